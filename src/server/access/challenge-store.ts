import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { ownerChallenges } from './tables.ts';

export type ChallengeRow = typeof ownerChallenges.$inferSelect;

/** Those that ended, and the oldest of more than we keep of one asker or of all. */
async function clear(
  tx: Transaction,
  asker: string,
  endedBefore: Date,
  kept: { all: number; ofOne: number },
) {
  await tx.delete(ownerChallenges).where(lt(ownerChallenges.createdAt, endedBefore));
  const newest = tx.select({ challenge: ownerChallenges.challenge }).from(ownerChallenges);
  const ofOne = tx
    .select({ challenge: ownerChallenges.challenge })
    .from(ownerChallenges)
    .where(eq(ownerChallenges.asker, asker))
    .orderBy(desc(ownerChallenges.createdAt))
    .offset(kept.ofOne);
  await tx.delete(ownerChallenges).where(inArray(ownerChallenges.challenge, ofOne));
  const ofAll = newest.orderBy(desc(ownerChallenges.createdAt)).offset(kept.all);
  await tx.delete(ownerChallenges).where(inArray(ownerChallenges.challenge, ofAll));
}

export async function addChallenge(
  tx: Transaction,
  row: ChallengeRow,
  endedBefore: Date,
  kept: { all: number; ofOne: number },
): Promise<void> {
  await clear(tx, row.asker, endedBefore, kept);
  await tx.insert(ownerChallenges).values(row);
}

/** When it was asked, where it was and for this purpose; it is gone afterwards. */
export async function takeChallenge(
  db: Connection | Transaction,
  challenge: string,
  purpose: string,
): Promise<Date | null> {
  const [row] = await db
    .delete(ownerChallenges)
    .where(and(eq(ownerChallenges.challenge, challenge), eq(ownerChallenges.purpose, purpose)))
    .returning();
  return row?.createdAt ?? null;
}
