import type { CivilDate } from '../calendar/civil-date.ts';
import { nameOfBody, type Body } from '../sky/bodies.ts';
import { signOf, wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import { bodyKey, closingKey, openerKey, type MoonState, type SpeakingBody, type Tone } from './bank.ts';
import type { DayAspect, DayFacts } from './day-facts.ts';
import { dayRuler } from './planetary-hours.ts';
import { capitalized } from './fact-text.ts';
import type { Fact } from './reading.ts';
import { fractionOf } from './seed.ts';
import { dayNumber, restsToday, speakersOf, tellsOfAspects, turnNumber } from './turns.ts';
import {
  aspectFact,
  courseFacts,
  houseOf,
  lunationFacts,
  placeFact,
  weekdayFact,
  weekdayOf,
} from './sign-facts.ts';
import { aspectWeight, strongestAspect, toneFor } from './tone.ts';

/** One block to be written: pools of keys that are true for it, in order of preference, and why. */
export interface PlannedBlock {
  pools: string[][];
  body: Body;
  house: number;
  tone: Tone;
  strength: number;
  facts: Fact[];
  /** The aspect behind the tone, if there is one. */
  aspect?: DayAspect;
  slots: Record<string, string>;
  turn: number;
}

export interface Plan {
  sign: SignKey;
  date: CivilDate;
  blocks: PlannedBlock[];
  /** The strongest block: mood, color and hour follow from it. */
  lead: PlannedBlock;
}

const ANGULAR = new Set([1, 4, 7, 10]);
const SUCCEDENT = new Set([5, 11]);
const BASE_STRENGTH: Record<SpeakingBody, number> = {
  sun: 3,
  mercury: 3,
  venus: 3,
  mars: 3,
  jupiter: 1.5,
  saturn: 1.5,
};

export function plan(sign: SignKey, facts: DayFacts): Plan {
  const closing = closingBlock(sign, facts);
  // A new or full Moon is the opener's to tell.
  const bodies = bodyBlocks(sign, withoutTold(facts, [facts.lunation ?? {}]), closing.house);
  const opener = openerBlock(sign, withoutTold(facts, bodies));
  const lead = opener.strength > bodies[0]!.strength ? opener : bodies[0]!;
  return { sign, date: facts.date, blocks: [opener, ...bodies, closing], lead };
}

/** The strongest two, the second chosen so that the reading does not stay in one house or on one aspect. */
function bodyBlocks(sign: SignKey, facts: DayFacts, closingHouse: number): PlannedBlock[] {
  const speakers = speakersOf(sign, facts);
  const strongest = (bodies: readonly SpeakingBody[], known: DayFacts, taken: readonly number[]) =>
    bodies
      .map((body) => bodyBlock(sign, body, known))
      .reduce((best, one) => (crowded(one, taken) > crowded(best, taken) ? one : best));
  const first = strongest(speakers, facts, [closingHouse]);
  const others = speakers.filter((body) => body !== first.body);
  return [first, strongest(others, withoutTold(facts, [first]), [closingHouse, first.house, first.house])];
}

/** Strength, less two and a half for each block that is already in the same house. */
function crowded({ strength, house }: PlannedBlock, taken: readonly number[]): number {
  return strength - 2.5 * taken.filter((one) => one === house).length;
}

/** An aspect is told once: from its other end it might read as its own contradiction. */
function withoutTold(facts: DayFacts, told: readonly { aspect?: DayAspect }[]): DayFacts {
  return { ...facts, aspects: facts.aspects.filter((one) => told.every(({ aspect }) => aspect !== one)) };
}

function placeStrength(sign: SignKey, body: Body, house: number): number {
  const corner = ANGULAR.has(house) ? 1.5 : SUCCEDENT.has(house) ? 0.75 : 0;
  return corner + (signOf(sign).rulingPlanet.toLowerCase() === body ? 1.5 : 0);
}

function bodyBlock(sign: SignKey, body: SpeakingBody, facts: DayFacts): PlannedBlock {
  const placement = facts.placements[body];
  const house = wholeSignHouse(sign, placement.sign);
  const aspect = strongestAspect(body, facts.aspects);
  const tone = aspect ? toneFor(body, aspect) : 'plain';
  const chance = fractionOf(`${facts.date} ${sign} ${body}`);
  return {
    pools: poolsFor(body, house, tone, aspect?.tense === 'exact' || tellsOfAspects(sign, body, facts.date)),
    body,
    house,
    tone,
    strength:
      BASE_STRENGTH[body] -
      (restsToday(sign, body, facts.date) ? 2 : 0) +
      placeStrength(sign, body, house) +
      (aspect ? aspectWeight(aspect) : 0) +
      chance,
    facts: [placeFact(sign, placement), ...(aspect ? [aspectFact(aspect)] : []), ...courseFacts(placement)],
    ...(aspect && { aspect }),
    slots: { ...commonSlots(placement.sign, facts), ...(aspect && otherSlots(body, aspect)) },
    turn: turnNumber(facts.date),
  };
}

/** On its exact day an aspect has the word; while it comes or fades, the place itself speaks two times of three. */
function poolsFor(body: SpeakingBody, house: number, tone: Tone, told: boolean): string[][] {
  const plain = [bodyKey(body, house, 'plain')];
  return tone === 'plain' || !told ? [plain] : [[bodyKey(body, house, tone)], plain];
}

function otherSlots(body: Body, { bodies }: DayAspect): Record<string, string> {
  const other = nameOfBody(bodies[0] === body ? bodies[1] : bodies[0]);
  return { other, Other: capitalized(other) };
}

function commonSlots(sign: SignKey, facts: DayFacts): Record<string, string> {
  return { sign: signOf(sign).name, weekday: weekdayOf(facts) };
}

function openerBlock(sign: SignKey, facts: DayFacts): PlannedBlock {
  const moon = facts.placements.moon;
  const house = houseOf(sign, moon);
  const state: MoonState = moon.enters ? 'enters' : 'stays';
  const pools = [[openerKey(house, state)]];
  // A lunation just before the Moon leaves its sign belongs to the house it leaves.
  if (facts.lunation)
    pools.unshift([openerKey(wholeSignHouse(sign, facts.lunation.sign), facts.lunation.phase)]);
  const touched = strongestAspect('moon', facts.aspects);
  return {
    pools,
    body: 'moon',
    house,
    tone: touched ? toneFor('moon', touched) : 'plain',
    strength:
      2 +
      placeStrength(sign, 'moon', house) +
      (facts.lunation ? 4 : 0) +
      fractionOf(`${facts.date} ${sign} moon`),
    facts: [placeFact(sign, moon), ...lunationFacts(facts), ...(touched ? [aspectFact(touched)] : [])],
    slots: {
      ...commonSlots(moon.enters ?? moon.sign, facts),
      from: signOf(moon.sign).name,
      ...(facts.lunation && { lunation: signOf(facts.lunation.sign).name }),
    },
    turn: dayNumber(facts.date),
  };
}

function closingBlock(sign: SignKey, facts: DayFacts): PlannedBlock {
  const ruler = dayRuler(facts.date);
  const placement = facts.placements[ruler];
  const house = houseOf(sign, placement);
  const name = nameOfBody(ruler);
  return {
    pools: [[closingKey(house)]],
    body: ruler,
    house,
    tone: 'plain',
    strength: 0,
    facts: [weekdayFact(sign, facts)],
    slots: {
      ...commonSlots(placement.enters ?? placement.sign, facts),
      ruler: name,
      Ruler: capitalized(name),
    },
    turn: dayNumber(facts.date),
  };
}
