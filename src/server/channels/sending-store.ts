import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { findChannel, type ChannelRow } from './channel-store.ts';
import { lockPost, type PostRow } from './post-store.ts';
import { channelSendings } from './sending-tables.ts';
import { channelPosts } from './tables.ts';

export type SendingRow = typeof channelSendings.$inferSelect;

/** A post with what is known of its way out. */
export interface OnItsWay {
  post: PostRow;
  channel: ChannelRow;
  sending: SendingRow;
}

/** Whoever waits for a lock sees what was done under it. */
export const alone = <T>(db: Connection, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: 'read committed' });

/** What failed for want of a sign-in can be tried again once there is one. */
export async function offerAnotherTry(tx: Transaction, channel: string): Promise<void> {
  const waitsForSignIn = sql`${channelPosts.trouble} -> 'next' @> '["reconnect"]'`;
  await tx
    .update(channelPosts)
    .set({ trouble: sql`jsonb_set(${channelPosts.trouble}, '{next}', '["retry", "kit"]')` })
    .where(and(eq(channelPosts.channel, channel), eq(channelPosts.state, 'failed'), waitsForSignIn));
}

/** All of it, for this transaction alone; null where there is no such post. */
export async function lockOnItsWay(tx: Transaction, id: number): Promise<OnItsWay | null> {
  const post = await lockPost(tx, id);
  if (!post) return null;
  await tx.insert(channelSendings).values({ post: id }).onConflictDoNothing();
  const [sending] = await tx.select().from(channelSendings).where(eq(channelSendings.post, id)).for('update');
  const channel = await findChannel(tx, post.channel);
  return { post, channel: channel!, sending: sending! };
}

export async function changeSending(
  db: Connection | Transaction,
  post: number,
  set: Partial<SendingRow>,
): Promise<void> {
  await db.update(channelSendings).set(set).where(eq(channelSendings.post, post));
}

/** Only while it is still the holder's turn; says whether it is. */
export async function changeHeld(
  db: Connection,
  post: number,
  holder: string,
  set: Partial<SendingRow>,
): Promise<boolean> {
  const changed = await db
    .update(channelSendings)
    .set(set)
    .where(and(eq(channelSendings.post, post), eq(channelSendings.holder, holder)))
    .returning({ post: channelSendings.post });
  return changed.length === 1;
}

/** Posts that are being sent and whose turn has ended, the oldest first. */
export async function leasesEnded(db: Connection, now: Date, limit: number): Promise<number[]> {
  const { leasedUntil } = channelSendings;
  const rows = await db
    .select({ id: channelPosts.id })
    .from(channelPosts)
    .leftJoin(channelSendings, eq(channelSendings.post, channelPosts.id))
    .where(and(eq(channelPosts.state, 'sending'), or(isNull(leasedUntil), lte(leasedUntil, now))))
    .orderBy(leasedUntil)
    .limit(limit);
  return rows.map(({ id }) => id);
}
