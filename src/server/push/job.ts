import { setTimeout as delay } from 'node:timers/promises';
import { minuteBell } from '../jobs/minute-ticker.ts';
import { createQueue, type Work } from '../jobs/queue.ts';
import { createDeliverer, type DeliverParts } from './deliver.ts';
import { deleteDeliveriesBefore, findSweptUntil } from './schedule-store.ts';
import { createSweep, SEND_WORK, type SendPayload, type Sweep } from './sweep.ts';

/** Who got which message when: long enough to answer a complaint, then it goes. */
export const DELIVERIES_KEPT_DAYS = 60;
const DAY_MS = 86_400_000;
/** Less than the process has to end in order; what is not done by then is taken up again later. */
const STOP_LIMIT_MS = 4_000;

export interface PushJob {
  /** Sends what is handed out, and sweeps each minute unless somebody else says when, until `stop`. */
  begin: (options?: { sweepsEachMinute: boolean }) => void;
  sweep: Sweep;
  stop: () => Promise<void>;
}

/** One message per visitor and local day: sweeps hand out what is due, and every instance sends what it fetches. */
export function pushJob(parts: DeliverParts): PushJob {
  const { database, clock, log } = parts;
  const { db } = database;
  const deliverer = createDeliverer(parts);
  const works: Work[] = [
    {
      name: SEND_WORK,
      batchSize: 2,
      fetchers: 2,
      handle: async (payloads) => {
        for (const { tickets } of payloads as SendPayload[]) await deliverer.deliver(tickets);
      },
    },
    {
      name: 'push-clear',
      batchSize: 1,
      fetchers: 1,
      schedule: '23 4 * * *',
      handle: () => deleteDeliveriesBefore(db, clock.nowMs() - DELIVERIES_KEPT_DAYS * DAY_MS),
    },
  ];
  const queue = createQueue(database, works, log);
  const stopping = new AbortController();
  const sweep = createSweep({ db, queue, log, signal: stopping.signal });

  /** One instance is enough: the others find the minute done. */
  async function sweepUnlessDone(): Promise<void> {
    await queue.whenReady();
    const sweptUntilMs = (await findSweptUntil(db)) ?? 0;
    const instantMs = clock.nowMs();
    if (Math.floor(sweptUntilMs / 60_000) !== Math.floor(instantMs / 60_000)) await sweep(instantMs);
  }

  const bell = minuteBell(clock, sweepUnlessDone, log);
  return {
    begin({ sweepsEachMinute } = { sweepsEachMinute: true }) {
      queue.begin();
      if (sweepsEachMinute) bell.begin();
    },
    async sweep(instantMs) {
      await queue.whenReady();
      return sweep(instantMs);
    },
    async stop() {
      stopping.abort();
      const stopped = Promise.all([bell.stop(), queue.stop()]).then(() => deliverer.drain());
      await Promise.race([stopped, delay(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
