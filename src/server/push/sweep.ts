import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { dueMinutes, sweepWindow, type Window } from '../../domain/push/due.ts';
import type { Connection, Transaction } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';
import { pushPaused } from './pause-store.ts';
import {
  findSweptUntil,
  findZones,
  insertDue,
  saveSweptUntil,
  takeOverdue,
  lockSweeps,
  type Ticket,
  type ZoneMinute,
} from './schedule-store.ts';

/** Name and payload of the jobs that send. */
export const SEND_WORK = 'push-send';
export interface SendPayload {
  tickets: Ticket[];
}

/** A delivery begun and not ended after so long is handed out again: its process is taken for dead. */
export const LEASE_MS = 50_000;

const BATCH = 1_000;
const TICKETS_PER_JOB = 25;
/** Hours that were missed are made up for in slices. */
const SLICE_MS = 60 * 60_000;
const ZONES_AT_ONCE = 200;

interface SweepParts {
  db: Connection;
  queue: Pick<Queue, 'add' | 'wake'>;
  log: Logger;
  /** Ends the sweep between two batches; the next one goes on from there. */
  signal: AbortSignal;
}

/** Hands out everything that is due at the instant, and says how many deliveries that were. */
export type Sweep = (instantMs: number) => Promise<number>;

type Take = (tx: Transaction, isPaused: boolean) => Promise<Ticket[]>;

function* slicesOf({ fromMs, toMs }: Window): Generator<Window> {
  for (let startMs = fromMs; startMs < toMs; startMs += SLICE_MS) {
    yield { fromMs: startMs, toMs: Math.min(startMs + SLICE_MS, toMs) };
  }
}

function* groupsOf<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}

/** A zone that an older or newer runtime knew must not cost everybody else their message. */
function zoneCalendar(log: Logger): (zone: string, window: Window) => ZoneMinute[] {
  const unknown = new Set<string>();
  return (zone, window) => {
    try {
      return dueMinutes(zone, window).map((minute) => ({ ...minute, zone }));
    } catch {
      if (!unknown.has(zone)) log.warn({ zone }, 'push: time zone unknown, no messages sent there');
      unknown.add(zone);
      return [];
    }
  };
}

export function createSweep({ db, queue, log, signal }: SweepParts): Sweep {
  const minutesOf = zoneCalendar(log);

  /** One transaction inserts deliveries and queues them: both or neither. A pause counts from the moment it is set. */
  function handOutBatch(take: Take): Promise<number> {
    return db.transaction(
      async (tx) => {
        await lockSweeps(tx);
        const isPaused = (await pushPaused(tx)) !== null;
        const tickets = await take(tx, isPaused);
        const payloads = [...groupsOf(tickets, TICKETS_PER_JOB)].map((group) => ({ tickets: group }));
        if (payloads.length > 0 && !isPaused) await queue.add(tx, SEND_WORK, payloads satisfies SendPayload[]);
        return tickets.length;
      },
      { isolationLevel: 'read committed' },
    );
  }

  async function handOut(take: Take): Promise<number> {
    for (let count = 0; ;) {
      signal.throwIfAborted();
      const taken = await handOutBatch(take);
      if (taken === 0) return count;
      queue.wake(SEND_WORK);
      count += taken;
    }
  }

  return async (instantMs) => {
    const limits = { nowMs: instantMs, nextAttemptMs: instantMs + LEASE_MS, limit: BATCH };
    let count = await handOut((tx, isPaused) => takeOverdue(tx, { ...limits, isPaused }));
    const window = sweepWindow(await findSweptUntil(db), instantMs);
    const zones = await findZones(db);
    for (const slice of slicesOf(window)) {
      for (const group of groupsOf(zones, ZONES_AT_ONCE)) {
        const minutes = group.flatMap((zone) => minutesOf(zone, slice));
        if (minutes.length > 0)
          count += await handOut((tx, isPaused) => insertDue(tx, minutes, { ...limits, isPaused }));
        // Requests are answered in between.
        await setImmediate();
      }
      await saveSweptUntil(db, slice.toMs);
    }
    return count;
  };
}
