import { and, desc, eq } from 'drizzle-orm';
import type { Fields } from '../../domain/content-edits/edit.ts';
import type { Connection, Transaction } from '../db/database.ts';
import type { UnitKey } from './store.ts';
import { contentRevisions } from './tables.ts';

export type ContentRevision = typeof contentRevisions.$inferSelect;

export interface NewRevision extends UnitKey {
  at: Date;
  author: string;
  /** "Published", "Hidden", "Back to the files", "Arrived with a release" */
  what: string;
  /** The whole unit as it is public from now on; null where it is not. */
  fields: Fields | null;
}

export async function addRevision(tx: Transaction, revision: NewRevision): Promise<void> {
  await tx.insert(contentRevisions).values(revision);
}

/** The newest first. */
export async function listRevisions(
  db: Connection | Transaction,
  { kind, unit }: UnitKey,
  limit = 100,
): Promise<ContentRevision[]> {
  return db
    .select()
    .from(contentRevisions)
    .where(and(eq(contentRevisions.kind, kind), eq(contentRevisions.unit, unit)))
    .orderBy(desc(contentRevisions.id))
    .limit(limit);
}

/** One of this unit; null where another unit has that id. */
export async function findRevision(
  db: Connection | Transaction,
  { kind, unit }: UnitKey,
  id: number,
): Promise<ContentRevision | null> {
  const [row] = await db
    .select()
    .from(contentRevisions)
    .where(
      and(eq(contentRevisions.id, id), eq(contentRevisions.kind, kind), eq(contentRevisions.unit, unit)),
    );
  return row ?? null;
}
