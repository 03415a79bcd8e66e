import { describe, expect, it } from 'vitest';
import { referenceDayStartMs, type CivilDate } from '../../../src/domain/calendar/civil-date.ts';
import type { Fact } from '../../../src/domain/horoscope/reading.ts';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { ASPECT_ANGLES } from '../../../src/domain/sky/aspects.ts';
import { nameOfBody, type Body } from '../../../src/domain/sky/bodies.ts';
import { eventsBetween } from '../../../src/domain/sky/events.ts';
import { positionAt } from '../../../src/domain/sky/positions.ts';
import type { BodyPosition } from '../../../src/domain/sky/sky.ts';
import { signOf, wholeSignHouse, type SignKey } from '../../../src/domain/zodiac/signs.ts';
import { daysFrom } from './bank.ts';

const DAY_MS = 86_400_000;
const nameOfRuler = (sign: SignKey): string => signOf(sign).rulingPlanet;

const known = new Map<string, BodyPosition>();
function at(body: Body, ms: number): BodyPosition {
  const key = `${body} ${ms}`;
  const position = known.get(key) ?? positionAt(body, ms);
  known.set(key, position);
  return position;
}

/** How far the two are from the exact angle at an instant, straight from the sky. */
function orbAt({ bodies: [one, other], aspect }: Fact, ms: number): number {
  const turn = Math.abs(at(one!, ms).longitudeDeg - at(other!, ms).longitudeDeg);
  return Math.abs(Math.min(turn, 360 - turn) - ASPECT_ANGLES[aspect!]);
}

function checkPlace(fact: Fact, sign: SignKey, startMs: number): void {
  const [body] = fact.bodies as [Body];
  const first = at(body, startMs).sign;
  const last = at(body, startMs + DAY_MS).sign;
  expect(fact.sign).toBe(last);
  expect(fact.house).toBe(wholeSignHouse(sign, last));
  expect(fact.text).toContain(signOf(last).name);
  expect(fact.tense).toBe(first === last ? 'standing' : 'exact');
  if (first === last) return;
  const edgeMs = Date.parse(fact.exactAt!);
  expect(fact.text).toContain(signOf(first).name);
  expect([at(body, edgeMs - 60_000).sign, at(body, edgeMs + 60_000).sign]).toEqual([first, last]);
}

function checkAspect(fact: Fact, startMs: number): void {
  const [before, noon, after] = [0, 0.5, 1].map((part) => orbAt(fact, startMs + part * DAY_MS)) as [
    number,
    number,
    number,
  ];
  expect(Math.abs(noon - fact.orbDeg!)).toBeLessThan(0.02);
  if (fact.tense === 'coming') expect(after).toBeLessThan(before);
  if (fact.tense === 'fading') expect(after).toBeGreaterThan(before);
  if (fact.tense === 'exact') checkInstant(fact, startMs, orbAt(fact, Date.parse(fact.exactAt!)));
  expect(fact.text).toContain(fact.aspect);
}

function checkInstant(fact: Fact, startMs: number, missDeg: number): void {
  const ms = Date.parse(fact.exactAt!);
  expect(ms).toBeGreaterThanOrEqual(startMs);
  expect(ms).toBeLessThanOrEqual(startMs + DAY_MS);
  expect(missDeg).toBeLessThan(0.01);
}

