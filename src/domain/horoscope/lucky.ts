import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { daysBetween } from '../calendar/civil-date.ts';
import { signedDeg } from '../sky/angles.ts';
import type { Body } from '../sky/bodies.ts';
import { signAtLongitude, signOf, type Element, type SignKey } from '../zodiac/signs.ts';
import type { ChosenReading } from './choose.ts';
import type { DayFacts } from './day-facts.ts';
import * as words from './lucky-words.ts';
import { MOODS } from './moods.ts';
import { isChaldean, planetaryHour, type ChaldeanBody } from './planetary-hours.ts';
import type { LuckyBecause } from './reading.ts';
import { seedOf } from '../calendar/seed.ts';
import { houseOf, weekdayOf } from './sign-facts.ts';

type Plan = Pick<ChosenReading, 'sign' | 'date' | 'lead'>;

export interface Lucky {
  numbers: number[];
  color: string;
  mood: string;
  time?: string;
  because: LuckyBecause;
}

/** The planet's own colors, one for each element it may pass through. */
const COLORS: Record<ChaldeanBody, Record<Element, string>> = {
  sun: { Fire: 'Gold', Earth: 'Yellow', Air: 'Orange', Water: 'Gold' },
  moon: { Fire: 'Gold', Earth: 'Green', Air: 'White', Water: 'Silver' },
  mercury: { Fire: 'Orange', Earth: 'Brown', Air: 'Yellow', Water: 'Blue' },
  venus: { Fire: 'Pink', Earth: 'Green', Air: 'Pink', Water: 'Green' },
  mars: { Fire: 'Red', Earth: 'Brown', Air: 'Orange', Water: 'Red' },
  jupiter: { Fire: 'Purple', Earth: 'Blue', Air: 'Blue', Water: 'Purple' },
  saturn: { Fire: 'Black', Earth: 'Brown', Air: 'Silver', Water: 'Black' },
};

/** Every tile of the day with the fact it follows from. */
export function luckyOf(plan: Plan, facts: DayFacts): Lucky {
  const { lead, date } = plan;
  const body = isChaldean(lead.body) ? lead.body : 'sun';
  const drawn = numbersOf(plan, facts);
  const lit = signOf(signAtLongitude(facts.placements[body].noonLongitudeDeg));
  const color = COLORS[body][lit.element];
  const mood = moodOf(plan, body);
  const lucky: Lucky = {
    numbers: drawn.map(({ shown }) => shown),
    color,
    mood,
    because: {
      lucky_number: words.numbersReason(drawn),
      color: words.colorReason(lead, facts, body, lit, color),
      mood: words.moodReason(lead, facts, body, mood),
    },
  };
  if (lead.tone !== 'easy') return lucky;
  const hour = planetaryHour(date, body);
  const lucky_time = words.timeReason(lead, facts, body, weekdayOf(facts), hour);
  return { ...lucky, time: hour.clock, because: { ...lucky.because, lucky_time } };
}

function moodOf({ sign, date, lead }: Plan, body: ChaldeanBody): string {
  const moods = MOODS[body][lead.tone];
  return moods[(daysBetween(ARCHIVE_FIRST_DAY, date) + seedOf(`mood ${sign}`)) % moods.length]!;
}

function numbersOf({ sign, lead }: Plan, facts: DayFacts): words.Drawn[] {
  const drawn = [
    { value: lead.house, deed: words.houseOfLead(lead) },
    moonNumber(sign, facts),
    rulerNumber(sign, facts),
  ];
  return distinct(drawn).sort((a, b) => a.shown - b.shown);
}

type Counted = Omit<words.Drawn, 'shown'>;

function moonNumber(sign: SignKey, { placements: { moon } }: DayFacts): Counted {
  const degree = Math.floor(moon.noonLongitudeDeg % 30) + 1;
  const house = houseOf(sign, moon);
  const noonSign = signOf(signAtLongitude(moon.noonLongitudeDeg));
  return { value: degree + house, deed: words.moonSum(degree, noonSign, house, moon.enters !== undefined) };
}

/** Degrees between the sign's ruler and the Moon; beyond 99, what they lack of an opposition. */
function rulerNumber(sign: SignKey, { placements }: DayFacts): Counted {
  const ruler = signOf(sign).rulingPlanet.toLowerCase() as Body;
  const other: Body = ruler === 'moon' ? 'sun' : 'moon';
  const apart = placements[ruler].noonLongitudeDeg - placements[other].noonLongitudeDeg;
  const arc = Math.round(Math.abs(signedDeg(apart)));
  const toOpposition = arc > 99;
  const degrees = toOpposition ? 180 - arc : arc;
  return { value: Math.max(1, degrees), deed: words.rulerDistance(ruler, other, degrees, toOpposition) };
}

/** Two facts may give the same number: the later one then takes its neighbor. */
function distinct(numbers: readonly Counted[]): words.Drawn[] {
  const taken = new Set<number>();
  return numbers.map(({ value, deed }) => {
    let shown = value;
    while (taken.has(shown)) shown = (shown % 99) + 1;
    taken.add(shown);
    return { shown, value, deed };
  });
}
