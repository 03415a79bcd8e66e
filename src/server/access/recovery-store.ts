import { count, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { ownerRecoveryCodes } from './tables.ts';

export async function codesLeft(db: Connection | Transaction): Promise<number> {
  const [row] = await db.select({ left: count() }).from(ownerRecoveryCodes);
  return row!.left;
}

/** Those from before end with it. */
export async function replaceCodes(tx: Transaction, hashes: readonly string[]): Promise<void> {
  await tx.delete(ownerRecoveryCodes);
  if (hashes.length > 0) {
    await tx.insert(ownerRecoveryCodes).values(hashes.map((codeHash) => ({ codeHash })));
  }
}

/** Whether there was such a code; there is none afterwards. */
export async function takeCode(tx: Transaction, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(ownerRecoveryCodes)
    .where(eq(ownerRecoveryCodes.codeHash, codeHash))
    .returning();
  return taken.length > 0;
}
