import { asc } from 'drizzle-orm';
import type { Correction } from '../../domain/corrections/correction.ts';
import type { Connection, Transaction } from '../db/database.ts';
import type { ReadingKey } from '../reading-archive/store.ts';
import { readingCorrections } from './tables.ts';

export type StoredCorrection = ReadingKey & Correction;

/** All there are: few, and every instance keeps them. Of each reading in their order. */
export async function listCorrections(db: Connection): Promise<StoredCorrection[]> {
  const rows = await db.select().from(readingCorrections).orderBy(asc(readingCorrections.number));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Whether it was the next one: somebody else may have added one in the same moment. */
export async function addCorrection(tx: Transaction, correction: StoredCorrection): Promise<boolean> {
  const added = await tx
    .insert(readingCorrections)
    .values({ ...correction, at: new Date(correction.at) })
    .onConflictDoNothing()
    .returning({ number: readingCorrections.number });
  return added.length > 0;
}
