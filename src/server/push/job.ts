import type { BackgroundJob, JobContext } from '../jobs/background.ts';
import { createDeliverer, type DeliverParts } from './deliver.ts';
import { deleteDeliveriesOutside, findSweptUntil } from './schedule-store.ts';
import { createSweep, SEND_WORK, type SendPayload, type Sweep } from './sweep.ts';

/** Long enough to answer a complaint about a message. */
export const DELIVERIES_KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

export interface PushJobs extends BackgroundJob {
  sweep: Sweep;
}

/** One message per visitor and local day: sweeps hand out what is due, and every instance sends what it fetches. */
export function pushJobs(parts: DeliverParts & Pick<JobContext, 'queue' | 'signal'>): PushJobs {
  const { database, clock, log, queue, signal } = parts;
  const { db } = database;
  const deliverer = createDeliverer(parts);
  const sweepNow = createSweep({ db, queue, log, signal });

  async function sweep(instantMs: number): Promise<number> {
    await queue.whenReady();
    return sweepNow(instantMs);
  }

  /** One instance is enough: the others find the minute done. */
  async function sweepUnlessDone(): Promise<void> {
    await queue.whenReady();
    const sweptUntilMs = (await findSweptUntil(db)) ?? 0;
    const instantMs = clock.nowMs();
    if (Math.floor(sweptUntilMs / 60_000) !== Math.floor(instantMs / 60_000)) await sweepNow(instantMs);
  }

  function clear(): Promise<void> {
    const nowMs = clock.nowMs();
    return deleteDeliveriesOutside(db, {
      fromMs: nowMs - DELIVERIES_KEPT_DAYS * DAY_MS,
      toMs: nowMs + DAY_MS,
    });
  }

  return {
    name: 'push',
    works: [
      {
        name: SEND_WORK,
        batchSize: 2,
        workers: 2,
        handle: async (payloads) => {
          for (const { tickets } of payloads as SendPayload[]) await deliverer.deliver(tickets);
        },
      },
      {
        name: 'push-clear',
        batchSize: 1,
        workers: 1,
        schedule: '23 4 * * *',
        handle: clear,
      },
    ],
    eachMinute: sweepUnlessDone,
    sweep,
    stop: deliverer.drain,
  };
}
