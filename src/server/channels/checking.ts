import { checksOf } from '../../domain/channels/checks.ts';
import type { Check, CheckInput } from '../../domain/channels/check-input.ts';
import { SOCIAL_FORMATS } from '../../domain/channels/picture.ts';
import { REST_DAYS } from '../../domain/channels/rest.ts';
import type { Connection, Transaction } from '../db/database.ts';
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
  if (!pictures.knows(picture.art)) return null;
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

/** The seven checks of a post as it stands, beside what else its channel has. */
export function checksFor(
  parts: ChannelsParts,
  channel: ChannelRow,
  post: PostRow,
  used: readonly PostRow[],
): Check[] {
  const { config, clock, isPage } = parts;
  const alts = parts.altTexts();
  return checksOf({
    nowMs: clock.nowMs(),
    channel: channelRules(channel, config.siteTimeZone),
    post: { id: post.id, kind: post.kind, words: post.wordsId, fields: fieldsOf(post) },
    used: used.map(usedPost),
    file: fileOf(post, parts),
    isLinkAlive: isPage(post.link),
    origin: config.siteUrl,
    ownAlt: altOf(post.picture.art, alts),
    others: standIns(post, used, alts),
  });
}
