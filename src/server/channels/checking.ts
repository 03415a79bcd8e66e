import { setImmediate } from 'node:timers/promises';
import { checksOf } from '../../domain/channels/checks.ts';
import type { Check, CheckInput } from '../../domain/channels/check-input.ts';
import { SOCIAL_FORMATS } from '../../domain/channels/picture.ts';
import type { UsedPost } from '../../domain/channels/post.ts';
import { REST_DAYS } from '../../domain/channels/rest.ts';
import { saysTheSameAs } from '../../domain/channels/sameness.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { SLICE_MS } from '../planning.ts';
import { channelRules, fieldsOf, usedPost } from './as-rules.ts';
import type { ChannelRow } from './channel-store.ts';
import type { ChannelsParts } from './parts.ts';
import { choicesFor } from './picker.ts';
import { postsAround, type PostRow } from './post-store.ts';

const DAY_MS = 86_400_000;
/** A day more on both sides: what is too near is decided by calendars. */
const AROUND_MS = (REST_DAYS + 2) * DAY_MS;

/** A cat's own description, or that of the cat in any setting. */
export function altOf(art: string, alts: Readonly<Record<string, string>>): string | null {
  return alts[art] ?? alts[art.split('@')[0]!] ?? null;
}

/** What else of the channel takes up pictures and words near the post. */
export async function othersNear(
  db: Connection | Transaction,
  { id, channel, at }: Pick<PostRow, 'id' | 'channel' | 'at'>,
): Promise<PostRow[]> {
  const from = new Date(at.getTime() - AROUND_MS);
  const near = await postsAround(db, channel, { from, to: new Date(at.getTime() + AROUND_MS) });
  return near.filter((post) => post.id !== id);
}

function fileOf({ picture }: PostRow, { pictures }: ChannelsParts): CheckInput['file'] {
  if (!pictures.canDraw(picture)) return null;
  return { ...SOCIAL_FORMATS[picture.format], bytes: pictures.bytesOf(picture) };
}

/** Unused ones first, so that the press that mends leads to one of them. */
function standIns(post: PostRow, used: readonly PostRow[], alts: Readonly<Record<string, string>>) {
  const taken = new Set(used.map(({ picture }) => picture.art));
  return choicesFor(post.kind, post.picture.art)
    .filter(({ art }) => !taken.has(art))
    .flatMap(({ art, name }) => {
      const alt = altOf(art, alts);
      return alt === null ? [] : [{ art, name, alt }];
    });
}

/** Months of long texts are compared in short slices, so that others are answered meanwhile. */
async function sameWordsAmong(others: readonly UsedPost[], post: PostRow): Promise<UsedPost[]> {
  const saysTheSame = saysTheSameAs({ words: post.wordsId, text: post.text });
  const same: UsedPost[] = [];
  let beganMs = performance.now();
  for (const other of others) {
    if (saysTheSame(other)) same.push(other);
    if (performance.now() - beganMs < SLICE_MS) continue;
    await setImmediate();
    beganMs = performance.now();
  }
  return same;
}

/** The seven checks of a post as it stands, beside what else its channel has. */
export async function checksFor(
  parts: ChannelsParts,
  channel: ChannelRow,
  post: PostRow,
  near: readonly PostRow[],
): Promise<Check[]> {
  const { config, clock, isPage } = parts;
  const alts = parts.altTexts();
  const used = near.map(usedPost);
  return checksOf({
    nowMs: clock.nowMs(),
    channel: channelRules(channel, config.siteTimeZone),
    post: { id: post.id, kind: post.kind, words: post.wordsId, fields: fieldsOf(post) },
    used,
    sameWords: await sameWordsAmong(used, post),
    file: fileOf(post, parts),
    isLinkAlive: isPage(post.link),
    origin: config.siteUrl,
    ownAlt: altOf(post.picture.art, alts),
    others: standIns(post, near, alts),
  });
}
