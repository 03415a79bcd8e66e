import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { PostState } from '../../domain/channels/post-state.ts';
import type { Connection, Transaction } from '../db/database.ts';
import type { ChannelRow } from './channel-store.ts';
import { channelPostEvents, channelPosts, channels } from './tables.ts';

type Reader = Connection | Transaction;
export type PostRow = typeof channelPosts.$inferSelect;
export type NewPost = typeof channelPosts.$inferInsert;

const MOST_IDS = 1_000;

export interface Span {
  from: Date;
  to: Date;
}

export async function findPost(db: Reader, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(channelPosts).where(eq(channelPosts.id, id));
  return row ?? null;
}

/** Every step of a post begins with this: nobody else takes another one meanwhile. */
export async function lockPost(tx: Transaction, id: number): Promise<PostRow | null> {
  const [row] = await tx.select().from(channelPosts).where(eq(channelPosts.id, id)).for('update');
  return row ?? null;
}

/** A slot that somebody else has filled meanwhile is left to them: only what was added comes back. */
export async function addPosts(tx: Transaction, rows: readonly NewPost[]): Promise<PostRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(channelPosts)
    .values([...rows])
    .onConflictDoNothing({ target: [channelPosts.channel, channelPosts.slotAt] })
    .returning();
}

export async function savePost(tx: Transaction, id: number, set: Partial<NewPost>): Promise<PostRow> {
  const [row] = await tx.update(channelPosts).set(set).where(eq(channelPosts.id, id)).returning();
  return row!;
}

export async function slotIsTaken(
  tx: Transaction,
  { id, channel }: Pick<PostRow, 'id' | 'channel'>,
  slotAt: Date,
): Promise<boolean> {
  const is = and(eq(channelPosts.channel, channel), eq(channelPosts.slotAt, slotAt), ne(channelPosts.id, id));
  return (await tx.$count(channelPosts, is)) > 0;
}

/** Those of a span, by their time or by the slot that they fill. */
export async function postsWithin(db: Reader, { from, to }: Span, channel?: string): Promise<PostRow[]> {
  const { at, slotAt } = channelPosts;
  return db
    .select()
    .from(channelPosts)
    .where(
      and(
        channel === undefined ? undefined : eq(channelPosts.channel, channel),
        or(and(gte(at, from), lt(at, to)), and(gte(slotAt, from), lt(slotAt, to))),
      ),
    )
    .orderBy(asc(at), asc(channelPosts.id));
}

/** What was and will be shown of a channel around a time: nothing of it is to come again too soon. */
export async function postsAround(db: Reader, channel: string, { from, to }: Span): Promise<PostRow[]> {
  const { at, state } = channelPosts;
  return db
    .select()
    .from(channelPosts)
    .where(and(eq(channelPosts.channel, channel), gte(at, from), lte(at, to), ne(state, 'skipped')))
    .orderBy(asc(at), asc(channelPosts.id));
}

export async function postsInStates(
  db: Reader,
  channel: string,
  states: readonly PostState[],
  { order, limit }: { order: 'first' | 'last'; limit: number },
): Promise<PostRow[]> {
  const { at, id, state } = channelPosts;
  return db
    .select()
    .from(channelPosts)
    .where(and(eq(channelPosts.channel, channel), inArray(state, [...states])))
    .orderBy(...(order === 'first' ? [asc(at), asc(id)] : [desc(at), desc(id)]))
    .limit(limit);
}

/** What stands before the owner: due, failed or asked about. */
export async function postsForOwner(db: Reader, limit: number): Promise<PostRow[]> {
  return db
    .select()
    .from(channelPosts)
    .where(inArray(channelPosts.state, ['due', 'asking', 'failed']))
    .orderBy(asc(channelPosts.at), asc(channelPosts.id))
    .limit(limit);
}

export interface Arrived {
  post: PostRow;
  channel: ChannelRow;
}

/** Ready posts of channels that are not paused and whose time has come, as this transaction alone has them. */
export async function lockArrived(
  tx: Transaction,
  { now, besides, limit }: { now: Date; besides: readonly string[]; limit: number },
): Promise<Arrived[]> {
  return tx
    .select({ post: channelPosts, channel: channels })
    .from(channelPosts)
    .innerJoin(channels, eq(channels.key, channelPosts.channel))
    .where(
      and(
        eq(channelPosts.state, 'ready'),
        lte(channelPosts.at, now),
        isNull(channels.pausedSince),
        besides.length === 0 ? undefined : notInArray(channels.key, [...besides]),
      ),
    )
    .orderBy(asc(channelPosts.at), asc(channelPosts.id))
    .limit(limit)
    .for('update', { of: channelPosts, skipLocked: true });
}

