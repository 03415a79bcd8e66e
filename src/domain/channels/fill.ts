import { dateInZone } from '../calendar/zones.ts';
import type { PostKind } from './channel.ts';
import { kindsOf, type ChannelRules } from './channel-rules.ts';
import { signCat, skyCat, tarotCat } from './fill-cats.ts';
import { FillHistory } from './fill-history.ts';
import type { FillInput, LeftSlot } from './fill-input.ts';
import { cardOfSlot, quoteOf, skyOfDay, weekOfSign } from './fill-notes.ts';
import { FillSlot, type Filling } from './fill-slot.ts';
import { isFeastSlot, verseOf } from './fill-verses.ts';
import type { Draft } from './post.ts';
import { slotInstants, weekOf } from './week.ts';

/** A filling, or the sentence of why there is none. */
type Fill = (slot: FillSlot) => Filling | string;

const FILLS: Readonly<Record<PostKind, Fill>> = {
  'cat-sky': skyCat,
  'cat-sign': signCat,
  'cat-tarot': tarotCat,
  verse: verseOf,
  'sky-note': skyOfDay,
  quote: quoteOf,
  'video-sky': skyOfDay,
  'video-sign': weekOfSign,
  'video-card': cardOfSlot,
  'video-quote': quoteOf,
};

function draftFor(slot: FillSlot): Draft | LeftSlot {
  const { channel, kind, atMs } = slot;
  const isAllowed = kindsOf(channel.niche, channel.network).includes(kind);
  const filling = isAllowed
    ? FILLS[kind](slot)
    : 'This channel doesn’t hold posts of this kind. Change the slot.';
  if (typeof filling === 'string') return { channel: channel.key, atMs, reason: filling };
  return slot.draftOf(filling);
}

export const isDraft = (made: Draft | LeftSlot): made is Draft => 'fields' in made;

function remember(history: FillHistory, { channel, words, atMs, fields }: Draft): void {
  history.add({ channel, words, atMs, art: fields.picture.art, text: fields.text });
}

/** Feasts first, so that the days beside them leave them their tradition; then as the slots come. */
function inOrder(slots: readonly FillSlot[]): FillSlot[] {
  const byTime = [...slots].sort((first, second) => first.atMs - second.atMs);
  return [...byTime.filter(isFeastSlot), ...byTime.filter((slot) => !isFeastSlot(slot))];
}

function emptySlots({ week, channels, taken, nowMs, banks }: FillInput, history: FillHistory): FillSlot[] {
  const { from, to } = weekOf(week);
  const isTaken = new Set(taken.map(({ channel, atMs }) => `${channel} ${atMs}`));
  return channels.flatMap((channel) =>
    slotInstants(channel, from, to)
      .filter(({ atMs }) => atMs > nowMs && !isTaken.has(`${channel.key} ${atMs}`))
      .map((slot) => new FillSlot({ channel, ...slot }, banks, history)),
  );
}

/** Drafts for every empty slot of the week that is still to come; the same input always gives the same. */
export function fillSlots(input: FillInput): { drafts: Draft[]; left: LeftSlot[] } {
  const history = new FillHistory(input);
  const empty = emptySlots(input, history);
  for (const { channel, atMs } of empty) history.expect(channel.key, atMs);
  const made = inOrder(empty).map((slot) => {
    const draft = draftFor(slot);
    if (isDraft(draft)) remember(history, draft);
    else history.leave(draft.channel, draft.atMs);
    return draft;
  });
  const byTime = made.sort((first, second) => first.atMs - second.atMs);
  return { drafts: byTime.filter(isDraft), left: byTime.filter((one): one is LeftSlot => !isDraft(one)) };
}

/** One draft for a time of the owner's choice, by the same rules. */
export function fillOne(
  input: Pick<FillInput, 'channels' | 'banks' | 'used'>,
  { channel, atMs, kind }: { channel: ChannelRules; atMs: number; kind: PostKind },
): Draft | LeftSlot {
  const date = dateInZone(atMs, channel.timeZone);
  return draftFor(new FillSlot({ channel, atMs, kind, date }, input.banks, new FillHistory(input)));
}
