import { nameOfBody, type Body } from '../sky/bodies.ts';
import { signedDeg } from '../sky/angles.ts';
import { signAtLongitude, signOf, type Element, type SignKey } from '../zodiac/signs.ts';
import type { DayFacts } from './day-facts.ts';
import { capitalized, ordinal } from './fact-text.ts';
import { MOODS } from './moods.ts';
import { isChaldean, planetaryHour, type ChaldeanBody } from './planetary-hours.ts';
import type { Chosen } from './choose.ts';
import { seedOf } from './seed.ts';
import { houseOf, weekdayOf } from './sign-facts.ts';
import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { daysBetween } from '../calendar/civil-date.ts';

export interface Reasoned<T> {
  value: T;
  /** The fact it follows from, as a sentence. */
  reason: string;
}

export interface Lucky {
  numbers: Reasoned<number>[];
  color: Reasoned<string>;
  mood: Reasoned<string>;
  time?: Reasoned<string>;
}

/** The planet's own colors, one for each element it may pass through. */
const COLORS: Record<ChaldeanBody, Record<Element, string>> = {
  sun: { Fire: 'Gold', Earth: 'Yellow', Air: 'Orange', Water: 'Gold' },
  moon: { Fire: 'White', Earth: 'Silver', Air: 'White', Water: 'Silver' },
  mercury: { Fire: 'Orange', Earth: 'Brown', Air: 'Yellow', Water: 'Blue' },
  venus: { Fire: 'Pink', Earth: 'Green', Air: 'Pink', Water: 'Green' },
  mars: { Fire: 'Red', Earth: 'Brown', Air: 'Orange', Water: 'Red' },
  jupiter: { Fire: 'Purple', Earth: 'Blue', Air: 'Blue', Water: 'Purple' },
  saturn: { Fire: 'Black', Earth: 'Brown', Air: 'Silver', Water: 'Black' },
};

/** Every tile of the day with the fact behind it. */
export function luckyReasons(plan: Pick<Chosen, 'sign' | 'date' | 'lead'>, facts: DayFacts): Lucky {
  const body = isChaldean(plan.lead.body) ? plan.lead.body : 'sun';
  const { tone } = plan.lead;
  const name = nameOfBody(body);
  const lit = signOf(signAtLongitude(facts.placements[body].noonLongitudeDeg));
  const moods = MOODS[body][tone];
  const mood =
    moods[(daysBetween(ARCHIVE_FIRST_DAY, plan.date) + seedOf(`mood ${plan.sign}`)) % moods.length]!;
  const state = { plain: 'stands alone', easy: 'is well supported', hard: 'is under pressure' }[tone];
  const lucky: Lucky = {
    numbers: numbersOf(plan, facts),
    color: {
      value: COLORS[body][lit.element],
      reason: `The color of ${name} in ${lit.name}, a sign of ${lit.element.toLowerCase()}.`,
    },
    mood: { value: mood, reason: `${capitalized(name)} leads your day and ${state}.` },
  };
  if (tone === 'easy') {
    const reason = `An hour of ${name} on a ${weekdayOf(facts)}, counted from a sunrise at six.`;
    lucky.time = { value: planetaryHour(plan.date, body), reason };
  }
  return lucky;
}

function numbersOf({ sign, lead }: Pick<Chosen, 'sign' | 'lead'>, facts: DayFacts): Reasoned<number>[] {
  const moon = facts.placements.moon;
  const moonDegree = Math.floor(moon.noonLongitudeDeg % 30) + 1;
  const moonHouse = houseOf(sign, moon);
  const arc = rulerArc(sign, facts);
  const drawn: Reasoned<number>[] = [
    {
      value: lead.house,
      reason: `${capitalized(nameOfBody(lead.body))} leads your day from your ${ordinal(lead.house)} house.`,
    },
    {
      value: moonDegree + moonHouse,
      reason: `The Moon’s degree, ${moonDegree}, and its house, ${moonHouse}, added together.`,
    },
    arc,
  ];
  return distinct(drawn).sort((a, b) => a.value - b.value);
}

/** Degrees between the sign's ruler and the Moon; beyond 99, what they lack of an opposition. */
function rulerArc(sign: SignKey, { placements }: DayFacts): Reasoned<number> {
  const ruler = signOf(sign).rulingPlanet.toLowerCase() as Body;
  const other: Body = ruler === 'moon' ? 'sun' : 'moon';
  const apart = placements[ruler].noonLongitudeDeg - placements[other].noonLongitudeDeg;
  const arc = Math.round(Math.abs(signedDeg(apart)));
  const pair = `${nameOfBody(ruler)}, your ruler, and ${nameOfBody(other)}`;
  if (arc <= 99) return { value: Math.max(1, arc), reason: `Degrees between ${pair}.` };
  return { value: Math.max(1, 180 - arc), reason: `Degrees by which ${pair} miss an opposition.` };
}

/** Two facts may give the same number: the later one then takes its neighbor. */
function distinct(numbers: readonly Reasoned<number>[]): Reasoned<number>[] {
  const taken = new Set<number>();
  return numbers.map(({ value, reason }) => {
    let free = value;
    while (taken.has(free)) free = (free % 99) + 1;
    taken.add(free);
    return { value: free, reason };
  });
}
