import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { daysBetween } from '../calendar/civil-date.ts';
import type { Body } from '../sky/bodies.ts';
import { SIGN_KEYS, signAtLongitude, signOf, wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import type { Candidate } from './candidate.ts';
import type { ChosenReading } from './choose.ts';
import type { DayFacts } from './day-facts.ts';
import * as words from './lucky-words.ts';
import { MOODS } from './moods.ts';
import { isChaldean, planetaryHour } from './planetary-hours.ts';
import type { LuckyBecause } from './reading.ts';
import { weekdayOf } from './sign-facts.ts';

type Plan = Pick<ChosenReading, 'sign' | 'date'> & { lead: Candidate };

export interface Lucky {
  numbers: number[];
  color: string;
  mood: string;
  time?: string;
  because: LuckyBecause;
}

/** The signs' own colors; a house takes the color of the sign that has its number. */
const COLORS: Record<SignKey, string> = {
  aries: 'Red',
  taurus: 'Green',
  gemini: 'Yellow',
  cancer: 'White',
  leo: 'Gold',
  virgo: 'Brown',
  libra: 'Pink',
  scorpio: 'Black',
  sagittarius: 'Orange',
  capricorn: 'Blue',
  aquarius: 'Silver',
  pisces: 'Purple',
};

/** Every tile of the day with the fact it follows from. */
export function luckyOf(plan: Plan, facts: DayFacts): Lucky {
  const { lead, date, sign } = plan;
  const ways = waysOf(sign, facts);
  // The Moon is in another house for each of the twelve signs, and passes all twelve in a month.
  const house = wholeSignHouse(sign, signAtLongitude(facts.placements.moon.noonLongitudeDeg));
  const owner = SIGN_KEYS[house - 1]!;
  const color = COLORS[owner];
  const mood = moodOf(plan);
  const lucky: Lucky = {
    numbers: ways.map(({ number }) => number).sort((a, b) => a - b),
    color,
    mood,
    because: {
      lucky_number: words.numbersReason(sign, ways),
      color: words.colorReason(house, signOf(owner), color),
      mood: words.moodReason(lead, facts, mood),
    },
  };
  if (lead.tone !== 'easy') return lucky;
  // The old week knows seven bodies: the others borrow an hour from the Sun.
  const body = isChaldean(lead.body) ? lead.body : 'sun';
  const hour = planetaryHour(date, body);
  const lucky_time = words.timeReason(lead, facts, body, weekdayOf(facts), hour);
  return { ...lucky, time: hour.clock, because: { ...lucky.because, lucky_time } };
}

/** A list has a word for each day of a week, so none comes back sooner. */
function moodOf({ sign, date, lead }: Plan): string {
  const moods = MOODS[lead.house - 1]![lead.tone];
  const turn = daysBetween(ARCHIVE_FIRST_DAY, date) + SIGN_KEYS.indexOf(sign);
  return moods[turn % moods.length]!;
}

const DEGREES_A_STEP = 4;
const STEPS = 360 / DEGREES_A_STEP;
/** Counted by so many, neighboring steps get numbers far apart, and every step another one. */
const COUNTED_BY = 11;

/** The number of the step on which the Moon is, from a longitude on. */
function numberFrom(startDeg: number, moonDeg: number): number {
  const step = Math.floor(((moonDeg - startDeg + 360) % 360) / DEGREES_A_STEP) + 1;
  return ((step * COUNTED_BY - 1) % STEPS) + 1;
}

const rulerOf = (sign: SignKey): Body => signOf(sign).rulingPlanet.toLowerCase() as Body;
/** Nothing is far from itself: where the Moon rules, the Sun stands in. */
const otherThanMoon = (body: Body): Body => (body === 'moon' ? 'sun' : body);

/** Where the Moon is at noon, from the sign, from its ruler and from the ruler of the sign across. */
function waysOf(sign: SignKey, { placements }: DayFacts): words.MoonWay[] {
  const at = SIGN_KEYS.indexOf(sign);
  const across = SIGN_KEYS[(at + 6) % 12]!;
  const [own, other] = [otherThanMoon(rulerOf(sign)), otherThanMoon(rulerOf(across))];
  const moonDeg = placements.moon.noonLongitudeDeg;
  const ways = [
    { from: 'sign' as const, exact: numberFrom(30 * at, moonDeg) },
    { from: own, exact: numberFrom(placements[own].noonLongitudeDeg, moonDeg) },
    { from: other, exact: numberFrom(placements[other].noonLongitudeDeg, moonDeg) },
  ];
  const taken = new Set<number>();
  return ways.map(({ from, exact }) => {
    let number = exact;
    // Two may come to the same: the next one is taken then.
    while (taken.has(number)) number = (number % STEPS) + 1;
    taken.add(number);
    return { from, exact, number };
  });
}
