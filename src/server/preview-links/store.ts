import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { previewLinks } from './tables.ts';

export type LinkRow = typeof previewLinks.$inferSelect;

export async function addLink(tx: Transaction, link: typeof previewLinks.$inferInsert): Promise<void> {
  await tx.insert(previewLinks).values(link);
}

/** Null for a guess, and for one that has ended. */
export async function openLink(db: Connection, tokenHash: string, now: Date): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, tokenHash), gt(previewLinks.endsAt, now)));
  return row ?? null;
}

/** The oldest first. */
export async function openLinksOf(db: Connection, unit: string, now: Date): Promise<LinkRow[]> {
  return db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.unit, unit), gt(previewLinks.endsAt, now)))
    .orderBy(asc(previewLinks.id));
}

/** How many there were. */
export async function endLinksOf(tx: Transaction, unit: string): Promise<number> {
  const ended = await tx
    .delete(previewLinks)
    .where(eq(previewLinks.unit, unit))
    .returning({ id: previewLinks.id });
  return ended.length;
}

export async function clearEndedLinks(db: Connection, now: Date, limit: number): Promise<number> {
  const ended = db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .where(lt(previewLinks.endsAt, now))
    .limit(limit);
  const cleared = await db
    .delete(previewLinks)
    .where(inArray(previewLinks.id, ended))
    .returning({ id: previewLinks.id });
  return cleared.length;
}
