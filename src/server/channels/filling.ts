import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { PostNew, WeekFilled } from '../../contract/desk-channels.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone } from '../../domain/calendar/zones.ts';
import { formatOf, kindsOf } from '../../domain/channels/channel-rules.ts';
import { fillOne, fillSlots } from '../../domain/channels/fill.ts';
import type { FillBanks, FillInput, LeftSlot } from '../../domain/channels/fill-input.ts';
import type { Draft } from '../../domain/channels/post.ts';
import { REST_DAYS } from '../../domain/channels/rest.ts';
import { slotInstants, weekOf } from '../../domain/channels/week.ts';
import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict, Invalid, NotFound } from '../failures.ts';
import { channelRules, usedPost } from './as-rules.ts';
import { listChannels, lockChannel, type ChannelRow } from './channel-store.ts';
import type { ChannelsParts } from './parts.ts';
import { addEvents, addPosts, findPost, postsWithin, type NewPost, type PostRow } from './post-store.ts';
import { askedWeek, deskWeek, type AskedWeek } from './week.ts';

const DAY_MS = 86_400_000;
/** As far as anything is to rest, before and after the week. */
const AROUND_MS = (REST_DAYS + 9) * DAY_MS;
const TOKEN_BYTES = 16;
/** How far ahead a free slot is looked for. */
const WEEKS_AHEAD = 8;

const MADE = 'Made as a draft from our own pictures and words.';

