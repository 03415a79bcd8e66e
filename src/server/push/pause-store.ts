import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { lockSweeps, PAUSED, saveSweptUntil } from './schedule-store.ts';
import { pushPauses } from './tables.ts';

/** Since when the owner has paused all daily messages; null: they go out. */
export async function pushPaused(db: Connection | Transaction): Promise<Date | null> {
  const [row] = await db.select().from(pushPauses);
  return row?.since ?? null;
}

/** Whatever waits is left out; what is being sent at this moment ends by itself. False where it was paused before. */
export async function pausePush(tx: Transaction, now: Date): Promise<boolean> {
  await lockSweeps(tx);
  const paused = await tx.insert(pushPauses).values({ since: now }).onConflictDoNothing().returning();
  if (paused.length === 0) return false;
  await tx.execute(sql`
    update deliveries set outcome = 'dropped', detail = ${PAUSED}, updated_at = ${now.toISOString()}
    where outcome = 'waiting' and attempts = answered`);
  return true;
}

/** What was due meanwhile is over, also where nobody swept. False where nothing was paused. */
export async function resumePush(tx: Transaction, now: Date): Promise<boolean> {
  await lockSweeps(tx);
  const ended = await tx.delete(pushPauses).returning();
  if (ended.length === 0) return false;
  await saveSweptUntil(tx, now.getTime());
  return true;
}
