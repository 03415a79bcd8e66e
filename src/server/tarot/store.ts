import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { tarotCommitments, tarotReadings } from './tables.ts';

export interface Commitment {
  id: string;
  siteSeed: string;
  createdAt: Date;
}

export type StoredReading = typeof tarotReadings.$inferSelect;

/** A few per call, so that deleting delays no request. */
const CLEARED_AT_ONCE = 50;

export async function keepCommitment(db: Connection, commitment: Commitment): Promise<void> {
  await db.insert(tarotCommitments).values(commitment);
}

export async function clearCommitments(db: Connection, madeBefore: Date): Promise<void> {
  const old = db
    .select({ id: tarotCommitments.id })
    .from(tarotCommitments)
    .where(lte(tarotCommitments.createdAt, madeBefore))
    .limit(CLEARED_AT_ONCE);
  await db.delete(tarotCommitments).where(inArray(tarotCommitments.id, old));
}

/** The seed of a commitment that nobody has used; of two draws at once, one gets it. */
export async function takeSeed(tx: Transaction, id: string, madeAfter: Date): Promise<string | null> {
  const [row] = await tx
    .delete(tarotCommitments)
    .where(and(eq(tarotCommitments.id, id), gt(tarotCommitments.createdAt, madeAfter)))
    .returning({ siteSeed: tarotCommitments.siteSeed });
  return row?.siteSeed ?? null;
}

export async function wasUsed(tx: Transaction, commitmentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: tarotReadings.id })
    .from(tarotReadings)
    .where(eq(tarotReadings.commitmentId, commitmentId));
  return rows.length > 0;
}

export async function keepReading(tx: Transaction, reading: StoredReading): Promise<void> {
  await tx.insert(tarotReadings).values(reading);
}

export async function findReading(db: Connection, id: string): Promise<StoredReading | null> {
  const [row] = await db.select().from(tarotReadings).where(eq(tarotReadings.id, id));
  return row ?? null;
}

/** The reading with its new question, if the key was its owner's. */
export async function saveQuestion(
  db: Connection,
  { id, ownerHash }: Pick<StoredReading, 'id' | 'ownerHash'>,
  question: string | null,
): Promise<StoredReading | null> {
  const [row] = await db
    .update(tarotReadings)
    .set({ question })
    .where(and(eq(tarotReadings.id, id), eq(tarotReadings.ownerHash, ownerHash)))
    .returning();
  return row ?? null;
}
