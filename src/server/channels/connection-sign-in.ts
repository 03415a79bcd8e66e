import { randomBytes } from 'node:crypto';
import type { Network } from '../../domain/channels/channel.ts';
import { troubleOf } from '../../domain/channels/trouble.ts';
import { NETWORK_NAMES } from '../../domain/channels/network-names.ts';
import { recordAudit } from '../audit/store.ts';
import type { OwnerAtDesk } from '../access/sessions.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict, Invalid, NotFound } from '../failures.ts';
import { hashOf } from '../orders/sealing.ts';
import { findChannel, type ChannelRow } from './channel-store.ts';
import {
  addSignIn,
  lockConnection,
  putConnection,
  takeSignIn,
  type ConnectionRow,
  type SignInRow,
} from './connection-store.ts';
import {
  dateOf,
  mergedTokens,
  type ConnectionTokens,
  type Kept,
  type TokenParts,
} from './connection-tokens.ts';
import { Unanswered, Unreached } from './networks/call.ts';
import type { ConnectedNetwork } from './networks/networks.ts';
import { challengeOf, newVerifier, SignInRefused, type Place, type Tokens } from './networks/sign-in.ts';
import { alone, offerAnotherTry } from './sending-store.ts';

/** How long the owner may take at the network's page. */
export const SIGN_IN_MS = 10 * 60_000;
const STATE_BYTES = 32;

export interface SignInParts extends TokenParts {
  config: Pick<Config, 'siteUrl'>;
  tokens: ConnectionTokens;
}

export interface NetworkAnswer {
  state: string;
  /** Null where the owner said no, or the network did. */
  code: string | null;
}

export interface ChannelSignIn {
  /** The network's page to go to. */
  begin: (key: string, owner: OwnerAtDesk) => Promise<string>;
  /** What the network sent the owner back with; the channel that is signed in now. */
  finish: (network: Network, answer: NetworkAnswer, owner: OwnerAtDesk) => Promise<ChannelRow>;
}

/** Where a network sends its answer: it has to be registered there, letter by letter. */
export const callbackUrl = (siteUrl: string, network: Network): string =>
  `${siteUrl}/admin/connect/${network}/callback`;

/** The same place as before is taken up again; where there is but one, it is that. */
function placeOf(places: readonly Place[], before: ConnectionRow | null): Place | null {
  const same = places.find(({ id }) => id === before?.placeId);
  return same ?? (places.length === 1 ? places[0]! : null);
}

export function channelSignIn(parts: SignInParts): ChannelSignIn {
  const { config, database, clock, seals, networks, tokens: kept } = parts;
  const { db } = database;
  const purposeOf = (stateHash: string): string => `channel sign-in ${stateHash}`;

  async function knownChannel(key: string): Promise<{ channel: ChannelRow; there: ConnectedNetwork }> {
    const channel = await findChannel(db, key);
    if (!channel) throw new NotFound('There is no such channel.');
    const there = networks[channel.network];
    if (!there) throw new Conflict(`Set the keys of your app at ${NETWORK_NAMES[channel.network]} first.`);
    return { channel, there };
  }

  /** Once, by the session that began it, within minutes. */
  async function taken(state: string, owner: OwnerAtDesk): Promise<SignInRow> {
    const begun = await takeSignIn(db, hashOf(state));
    const isOurs = begun !== null && begun.sessionId === owner.sessionId;
    if (!isOurs || clock.nowMs() - begun.createdAt.getTime() >= SIGN_IN_MS)
      throw new Invalid('This sign-in has ended. Please begin again.');
    return begun;
  }

  async function asked<T>(network: Network, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof SignInRefused)
        throw new Conflict(troubleOf(network, error.failure, clock.nowMs()).trouble.reason);
      if (error instanceof Unanswered || error instanceof Unreached)
        throw new Conflict(`${NETWORK_NAMES[network]} didn’t answer. Please try again.`);
      throw error;
    }
  }

  /** A stored refresh token is kept where none came, but only for the same page, board or channel. */
  function keptWith(fresh: Tokens, places: Place[], before: ConnectionRow | null): Kept {
    const old = before && kept.open(before);
    const isSame = places.some(({ id }) => id === before?.placeId);
    return { tokens: old && isSame ? mergedTokens(old.tokens, fresh) : fresh, places };
  }

  async function store(tx: Transaction, channel: ChannelRow, fresh: Tokens, places: Place[]): Promise<void> {
    const before = await lockConnection(tx, channel.key);
    const all = keptWith(fresh, places, before);
    const place = placeOf(places, before);
    await putConnection(tx, {
      channel: channel.key,
      state: place ? 'connected' : 'choosing',
      sealed: kept.seal(channel.key, all),
      placeId: place?.id ?? null,
      placeName: place?.name ?? null,
      accessEndsAt: dateOf(all.tokens.accessEndsAtMs),
      endsAt: dateOf(all.tokens.endsAtMs),
      waitsUntil: null,
      renewingUntil: null,
      connectedAt: new Date(clock.nowMs()),
    });
    await offerAnotherTry(tx, channel.key);
  }

  return {
    async begin(key, owner) {
      const { channel, there } = await knownChannel(key);
      const [state, verifier] = [randomBytes(STATE_BYTES).toString('base64url'), newVerifier()];
      const stateHash = hashOf(state);
      const createdAt = new Date(clock.nowMs());
      const sealedVerifier = seals.seal(verifier, purposeOf(stateHash));
      const row = { stateHash, channel: key, sessionId: owner.sessionId, sealedVerifier, createdAt };
      await alone(db, (tx) => addSignIn(tx, row, new Date(clock.nowMs() - SIGN_IN_MS)));
      const redirectUrl = callbackUrl(config.siteUrl, channel.network);
      return there.signIn.address({ state, challenge: challengeOf(verifier), redirectUrl });
    },
    async finish(network, { state, code }, owner) {
      const begun = await taken(state, owner);
      const { channel, there } = await knownChannel(begun.channel);
      if (channel.network !== network) throw new Invalid('This sign-in has ended. Please begin again.');
      if (code === null)
        throw new Conflict(`${NETWORK_NAMES[network]} didn’t let us in. Nothing has changed.`);
      const verifier = seals.open<string>(begun.sealedVerifier, purposeOf(begun.stateHash));
      const redirectUrl = callbackUrl(config.siteUrl, network);
      const fresh = await asked(network, () => there.signIn.exchange({ code, verifier, redirectUrl }));
      const places = await asked(network, () => there.signIn.places(fresh));
      if (places.length === 0)
        throw new Conflict(`${NETWORK_NAMES[network]} shows nothing that you may post to.`);
      await alone(db, async (tx) => {
        await store(tx, channel, fresh, places);
        const change = { by: owner.device, action: 'channel connected', subject: `channel ${channel.key}` };
        await recordAudit(tx, new Date(clock.nowMs()), change);
      });
      return channel;
    },
  };
}
