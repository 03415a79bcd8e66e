import { describe, expect, it } from 'vitest';
import { falseReasons } from '../../../scripts/forecast-reasons.ts';
import { monthDay, weekdayName } from '../../../src/domain/calendar/written-date.ts';
import { ForecastAlmanac } from '../../../src/domain/forecast/almanac.ts';
import { factLine } from '../../../src/domain/forecast/change-words.ts';
import { periodOf } from '../../../src/domain/forecast/period.ts';
import type { Section } from '../../../src/domain/forecast/sections.ts';
import type { Fact } from '../../../src/domain/horoscope/reading.ts';
import { nameOfBody } from '../../../src/domain/sky/bodies.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { almanacThrough, banks, skyOf } from './banks.ts';

describe.each([
  ['weekly', '2026-01-01'],
  ['weekly', '2026-11-17'],
  ['monthly', '2026-02-14'],
  ['monthly', '2026-11-17'],
] as const)('the reasons of the %s forecast of %s', (kind, date) => {
  const period = periodOf(kind, date);
  const almanac = almanacThrough(period);
  const readings = SIGN_KEYS.map((sign) => almanac.reading(sign, period, skyOf(period)));

  it('are true when the sky is asked again', () => {
    const wrong = readings.flatMap(({ sign, because }) =>
      because.flatMap(({ facts }) => facts.flatMap((fact) => falseReasons(fact, sign, period))),
    );
    expect(wrong).toEqual([]);
  });

  it('stand in the words: what happens is named with its day', () => {
    for (const reading of readings) {
      for (const { section, facts } of reading.because) {
        const text = (reading as Partial<Record<Section, string>>)[section]!;
        for (const { bodies, exactAt, eclipse } of facts.filter((fact) => fact.exactAt)) {
          const on = exactAt!.slice(0, 10);
          expect(text).toContain(kind === 'weekly' ? weekdayName(on) : monthDay(on));
          if (!eclipse) expect(text).toContain(nameOfBody(bodies[0]!).replace('the ', ''));
        }
      }
    }
  });
});

describe('a doctored sky', () => {
  it('changes the words: what is no longer true is no longer said', () => {
    const period = periodOf('weekly', '2026-01-01');
    const sky = skyOf(period);
    const almanac = almanacThrough(period);
    const dated = SIGN_KEYS.flatMap((sign) => almanac.chosenSections(sign, period, sky)).filter(
      ({ candidate }) => candidate.aspect,
    );
    expect(dated.length).toBeGreaterThan(0);
    const quiet = { ...sky, events: sky.events.filter(({ kind }) => kind !== 'aspect') };
    const other = new ForecastAlmanac('weekly', banks.weekly, () => quiet);
    other.planThrough(period);
    for (const sign of SIGN_KEYS) {
      for (const { candidate, unit } of other.chosenSections(sign, period, quiet)) {
        expect(candidate.aspect).toBeUndefined();
        expect(unit.key.includes('/day')).toBe(false);
      }
    }
  });
});

describe('the line under a section', () => {
  const exact = { kind: 'aspect', exactAt: '2026-11-16T06:23:41Z', tense: 'exact', text: '' } as const;
  const aspect = (bodies: Fact['bodies'], kind: Fact['aspect'], eclipse?: Fact['eclipse']): Fact[] => [
    { ...exact, bodies, aspect: kind!, ...(eclipse && { eclipse }) },
  ];
  it.each([
    [aspect(['mars', 'jupiter'], 'conjunction'), 'Mars meets Jupiter'],
    [aspect(['sun', 'uranus'], 'opposition'), 'Sun opposite Uranus'],
    [aspect(['mercury', 'sun'], 'conjunction'), 'Sun meets Mercury'],
    [aspect(['moon', 'sun'], 'opposition'), 'Full Moon'],
    [aspect(['moon', 'sun'], 'conjunction', 'solar'), 'Solar eclipse'],
    [aspect(['moon', 'sun'], 'opposition', 'lunar'), 'Lunar eclipse'],
  ])('says what happens and when: %#', (facts, words) => {
    expect(factLine(facts)).toEqual({ words, at: '2026-11-16T06:23:41Z' });
  });

  it('says where a body is, if nothing happens', () => {
    const place: Fact = { kind: 'placement', bodies: ['sun'], sign: 'leo', tense: 'standing', text: '' };
    expect(factLine([place])).toEqual({ words: 'Sun in Leo' });
  });
});
