import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { TooMany } from '../failures.ts';
import type { Seals } from '../orders/sealing.ts';
import type { Asker } from '../visitor.ts';
import { clearLockouts, countWrong, forgetWrong, holdLockout, uncountWrong } from './lockout-store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FREE_TRIES = 5;
/** Whoever holds a /48 has 65,536 addresses to try from. */
const FREE_TRIES_OF_NETWORK = 40;
const KEPT_ADDRESSES = 10_000;

/** After the fifth wrong try a minute, and twice as long after every further one, up to an hour. */
export function waitAfter(wrong: number, freeTries = FREE_TRIES): number {
  return wrong < freeTries ? 0 : Math.min(MINUTE_MS * 2 ** (wrong - freeTries), HOUR_MS);
}

/** What a try turned out to be; `undecided` is neither counted nor forgiven. */
export type Verdict<T> = { verdict: 'right' | 'wrong' | 'undecided'; value: T };

export interface Lockout {
  /** Refuses an address that has to wait with TooMany; otherwise counts the try as wrong until it proves right. */
  guard: <T>(asker: Asker, attempt: () => Promise<Verdict<T>>) => Promise<T>;
}

interface Counted {
  address: string;
  freeTries: number;
}

function waitWords(seconds: number): string {
  if (seconds <= 60) return 'Five wrong tries, then a minute’s wait.';
  return `Too many wrong tries. You can try again in ${Math.ceil(seconds / 60)} minutes.`;
}

function refuse(leftMs: number): never {
  const seconds = Math.ceil(leftMs / 1000);
  throw new TooMany(waitWords(seconds), seconds);
}

interface Parts {
  database: Database;
  clock: Clock;
  seals: Seals;
}

/** By address, never for the whole account: otherwise strangers could keep the owner out. */
export function lockout({ database, clock, seals }: Parts): Lockout {
  const { db } = database;
  const keyed = (text: string): string =>
    createHmac('sha256', seals.derived('lockout')).update(text).digest('base64url');

  function countedOf({ address, network }: Asker): Counted[] {
    const own = { address: keyed(address), freeTries: FREE_TRIES };
    if (network === address) return [own];
    return [own, { address: keyed(`network ${network}`), freeTries: FREE_TRIES_OF_NETWORK }];
  }

  /** Counted before it is looked at: a hundred guesses at the same time are a hundred, not one. */
  async function count(counted: readonly Counted[]): Promise<void> {
    const now = new Date(clock.nowMs());
    await db.transaction(async (tx) => {
      await clearLockouts(tx, new Date(now.getTime() - DAY_MS), KEPT_ADDRESSES);
      for (const { address, freeTries } of counted) {
        const row = await holdLockout(tx, address, now);
        const sinceMs = now.getTime() - row.lastAt.getTime();
        const leftMs = waitAfter(row.wrong, freeTries) - sinceMs;
        // A clock that was set back must not make anybody wait for days.
        if (leftMs > 0 && sinceMs >= 0) refuse(leftMs);
        await countWrong(tx, { address, wrong: row.wrong + 1, lastAt: now });
      }
    });
  }

  return {
    async guard(asker, attempt) {
      const counted = countedOf(asker);
      const addresses = counted.map(({ address }) => address);
      await count(counted);
      let verdict: Verdict<never>['verdict'] = 'undecided';
      try {
        const tried = await attempt();
        verdict = tried.verdict;
        return tried.value;
      } finally {
        if (verdict === 'right') await forgetWrong(db, addresses);
        if (verdict === 'undecided') await uncountWrong(db, addresses);
      }
    },
  };
}
