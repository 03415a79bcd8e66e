import { describe, expect, it } from 'vitest';
import {
  addDays,
  referenceDayStartMs,
  referenceNoonMs,
  weekdayIndex,
  type CivilDate,
} from '../../../src/domain/calendar/civil-date.ts';
import { ordinal } from '../../../src/domain/horoscope/fact-text.ts';
import { MOODS } from '../../../src/domain/horoscope/moods.ts';
import type { DailyReading, Fact, LuckyBecause } from '../../../src/domain/horoscope/reading.ts';
import { BODIES, nameOfBody, type Body } from '../../../src/domain/sky/bodies.ts';
import { positionAt } from '../../../src/domain/sky/positions.ts';
import { SIGNS, signOf, wholeSignHouse, type SignKey } from '../../../src/domain/zodiac/signs.ts';
import { daysFrom } from './bank.ts';

type ExplainedReading = DailyReading & { lucky_because: LuckyBecause };

// Most of a year in steps of three days, and the days around Mercury's and Venus's turns in November.
const days = [...daysFrom('2026-01-02', 105, 3), ...daysFrom('2026-11-12', 4)];
const readings = days.flatMap((day) => day.readings) as ExplainedReading[];

const bodyNamed = (name: string): Body =>
  BODIES.find((body) => nameOfBody(body).toLowerCase() === name.toLowerCase())!;
const signNamed = (name: string): SignKey => SIGNS.find((sign) => sign.name === name)!.key;

const BODY = '([Tt]he Sun|[Tt]he Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)';
const SIGN = `(${SIGNS.map(({ name }) => name).join('|')})`;

const known = new Map<string, ReturnType<typeof positionAt>>();
function at(body: Body, ms: number) {
  const key = `${body} ${ms}`;
  const position = known.get(key) ?? positionAt(body, ms);
  known.set(key, position);
  return position;
}
const atNoon = (body: Body, date: CivilDate) => at(body, referenceNoonMs(date));
/** Its houses at the beginning and at the end of the reference day. */
const housesOf = (body: Body, { sign, date }: DailyReading): [number, number] => [
  wholeSignHouse(sign, at(body, referenceDayStartMs(date)).sign),
  wholeSignHouse(sign, at(body, referenceDayStartMs(addDays(date, 1))).sign),
];

type LeadCheck = (fact: Fact, named: string[]) => boolean;

/** What may lead a day, and what must then be among the reading's own facts. The leading body is named first. */
const LEADS: readonly [RegExp, LeadCheck][] = [
  [
    new RegExp(`^${BODY}’s (conjunction|sextile|square|trine|opposition) (?:with|to) ${BODY} leads your day`),
    ({ bodies, aspect }, [one, kind, other]) =>
      aspect === kind && bodies.includes(bodyNamed(one!)) && bodies.includes(bodyNamed(other!)),
  ],
  [
    new RegExp(`^(The) (new|full) Moon in ${SIGN} leads your day`),
    ({ kind, sign, text }, [, phase, where]) =>
      kind === 'lunation' && sign === signNamed(where!) && text.includes(phase!),
  ],
  [
    new RegExp(`^${BODY}’s move into ${SIGN} leads your day`),
    ({ kind, bodies, sign }, [body, where]) =>
      kind === 'ingress' && bodies[0] === bodyNamed(body!) && sign === signNamed(where!),
  ],
  [
    new RegExp(`^${BODY} turning (direct|retrograde) leads your day`),
    ({ kind, bodies, text }, [body, course]) =>
      kind === 'station' && bodies[0] === bodyNamed(body!) && text.includes(`turns ${course}`),
  ],
  [
    new RegExp(`^${BODY} in ${SIGN} leads your day`),
    ({ kind, bodies, sign }, [body, where]) =>
      kind === 'placement' && bodies[0] === bodyNamed(body!) && sign === signNamed(where!),
  ],
];

/** Checks the first sentence of a reason; gives the leading body, its fact, and what kind of lead it was. */
function leadOf(reason: string, reading: DailyReading): { body: Body; kind: number; fact: Fact } {
  const kind = LEADS.findIndex(([pattern]) => pattern.test(reason));
  expect(kind, reason).not.toBe(-1);
  const [pattern, isTrue] = LEADS[kind]!;
  const named = pattern.exec(reason)!.slice(1);
  const fact = reading.because.flatMap(({ facts }) => facts).find((one) => isTrue(one, named));
  expect(fact, `${reading.date} ${reading.sign}: ${reason}`).toBeDefined();
  return { body: named[0] === 'The' ? 'moon' : bodyNamed(named[0]!), kind, fact: fact! };
}

const WAY = new RegExp(
  `at (\\d+)(?: \\((\\d+) was taken\\))? from (?:the start of ${SIGN}|${BODY}(, your ruling planet)?)`,
  'g',
);

