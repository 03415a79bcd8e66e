import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { isConnectionFailure } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { pause } from './pause.ts';

/** Short enough to notice a clock that was set, long enough to cost nothing. */
const CHECK_MS = 2_000;

export interface MinuteTicker {
  begin: () => void;
  stop: () => Promise<void>;
}

interface TickerParts {
  /** Whose minute it is, for the log. */
  name: string;
  tick: () => Promise<unknown>;
  clock: Clock;
  log: Logger;
}

/**
 * Calls `tick` once in every minute of the site's clock, whichever way that clock is set; a tick that failed is repeated
 * at the next check. The queue's own cron is not used for this: when the database's clock is set back, it does nothing
 * until the old time has come again.
 */
export function minuteTicker({ name, tick, clock, log }: TickerParts): MinuteTicker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let ticking = Promise.resolve();

  function logFailure(error: unknown): void {
    if (signal.aborted || isConnectionFailure(error)) return;
    log.error({ reason: reasonOf(error) }, `${name}: work of the minute failed`);
  }

  async function keepTicking(): Promise<void> {
    let doneMinute = NaN;
    while (!signal.aborted) {
      const minute = Math.floor(clock.nowMs() / 60_000);
      if (minute !== doneMinute) await tick().then(() => (doneMinute = minute), logFailure);
      await pause(CHECK_MS, signal);
    }
  }

  return {
    begin() {
      ticking = keepTicking();
    },
    async stop() {
      stopping.abort();
      await ticking;
    },
  };
}
