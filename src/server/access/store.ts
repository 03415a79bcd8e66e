import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { owner } from './tables.ts';

export type OwnerRow = typeof owner.$inferSelect;

const ONLY = 1;
const HANDLE_BYTES = 32;

/** The owner's row, made where there is none, and held until the transaction ends. */
export async function holdOwner(tx: Transaction): Promise<OwnerRow> {
  const passkeyHandle = randomBytes(HANDLE_BYTES).toString('base64url');
  await tx.insert(owner).values({ id: ONLY, passkeyHandle }).onConflictDoNothing();
  const [row] = await tx.select().from(owner).where(eq(owner.id, ONLY)).for('update');
  return row!;
}

export async function findOwner(db: Connection | Transaction): Promise<OwnerRow | null> {
  const [row] = await db.select().from(owner).where(eq(owner.id, ONLY));
  return row ?? null;
}

export async function changeOwner(
  tx: Transaction,
  change: Partial<Omit<OwnerRow, 'id' | 'passkeyHandle'>>,
): Promise<void> {
  await tx.update(owner).set(change).where(eq(owner.id, ONLY));
}
