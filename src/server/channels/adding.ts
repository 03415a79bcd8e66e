import type { PostNew } from '../../contract/desk-channel-posts.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone } from '../../domain/calendar/zones.ts';
import { formatOf, kindsOf } from '../../domain/channels/channel-rules.ts';
import type { Draft } from '../../domain/channels/post.ts';
import { slotInstants, weekOf } from '../../domain/channels/week.ts';
import { recordAudit } from '../audit/store.ts';
import { Conflict, Invalid, NotFound } from '../failures.ts';
import { findChannel, type ChannelRow } from './channel-store.ts';
import { draftsFor, keepDrafts, newPost } from './filling.ts';
import type { ChannelsParts } from './parts.ts';
import { findPost, postsWithin, type PostRow } from './post-store.ts';

const DAY_MS = 86_400_000;
/** How far ahead a free slot is looked for. */
const WEEKS_AHEAD = 8;

const zoneOf = (channel: ChannelRow, siteTimeZone: string): string => channel.timeZone ?? siteTimeZone;

function slotsFrom(channel: ChannelRow, timeZone: string, from: CivilDate, to: CivilDate): number[] {
  return slotInstants({ slots: channel.slots, timeZone }, from, to).map(({ atMs }) => atMs);
}

/** Whether the instant is one of the channel's slots. */
export function slotAtOf(channel: ChannelRow, siteTimeZone: string, atMs: number): number | null {
  const timeZone = zoneOf(channel, siteTimeZone);
  const date = dateInZone(atMs, timeZone);
  return slotsFrom(channel, timeZone, date, date).includes(atMs) ? atMs : null;
}

/** The next slot that nothing stands in; the time itself where there is none for weeks. */
async function freeSlotAfter(
  { database, config }: ChannelsParts,
  channel: ChannelRow,
  atMs: number,
): Promise<number> {
  const timeZone = zoneOf(channel, config.siteTimeZone);
  const { from } = weekOf(dateInZone(atMs, timeZone));
  const to = addDays(from, WEEKS_AHEAD * 7);
  const span = { from: new Date(atMs - DAY_MS), to: new Date(Date.parse(to) + 2 * DAY_MS) };
  const near = await postsWithin(database.db, span, channel.key);
  const taken = new Set(near.map(({ slotAt }) => slotAt?.getTime()));
  return slotsFrom(channel, timeZone, from, to).find((slot) => slot >= atMs && !taken.has(slot)) ?? atMs;
}

/** The same picture and words, as another channel of the niche wants them. */
async function likeAnother(
  parts: ChannelsParts,
  channel: ChannelRow,
  { like, at }: { like: number; at: string },
): Promise<Draft> {
  const other = await findPost(parts.database.db, like);
  if (!other) throw new NotFound('There is no post to make it like.');
  const { kind, picture, title, text, alt, link } = other;
  if (!kindsOf(channel.niche, channel.network).includes(kind))
    throw new Invalid(`${channel.name} doesn’t take posts like this one.`);
  const atMs = await freeSlotAfter(parts, channel, Date.parse(at));
  const drawn = { ...picture, format: formatOf(channel.network, kind) };
  const hashtags = [...channel.hashtags];
  const fields = { picture: drawn, title, text, alt, link, hashtags, at: new Date(atMs).toISOString() };
  return {
    channel: channel.key,
    kind,
    atMs,
    words: other.wordsId,
    why: other.why,
    fields,
    seconds: other.videoSeconds,
  };
}

async function draftOf(parts: ChannelsParts, channel: ChannelRow, body: PostNew): Promise<Draft> {
  const { at, kind, like } = body;
  if (like !== undefined) return likeAnother(parts, channel, { like, at });
  if (!kindsOf(channel.niche, channel.network).includes(kind))
    throw new Invalid(`${channel.name} doesn’t take posts of this kind.`);
  const atMs = Date.parse(at);
  const week = weekOf(dateInZone(atMs, zoneOf(channel, parts.config.siteTimeZone)));
  const { drafts, left } = await draftsFor(parts, [channel], week, { atMs, kind });
  if (!drafts[0]) throw new Conflict(left[0]?.reason ?? 'Nothing suits this time.');
  return drafts[0];
}

/** A draft of the owner's choice, in an empty slot or at any time. */
export async function addPost(
  parts: ChannelsParts,
  key: string,
  body: PostNew,
  by: string,
): Promise<PostRow> {
  const { db } = parts.database;
  const channel = await findChannel(db, key);
  if (!channel) throw new NotFound('There is no such channel.');
  const draft = await draftOf(parts, channel, body);
  const now = new Date(parts.clock.nowMs());
  const row = newPost(draft, slotAtOf(channel, parts.config.siteTimeZone, draft.atMs), now);
  const post = await db.transaction(
    async (tx) => {
      const [added] = await keepDrafts(tx, [row], now);
      if (!added) throw new Conflict('This slot has a post already.');
      await recordAudit(tx, now, { by, action: 'post added', subject: `${channel.name}, post ${added.id}` });
      return added;
    },
    { isolationLevel: 'read committed' },
  );
  parts.known.add([post.id]);
  return post;
}
