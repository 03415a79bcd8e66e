import { monthDay, longDate } from '../../domain/calendar/written-date.ts';
import { referenceNoonMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { catFactsAt } from '../../domain/channels/cat-sky.ts';
import type { PostKind } from '../../domain/channels/channel.ts';
import { feastsOn } from '../../domain/channels/feasts.ts';
import { fillOne, fillSlots, isDraft } from '../../domain/channels/fill.ts';
import type { FillBanks, FillInput, LeftSlot, Told } from '../../domain/channels/fill-input.ts';
import type { Draft } from '../../domain/channels/post.ts';
import { skyIntro } from '../../domain/sky/intro.ts';
import { skyAt } from '../../domain/sky/positions.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';

/** Banks as they can be handed to a thread. */
export interface PlainBanks extends Pick<FillBanks, 'catWords' | 'verses' | 'quotes' | 'cards' | 'altTexts'> {
  /** By sign and Sunday, as `weekKey` writes them. */
  weeks: Readonly<Record<string, Told>>;
}

/** A week to fill, or one post at a time of the owner's choice. */
export interface FillQuestion extends Omit<FillInput, 'banks'> {
  banks: PlainBanks;
  one: { atMs: number; kind: PostKind } | null;
}

export interface Filled {
  drafts: Draft[];
  left: LeftSlot[];
}

export const weekKey = (sign: SignKey, sunday: CivilDate): string => `${sign} ${sunday}`;

/** The sky of a day in the words of its page. */
function skyOf(date: CivilDate): Told {
  return {
    title: `The sky of ${monthDay(date)}`,
    lines: [],
    text: skyIntro(skyAt(referenceNoonMs(date))),
    alt: `The wheel of the signs with the planets of ${longDate(date)}, and the Moon as it stands that day.`,
  };
}

/** Each instant is looked at once, however many channels post at it. */
function keptFacts(): FillBanks['skyAt'] {
  const kept = new Map<number, ReturnType<FillBanks['skyAt']>>();
  return (atMs) => {
    const facts = kept.get(atMs) ?? catFactsAt(atMs);
    kept.set(atMs, facts);
    return facts;
  };
}

/** For a thread of the sky: planets are followed for months, and thousands of words compared. */
export function filledWeek({ banks: { weeks, ...banks }, one, ...input }: FillQuestion): Filled {
  const whole: FillInput = {
    ...input,
    banks: {
      ...banks,
      skyAt: keptFacts(),
      feastsOn: (date) => feastsOn(date).map(({ key }) => key),
      skyOf,
      weekOfSign: (sign, sunday) => weeks[weekKey(sign, sunday)] ?? null,
    },
  };
  if (one === null) return fillSlots(whole);
  const made = fillOne(whole, { ...one, channel: whole.channels[0]! });
  return isDraft(made) ? { drafts: [made], left: [] } : { drafts: [], left: [made] };
}
