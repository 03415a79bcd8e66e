import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { isConnectionFailure } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { pause } from './pause.ts';

/** Short enough to notice a clock that was set, long enough to cost nothing. */
const LOOK_MS = 2_000;

export interface MinuteBell {
  begin: () => void;
  stop: () => Promise<void>;
}

/**
 * Rings once in every minute of the site's clock, whichever way that clock is set; what failed is rung again at the next
 * look. The queue's own cron is not used for this: when the database's clock is set back, it is silent until the old
 * time has come again.
 */
export function minuteBell(clock: Clock, ring: () => Promise<unknown>, log: Logger): MinuteBell {
  const stopping = new AbortController();
  const { signal } = stopping;
  let ringing = Promise.resolve();

  async function keepRinging(): Promise<void> {
    let rungMinute = NaN;
    while (!signal.aborted) {
      const minute = Math.floor(clock.nowMs() / 60_000);
      if (minute !== rungMinute) {
        await ring().then(
          () => (rungMinute = minute),
          (error: unknown) => {
            if (!signal.aborted && !isConnectionFailure(error))
              log.error({ reason: reasonOf(error) }, 'jobs: work of the minute failed');
          },
        );
      }
      await pause(LOOK_MS, signal);
    }
  }

  return {
    begin() {
      ringing = keepRinging();
    },
    async stop() {
      stopping.abort();
      await ringing;
    },
  };
}
