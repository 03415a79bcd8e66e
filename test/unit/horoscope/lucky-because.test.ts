import { describe, expect, it } from 'vitest';
import {
  addDays,
  referenceDayStartMs,
  referenceNoonMs,
  weekdayIndex,
  type CivilDate,
} from '../../../src/domain/calendar/civil-date.ts';
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
const NTH = '(\\d+)(?:st|nd|rd|th)';

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

/** Checks the first sentence of a reason; gives the body whose color, mood or hour it is, and what kind of lead it was. */
function leadOf(
  reason: string,
  reading: DailyReading,
  what: string,
): { body: Body; kind: number; fact: Fact } {
  const kind = LEADS.findIndex(([pattern]) => pattern.test(reason));
  expect(kind, reason).not.toBe(-1);
  const [pattern, isTrue] = LEADS[kind]!;
  const named = pattern.exec(reason)!.slice(1);
  const fact = reading.because.flatMap(({ facts }) => facts).find((one) => isTrue(one, named));
  expect(fact, `${reading.date} ${reading.sign}: ${reason}`).toBeDefined();
  const leading = named[0] === 'The' ? 'moon' : bodyNamed(named[0]!);
  const borrowed = new RegExp(`^[^.]*, and ${BODY} borrows its ${what} from the Sun\\. `).exec(reason);
  expect(borrowed !== null).toBe(['uranus', 'neptune', 'pluto'].includes(leading));
  if (borrowed) expect(bodyNamed(borrowed[1]!)).toBe(leading);
  return { body: borrowed ? 'sun' : leading, kind, fact: fact! };
}

const HOUSE = new RegExp(`^(\\d+) is the house from which ${BODY} leads your day$`);
const MOON = new RegExp(
  `^(\\d+) adds the Moon’s degree of ${SIGN}, the ${NTH}, to (its house|the house it reaches today), the ${NTH}$`,
);
const RULER = new RegExp(
  `^(\\d+) (counts the degrees between|counts the degrees by which|stands for) ${BODY}, your ruler, and ${BODY}(.*)$`,
);

function checkMoon(part: string, reading: DailyReading): void {
  const [, value, sign, degree, which, house] = MOON.exec(part)!;
  const { longitudeDeg } = atNoon('moon', reading.date);
  const [before, after] = housesOf('moon', reading);
  expect(Number(value)).toBe(Number(degree) + Number(house));
  expect(Math.abs((longitudeDeg % 30) + 0.5 - Number(degree))).toBeLessThan(0.51);
  expect(signNamed(sign!)).toBe(atNoon('moon', reading.date).sign);
  expect(Number(house)).toBe(after);
  expect(which).toBe(before === after ? 'its house' : 'the house it reaches today');
}

function checkRuler(part: string, { sign, date }: DailyReading): void {
  const [, value, way, ruler, other, end] = RULER.exec(part)!;
  expect(ruler!.replace('the ', '')).toBe(signOf(sign).rulingPlanet);
  const turn = Math.abs(
    atNoon(bodyNamed(ruler!), date).longitudeDeg - atNoon(bodyNamed(other!), date).longitudeDeg,
  );
  const apart = Math.min(turn, 360 - turn);
  const meant = end!.endsWith('opposition') ? 180 - apart : apart;
  if (way === 'stands for') expect(meant).toBeLessThan(0.51);
  else expect(Math.abs(meant - Number(value))).toBeLessThan(0.51);
  expect(end).toMatch(
    {
      'stands for': /^, less than half a degree (apart|from an opposition)$/,
      'counts the degrees between': /^$/,
      'counts the degrees by which': /^ miss an opposition$/,
    }[way!]!,
  );
}

/** A number whose own was taken: what is left is the part for its own. */
function withoutStep(part: string, shown: readonly number[]): string {
  const step = /^(\d+) is the next free number after (\d+), which (.*)$/.exec(part);
  if (!step) return part;
  const [to, from] = [Number(step[1]), Number(step[2])];
  for (let taken = from; taken < to; taken++) expect(shown).toContain(taken);
  return `${from} ${step[3]}`;
}

