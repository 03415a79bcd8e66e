import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { isConnectionFailure, type Database } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { settle, type Settlement } from './delivery-store.ts';
import { forgetSubscriptions } from './subscriptions.ts';

/** What has been sent is written down this soon, and so many at a time: a crash in between repeats a message. */
const GATHER_MS = 20;
const MOST_AT_ONCE = 200;
const TRIES = 3;
const AGAIN_MS = 500;

export interface Settler {
  /** Resolves when it is written down, or cannot be. */
  add: (settlement: Settlement) => Promise<void>;
}

/** Writes verdicts down in groups. A database that goes away in the meantime is awaited: what was sent stays known. */
export function createSettler(database: Database, clock: Clock, log: Logger): Settler {
  const gathered: Settlement[] = [];
  let writing: Promise<void> | undefined;

  /** One visitor at a time, before the verdict: whoever subscribes or deletes at this moment waits for no other. */
  async function forgetGone(settlements: readonly Settlement[]): Promise<void> {
    for (const { visitorHash, gone } of settlements) {
      if (gone.length > 0) await forgetSubscriptions(database.db, visitorHash, gone, clock.nowMs());
    }
  }

  async function write(settlements: readonly Settlement[]): Promise<void> {
    for (let tries = 1; ;) {
      try {
        await forgetGone(settlements);
        return await settle(database.db, settlements, clock.nowMs());
      } catch (error) {
        const isAway = isConnectionFailure(error);
        if (!isAway && tries++ === TRIES)
          return log.error({ reason: reasonOf(error) }, 'push: outcomes not recorded');
        // Rejected when the database is closed for good.
        if (isAway) await database.whenReady();
        await delay(AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  async function gatherAndWrite(): Promise<void> {
    try {
      await delay(GATHER_MS, undefined, { ref: false });
      while (gathered.length > 0) await write(gathered.splice(0, MOST_AT_ONCE));
    } finally {
      // In the same breath as the last look: whoever comes later must not wait for this round.
      writing = undefined;
    }
  }

  return {
    async add(settlement) {
      gathered.push(settlement);
      writing ??= gatherAndWrite().catch(() => {});
      await writing;
    },
  };
}
