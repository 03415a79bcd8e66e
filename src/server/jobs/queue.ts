import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type DrizzleTransactionLike } from 'pg-boss';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { isConnectionFailure, type Database } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { pause } from './pause.ts';
import { correctFutureTimes, steadyClock } from './queue-times.ts';

export const QUEUE_SCHEMA = 'pgboss';
const POLL_SECONDS = 2;
const AFTER_FAILURE_MS = 5_000;
/** What is not done by then is taken up again later. */
const STOP_LIMIT_MS = 3_000;
const HOUR_SECONDS = 3_600;
const WEEK_SECONDS = 604_800;
const CORRECTED_EACH_MS = 30_000;

/** One kind of work. The queue itself never tries anything twice: the work's own table knows what is still to do. */
export interface Work {
  name: string;
  /** How many are fetched at a time, and by how many workers. */
  batchSize: number;
  workers: number;
  /** UTC cron rule, for work that comes by the calendar rather than by `add`. */
  schedule?: string;
  handle: (payloads: unknown[]) => Promise<void>;
}

/** The site's one queue: jobs of every noun go through it. */
export interface Queue {
  /** Opens the queue for these kinds of work as soon as the database is there. */
  begin: (works: readonly Work[]) => void;
  whenReady: () => Promise<void>;
  /** Adds work within the caller's transaction: it is there if and only if the rest is. */
  add: (tx: DrizzleTransactionLike, name: string, payloads: readonly object[]) => Promise<void>;
  /** Fetches now instead of at the next poll; other instances find the work when they poll. */
  wake: (name: string) => void;
  stop: () => Promise<void>;
}

/** pg-boss hands some failures on as copies that are no errors any more. */
function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : Object.assign(new Error(), failure);
}

export function createQueue(database: Database, log: Logger): Queue {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort').then(() => {
    throw new Error('The job queue has been stopped.');
  });
  stopped.catch(() => {});
  const ready = Promise.withResolvers<void>();
  const workerIds = new Map<string, string[]>();
  let beginning = Promise.resolve();
  let correcting = Promise.resolve();
  let isReady = false;
  let boss: PgBoss | undefined;

  function logFailure(failure: unknown): void {
    const error = asError(failure);
    // The database logs by itself when it goes away and comes back.
    if (stopping.signal.aborted || !database.ready() || isConnectionFailure(error)) return;
    log.error({ reason: reasonOf(error) }, 'jobs: queue failed');
  }

  function newBoss(): PgBoss {
    const made = new PgBoss({
      schema: QUEUE_SCHEMA,
      // The site's own pool: while the database is away it refuses at once.
      db: { executeSql: (text, values) => database.pool.query(text, values) },
      maintenanceIntervalSeconds: HOUR_SECONDS,
      clock: steadyClock,
    });
    made.on('error', logFailure);
    return made;
  }

  async function open(started: PgBoss, { name, batchSize, workers, schedule, handle }: Work) {
    // What comes once a night and failed is still to be seen in the morning, and some days after.
    const deleteAfterSeconds = schedule ? WEEK_SECONDS : HOUR_SECONDS;
    const options = { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds };
    await started.createQueue(name, options);
    await started.updateQueue(name, options);
    if (schedule) await started.schedule(name, schedule);
    const ids: string[] = [];
    for (let worker = 0; worker < workers; worker++) {
      const how = { batchSize, burstWhenBatchFull: true, pollingIntervalSeconds: POLL_SECONDS };
      ids.push(await started.work(name, how, (jobs) => handle(jobs.map(({ data }) => data))));
    }
    workerIds.set(name, ids);
  }

  async function start(works: readonly Work[]): Promise<void> {
    const started = newBoss();
    boss = started;
    try {
      await started.start();
      for (const work of works) {
        stopping.signal.throwIfAborted();
        await open(started, work);
      }
      await correctFutureTimes(database, QUEUE_SCHEMA);
    } catch (error) {
      await started.stop({ graceful: false }).catch(logFailure);
      throw error;
    }
  }

  async function keepStarting(works: readonly Work[]): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await Promise.race([database.whenReady(), stopped]);
        await start(works);
        isReady = true;
        return ready.resolve();
      } catch (error) {
        logFailure(error);
        await pause(AFTER_FAILURE_MS, stopping.signal);
      }
    }
  }

  /** A clock may be set at any time. */
  async function keepCorrecting(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(CORRECTED_EACH_MS, stopping.signal);
      if (database.ready() && !stopping.signal.aborted)
        await correctFutureTimes(database, QUEUE_SCHEMA).catch(logFailure);
    }
  }

  return {
    begin(works) {
      beginning = keepStarting(works).then(() => void (correcting = keepCorrecting()));
    },
    async whenReady() {
      stopping.signal.throwIfAborted();
      if (!isReady) await Promise.race([ready.promise, stopped]);
    },
    async add(tx, name, payloads) {
      const jobs = payloads.map((data) => ({ data }));
      await boss!.insert(name, jobs, { db: fromDrizzle(tx, sql) });
    },
    wake(name) {
      for (const id of workerIds.get(name) ?? []) boss!.notifyWorker(id);
    },
    async stop() {
      stopping.abort();
      await beginning;
      await correcting;
      await boss?.stop({ timeout: STOP_LIMIT_MS }).catch(() => {});
    },
  };
}
