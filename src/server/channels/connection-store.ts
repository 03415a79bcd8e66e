import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { channelConnections, channelSignIns } from './connection-tables.ts';

type Reader = Connection | Transaction;
export type ConnectionRow = typeof channelConnections.$inferSelect;
export type SignInRow = typeof channelSignIns.$inferSelect;

export async function findConnection(db: Reader, channel: string): Promise<ConnectionRow | null> {
  const [row] = await db.select().from(channelConnections).where(eq(channelConnections.channel, channel));
  return row ?? null;
}

/** Held until the transaction ends: of two who change a connection, one waits. */
export async function lockConnection(tx: Transaction, channel: string): Promise<ConnectionRow | null> {
  const [row] = await tx
    .select()
    .from(channelConnections)
    .where(eq(channelConnections.channel, channel))
    .for('update');
  return row ?? null;
}

/** Takes the place of what was there. */
export async function putConnection(
  tx: Transaction,
  row: typeof channelConnections.$inferInsert,
): Promise<void> {
  const next = sql`${channelConnections.revision} + 1`;
  await tx
    .insert(channelConnections)
    .values(row)
    .onConflictDoUpdate({ target: channelConnections.channel, set: { ...row, revision: next } });
}

export async function changeConnection(
  db: Reader,
  channel: string,
  set: Partial<ConnectionRow>,
): Promise<void> {
  await db.update(channelConnections).set(set).where(eq(channelConnections.channel, channel));
}

export async function dropConnection(tx: Transaction, channel: string): Promise<ConnectionRow | null> {
  const [row] = await tx
    .delete(channelConnections)
    .where(eq(channelConnections.channel, channel))
    .returning();
  return row ?? null;
}

/** Whether the tokens are the caller's to renew: nobody else is at it. */
export async function claimRenewal(
  db: Connection,
  { channel, revision }: ConnectionRow,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { renewingUntil } = channelConnections;
  const claimed = await db
    .update(channelConnections)
    .set({ renewingUntil: until })
    .where(
      and(
        eq(channelConnections.channel, channel),
        eq(channelConnections.revision, revision),
        or(isNull(renewingUntil), lt(renewingUntil, now)),
      ),
    )
    .returning({ channel: channelConnections.channel });
  return claimed.length === 1;
}

export async function addSignIn(tx: Transaction, row: SignInRow, endedBefore: Date): Promise<void> {
  await tx.delete(channelSignIns).where(lt(channelSignIns.createdAt, endedBefore));
  await tx.insert(channelSignIns).values(row);
}

/** It is gone afterwards, also where it is somebody else's. */
export async function takeSignIn(db: Connection, stateHash: string): Promise<SignInRow | null> {
  const [row] = await db.delete(channelSignIns).where(eq(channelSignIns.stateHash, stateHash)).returning();
  return row ?? null;
}
