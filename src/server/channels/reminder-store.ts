import { eq, inArray } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import type { PushSubscription } from '../push/sender.ts';
import { ownerReminders } from './tables.ts';

type Reader = Connection | Transaction;

/** A browser that subscribes again has new keys. */
export async function saveReminder(
  tx: Transaction,
  subscription: PushSubscription,
  { device, now }: { device: string; now: Date },
): Promise<void> {
  const row = { ...subscription, device, createdAt: now };
  await tx
    .insert(ownerReminders)
    .values(row)
    .onConflictDoUpdate({ target: ownerReminders.endpoint, set: row });
}

export async function listReminders(db: Reader): Promise<PushSubscription[]> {
  const { endpoint, p256dh, auth } = ownerReminders;
  return db.select({ endpoint, p256dh, auth }).from(ownerReminders);
}

export async function hasReminders(db: Reader): Promise<boolean> {
  return (await db.$count(ownerReminders)) > 0;
}

/** Says whether there was one. */
export async function deleteReminder(tx: Transaction, endpoint: string): Promise<boolean> {
  const { rowCount } = await tx.delete(ownerReminders).where(eq(ownerReminders.endpoint, endpoint));
  return (rowCount ?? 0) > 0;
}

export async function deleteReminders(db: Connection, endpoints: readonly string[]): Promise<void> {
  if (endpoints.length > 0)
    await db.delete(ownerReminders).where(inArray(ownerReminders.endpoint, [...endpoints]));
}