// Thousands of places are computed afresh: on a busy machine that takes its time.
describe('the reasons of the tiles come true again', () => {
  it('of the numbers: a house, a sum and a distance', () => {
    let steps = 0;
    for (const reading of readings) {
      const shown = reading.lucky_number.split(', ').map(Number);
      const [parts, note] = reading.lucky_because.lucky_number.split(/\. /) as [string, string];
      expect(note).toBe('Degrees are those of noon UTC.');
      const whole = parts.split('; ');
      expect(whole.map((part) => parseInt(part, 10))).toEqual(shown);
      const own = whole.map((part) => withoutStep(part, shown));
      steps += own.filter((part, index) => part !== whole[index]).length;
      const house = own.map((part) => HOUSE.exec(part)).find(Boolean)!;
      expect(housesOf(bodyNamed(house[2]!), reading)).toContain(Number(house[1]));
      checkMoon(
        own.find((part) => MOON.test(part))!,
        reading,
      );
      checkRuler(
        own.find((part) => RULER.test(part))!,
        reading,
      );
    }
    expect(steps).toBeGreaterThan(0);
  });

  it('of the color: the leading body and the element of its sign', () => {
    const kinds = new Set<number>();
    for (const reading of readings) {
      const { color: reason } = reading.lucky_because;
      const { body, kind } = leadOf(reason, reading, 'color');
      kinds.add(kind);
      const place = new RegExp(
        `\\. At noon UTC ${BODY} is in ${SIGN}, (an?) (\\w+) sign, and there its color is (\\w+)\\.$`,
      ).exec(reason)!;
      const { name, element } = signOf(atNoon(body, reading.date).sign);
      expect(place.slice(1)).toEqual([
        nameOfBody(body),
        name,
        /^[AE]/.test(element) ? 'an' : 'a',
        element.toLowerCase(),
        reading.color.toLowerCase(),
      ]);
    }
    expect([...kinds].sort(), 'every kind of lead was put to the test').toEqual([0, 1, 2, 3, 4]);
  });

  it('of the mood: one of the four that the leading body has for such a fact', () => {
    const occasions = { 'of its own': 'plain', 'for such good company': 'easy', 'for such pressure': 'hard' };
    for (const reading of readings) {
      const { mood: reason } = reading.lucky_because;
      const { body, fact } = leadOf(reason, reading, 'mood');
      const [, who, occasion, mood] = new RegExp(
        `\\. ${BODY} has four moods (.+), which take turns from day to day: today ([\\w-]+)\\.$`,
      ).exec(reason)!;
      const tone = occasions[occasion as keyof typeof occasions];
      expect(bodyNamed(who!)).toBe(body);
      expect(mood).toBe(reading.mood.toLowerCase());
      const moods = MOODS[body as keyof typeof MOODS][tone as 'plain'];
      expect(moods).toHaveLength(4);
      expect(moods).toContain(reading.mood);
      if (/trine|sextile/.test(fact.aspect ?? '')) expect(tone).toBe('easy');
      if (/square|opposition/.test(fact.aspect ?? '')) expect(tone).toBe('hard');
      expect(tone === 'plain').toBe(fact.aspect === undefined);
    }
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
      const { body } = leadOf(reason, reading, 'hour');
      const [, clock, count, weekday, whose] = new RegExp(
        `\\. Counted from six in the morning, (.+) is the (\\w+) hour of a (\\w+), which the old week gives to ${BODY}\\.$`,
      ).exec(reason)!;
      const [name, ruler] = week[weekdayIndex(reading.date)]!;
      const index = counts.indexOf(count!);
      expect(clock).toBe(reading.lucky_time);
      expect(weekday).toBe(name);
      expect(order[(order.indexOf(ruler) + index) % 7]).toBe(bodyNamed(whose!));
      expect(bodyNamed(whose!)).toBe(body);
      expect(parseInt(clock!, 10)).toBe(((6 + index + 11) % 12) + 1);
    }
  });

  it('are one or two plain sentences', () => {
    for (const { lucky_because } of readings) {
      for (const reason of Object.values(lucky_because)) {
        expect(reason).toMatch(/^[A-Z\d].+\.$/);
        expect(reason.match(/\.(?: |$)/g)).toHaveLength(2);
        expect(reason).not.toMatch(/ {2}|undefined|\ba [aeiou]|\b(\w+) \1\b/);
      }
    }
  });
});
