import { desc, eq, lt, ne, or } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { ownerSessions } from './tables.ts';

export type SessionRow = typeof ownerSessions.$inferSelect;

export async function addSession(db: Connection | Transaction, row: SessionRow): Promise<void> {
  await db.insert(ownerSessions).values(row);
}

export async function findSession(
  db: Connection | Transaction,
  tokenHash: string,
): Promise<SessionRow | null> {
  const [row] = await db.select().from(ownerSessions).where(eq(ownerSessions.tokenHash, tokenHash));
  return row ?? null;
}

export async function listSessions(db: Connection): Promise<SessionRow[]> {
  return db.select().from(ownerSessions).orderBy(desc(ownerSessions.seenAt));
}

export async function touchSession(db: Connection, id: string, seenAt: Date): Promise<void> {
  await db.update(ownerSessions).set({ seenAt }).where(eq(ownerSessions.id, id));
}

export async function confirmSession(db: Connection, id: string, confirmedAt: Date): Promise<void> {
  await db.update(ownerSessions).set({ confirmedAt }).where(eq(ownerSessions.id, id));
}

/** The device that was signed out, or null where there was none. */
export async function endSession(db: Connection | Transaction, id: string): Promise<string | null> {
  const ended = await db.delete(ownerSessions).where(eq(ownerSessions.id, id)).returning();
  return ended[0]?.device ?? null;
}

/** All of them, or all but one; how many there were. */
export async function endSessions(db: Connection | Transaction, exceptId?: string): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(ownerSessions.id, exceptId);
  return (await db.delete(ownerSessions).where(others).returning({ id: ownerSessions.id })).length;
}

export async function endExpired(
  db: Connection | Transaction,
  { unseenSince, createdBefore }: { unseenSince: Date; createdBefore: Date },
): Promise<void> {
  await db
    .delete(ownerSessions)
    .where(or(lt(ownerSessions.seenAt, unseenSince), lt(ownerSessions.createdAt, createdBefore)));
}
