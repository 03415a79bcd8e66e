import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/domain/horoscope/reading.ts';
import { nameOfBody, type Body } from '../../../src/domain/sky/bodies.ts';
import type { SkyEvent } from '../../../src/domain/sky/sky.ts';
import type { Section } from '../../../src/domain/forecast/sections.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { almanacThrough, periodsOf, skyOf } from './banks.ts';

const SLOW: Body[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** What every sign is to hear of in its week and in its month. */
function isNews(event: SkyEvent): boolean {
  if (event.kind === 'station' || event.kind === 'ingress')
    return event.body !== 'moon' && event.body !== 'node';
  if (event.kind === 'aspect') return SLOW.includes(event.body) && SLOW.includes(event.other);
  return event.kind === 'lunation' && (event.phase === 'new' || event.phase === 'full');
}

/** The words a reader would look for. */
function wordsFor(event: SkyEvent): RegExp {
  const name = nameOfBody(event.body).replace('the ', '');
  if (event.kind === 'station') return new RegExp(`(?=[^]*${name})[^]*(?:retrograde|direct)`, 'i');
  if (event.kind === 'lunation') return /(?:new|full) moon|eclipse/i;
  return new RegExp(name, 'i');
}

const isItsReason = (event: SkyEvent, { kind, bodies, exactAt }: Fact): boolean =>
  kind === event.kind &&
  bodies.includes(event.body) &&
  Math.abs(Date.parse(exactAt ?? '') - event.atMs) < 2000;

describe.each([
  ['weekly', 105],
  ['monthly', 24],
] as const)('the news of 2026 and 2027, %s', (kind, count) => {
  const periods = periodsOf(kind, count);
  const almanac = almanacThrough(periods.at(-1)!);
  const readings = periods.flatMap((period) =>
    SIGN_KEYS.map((sign) => ({ period, sign, reading: almanac.reading(sign, period, skyOf(period)) })),
  );

  it('is told to every sign, in words that name it', () => {
    const missed: string[] = [];
    let told = 0;
    for (const { period, sign, reading } of readings) {
      const because = reading.because as { section: Section; facts: Fact[] }[];
      for (const event of skyOf(period).events.filter(isNews)) {
        const sections = because.filter(({ facts }) => facts.some((fact) => isItsReason(event, fact)));
        const texts = sections.map(({ section }) => (reading as Partial<Record<Section, string>>)[section]!);
        if (texts.some((text) => wordsFor(event).test(text))) told += 1;
        else missed.push(`${period.from} ${sign}: ${event.kind} ${event.body}`);
      }
    }
    expect(missed).toEqual([]);
    expect(told).toBeGreaterThan(1500);
  });

  it('opens the overview with the strongest of the period', () => {
    const silent = readings.filter(({ period, reading }) => {
      const events = skyOf(period).events.filter(isNews);
      const [first] = (reading.because as { section: Section; facts: Fact[] }[])[0]!.facts;
      return events.length > 0 && !events.some((event) => isItsReason(event, first!));
    });
    expect(silent).toEqual([]);
  });

  it('has a meeting with its day for the overview of every period in which nothing of that kind happens', () => {
    const undated = readings.filter(({ period, reading }) => {
      const [overview] = reading.because as { section: Section; facts: Fact[] }[];
      return !skyOf(period).events.some(isNews) && !overview!.facts.some(({ exactAt }) => exactAt);
    });
    expect(undated.map(({ period, sign }) => `${period.from} ${sign}`)).toEqual([]);
  });
});
