import { describe, expect, it } from 'vitest';
import { referenceDayStartMs } from '../../../src/domain/calendar/civil-date.ts';
import type { Paragraph } from '../../../src/domain/reading/bank.ts';
import { dailyReading } from '../../../src/domain/reading/daily-reading.ts';
import { factsOf } from '../../../src/domain/reading/day-facts.ts';
import { blocksOf, type DailyReading } from '../../../src/domain/reading/reading.ts';
import { ASPECT_ANGLES } from '../../../src/domain/sky/aspects.ts';
import { BODIES, type Body } from '../../../src/domain/sky/bodies.ts';
import { skyAt } from '../../../src/domain/sky/positions.ts';
import type { Sky } from '../../../src/domain/sky/sky.ts';
import {
  SIGN_KEYS,
  signAtLongitude,
  wholeSignHouse,
  type SignKey,
} from '../../../src/domain/zodiac/signs.ts';
import { bank, paragraphs } from './bank.ts';

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

/** The paragraphs of the bank a reading was made of, found by their fixed words. */
function madeOf({ description }: DailyReading): Paragraph[] {
  return blocksOf(description).map(({ text }) => {
    const fits = ({ text: pattern }: Paragraph) => {
      const parts = pattern.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('[\\w ]+?')}$`).test(text);
    };
    return paragraphs.find(fits)!;
  });
}

/** Whether the sky is so that a paragraph of this key may stand in a reading of the sign. */
function keyHolds(key: string, sign: SignKey, skyOf: (atMs: number) => Sky): boolean {
  const [name, house, state] = key.split('/');
  const body = name === 'day' ? 'sun' : (name as Body);
  const index = BODIES.indexOf(body);
  const [first, last] = [skyOf(START_MS), skyOf(START_MS + 86_400_000)].map((sky) => sky.bodies[index]!.sign);
  const there = wholeSignHouse(sign, last!) === Number(house);
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
    const orb = [own.body, other.body].includes('moon') ? 7.5 : 2.5;
    return (
      other !== own &&
      other.body !== 'node' &&
      angles.some((kind) => Math.abs(apart - ASPECT_ANGLES[kind]) <= orb)
    );
  });
}

function readAll(skyOf: (atMs: number) => Sky) {
  const facts = factsOf(DATE, skyOf);
  return SIGN_KEYS.map((sign) => ({ sign, used: madeOf(dailyReading(sign, DATE, bank, facts)) }));
}

describe('under a doctored sky', { timeout: 30_000 }, () => {
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
    const skyOf = doctored(Object.fromEntries(BODIES.map((body) => [body, 30])));
    const held = readAll(skyAt).flatMap(({ sign, used }) =>
      used.map(({ key }) => keyHolds(key, sign, skyOf)),
    );
    expect(held.filter(Boolean)).toEqual([]);
  });

  it('drops the paragraphs about Venus when Venus is moved', () => {
    const before = readAll(skyAt).flatMap(({ used }) => used.filter(({ key }) => key.startsWith('venus')));
    const moved = readAll(doctored({ venus: 30 }));
    expect(before.length).toBeGreaterThan(0);
    SIGN_KEYS.forEach((sign, index) => {
      const wrong = `venus/${wholeSignHouse(sign, 'libra')}/`;
      expect(moved[index]!.used.filter(({ key }) => key.startsWith(wrong))).toEqual([]);
    });
  });

  it('has no word of a full Moon that is not full', () => {
    const keys = (skyOf: (atMs: number) => Sky) =>
      readAll(skyOf).map(({ used }) => used[0]!.key.split('/')[2]);
    expect(new Set(keys(skyAt))).toEqual(new Set(['enters']));
    expect(new Set(keys(doctored({ moon: 112 })))).toEqual(new Set(['full']));
  });
});