/** A network may have asked for a pause; whatever waits for its end takes no place from the others. */
function isNotWaiting(now: Date) {
  const retryAt = sql`(${channelPosts.trouble} ->> 'retryAt')::timestamptz`;
  return sql`coalesce(${retryAt} <= ${now.toISOString()}::timestamptz, true)`;
}

/** Those of a channel that sends by itself, whose time has come. */
export async function arrivedOf(db: Connection, key: string, now: Date, limit: number): Promise<PostRow[]> {
  const { at, channel, state } = channelPosts;
  return db
    .select()
    .from(channelPosts)
    .where(and(eq(state, 'ready'), lte(at, now), eq(channel, key), isNotWaiting(now)))
    .orderBy(asc(at), asc(channelPosts.id))
    .limit(limit);
}

/** Takes the posts for which nobody was woken yet, and notes that it is done: whoever gets one is the one to wake. */
export async function takeUnreminded(db: Connection, now: Date): Promise<PostRow[]> {
  return db
    .update(channelPosts)
    .set({ remindedAt: now })
    .where(and(eq(channelPosts.state, 'due'), isNull(channelPosts.remindedAt)))
    .returning();
}

/** Those that are still ready; says which. One that is handed out again counts from now. */
export async function markHandedOut(tx: Transaction, ids: readonly number[], now: Date): Promise<number[]> {
  const marked = await tx
    .update(channelPosts)
    .set({ handedOutAt: now })
    .where(and(inArray(channelPosts.id, [...ids]), eq(channelPosts.state, 'ready')))
    .returning({ id: channelPosts.id });
  return marked.map(({ id }) => id);
}

/** After a push service has said no: the next minute tries again, if the post still waits. */
export async function forgetReminder(db: Connection, id: number): Promise<void> {
  await db
    .update(channelPosts)
    .set({ remindedAt: null })
    .where(and(eq(channelPosts.id, id), eq(channelPosts.state, 'due')));
}

export async function postIds(db: Reader): Promise<number[]> {
  const rows = await db.select({ id: channelPosts.id }).from(channelPosts);
  return rows.map(({ id }) => id);
}

/** The newest ones: whoever comes by an older one is counted, but not drawn. */
export async function idsOfChannel(db: Reader, channel: string): Promise<number[]> {
  const rows = await db
    .select({ id: channelPosts.id })
    .from(channelPosts)
    .where(eq(channelPosts.channel, channel))
    .orderBy(desc(channelPosts.id))
    .limit(MOST_IDS);
  return rows.map(({ id }) => id);
}

/** What went out so long ago needs its video no more. */
export async function letGoOfVideos(db: Connection, sentBefore: Date): Promise<void> {
  await db
    .update(channelPosts)
    .set({ videoFile: null, videoBytes: null })
    .where(and(lt(channelPosts.sentAt, sentBefore), isNotNull(channelPosts.videoFile)));
}

/** The files that posts still name. */
export async function videoFiles(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ file: channelPosts.videoFile })
    .from(channelPosts)
    .where(isNotNull(channelPosts.videoFile));
  return rows.map(({ file }) => file!);
}

export interface PostEvent {
  post: number;
  at: Date;
  said: string;
}

export async function addEvents(tx: Transaction, events: readonly PostEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(channelPostEvents).values([...events]);
}

export async function eventsOf(db: Reader, post: number): Promise<PostEvent[]> {
  return db
    .select()
    .from(channelPostEvents)
    .where(eq(channelPostEvents.post, post))
    .orderBy(asc(channelPostEvents.id));
}

/** How many posts of each channel stand in a state that needs its owner. */
export async function troublesByChannel(db: Reader): Promise<Map<string, number>> {
  const rows = await db
    .select({ channel: channelPosts.channel, count: sql<number>`count(*)::int` })
    .from(channelPosts)
    .where(inArray(channelPosts.state, ['failed', 'asking']))
    .groupBy(channelPosts.channel);
  return new Map(rows.map(({ channel, count }) => [channel, count]));
}