function newPost(draft: Draft, slotAtMs: number | null, now: Date): NewPost {
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

async function keep(tx: Transaction, rows: readonly NewPost[], now: Date, said: string): Promise<PostRow[]> {
  const added = await addPosts(tx, rows);
  await addEvents(
    tx,
    added.map(({ id }) => ({ post: id, at: now, said })),
  );
  return added;
}

/** Everything the rules ask: what is taken, and what was shown around the week. */
async function inputFor(
  tx: Transaction,
  parts: ChannelsParts,
  channel: ChannelRow,
  asked: { week: CivilDate; banks: FillBanks },
): Promise<FillInput> {
  const middleMs = Date.parse(asked.week);
  const around = { from: new Date(middleMs - AROUND_MS), to: new Date(middleMs + AROUND_MS) };
  const posts = await postsWithin(tx, around);
  const own = posts.filter((post) => post.channel === channel.key);
  return {
    nowMs: parts.clock.nowMs(),
    ...asked,
    channels: [channelRules(channel, parts.config.siteTimeZone)],
    taken: own.flatMap(({ slotAt }) => (slotAt ? [{ channel: channel.key, atMs: slotAt.getTime() }] : [])),
    used: posts.filter(({ state }) => state !== 'skipped').map(usedPost),
  };
}

interface Filled {
  added: PostRow[];
  left: LeftSlot[];
}

/** Whoever fills has the channel alone: a second press finds the slots taken. */
function fillChannel(
  parts: ChannelsParts,
  key: string,
  asked: { week: CivilDate; banks: FillBanks },
  by: string,
): Promise<Filled> {
  const now = new Date(parts.clock.nowMs());
  return parts.database.db.transaction(
    async (tx) => {
      const channel = (await lockChannel(tx, key))!;
      const { drafts, left } = fillSlots(await inputFor(tx, parts, channel, asked));
      const rows = drafts.map((draft) => newPost(draft, draft.atMs, now));
      const added = await keep(tx, rows, now, MADE);
      if (added.length > 0)
        await recordAudit(tx, now, {
          by,
          action: 'week filled',
          subject: channel.name,
          after: { week: asked.week, drafts: added.length },
        });
      return { added, left };
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

/** The instants of the week at which a channel speaks of the sky. */
function skySlots(
  { slots, timeZone }: ChannelRow,
  { config }: ChannelsParts,
  { from, to }: { from: CivilDate; to: CivilDate },
): number[] {
  const all = slotInstants({ slots, timeZone: timeZone ?? config.siteTimeZone }, from, to);
  return all.filter(({ kind }) => kind === 'cat-sky').map(({ atMs }) => atMs);
}

/** Drafts for every empty slot of the week that is still to come; what is paused is left alone. */
export async function fillWeek(parts: ChannelsParts, asked: AskedWeek, by: string): Promise<WeekFilled> {
  const { from, to } = askedWeek(parts, asked.from);
  const channels = await askedChannels(parts, asked.channel);
  const instants = channels.flatMap((channel) => skySlots(channel, parts, { from, to }));
  const banks = await parts.banksOf({ from, to, instants });
  const filled: Filled[] = [];
  for (const { key } of channels) {
    filled.push(await fillChannel(parts, key, { week: from, banks }, by));
    // Other requests are answered in between.
    await setImmediate();
  }
  parts.known.add(filled.flatMap(({ added }) => added.map(({ id }) => id)));
  return {
    made: filled.reduce((sum, { added }) => sum + added.length, 0),
    left: filled
      .flatMap(({ left }) => left)
      .map(({ channel, atMs, reason }) => ({ channel, at: new Date(atMs).toISOString(), reason })),
    week: await deskWeek(parts, from),
  };
}

const slotsFrom = (channel: ChannelRow, timeZone: string, from: CivilDate, to: CivilDate): number[] =>
  slotInstants({ slots: channel.slots, timeZone }, from, to).map(({ atMs }) => atMs);

/** Whether the instant is one of the channel's slots. */
export function slotAtOf(channel: ChannelRow, siteTimeZone: string, atMs: number): number | null {
  const timeZone = channel.timeZone ?? siteTimeZone;
  const date = dateInZone(atMs, timeZone);
  return slotsFrom(channel, timeZone, date, date).includes(atMs) ? atMs : null;
}

async function freeSlotAfter(
  tx: Transaction,
  channel: ChannelRow,
  zone: string,
  atMs: number,
): Promise<number> {
  const timeZone = channel.timeZone ?? zone;
  const { from } = weekOf(dateInZone(atMs, timeZone));
  const to = addDays(from, WEEKS_AHEAD * 7);
  const span = { from: new Date(atMs - DAY_MS), to: new Date(Date.parse(to) + 2 * DAY_MS) };
  const taken = new Set((await postsWithin(tx, span, channel.key)).map(({ slotAt }) => slotAt?.getTime()));
  const free = slotsFrom(channel, timeZone, from, to).find((slot) => slot >= atMs && !taken.has(slot));
  return free ?? atMs;
}

/** The same picture and words, as another channel of the niche wants them. */
async function likeAnother(
  tx: Transaction,
  channel: ChannelRow,
  { like, at }: { like: number; at: string },
  siteTimeZone: string,
): Promise<Draft> {
  const other = await findPost(tx, like);
  if (!other) throw new NotFound('There is no post to make it like.');
  const { kind, picture, title, text, alt, link } = other;
  if (!kindsOf(channel.niche, channel.network).includes(kind))
    throw new Invalid(`${channel.name} doesn’t take posts like this one.`);
  const atMs = await freeSlotAfter(tx, channel, siteTimeZone, Date.parse(at));
  const hashtags = [...channel.hashtags];
  const drawn = { ...picture, format: formatOf(channel.network, kind) };
  const fields = { picture: drawn, title, text, alt, link, hashtags, at: new Date(atMs).toISOString() };
  return { channel: channel.key, kind, atMs, words: other.wordsId, why: other.why, fields, seconds: null };
}

async function draftFor(
  tx: Transaction,
  parts: ChannelsParts,
  channel: ChannelRow,
  { body: { at, kind, like }, ...asked }: { body: PostNew; week: CivilDate; banks: FillBanks },
): Promise<Draft> {
  if (like !== undefined) return likeAnother(tx, channel, { like, at }, parts.config.siteTimeZone);
  if (!kindsOf(channel.niche, channel.network).includes(kind))
    throw new Invalid(`${channel.name} doesn’t take posts of this kind.`);
  const atMs = Date.parse(at);
  const made = fillOne(await inputFor(tx, parts, channel, asked), {
    channel: channelRules(channel, parts.config.siteTimeZone),
    atMs,
    kind,
  });
  if ('reason' in made) throw new Conflict(made.reason);
  return made;
}

/** A draft of the owner's choice, in an empty slot or at any time. */
export async function addPost(
  parts: ChannelsParts,
  key: string,
  body: PostNew,
  by: string,
): Promise<PostRow> {
  const now = new Date(parts.clock.nowMs());
  const week = weekOf(dateInZone(Date.parse(body.at), parts.config.siteTimeZone));
  const banks = await parts.banksOf({ ...week, instants: [Date.parse(body.at)] });
  const asked = { body, week: week.from, banks };
  const post = await parts.database.db.transaction(
    async (tx) => {
      const channel = await lockChannel(tx, key);
      if (!channel) throw new NotFound('There is no such channel.');
      const draft = await draftFor(tx, parts, channel, asked);
      const slotAtMs = slotAtOf(channel, parts.config.siteTimeZone, draft.atMs);
      const [added] = await keep(tx, [newPost(draft, slotAtMs, now)], now, MADE);
      if (!added) throw new Conflict('This slot has a post already.');
      await recordAudit(tx, now, { by, action: 'post added', subject: `${channel.name}, post ${added.id}` });
      return added;
    },
    { isolationLevel: 'read committed' },
  );
  parts.known.add([post.id]);
  return post;
}
