import { and, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { tarotCommitments, tarotReadings } from './tables.ts';

export interface Commitment {
  id: string;
  siteSeed: string;
  createdAt: Date;
}

export type StoredReading = typeof tarotReadings.$inferSelect;

export async function keepCommitment(db: Connection, commitment: Commitment): Promise<void> {
  await db.insert(tarotCommitments).values(commitment);
}

/** Deletes a group of seals that nobody used; says how many they were. */
export async function clearCommitments(db: Connection, madeBefore: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: tarotCommitments.id })
    .from(tarotCommitments)
    .where(lte(tarotCommitments.createdAt, madeBefore))
    .limit(limit);
  const { rowCount } = await db.delete(tarotCommitments).where(inArray(tarotCommitments.id, old));
  return rowCount ?? 0;
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

/** A reading, unless it was last opened before the date. */
export async function findReading(
  db: Connection,
  id: string,
  oldest: CivilDate,
): Promise<StoredReading | null> {
  const [row] = await db
    .select()
    .from(tarotReadings)
    .where(and(eq(tarotReadings.id, id), gte(tarotReadings.lastOpenedOn, oldest)));
  return row ?? null;
}

/** Once a day at the most, however often a reading is opened. */
export async function markOpened(db: Connection, id: string, today: CivilDate): Promise<void> {
  await db
    .update(tarotReadings)
    .set({ lastOpenedOn: today })
    .where(and(eq(tarotReadings.id, id), lt(tarotReadings.lastOpenedOn, today)));
}

type Ownership = Pick<StoredReading, 'id' | 'ownerHash'>;

/** The reading with its new question, if the key was its owner's. */
export async function saveQuestion(
  db: Connection,
  { id, ownerHash }: Ownership,
  oldest: CivilDate,
  question: string | null,
): Promise<StoredReading | null> {
  const [row] = await db
    .update(tarotReadings)
    .set({ question })
    .where(
      and(
        eq(tarotReadings.id, id),
        eq(tarotReadings.ownerHash, ownerHash),
        gte(tarotReadings.lastOpenedOn, oldest),
      ),
    )
    .returning();
  return row ?? null;
}

/** How many of these there were whose key was their owner's. */
export async function deleteReadings(
  db: Connection,
  owned: readonly Ownership[],
  oldest: CivilDate,
): Promise<number> {
  const [ids, hashes] = [owned.map(({ id }) => id), owned.map(({ ownerHash }) => ownerHash)];
  const areOwned = sql`(${tarotReadings.id}, ${tarotReadings.ownerHash}) in (
    select * from unnest(${sql.param(ids)}::text[], ${sql.param(hashes)}::text[]))`;
  const { rowCount } = await db
    .delete(tarotReadings)
    .where(and(areOwned, gte(tarotReadings.lastOpenedOn, oldest)));
  return rowCount ?? 0;
}

/** Deletes a group of readings last opened before the date; says how many they were. */
export async function deleteReadingsBefore(
  db: Connection,
  oldest: CivilDate,
  limit: number,
): Promise<number> {
  const ended = db
    .select({ id: tarotReadings.id })
    .from(tarotReadings)
    .where(lt(tarotReadings.lastOpenedOn, oldest))
    .limit(limit);
  const deleted = await db
    .delete(tarotReadings)
    .where(inArray(tarotReadings.id, ended))
    .returning({ id: tarotReadings.id });
  return deleted.length;
}
