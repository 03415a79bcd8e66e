import { asc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { channels } from './tables.ts';

type Reader = Connection | Transaction;
export type ChannelRow = typeof channels.$inferSelect;
export type NewChannel = typeof channels.$inferInsert;

/** Those that are there stay as the owner has made them. Says which were new. */
export async function addChannels(db: Reader, rows: readonly NewChannel[]): Promise<string[]> {
  const added = await db
    .insert(channels)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ key: channels.key });
  return added.map(({ key }) => key);
}

export async function listChannels(db: Reader): Promise<ChannelRow[]> {
  return db.select().from(channels).orderBy(asc(channels.number));
}

export async function findChannel(db: Reader, key: string): Promise<ChannelRow | null> {
  const [row] = await db.select().from(channels).where(eq(channels.key, key));
  return row ?? null;
}

/** Whoever fills or changes a channel has it alone until the end of the transaction. */
export async function lockChannel(tx: Transaction, key: string): Promise<ChannelRow | null> {
  const [row] = await tx.select().from(channels).where(eq(channels.key, key)).for('update');
  return row ?? null;
}

export async function saveChannel(tx: Transaction, key: string, set: Partial<NewChannel>): Promise<void> {
  await tx.update(channels).set(set).where(eq(channels.key, key));
}
