import { describe, expect, it } from 'vitest';
import { ARCHIVE_FIRST_DAY } from '../../../src/domain/calendar/archive.ts';
import { daysBetween, referenceDayStartMs } from '../../../src/domain/calendar/civil-date.ts';
import type { Paragraph } from '../../../src/domain/horoscope/bank.ts';
import { Almanac } from '../../../src/domain/horoscope/almanac.ts';
import { candidatesFor } from '../../../src/domain/horoscope/candidates.ts';
import { factsOf } from '../../../src/domain/horoscope/day-facts.ts';
import { ASPECT_ANGLES } from '../../../src/domain/sky/aspects.ts';
import { BODIES, type Body } from '../../../src/domain/sky/bodies.ts';
import { skyAt } from '../../../src/domain/sky/positions.ts';
import { moonPhaseOf } from '../../../src/domain/sky/phase.ts';
import type { Sky } from '../../../src/domain/sky/sky.ts';
import {
  SIGN_KEYS,
  signAtLongitude,
  wholeSignHouse,
  type SignKey,
} from '../../../src/domain/zodiac/signs.ts';
import { almanac, bank } from './bank.ts';

const DATE = '2026-11-15';
const START_MS = referenceDayStartMs(DATE);

/** The true sky with some bodies carried elsewhere. */
function doctored(shiftDeg: Partial<Record<Body, number>>): (atMs: number) => Sky {
  return (atMs) => {
    const sky = skyAt(atMs);
    const bodies = sky.bodies.map((position) => {
      const longitudeDeg = (position.longitudeDeg + (shiftDeg[position.body] ?? 0) + 360) % 360;
      return {
        ...position,
        longitudeDeg,
        sign: signAtLongitude(longitudeDeg),
        degreeInSign: longitudeDeg % 30,
      };
    });
    return { ...sky, bodies };
  };
}

/** Whether the sky is so that a paragraph of this key may stand in a reading of the sign. */
function keyHolds(key: string, sign: SignKey, skyOf: (atMs: number) => Sky): boolean {
  const [name, second, third, fourth] = key.split('/');
  if (name === 'close') return second === phaseAtNoon(skyOf);
  if (name === 'touch') return touches(second as Body, Number(third), fourth!, sign, skyOf);
  if (name === 'enter' || name === 'back')
    return MOVERS.some((body) => changesInto(body, Number(second), sign, skyOf));
  if (name === 'arrive') return MOVERS.some((body) => changesInto(body, Number(third), sign, skyOf));
  // A turn, a reminder of one and how a ruler fares do not say where anything is.
  if (name === 'turn' || name === 'course' || name === 'tip' || name === 'also') return true;
  return placeHolds(name!, second!, third, sign, skyOf);
}

const MOVERS: Body[] = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const FASTEST_FIRST: Body[] = ['moon', 'mercury', 'venus', 'sun', ...MOVERS.slice(3)];

function phaseAtNoon(skyOf: (atMs: number) => Sky): string {
  const { bodies } = skyOf(START_MS + 43_200_000);
  return moonPhaseOf(bodies[BODIES.indexOf('moon')]!, bodies[0]!).name.toLowerCase().replace(' ', '-');
}

function signsOf(body: Body, skyOf: (atMs: number) => Sky): [SignKey, SignKey] {
  const index = BODIES.indexOf(body);
  return [skyOf(START_MS).bodies[index]!.sign, skyOf(START_MS + 86_400_000).bodies[index]!.sign];
}

function changesInto(body: Body, house: number, sign: SignKey, skyOf: (atMs: number) => Sky): boolean {
  const [first, last] = signsOf(body, skyOf);
  return first !== last && wholeSignHouse(sign, last) === house;
}

/** Some faster body in the house makes such an angle to the slower one. */
function touches(
  slow: Body,
  house: number,
  touch: string,
  sign: SignKey,
  skyOf: (atMs: number) => Sky,
): boolean {
  const angles = { easy: [60, 120], hard: [90, 180], meet: [0] }[touch]!;
  const noon = skyOf(START_MS + 43_200_000).bodies;
  const at = (body: Body) => noon[BODIES.indexOf(body)]!.longitudeDeg;
  return FASTEST_FIRST.slice(0, FASTEST_FIRST.indexOf(slow)).some((fast) => {
    const there = signsOf(fast, skyOf).some((where) => wholeSignHouse(sign, where) === house);
    const turn = Math.abs(at(fast) - at(slow));
    const apart = Math.min(turn, 360 - turn);
    return there && angles.some((angle) => Math.abs(apart - angle) <= 7.5);
  });
}

