import { describe, expect, it } from 'vitest';
import { MonthlyReading } from '../../../src/contract/monthly.ts';
import { WeeklyReading } from '../../../src/contract/weekly.ts';
import { ForecastAlmanac } from '../../../src/domain/forecast/almanac.ts';
import { periodAt } from '../../../src/domain/forecast/period.ts';
import { bankOf } from '../../../src/domain/horoscope/bank.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { almanacThrough, banks, freshAlmanac, periodsOf, skyOf } from './banks.ts';

const KINDS = [
  { kind: 'weekly', count: 60, schema: WeeklyReading },
  { kind: 'monthly', count: 18, schema: MonthlyReading },
] as const;

describe.each(KINDS)('$count $kind forecasts of twelve signs', ({ kind, count, schema }) => {
  const periods = periodsOf(kind, count);
  const almanac = almanacThrough(periods.at(-1)!);

  it('speak of different bodies in one reading, as a rule', () => {
    const repeats = periods.flatMap((period) =>
      SIGN_KEYS.map((sign) => {
        const bodies = almanac.planOf(period)[sign].map(([, candidate]) => candidate.split(' ')[0]);
        return bodies.length - new Set(bodies).size;
      }),
    );
    const mean = repeats.reduce((sum, one) => sum + one, 0) / repeats.length;
    expect(mean).toBeLessThan(kind === 'weekly' ? 0.6 : 1.3);
  });

  it('do not dwell on one house where others have something to say', () => {
    const crowds = periods.flatMap((period) =>
      SIGN_KEYS.map((sign) => {
        const houses = almanac
          .chosenSections(sign, period, skyOf(period))
          .map(({ candidate }) => candidate.house);
        return Math.max(...houses.map((house) => houses.filter((other) => other === house).length));
      }),
    );
    const crowded = crowds.filter((most) => most > 3).length / crowds.length;
    expect(crowded).toBeLessThan(kind === 'weekly' ? 0.02 : 0.1);
  });

  it('are whole: the schema holds', () => {
    for (const period of periods.filter(({ index }) => index % 5 === 0)) {
      for (const sign of SIGN_KEYS) {
        expect(
          schema.safeParse(almanac.reading(sign, period)).error,
          `${period.from} ${sign}`,
        ).toBeUndefined();
      }
    }
  });

  it('are the same when they go on from plans made before', () => {
    const resumed = freshAlmanac(kind);
    resumed.resume(almanac.plans.slice(0, count - 4));
    const last = periods.at(-1)!;
    resumed.planThrough(last);
    expect(resumed.planOf(last)).toEqual(almanac.planOf(last));
  });
});

describe('adding paragraphs', () => {
  it('does not change a period before their date', () => {
    const units = Object.values(banks.weekly.byId);
    const since = periodAt('weekly', 8).from;
    const added = units
      .filter(({ id }) => id.endsWith('-a'))
      .map((unit) => ({ ...unit, id: `${unit.id}-new`, since }));
    const almanac = new ForecastAlmanac('weekly', bankOf([...units, ...added]), skyOf);
    almanac.planThrough(periodAt('weekly', 9));
    const before = almanacThrough(periodAt('weekly', 9));
    for (const period of periodsOf('weekly', 8)) {
      expect(almanac.planOf(period), period.from).toEqual(before.planOf(period));
    }
    expect(almanac.planOf(periodAt('weekly', 9))).not.toEqual(before.planOf(periodAt('weekly', 9)));
  });
});

describe('a paragraph with new words', () => {
  it('has them in every period that begins on their first day or later, and nothing else changes', () => {
    const [last, next] = [periodAt('weekly', 5), periodAt('weekly', 6)];
    const before = almanacThrough(next);
    const [, , id] = before.planOf(last).leo[1]!;
    const units = Object.values(banks.weekly.byId);
    const old = banks.weekly.byId[id]!;
    const words = {
      ...old,
      id: `${id}-r1`,
      replaces: id,
      since: last.from,
      text: `${old.text.trim()} So be it.`,
    };
    const almanac = new ForecastAlmanac('weekly', bankOf([...units, words]), skyOf);
    almanac.planThrough(next);
    for (const period of periodsOf('weekly', 7)) {
      expect(almanac.planOf(period)).toEqual(before.planOf(period));
      for (const sign of SIGN_KEYS) {
        const isNew = period.index >= 5 && before.planOf(period)[sign].some(([, , unit]) => unit === id);
        const [now, then] = [almanac, before].map((one) => JSON.stringify(one.reading(sign, period)));
        expect(now !== then, `${sign} ${period.from}`).toBe(isNew);
        if (isNew) expect(now).toContain('So be it.');
      }
    }
  });
});
