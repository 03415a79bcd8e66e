import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { minuteTicker } from './minute-ticker.ts';
import { createQueue, type Queue, type Work } from './queue.ts';

/** Less than the process has to end in order; what is not done by then is taken up again later. */
const STOP_LIMIT_MS = 4_000;

/** What one noun does beside the requests: whichever of these it needs. */
export interface BackgroundJob {
  /** Its lines in the log begin with it. */
  name: string;
  /** The kinds of work that it adds to the queue. */
  works?: readonly Work[];
  /** Called once in every minute of the site's clock, by every instance. */
  eachMinute?: (() => Promise<unknown>) | undefined;
  /** Awaited before the site listens. */
  prepare?: () => Promise<void>;
  /** Called once the site listens. */
  begin?: () => void;
  /** Called when the queue hands out nothing more; resolves when what was begun has ended. */
  stop?: () => Promise<void>;
}

export interface BackgroundParts {
  database: Database;
  clock: Clock;
  log: Logger;
}

/** What a noun makes its job from. */
export interface JobContext extends BackgroundParts {
  queue: Pick<Queue, 'whenReady' | 'add' | 'wake'>;
  /** Aborted as soon as the site stops: nothing new is begun. */
  signal: AbortSignal;
}

export interface Background {
  prepare: () => Promise<void>;
  begin: () => void;
  stop: () => Promise<void>;
}

/** Runs jobs on one queue, each with a minute ticker of its own, so that a slow one does not hold up the others. */
export function runInBackground(
  parts: BackgroundParts,
  list: (context: JobContext) => readonly BackgroundJob[],
): Background {
  const { database, clock, log } = parts;
  const stopping = new AbortController();
  const queue = createQueue(database, log);
  const jobs = list({ ...parts, queue, signal: stopping.signal });
  const tickers = jobs.flatMap(({ name, eachMinute }) =>
    eachMinute ? [minuteTicker({ name, tick: eachMinute, clock, log })] : [],
  );

  async function end(): Promise<void> {
    await Promise.all([...tickers.map((ticker) => ticker.stop()), queue.stop()]);
    await Promise.all(jobs.map(async (job) => job.stop?.()));
  }

  return {
    async prepare() {
      await Promise.all(jobs.map(async (job) => job.prepare?.()));
    },
    begin() {
      queue.begin(jobs.flatMap(({ works = [] }) => works));
      for (const ticker of tickers) ticker.begin();
      for (const job of jobs) job.begin?.();
    },
    async stop() {
      stopping.abort();
      await Promise.race([end(), delay(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
