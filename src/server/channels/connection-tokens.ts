import type { Network } from '../../domain/channels/channel.ts';
import type { NetworkFailure } from '../../domain/channels/failure.ts';
import { troubleOf } from '../../domain/channels/trouble.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Seals } from '../orders/sealing.ts';
import {
  changeConnection,
  claimRenewal,
  findConnection,
  lockConnection,
  type ConnectionRow,
} from './connection-store.ts';
import { silence } from './networks/failure.ts';
import type { Access } from './networks/network.ts';
import type { Networks } from './networks/networks.ts';
import { SignInRefused, type Place, type Tokens } from './networks/sign-in.ts';
import { alone } from './sending-store.ts';

/** What is sealed of a connection. */
export interface Kept {
  tokens: Tokens;
  places: Place[];
}

export interface TokenParts {
  database: Pick<Database, 'db'>;
  clock: Clock;
  seals: Pick<Seals, 'seal' | 'open'>;
  networks: Networks;
}

const MINUTE_MS = 60_000;
/** A renewal that takes longer has died. */
const RENEWAL_MS = 2 * MINUTE_MS;
/** How long before its end a token is renewed: Pinterest's lives for a month, Google's for an hour. */
const AHEAD_MS: Readonly<Record<Network, number>> = {
  facebook: 0,
  pinterest: 3 * 24 * 60 * MINUTE_MS,
  youtube: 10 * MINUTE_MS,
};

/** With trial access the network says no by itself, or yes once it has changed its mind. */
const USABLE = new Set<ConnectionRow['state']>(['connected', 'trial']);

export const purposeOf = (channel: string): string => `channel connection ${channel}`;

/** An answer without a refresh token leaves the stored one where it is, with its end. */
export function mergedTokens(kept: Tokens, fresh: Tokens): Tokens {
  if (fresh.refresh !== null) return fresh;
  return { ...fresh, refresh: kept.refresh, endsAtMs: fresh.endsAtMs ?? kept.endsAtMs };
}

export type AccessAnswer = { access: Access } | { failure: NetworkFailure };

export interface ConnectionTokens {
  /** What a call needs, renewed where it is about to end; or why there is nothing. */
  accessOf: (channel: string, network: Network) => Promise<AccessAnswer>;
  /** Renews what ends soon, also where nothing is posted. */
  renew: (channel: string, network: Network) => Promise<void>;
  open: (row: ConnectionRow) => Kept | null;
  seal: (channel: string, kept: Kept) => string;
}

/** The failure that the rules know as "sign in again". */
const SIGNED_OUT = silence('invalid_grant', false);

export const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

export function connectionTokens({ database, clock, seals, networks }: TokenParts): ConnectionTokens {
  const { db } = database;
  /** Null where it was sealed with a key that is not set any more. */
  function open(row: ConnectionRow): Kept | null {
    try {
      return seals.open<Kept>(row.sealed, purposeOf(row.channel));
    } catch {
      return null;
    }
  }
  const seal = (channel: string, kept: Kept): string => seals.seal(kept, purposeOf(channel));

  const isEnding = ({ accessEndsAt }: ConnectionRow, network: Network): boolean =>
    accessEndsAt !== null && accessEndsAt.getTime() - clock.nowMs() < AHEAD_MS[network];

  const isOver = ({ accessEndsAt }: ConnectionRow): boolean =>
    accessEndsAt !== null && accessEndsAt.getTime() <= clock.nowMs();

  /** Only if it is still the one that was renewed: the owner may have signed in meanwhile. */
  async function store(row: ConnectionRow, fresh: Tokens): Promise<void> {
    await alone(db, async (tx) => {
      const now = await lockConnection(tx, row.channel);
      const kept = now && open(now);
      if (!kept || now.revision !== row.revision) return;
      const tokens = mergedTokens(kept.tokens, fresh);
      await changeConnection(tx, row.channel, {
        sealed: seal(row.channel, { ...kept, tokens }),
        accessEndsAt: dateOf(tokens.accessEndsAtMs),
        endsAt: dateOf(tokens.endsAtMs),
        renewingUntil: null,
        revision: row.revision + 1,
      });
    });
  }

  /** What stands in its way, if anything does. */
  async function refresh(row: ConnectionRow, network: Network): Promise<NetworkFailure | null> {
    const renewing = networks[network]?.signIn.refresh;
    const refreshing = open(row)?.tokens.refresh ?? null;
    if (!renewing || refreshing === null) return SIGNED_OUT;
    const now = new Date(clock.nowMs());
    const until = new Date(now.getTime() + RENEWAL_MS);
    if (!(await claimRenewal(db, row, { now, until }))) return silence('renewed elsewhere', false);
    try {
      await store(row, await renewing(refreshing));
      return null;
    } catch (error) {
      if (error instanceof SignInRefused) return error.failure;
      return silence(error instanceof Error ? error.message : 'unknown', false);
    }
  }

  async function renewed(row: ConnectionRow, network: Network): Promise<ConnectionRow | NetworkFailure> {
    const failure = await refresh(row, network);
    if (failure === null) return (await findConnection(db, row.channel)) ?? SIGNED_OUT;
    // What is still good is used until its end.
    return isOver(row) ? failure : row;
  }

  return {
    open,
    seal,
    async accessOf(channel, network) {
      const row = await findConnection(db, channel);
      if (!row || !USABLE.has(row.state) || !networks[network]) return { failure: SIGNED_OUT };
      const current = isEnding(row, network) ? await renewed(row, network) : row;
      if (!('sealed' in current)) return { failure: current };
      const kept = open(current);
      if (!kept) return { failure: SIGNED_OUT };
      const place = current.placeId!;
      const token = kept.places.find(({ id }) => id === place)?.token ?? kept.tokens.access;
      return { access: { token, place } };
    },
    async renew(channel, network) {
      const row = await findConnection(db, channel);
      if (!row || !USABLE.has(row.state) || !networks[network]?.signIn.refresh || !isEnding(row, network))
        return;
      const failure = await refresh(row, network);
      const told = failure && troubleOf(network, failure, clock.nowMs()).connection;
      // The owner hears of it before a post's time comes.
      if (told) await changeConnection(db, channel, { state: told });
    },
  };
}
