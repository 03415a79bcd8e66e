import { addDays, daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';
import { inZodiacOrder } from './pairs.ts';
import { eventFacts, moonFacts, type WeekFact } from './week-facts.ts';
import type { WeekSky } from './week-sky.ts';

/** One hand-written paragraph of `content/compatibility/week.yml`. */
export interface WeekParagraph {
  id: string;
  since: CivilDate;
  key: string;
  text: string;
}

/** What each key's paragraphs may leave to be filled in; every key needs words. */
export const WEEK_SLOTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['conjunction', 'sextile', 'square', 'trine', 'opposition'].map((aspect) => [
      `rulers/${aspect}`,
      ['weekday', 'fast', 'slow', 'Fast', 'fastSign', 'slowSign'],
    ]),
  ),
  'ruler/ingress': ['weekday', 'ruler', 'Ruler', 'whose', 'into'],
  'ruler/retrograde': ['weekday', 'ruler', 'Ruler', 'whose'],
  'ruler/direct': ['weekday', 'ruler', 'Ruler', 'whose'],
  'lunation/new': ['weekday', 'sign'],
  'lunation/full': ['weekday', 'sign'],
  'moon/visit': ['weekday', 'sign', 'partner'],
  'moon/home': ['weekday', 'sign'],
  'moon/easy': ['weekday', 'sign'],
  'moon/mixed': ['weekday', 'sign', 'glad', 'other'],
  'moon/hard': ['weekday', 'sign'],
  'moon/aside': ['weekday', 'sign'],
};

export interface WeekNote {
  text: string;
  fact: Omit<WeekFact, 'slots' | 'key'>;
}

export interface PairWeek {
  from: CivilDate;
  to: CivilDate;
  notes: WeekNote[];
}

/** Any Sunday of long ago: weeks are counted from it, so that turns go on over the years. */
const FIRST_SUNDAY: CivilDate = '2025-12-28';

/** The paragraph whose turn it is: neighbors in the list follow each other from week to week. */
function noteOf(fact: WeekFact, turn: number, bank: readonly WeekParagraph[], from: CivilDate): WeekNote {
  const open = bank.filter(({ key, since }) => key === fact.key && since <= addDays(from, 6));
  const { text } = open[turn % open.length]!;
  const { slots, key: _, ...rest } = fact;
  return { text: text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole), fact: rest };
}

/** A visit to one of the two signs counts before everything else the Moon does; otherwise its signs take turns. */
function moonFactOf(facts: readonly WeekFact[], turn: number): WeekFact {
  return facts.find(({ key }) => /^moon\/(?:visit|home)$/.test(key)) ?? facts[turn % facts.length]!;
}

/** Another thing the Moon does, of another kind if there is one, as far off as can be: so the rest of the week has its word. */
function farthestFrom(first: WeekFact, facts: readonly WeekFact[]): WeekFact[] {
  const distance = (fact: WeekFact): number =>
    Math.abs(daysBetween(first.on, fact.on)) + (fact.key === first.key ? 0 : 7);
  return facts
    .filter((fact) => fact !== first)
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, 1);
}

const byDay = (a: WeekFact, b: WeekFact): number => daysBetween(b.on, a.on);

/** What is rarer than the Moon's round comes first and beside one thing of hers; without it the Moon has two. */
function factsOf(rare: WeekFact | undefined, moon: readonly WeekFact[], turn: number): WeekFact[] {
  const first = moonFactOf(moon, turn);
  return rare ? [rare, first] : [first, ...farthestFrom(first, moon)].sort(byDay);
}

/** "This week for you two" */
export function pairWeek(
  one: SignKey,
  other: SignKey,
  sky: WeekSky,
  bank: readonly WeekParagraph[],
): PairWeek {
  const pair = inZodiacOrder(one, other);
  const week = Math.floor(daysBetween(FIRST_SUNDAY, sky.from) / 7);
  const turn = week + pair.reduce((sum, sign, place) => sum + SIGN_KEYS.indexOf(sign) * (place * 6 + 1), 0);
  const facts = factsOf(eventFacts(pair, sky)[0], moonFacts(pair, sky), turn);
  return {
    from: sky.from,
    to: addDays(sky.from, 6),
    // Two things of one kind are told in two paragraphs.
    notes: facts.map((fact, place) => noteOf(fact, turn + place * 3, bank, sky.from)),
  };
}
