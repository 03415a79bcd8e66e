import { and, desc, eq, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import type { PictureForm } from '../../domain/blog/picture.ts';
import { contentEdits, contentRevisions } from '../content-edits/tables.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { blogPictures } from './tables.ts';

type PictureRow = typeof blogPictures.$inferInsert;

/** One that is there already counts as put up again. */
export async function addPicture(tx: Transaction, picture: PictureRow): Promise<void> {
  const { uploadedAt } = picture;
  await tx
    .insert(blogPictures)
    .values(picture)
    .onConflictDoUpdate({ target: blogPictures.id, set: { uploadedAt } });
}

export async function findPicture(
  db: Connection,
  id: string,
  form: PictureForm | 'share',
): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: blogPictures[form] })
    .from(blogPictures)
    .where(eq(blogPictures.id, id));
  return row?.bytes ?? null;
}

export async function hasPicture(db: Connection, id: string): Promise<boolean> {
  const rows = await db.select({ id: blogPictures.id }).from(blogPictures).where(eq(blogPictures.id, id));
  return rows.length > 0;
}

/** The newest first. */
export async function listPictures(db: Connection, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: blogPictures.id })
    .from(blogPictures)
    .orderBy(desc(blogPictures.uploadedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Drafts, what visitors read, and what they read once: the owner may go back to it. */
const isNamed = (): SQL => sql`(
  exists (select 1 from ${contentEdits} where ${contentEdits.kind} = 'post'
    and strpos(${contentEdits.text}::text || coalesce(${contentEdits.base}::text, ''), ${blogPictures.id}) > 0)
  or exists (select 1 from ${contentRevisions} where ${contentRevisions.kind} = 'post'
    and strpos(${contentRevisions.fields}::text, ${blogPictures.id}) > 0))`;

/** Ends pictures that were put up before an instant and that nothing names; `kept` are named by the files. */
export async function endOrphans(
  db: Connection,
  before: Date,
  kept: readonly string[],
  limit: number,
): Promise<number> {
  const orphans = db
    .select({ id: blogPictures.id })
    .from(blogPictures)
    .where(
      and(
        lt(blogPictures.uploadedAt, before),
        kept.length > 0 ? not(inArray(blogPictures.id, [...kept])) : undefined,
        not(isNamed()),
      ),
    )
    .limit(limit);
  const ended = await db
    .delete(blogPictures)
    .where(inArray(blogPictures.id, orphans))
    .returning({ id: blogPictures.id });
  return ended.length;
}
