import { randomBytes } from 'node:crypto';
import type { WeekFilled } from '../../contract/desk-channel-week.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { PostKind } from '../../domain/channels/channel.ts';
import type { Draft } from '../../domain/channels/post.ts';
import { REST_DAYS } from '../../domain/channels/rest.ts';
import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict, NotFound } from '../failures.ts';
import { channelRules, usedPost } from './as-rules.ts';
import { listChannels, type ChannelRow } from './channel-store.ts';
import type { Filled } from './filled-week.ts';
import type { ChannelsParts } from './parts.ts';
import { addEvents, addPosts, postsWithin, type NewPost, type PostRow } from './post-store.ts';
import { askedWeek, deskWeek, type AskedWeek, type WeekDates } from './week.ts';

const DAY_MS = 86_400_000;
/** As far as anything is to rest, before and after the week. */
const AROUND_MS = (REST_DAYS + 9) * DAY_MS;
const TOKEN_BYTES = 16;

const MADE = 'Made as a draft from our own pictures and words.';

export function newPost(draft: Draft, slotAtMs: number | null, now: Date): NewPost {
  const { at, ...fields } = draft.fields;
  return {
    ...fields,
    at: new Date(at),
    slotAt: slotAtMs === null ? null : new Date(slotAtMs),
    channel: draft.channel,
    kind: draft.kind,
    state: 'draft',
    wordsId: draft.words,
    why: draft.why,
    videoSeconds: draft.seconds,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    createdAt: now,
    changedAt: now,
  };
}

export async function keepDrafts(tx: Transaction, rows: readonly NewPost[], now: Date): Promise<PostRow[]> {
  const added = await addPosts(tx, rows);
  await addEvents(
    tx,
    added.map(({ id }) => ({ post: id, at: now, said: MADE })),
  );
  return added;
}

/** Asks the rules: with what is taken, and with what was shown on all channels around the week. */
export async function draftsFor(
  parts: ChannelsParts,
  channels: readonly ChannelRow[],
  week: WeekDates,
  one: { atMs: number; kind: PostKind } | null = null,
): Promise<Filled> {
  const middleMs = Date.parse(week.from);
  const around = { from: new Date(middleMs - AROUND_MS), to: new Date(middleMs + AROUND_MS) };
  const posts = await postsWithin(parts.database.db, around);
  return parts.fill({
    nowMs: parts.clock.nowMs(),
    week: week.from,
    channels: channels.map((channel) => channelRules(channel, parts.config.siteTimeZone)),
    taken: posts.flatMap(({ channel, slotAt }) => (slotAt ? [{ channel, atMs: slotAt.getTime() }] : [])),
    used: posts.filter(({ state }) => state !== 'skipped').map(usedPost),
    banks: await parts.banksOf(week),
    one,
  });
}

/** All of a channel or nothing; a slot that somebody filled meanwhile stays theirs. */
function keepFilled(
  { database, clock }: ChannelsParts,
  channel: ChannelRow,
  asked: { drafts: readonly Draft[]; week: CivilDate; by: string },
): Promise<PostRow[]> {
  const now = new Date(clock.nowMs());
  const { week, by } = asked;
  const rows = asked.drafts.map((draft) => newPost(draft, draft.atMs, now));
  return database.db.transaction(
    async (tx) => {
      const added = await keepDrafts(tx, rows, now);
      const after = { week, drafts: added.length };
      if (added.length > 0)
        await recordAudit(tx, now, { by, action: 'week filled', subject: channel.name, after });
      return added;
    },
    { isolationLevel: 'read committed' },
  );
}

async function askedChannels(parts: ChannelsParts, key?: string): Promise<ChannelRow[]> {
  const channels = (await listChannels(parts.database.db)).filter(
    (channel) => key === undefined || channel.key === key,
  );
  if (channels.length === 0) throw new NotFound('There is no such channel.');
  if (key !== undefined && channels[0]!.pausedSince !== null)
    throw new Conflict('This channel is paused. Resume it first.');
  return channels.filter(({ pausedSince }) => pausedSince === null);
}

/** Drafts for every empty slot of the week that is still to come; what is paused is left alone. */
export async function fillWeek(parts: ChannelsParts, asked: AskedWeek, by: string): Promise<WeekFilled> {
  const { from, to } = askedWeek(parts, asked.from);
  const channels = await askedChannels(parts, asked.channel);
  const { drafts, left } = await draftsFor(parts, channels, { from, to });
  const added: PostRow[] = [];
  for (const channel of channels) {
    const own = drafts.filter((draft) => draft.channel === channel.key);
    added.push(...(await keepFilled(parts, channel, { drafts: own, week: from, by })));
  }
  parts.known.add(added.map(({ id }) => id));
  return {
    made: added.length,
    left: left.map(({ channel, atMs, reason }) => ({ channel, at: new Date(atMs).toISOString(), reason })),
    week: await deskWeek(parts, from),
  };
}
