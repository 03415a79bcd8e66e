import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { isConnectionFailure, type Database } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { saveResults, type AttemptResult } from './delivery-store.ts';
import { forgetSubscriptions } from './subscriptions.ts';

/** Results are saved this soon, and so many at a time: a crash in between repeats a message. */
const GATHER_MS = 20;
const MOST_AT_ONCE = 200;
const TRIES = 3;
const AGAIN_MS = 500;

export interface DeliveryRecorder {
  /** Resolves when the result is saved, or cannot be. */
  record: (result: AttemptResult) => Promise<void>;
}

/** Saves results in groups. When the database goes away meanwhile it waits for it, so that no message is sent twice. */
export function createDeliveryRecorder(database: Database, clock: Clock, log: Logger): DeliveryRecorder {
  const gathered: AttemptResult[] = [];
  let saving: Promise<void> | undefined;

  /** One visitor per transaction: one who subscribes at this moment does not wait for others. */
  async function forgetGone(results: readonly AttemptResult[]): Promise<void> {
    let count = 0;
    for (const { visitorHash, gone } of results) {
      if (gone.length > 0) await forgetSubscriptions(database.db, visitorHash, gone, clock.nowMs());
      count += gone.length;
    }
    if (count > 0) log.info({ count }, 'push: gone subscriptions removed');
  }

  async function save(results: readonly AttemptResult[]): Promise<void> {
    for (let tries = 1; ;) {
      try {
        await forgetGone(results);
        return await saveResults(database.db, results, clock.nowMs());
      } catch (error) {
        const isAway = isConnectionFailure(error);
        if (!isAway && tries++ === TRIES)
          return log.error({ count: results.length, reason: reasonOf(error) }, 'push: results not saved');
        // Rejected when the database is closed for good.
        if (isAway) await database.whenReady();
        await delay(AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  async function gatherAndSave(): Promise<void> {
    try {
      await delay(GATHER_MS, undefined, { ref: false });
      while (gathered.length > 0) await save(gathered.splice(0, MOST_AT_ONCE));
    } finally {
      // In the same turn of the event loop as the last check: a later result must not wait for this round.
      saving = undefined;
    }
  }

  return {
    async record(result) {
      gathered.push(result);
      saving ??= gatherAndSave().catch(() => {});
      await saving;
    },
  };
}
