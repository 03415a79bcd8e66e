import { asc, count, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { ownerPasskeys } from './tables.ts';

export type PasskeyRow = typeof ownerPasskeys.$inferSelect;

export async function listPasskeys(db: Connection | Transaction): Promise<PasskeyRow[]> {
  return db.select().from(ownerPasskeys).orderBy(asc(ownerPasskeys.createdAt), asc(ownerPasskeys.id));
}

export async function countPasskeys(db: Connection | Transaction): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(ownerPasskeys);
  return row!.kept;
}

export async function findPasskey(db: Connection, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(ownerPasskeys).where(eq(ownerPasskeys.id, id));
  return row ?? null;
}

/** Whether it is new. */
export async function addPasskey(tx: Transaction, row: PasskeyRow): Promise<boolean> {
  return (await tx.insert(ownerPasskeys).values(row).onConflictDoNothing().returning()).length > 0;
}

export async function usePasskey(db: Connection, id: string, counter: number, usedAt: Date): Promise<void> {
  await db.update(ownerPasskeys).set({ counter, usedAt }).where(eq(ownerPasskeys.id, id));
}

/** Its name until now, or null where there is none. */
export async function renamePasskey(tx: Transaction, id: string, name: string): Promise<string | null> {
  const [before] = await tx.select().from(ownerPasskeys).where(eq(ownerPasskeys.id, id)).for('update');
  await tx.update(ownerPasskeys).set({ name }).where(eq(ownerPasskeys.id, id));
  return before?.name ?? null;
}

/** Its name, or null where there was none. */
export async function removePasskey(tx: Transaction, id: string): Promise<string | null> {
  const [removed] = await tx.delete(ownerPasskeys).where(eq(ownerPasskeys.id, id)).returning();
  return removed?.name ?? null;
}

export async function removeAllPasskeys(tx: Transaction): Promise<number> {
  return (await tx.delete(ownerPasskeys).returning({ id: ownerPasskeys.id })).length;
}
