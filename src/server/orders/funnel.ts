import { sql } from 'drizzle-orm';
import { dateInZone } from '../../domain/calendar/zones.ts';
import type { Clock } from '../clock.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { funnel } from './tables.ts';

export type FunnelStep = 'landing' | 'preview' | 'checkout' | 'paid' | 'refunded';

export interface Funnel {
  /** Counted here and written once a minute: a crowd costs no statement each. */
  count: (step: FunnelStep) => void;
  /** Within the caller's transaction, so that money is counted if and only if it moved. */
  countIn: (tx: Transaction, step: FunnelStep) => Promise<void>;
  write: () => Promise<void>;
}

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

/** How many came how far on a day, by UTC; nobody can be told from anybody else in it. */
export function createFunnel(db: Connection, clock: Clock): Funnel {
  const waiting = new Map<FunnelStep, number>();
  const today = (): string => dateInZone(clock.nowMs(), 'UTC');
  return {
    count: (step) => void waiting.set(step, (waiting.get(step) ?? 0) + 1),
    countIn: (tx, step) => add(tx, today(), step, 1),
    async write() {
      const counts = [...waiting];
      waiting.clear();
      for (const [step, count] of counts) await add(db, today(), step, count);
    },
  };
}
