import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { dateInZone } from '../../domain/calendar/zones.ts';
import type { Clock } from '../clock.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { funnel } from './tables.ts';

export type FunnelStep = 'landing' | 'preview' | 'checkout' | 'paid' | 'refunded';

export interface Funnel {
  /** Counted here and written within a minute: a crowd costs no statement each. */
  count: (step: FunnelStep) => void;
  /** Within the caller's transaction, so that money is counted if and only if it moved. */
  countIn: (tx: Transaction, step: FunnelStep) => Promise<void>;
  /** What is counted and not written yet; the site does so by itself, and once more when it stops. */
  write: () => Promise<void>;
}

const WRITTEN_WITHIN_MS = 60_000;

async function add(
  db: Connection | Transaction,
  date: string,
  step: FunnelStep,
  count: number,
): Promise<void> {
  await db
    .insert(funnel)
    .values({ date, step, count })
    .onConflictDoUpdate({
      target: [funnel.date, funnel.step],
      set: { count: sql`${funnel.count} + excluded.count` },
    });
}

/**
 * How many came how far on a day, by UTC; nobody can be told from anybody else in it. It writes by a timer of its own, since
 * an instance without jobs has visitors too.
 */
export function createFunnel(db: Connection, clock: Clock, log: Logger): Funnel {
  const waiting = new Map<FunnelStep, number>();
  let timer: NodeJS.Timeout | null = null;
  const today = (): string => dateInZone(clock.nowMs(), 'UTC');

  function count(step: FunnelStep, times = 1): void {
    waiting.set(step, (waiting.get(step) ?? 0) + times);
    timer ??= setTimeout(() => void write(), WRITTEN_WITHIN_MS).unref();
  }

  async function write(): Promise<void> {
    clearTimeout(timer ?? undefined);
    timer = null;
    const counts = [...waiting];
    waiting.clear();
    for (const [step, times] of counts) {
      await add(db, today(), step, times).catch((error: unknown) => {
        count(step, times);
        log.warn({ reason: reasonOf(error) }, 'orders: funnel not written yet');
      });
    }
  }

  return { count: (step) => count(step), countIn: (tx, step) => add(tx, today(), step, 1), write };
}
