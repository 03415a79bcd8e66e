import type { CivilDate } from '../calendar/civil-date.ts';
import type { CardSlug } from '../tarot/card-names.ts';
import { periodOf } from '../forecast/period.ts';
import type { Body } from '../sky/bodies.ts';
import type { SignKey } from '../zodiac/signs.ts';
import { birthIntent, type BirthIntent } from './birth-intents.ts';
import { timeIn, type NamedTime } from './days.ts';
import { bodiesIn, cardIn, signsIn } from './names.ts';
import { skyIntent, type SkyIntent } from './sky-intents.ts';
import { folded, wordsIn } from './words.ts';

/** A part of life that weeks and months have words for. */
export type NamedSection = 'love' | 'career' | 'health' | 'finance';

export type ReadingSpan = 'daily' | 'weekly' | 'monthly';

export interface ReadingIntent {
  kind: 'reading';
  sign: SignKey;
  span: ReadingSpan;
  /** Its day, or the first day of its week or month. */
  from: CivilDate;
  isCurrent: boolean;
  /** The part of life that was named. */
  section: NamedSection | null;
}

/** What a question asks for. */
export type Intent =
  | ReadingIntent
  | { kind: 'all-signs'; span: ReadingSpan }
  | { kind: 'pair'; signs: readonly [SignKey, SignKey] }
  | { kind: 'match'; sign: SignKey }
  /** What a sign is: its dates, its element, its ruler. */
  | { kind: 'portrait'; sign: SignKey }
  | BirthIntent
  | { kind: 'card'; card: CardSlug; isReversed: boolean }
  | SkyIntent;

export interface Understood {
  intent: Intent | null;
  /** The time that it was read with. */
  time: NamedTime | null;
}

const MATCH =
  /\b(love|compatib\w*|match(?:es|ing)?|relationships?|partners?|soulmates?|couples?|marriage|dating)\b/;
const WEEK = /\b(weekly|week)\b/;
const MONTH = /\b(monthly|month)\b/;
const DAY = /\b(daily|today|todays|tonight)\b/;
const HOROSCOPE = /\b(horoscopes?|forecasts?|readings?)\b/;
const BARE_HOROSCOPE = /^(?:(?:my|free|the) )*horoscopes?$/;
const PORTRAIT =
  /\b(dates|season|traits?|personality|characteristics|element|modality|ruling|ruler|ruled|symbol|what is an?)\b/;

function spanOf(text: string, time: NamedTime | null): ReadingSpan {
  if (time?.span === 'week' || (time?.span !== 'month' && WEEK.test(text))) return 'weekly';
  if (time?.span === 'month' || MONTH.test(text)) return 'monthly';
  return 'daily';
}

const SECTION_WORDS: readonly (readonly [RegExp, NamedSection])[] = [
  [/\b(love|romance|romantic|relationships?)\b/, 'love'],
  [/\b(career|work|job)\b/, 'career'],
  [/\b(health|wellness)\b/, 'health'],
  [/\b(money|finances?|financial)\b/, 'finance'],
];

function sectionIn(text: string): NamedSection | null {
  return SECTION_WORDS.find(([words]) => words.test(text))?.[1] ?? null;
}

/** A date without a year is the last one that has a reading: nobody looks for next year's. */
function lastSuch({ from, hasYear }: NamedTime, latest: CivilDate): CivilDate {
  if (hasYear || from <= latest) return from;
  return `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
}

interface Days {
  today: CivilDate;
  /** The last day that anybody may read. */
  latest: CivilDate;
}

function reading(
  sign: SignKey,
  text: string,
  time: NamedTime | null,
  { today, latest }: Days,
): ReadingIntent {
  const span = spanOf(text, time);
  const meant = time ? lastSuch(time, latest) : today;
  const first = (date: CivilDate): CivilDate => (span === 'daily' ? date : periodOf(span, date).from);
  const from = first(meant);
  return { kind: 'reading', sign, span, from, isCurrent: from === first(today), section: sectionIn(text) };
}

function ofSigns(text: string, signs: readonly SignKey[], time: NamedTime | null, days: Days): Intent | null {
  const [one, other] = signs;
  if (one === undefined) return null;
  if (other !== undefined) return { kind: 'pair', signs: [one, other] };
  if (time === null && MATCH.test(text) && !WEEK.test(text) && !MONTH.test(text))
    return { kind: 'match', sign: one };
  if (time === null && PORTRAIT.test(text)) return { kind: 'portrait', sign: one };
  return reading(one, text, time, days);
}

function ofAllSigns(text: string, time: NamedTime | null): Intent | null {
  const hasSpan = WEEK.test(text) || MONTH.test(text) || DAY.test(text);
  const isAsked = (HOROSCOPE.test(text) && hasSpan) || BARE_HOROSCOPE.test(text);
  return isAsked && !/\btarot|cards?\b/.test(text) ? { kind: 'all-signs', span: spanOf(text, time) } : null;
}

/** What a question asks for, if it can be recognized; `question` has its typing errors mended. */
export function understand(question: string, days: Days): Understood {
  const text = folded(question);
  const words = wordsIn(text);
  const [signs, bodies]: [SignKey[], Body[]] = [signsIn(words), bodiesIn(words)];
  const time = timeIn(text, days.today);
  const card = cardIn(words);
  if (card)
    return {
      intent: { kind: 'card', card, isReversed: /\b(reversed|reverse|inverted|upside)\b/.test(text) },
      time: null,
    };
  const named = { time, signs, bodies };
  const intent =
    birthIntent(text, named) ??
    (signs.length < 2 ? skyIntent(text, named, days.today) : null) ??
    ofSigns(text, signs, time, days) ??
    ofAllSigns(text, time);
  return { intent, time: intent ? time : null };
}
