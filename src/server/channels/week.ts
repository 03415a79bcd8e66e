import type { DeskWeek } from '../../contract/desk-channel-week.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone, dayStartInZone } from '../../domain/calendar/zones.ts';
import { needsYouOf, type NeedsYou, type NeedsYouChannel } from '../../domain/channels/needs-you.ts';
import type { PostState } from '../../domain/channels/post-state.ts';
import { slotInstants, weekOf } from '../../domain/channels/week.ts';
import { listChannels, type ChannelRow } from './channel-store.ts';
import { postLines } from './lines.ts';
import type { ChannelsParts } from './parts.ts';
import { postsForOwner, postsWithin, type PostRow, type Span } from './post-store.ts';

const DAY_MS = 86_400_000;
/** Whoever has more has one reason for all of them. */
const MOST = 100;

export interface WeekDates {
  from: CivilDate;
  to: CivilDate;
}

/** The week of a day, this one without; of one channel or of all. */
export interface AskedWeek {
  from?: CivilDate | undefined;
  channel?: string | undefined;
}

type Cell = { atMs: number; kind: PostRow['kind']; post: PostRow | null };

/** The slots of the week by the channel's own clocks, filled or not, and what stands beside them. */
export function cellsOf(
  channel: ChannelRow,
  { from, to }: WeekDates,
  posts: readonly PostRow[],
  siteTimeZone: string,
): Cell[] {
  const timeZone = channel.timeZone ?? siteTimeZone;
  const bySlot = new Map(posts.map((post) => [post.slotAt?.getTime() ?? null, post]));
  const slots = slotInstants({ slots: channel.slots, timeZone }, from, to).map(({ atMs, kind }) => ({
    atMs,
    kind,
    post: bySlot.get(atMs) ?? null,
  }));
  const placed = new Set(slots.map(({ post }) => post?.id));
  const [startMs, endMs] = [dayStartInZone(from, timeZone), dayStartInZone(addDays(to, 1), timeZone)];
  const beside = posts
    .filter(({ id, at }) => !placed.has(id) && at.getTime() >= startMs && at.getTime() < endMs)
    .map((post) => ({ atMs: post.at.getTime(), kind: post.kind, post }));
  return [...slots, ...beside].toSorted((one, other) => one.atMs - other.atMs);
}

/** Wide enough for every zone on Earth. */
export const spanOf = ({ from, to }: WeekDates): Span => ({
  from: new Date(Date.parse(from) - DAY_MS),
  to: new Date(Date.parse(to) + 2 * DAY_MS),
});

type Counts = DeskWeek['counts'];

const COUNTED_AS: Readonly<Record<PostState, keyof Counts | null>> = {
  draft: 'draft',
  ready: 'ready',
  due: 'ready',
  sending: 'ready',
  asking: 'failed',
  sent: 'sent',
  failed: 'failed',
  skipped: null,
};

function countsOf(cells: readonly Cell[], nowMs: number): Counts {
  const counts = { slots: cells.length, empty: 0, passed: 0, draft: 0, ready: 0, sent: 0, failed: 0 };
  for (const { post, atMs } of cells) {
    const unwritten = atMs > nowMs ? 'empty' : 'passed';
    const counted = post === null ? unwritten : COUNTED_AS[post.state];
    if (counted !== null) counts[counted] += 1;
  }
  return counts;
}

async function asNeedsYou(
  channel: ChannelRow,
  { connectionOf }: Pick<ChannelsParts, 'connectionOf'>,
): Promise<NeedsYouChannel> {
  const { key, name, network, way, pausedSince } = channel;
  const { state, endsAt } = await connectionOf(channel);
  const connection = { state, endsAtMs: endsAt === null ? null : Date.parse(endsAt) };
  return { key, name, network, way, isPaused: pausedSince !== null, connection };
}

/** What stands before the owner, of whichever week it is. */
export async function needingOwner(
  parts: ChannelsParts,
  channels: readonly ChannelRow[],
): Promise<NeedsYou[]> {
  const nowMs = parts.clock.nowMs();
  const posts = await postsForOwner(parts.database.db, MOST);
  const told = await Promise.all(channels.map((channel) => asNeedsYou(channel, parts)));
  return needsYouOf(
    told,
    posts.map(({ id, channel, state, at, trouble }) => ({
      id,
      channel,
      state,
      atMs: at.getTime(),
      trouble,
    })),
    nowMs,
  );
}

/** The week of a day, this one without. */
export function askedWeek(
  { config, clock }: ChannelsParts,
  from?: CivilDate,
): WeekDates & { today: CivilDate } {
  const today = dateInZone(clock.nowMs(), config.siteTimeZone);
  return { ...weekOf(from ?? today), today };
}

export async function deskWeek(parts: ChannelsParts, asked?: CivilDate): Promise<DeskWeek> {
  const { db } = parts.database;
  const { siteTimeZone: timeZone } = parts.config;
  const week = askedWeek(parts, asked);
  const channels = await listChannels(db);
  const posts = await postsWithin(db, spanOf(week));
  const lines = new Map((await postLines(db, posts, channels)).map((line) => [line.id, line]));
  const rows = channels.map((channel) => ({
    channel: channel.key,
    cells: cellsOf(
      channel,
      week,
      posts.filter((post) => post.channel === channel.key),
      timeZone,
    ),
  }));
  return {
    timeZone,
    ...week,
    rows: rows.map(({ channel, cells }) => ({
      channel,
      cells: cells.map(({ atMs, kind, post }) => ({
        at: new Date(atMs).toISOString(),
        kind,
        post: post && lines.get(post.id)!,
      })),
    })),
    counts: countsOf(
      rows.flatMap(({ cells }) => cells),
      parts.clock.nowMs(),
    ),
    needsYou: await needingOwner(parts, channels),
  };
}
