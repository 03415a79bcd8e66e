import { and, eq, gt, lte } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { ownerSetUpLinks } from './tables.ts';

export async function addLink(tx: Transaction, tokenHash: string, createdAt: Date): Promise<void> {
  await tx.insert(ownerSetUpLinks).values({ tokenHash, createdAt });
}

export async function hasLink(
  db: Connection | Transaction,
  tokenHash: string,
  madeAfter: Date,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(ownerSetUpLinks)
    .where(and(eq(ownerSetUpLinks.tokenHash, tokenHash), gt(ownerSetUpLinks.createdAt, madeAfter)));
  return row !== undefined;
}

export async function removeLinks(tx: Transaction, madeUntil?: Date): Promise<void> {
  const ended = madeUntil && lte(ownerSetUpLinks.createdAt, madeUntil);
  await tx.delete(ownerSetUpLinks).where(ended);
}
