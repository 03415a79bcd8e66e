import type { ChannelPlaces } from '../../contract/desk-connections.ts';
import type { OwnerAtDesk } from '../access/sessions.ts';
import { recordAudit } from '../audit/store.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { Conflict, NotFound } from '../failures.ts';
import { createSeals, type Seals } from '../orders/sealing.ts';
import { findChannel, listChannels, saveChannel, type ChannelRow } from './channel-store.ts';
import { channelSignIn, type ChannelSignIn } from './connection-sign-in.ts';
import { changeConnection, dropConnection, findConnection, lockConnection } from './connection-store.ts';
import { connectionTokens, type ConnectionTokens } from './connection-tokens.ts';
import { shownConnection } from './connection-words.ts';
import { createCaller, type Caller } from './networks/call.ts';
import { createNetworks, type Networks } from './networks/networks.ts';
import type { ConnectionOf } from './sender.ts';
import { alone } from './sending-store.ts';

/** The owner's accounts at the networks. */
export interface Connections extends ChannelSignIn {
  connectionOf: ConnectionOf;
  /** The pages, boards or channels that the sign-in showed. */
  places: (key: string) => Promise<ChannelPlaces>;
  choose: (key: string, placeId: string, owner: OwnerAtDesk) => Promise<ChannelRow>;
  disconnect: (key: string, owner: OwnerAtDesk) => Promise<ChannelRow>;
  /** Once a minute: tokens that end soon are renewed. */
  renewAll: () => Promise<void>;
  tokens: ConnectionTokens;
  networks: Networks;
  caller: Caller;
  seals: Seals;
}

export interface ConnectionsParts {
  config: Config;
  clock: Clock;
  database: Pick<Database, 'db'>;
}

export function createConnections({ config, clock, database }: ConnectionsParts): Connections {
  const { db } = database;
  const caller = createCaller();
  const networks = createNetworks({ settings: config.networks, caller, clock });
  const seals = createSeals(config);
  const tokens = connectionTokens({ database, clock, seals, networks });
  const signIn = channelSignIn({ config, database, clock, seals, networks, tokens });
  const now = (): Date => new Date(clock.nowMs());

  async function knownChannel(tx: Transaction, key: string): Promise<ChannelRow> {
    const channel = await findChannel(tx, key);
    if (!channel) throw new NotFound('There is no such channel.');
    return channel;
  }

  return {
    ...signIn,
    tokens,
    networks,
    caller,
    seals,
    connectionOf: async ({ key, network }) =>
      shownConnection(network, await findConnection(db, key), config.networks, clock.nowMs()),
    async places(key) {
      const row = await findConnection(db, key);
      const kept = row && tokens.open(row);
      return {
        chosen: row?.placeId ?? null,
        places: (kept?.places ?? []).map(({ id, name }) => ({ id, name })),
      };
    },
    choose: (key, placeId, { device }) =>
      alone(db, async (tx) => {
        const channel = await knownChannel(tx, key);
        const row = await lockConnection(tx, key);
        const place = row && tokens.open(row)?.places.find(({ id }) => id === placeId);
        if (!place) throw new Conflict('That isn’t among what you may post to. Please sign in again.');
        const state = row.state === 'choosing' ? 'connected' : row.state;
        await changeConnection(tx, key, { state, placeId, placeName: place.name });
        const change = { by: device, action: 'channel place chosen', subject: `channel ${key}` };
        await recordAudit(tx, now(), { ...change, before: row.placeName, after: place.name });
        return channel;
      }),
    disconnect: (key, { device }) =>
      alone(db, async (tx) => {
        const channel = await knownChannel(tx, key);
        const dropped = await dropConnection(tx, key);
        // Its posts are the owner's to bring out again.
        const way = channel.way === 'connected' ? 'kit' : channel.way;
        await saveChannel(tx, key, { way });
        const change = { by: device, action: 'channel disconnected', subject: `channel ${key}` };
        if (dropped) await recordAudit(tx, now(), { ...change, before: dropped.placeName });
        return { ...channel, way };
      }),
    async renewAll() {
      for (const { key, network } of await listChannels(db)) await tokens.renew(key, network);
    },
  };
}