function placeHolds(
  name: string,
  house: string,
  state: string | undefined,
  sign: SignKey,
  skyOf: (atMs: number) => Sky,
): boolean {
  const body = name as Body;
  const [first, last] = signsOf(body, skyOf);
  const there = wholeSignHouse(sign, last) === Number(house);
  if (state === 'enters') return there && first !== last;
  if (state === 'stays' || state === 'plain') return there && first === last;
  if (state === 'easy' || state === 'hard') return there && first === last && touched(body, state, skyOf);
  return there;
}

function touched(body: Body, tone: 'easy' | 'hard', skyOf: (atMs: number) => Sky): boolean {
  const angles =
    tone === 'easy'
      ? (['sextile', 'trine', 'conjunction'] as const)
      : (['square', 'opposition', 'conjunction'] as const);
  const noon = skyOf(START_MS + 43_200_000).bodies;
  const own = noon.find((one) => one.body === body)!;
  return noon.some((other) => {
    const turn = Math.abs(own.longitudeDeg - other.longitudeDeg);
    const apart = Math.min(turn, 360 - turn);
    const orb = 7.5;
    return (
      other !== own &&
      other.body !== 'node' &&
      angles.some((kind) => Math.abs(apart - ASPECT_ANGLES[kind]) <= orb)
    );
  });
}

/** The true history up to the day before, then one day under another sky. */
function readAll(skyOf: (atMs: number) => Sky): { sign: SignKey; used: Paragraph[] }[] {
  almanac.planThrough(DATE);
  const other = new Almanac(bank, (date) => factsOf(date, skyOf));
  other.resume(almanac.plans.slice(0, daysBetween(ARCHIVE_FIRST_DAY, DATE)));
  other.planThrough(DATE);
  const plan = other.planOf(DATE);
  return SIGN_KEYS.map((sign) => ({ sign, used: plan[sign].blocks.map(([, unit]) => bank.byId[unit]!) }));
}

describe('under a doctored sky', () => {
  const skies: Record<string, Partial<Record<Body, number>>> = {
    'the true sky': {},
    'Venus a sign on': { venus: 30 },
    'Mars and Jupiter far apart': { mars: 47, jupiter: -74 },
    'Mercury a sign back, the Moon held in Capricorn': { mercury: -30, moon: -14 },
    'the Moon opposite the Sun': { moon: 101 },
    'everything two signs on': Object.fromEntries(BODIES.map((body) => [body, 60])),
    'the Sun crossing into Sagittarius': { sun: 7 },
  };

  it.each(Object.entries(skies))('no paragraph is chosen whose fact is false: %s', (_, shift) => {
    for (const { sign, used } of readAll(doctored(shift))) {
      for (const { id, key } of used) {
        expect(`${sign} ${id} ${keyHolds(key, sign, doctored(shift))}`).toBe(`${sign} ${id} true`);
      }
    }
  });

  it('would be caught telling of the true sky', () => {
    // Two signs on: the Moon is in two of them that day, and one sign on it would still be in the second.
    const skyOf = doctored(Object.fromEntries(BODIES.map((body) => [body, 60])));
    const held = readAll(skyAt).flatMap(({ sign, used }) =>
      // The phase, a turn and a tip do not depend on where everything stands.
      used
        .filter(({ key }) => !/^(?:close|turn|course|tip|also)/.test(key))
        .map(({ key }) => keyHolds(key, sign, skyOf)),
    );
    // Another body may stand there by chance; most must be found out.
    expect(held.filter((one) => one).length / held.length).toBeLessThan(0.1);
  });

  it('has no word of a full Moon that is not full', () => {
    const pools = (skyOf: (atMs: number) => Sky) =>
      SIGN_KEYS.flatMap((sign) => candidatesFor(sign, factsOf(DATE, skyOf)).opener.keys);
    expect(pools(skyAt).filter((key) => key.endsWith('/full'))).toEqual([]);
    expect(pools(doctored({ moon: 112 })).filter((key) => key.endsWith('/full'))).toHaveLength(12);
  });
});
