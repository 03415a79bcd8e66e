import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { ownerLockouts } from './tables.ts';

export type LockoutRow = typeof ownerLockouts.$inferSelect;

/** Held until the transaction ends, so that guesses made at the same time are counted one after the other. */
export async function holdLockout(tx: Transaction, address: string, now: Date): Promise<LockoutRow> {
  await tx.insert(ownerLockouts).values({ address, wrong: 0, lastAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(ownerLockouts).where(eq(ownerLockouts.address, address)).for('update');
  return row!;
}

export async function countWrong(tx: Transaction, { address, wrong, lastAt }: LockoutRow): Promise<void> {
  await tx.update(ownerLockouts).set({ wrong, lastAt }).where(eq(ownerLockouts.address, address));
}

export async function uncountWrong(db: Connection, addresses: readonly string[]): Promise<void> {
  await db
    .update(ownerLockouts)
    .set({ wrong: sql`greatest(0, ${ownerLockouts.wrong} - 1)` })
    .where(inArray(ownerLockouts.address, [...addresses]));
}

export async function forgetWrong(db: Connection, addresses: readonly string[]): Promise<void> {
  await db.delete(ownerLockouts).where(inArray(ownerLockouts.address, [...addresses]));
}

/** Those that have been quiet, and the oldest of more than we keep. */
export async function clearLockouts(tx: Transaction, quietSince: Date, kept: number): Promise<void> {
  await tx.delete(ownerLockouts).where(lt(ownerLockouts.lastAt, quietSince));
  const tooMany = tx
    .select({ address: ownerLockouts.address })
    .from(ownerLockouts)
    .orderBy(desc(ownerLockouts.lastAt))
    .offset(kept);
  await tx.delete(ownerLockouts).where(inArray(ownerLockouts.address, tooMany));
}

export async function forgetAllWrong(tx: Transaction): Promise<void> {
  await tx.delete(ownerLockouts);
}