const CHECKS: Record<Fact['kind'], (fact: Fact, sign: SignKey, startMs: number, date: CivilDate) => void> = {
  placement: checkPlace,
  ingress: checkPlace,
  aspect: (fact, _, startMs) => checkAspect(fact, startMs),
  ruler({ bodies: [body], sign: where, text }, sign, startMs) {
    expect(nameOfBody(body!).replace('the ', '')).toBe(nameOfRuler(sign));
    expect(at(body!, startMs + DAY_MS).sign).toBe(where);
    expect(text).toContain(signOf(where!).name);
  },
  retrograde({ bodies: [body] }, _, startMs) {
    expect(at(body!, startMs).retrograde && at(body!, startMs + DAY_MS).retrograde).toBe(true);
  },
  station({ bodies: [body], exactAt, text }, _, startMs) {
    expect(at(body!, startMs).retrograde).not.toBe(at(body!, startMs + DAY_MS).retrograde);
    expect(Math.abs(at(body!, Date.parse(exactAt!)).speedDegPerDay)).toBeLessThan(0.003);
    expect(text).toContain(at(body!, startMs + DAY_MS).retrograde ? 'turns retrograde' : 'turns direct');
  },
  phase({ text }, _, startMs) {
    const noonMs = startMs + DAY_MS / 2;
    const elongation = (at('moon', noonMs).longitudeDeg - at('sun', noonMs).longitudeDeg + 360) % 360;
    if (text.includes('waxing') || text.includes('first')) expect(elongation).toBeLessThan(180);
    if (text.includes('waning') || text.includes('last')) expect(elongation).toBeGreaterThan(180);
    if (text.includes('full')) expect(Math.abs(elongation - 180)).toBeLessThan(7);
  },
  lunation(fact, _, startMs) {
    const aspect = fact.text.includes('full') ? ('opposition' as const) : ('conjunction' as const);
    checkInstant(fact, startMs, orbAt({ ...fact, aspect }, Date.parse(fact.exactAt!)));
    expect(at('moon', Date.parse(fact.exactAt!)).sign).toBe(fact.sign);
  },
};

/** What happens tomorrow and is talked of today. */
const isForetold = ({ kind, tense }: Fact): boolean => tense === 'coming' && kind !== 'aspect';

function checkForetold({ kind, bodies: [body], sign, text }: Fact, tomorrowMs: number): void {
  const [before, after] = [at(body!, tomorrowMs), at(body!, tomorrowMs + DAY_MS)];
  expect(text).toContain('tomorrow');
  if (kind === 'lunation') {
    const wanted = text.includes('lunar') ? 180 : 0;
    const leads = [tomorrowMs, tomorrowMs + DAY_MS].map((atMs) =>
      signedDeg(at('moon', atMs).longitudeDeg - at('sun', atMs).longitudeDeg - wanted),
    );
    expect(leads[0]).toBeLessThan(0);
    expect(leads[1]).toBeGreaterThan(0);
    return;
  }
  expect(after.sign).toBe(sign);
  if (kind === 'ingress') expect(before.sign).not.toBe(sign);
  else expect(before.retrograde).not.toBe(after.retrograde);
}

// Thousands of places are computed afresh: on a busy machine that takes its time.
describe('the reasons of a reading', () => {
  const days = daysFrom('2026-10-01', 60);

  it('come true again when they are computed from the sky', () => {
    const seen = new Set<string>();
    for (const { date, readings } of days) {
      for (const { sign, because } of readings) {
        for (const fact of because.flatMap(({ facts }) => facts)) {
          seen.add(fact.kind);
          if (isForetold(fact)) checkForetold(fact, referenceDayStartMs(date) + DAY_MS);
          else CHECKS[fact.kind](fact, sign, referenceDayStartMs(date), date);
          expect(fact.text.toLowerCase()).toContain(nameOfBody(fact.bodies[0]!).toLowerCase());
        }
      }
    }
    // Sixty days around two of Mercury's and Venus's turns: every kind must have been put to the test.
    expect([...seen].sort()).toEqual(Object.keys(CHECKS).sort());
  });

  it('know every exact aspect that the almanac has, to the minute', () => {
    const first = '2026-11-10';
    const from = referenceDayStartMs(first);
    const minute = (ms: number) => Math.round((ms - from) / 60_000);
    const almanac = eventsBetween(from, from + 12 * DAY_MS).flatMap((event) =>
      event.kind === 'aspect' && event.body !== 'node' && event.other !== 'node'
        ? [{ name: [event.body, event.other].sort().join(` ${event.aspect} `), minute: minute(event.atMs) }]
        : [],
    );
    const found = daysFrom(first, 12).flatMap(({ facts }) =>
      facts.aspects.flatMap(({ bodies, kind, exactAtMs }) =>
        exactAtMs === undefined
          ? []
          : [{ name: [...bodies].sort().join(` ${kind} `), minute: minute(exactAtMs) }],
      ),
    );
    expect(almanac.length).toBeGreaterThan(20);
    for (const { name, minute: at } of almanac) {
      expect(found.filter((one) => one.name === name && Math.abs(one.minute - at) <= 1)).toHaveLength(1);
    }
  });
});