// Thousands of places are computed afresh: on a busy machine that takes its time.
describe('the reasons of the tiles come true again', () => {
  it('of the numbers: where the Moon is from the sign, from its ruler and from the ruler across', () => {
    let moved = 0;
    for (const { sign, date, lucky_number, lucky_because } of readings) {
      const ways = [...lucky_because.lucky_number.matchAll(WAY)];
      expect(ways).toHaveLength(3);
      for (const [, number, taken, from, body, isRuler] of ways) {
        const startDeg = from
          ? 30 * SIGNS.findIndex(({ name }) => name === from)
          : atNoon(bodyNamed(body!), date).longitudeDeg;
        const wayDeg = (atNoon('moon', date).longitudeDeg - startDeg + 360) % 360;
        const step = [...Array(90).keys()].find(
          (one) => ((one + 1) * 11) % 90 === Number(taken ?? number) % 90,
        )!;
        // The page's noon and this one may differ by a hair.
        expect(Math.abs(wayDeg - 4 * step - 2)).toBeLessThan(2.02);
        if (from) expect(signNamed(from)).toBe(sign);
        if (isRuler) expect(signOf(sign).rulingPlanet).toBe(body!.replace('the ', ''));
        if (taken) moved += 1;
      }
      const shown = ways.map(([, number]) => Number(number)).sort((one, other) => one - other);
      expect(lucky_number).toBe(shown.join(', '));
    }
    expect(moved).toBeGreaterThan(0);
  });

  it('of the color: the house of the Moon at noon, and the sign it belongs to', () => {
    const colors = new Map<string, string>();
    for (const { sign, date, color, lucky_because } of readings) {
      const [, house, owner, named] = new RegExp(
        `^At noon UTC the Moon is in your (\\w+) house, [^.]+\\. In the natural order of the zodiac that house is ${SIGN}’s?, and ${SIGN}’s? color is \\w+\\.$`,
      ).exec(lucky_because.color)!;
      const index = wholeSignHouse(sign, atNoon('moon', date).sign);
      expect(house).toBe(ordinal(index));
      expect([owner, named]).toEqual([SIGNS[index - 1]!.name, owner]);
      expect(lucky_because.color).toContain(` ${color.toLowerCase()}.`);
      expect(colors.get(owner!) ?? color).toBe(color);
      colors.set(owner!, color);
    }
    expect(new Set(colors.values()).size).toBe(12);
  });

  it('of the mood: one of those that the lead fact’s house has for such a fact', () => {
    const occasions = { There: 'plain', 'Helped along there,': 'easy', 'Pressed there,': 'hard' } as const;
    const kinds = new Set<number>();
    for (const reading of readings) {
      const { mood: reason } = reading.lucky_because;
      const { fact, kind, body } = leadOf(reason, reading);
      kinds.add(kind);
      const [, house, occasion, mood] =
        /leads your day from your (\w+) house, [^.]+\. (There|Helped along there,|Pressed there,) the mood is ([\w-]+)\.$/.exec(
          reason,
        )!;
      const tone = occasions[occasion as keyof typeof occasions];
      const index = housesOf(body, reading).find((one) => ordinal(one) === house);
      expect(index, reason).toBeDefined();
      expect(mood).toBe(reading.mood.toLowerCase());
      expect(MOODS[index! - 1]![tone]).toContain(reading.mood);
      if (/trine|sextile/.test(fact.aspect ?? '')) expect(tone).toBe('easy');
      if (/square|opposition/.test(fact.aspect ?? '')) expect(tone).toBe('hard');
      expect(tone === 'plain').toBe(fact.aspect === undefined);
    }
    expect([...kinds].sort(), 'every kind of lead was put to the test').toEqual([0, 1, 2, 3, 4]);
  });

  it('of the hour: counted from six through the old order of the planets', () => {
    const order: Body[] = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'];
    const week: [string, Body][] = [
      ['Sunday', 'sun'],
      ['Monday', 'moon'],
      ['Tuesday', 'mars'],
      ['Wednesday', 'mercury'],
      ['Thursday', 'jupiter'],
      ['Friday', 'venus'],
      ['Saturday', 'saturn'],
    ];
    const counts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
    const timed = readings.filter(({ lucky_time }) => lucky_time !== undefined);
    expect(timed.length).toBeGreaterThan(100);
    for (const reading of readings) {
      const { lucky_time: reason } = reading.lucky_because;
      expect(reason === undefined).toBe(reading.lucky_time === undefined);
      if (reason === undefined) continue;
      const { body } = leadOf(reason, reading);
      const borrowed = new RegExp(`^[^.]*, and ${BODY} borrows its hour from the Sun\\. `).exec(reason);
      expect(borrowed !== null).toBe(['uranus', 'neptune', 'pluto'].includes(body));
      if (borrowed) expect(bodyNamed(borrowed[1]!)).toBe(body);
      const [, clock, count, weekday, whose] = new RegExp(
        `\\. Counted from six in the morning, (.+) is the (\\w+) hour of a (\\w+), which the old week gives to ${BODY}\\.$`,
      ).exec(reason)!;
      const [name, ruler] = week[weekdayIndex(reading.date)]!;
      const index = counts.indexOf(count!);
      expect(clock).toBe(reading.lucky_time);
      expect(weekday).toBe(name);
      expect(order[(order.indexOf(ruler) + index) % 7]).toBe(bodyNamed(whose!));
      expect(bodyNamed(whose!)).toBe(borrowed ? 'sun' : body);
      expect(parseInt(clock!, 10)).toBe(((6 + index + 11) % 12) + 1);
    }
  });

  it('are one or two plain sentences', () => {
    for (const { lucky_because } of readings) {
      for (const reason of Object.values(lucky_because)) {
        expect(reason).toMatch(/^[A-Z\d].+\.$/);
        expect(reason.match(/\.(?: |$)/g)!.length).toBeLessThanOrEqual(2);
        expect(reason).not.toMatch(/ {2}|undefined|\ba [aeiou]|\b(\w+) \1\b/);
      }
    }
  });
});
