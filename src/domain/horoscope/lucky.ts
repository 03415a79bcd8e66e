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

/** How far the Moon has come at noon from the sign, from its ruler and from a third body, in degrees. */
function waysOf(sign: SignKey, { placements }: DayFacts): words.MoonWay[] {
  const ruler = signOf(sign).rulingPlanet.toLowerCase() as Body;
  const second: Body = ruler === 'moon' ? 'sun' : ruler;
  const third: Body = second === 'sun' ? 'venus' : 'sun';
  const starts: [from: words.MoonWay['from'], longitudeDeg: number][] = [
    ['sign', 30 * SIGN_KEYS.indexOf(sign)],
    [second, placements[second].noonLongitudeDeg],
    [third, placements[third].noonLongitudeDeg],
  ];
  const taken = new Set([0]);
  return starts.map(([from, startDeg]) => {
    const degrees = Math.floor((placements.moon.noonLongitudeDeg - startDeg + 360) % 360);
    let number = degrees % 100;
    // Nothing is no number, and two may come to the same: the next one is taken then.
    while (taken.has(number)) number = (number + 1) % 100;
    taken.add(number);
    return { from, degrees, number };
  });
}
