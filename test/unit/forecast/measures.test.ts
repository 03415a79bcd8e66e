import { describe, expect, it } from 'vitest';
import { falseReasons } from '../../../scripts/forecast-reasons.ts';
import { measureForecasts } from '../../../scripts/measure-forecasts.ts';
import { periodAt } from '../../../src/domain/forecast/period.ts';
import { bankOf } from '../../../src/domain/horoscope/bank.ts';
import { almanacThrough, banks, skyOf } from './banks.ts';

describe('the meters', () => {
  it('notice words that are too short, come back, lack grammar or have the wrong tone', () => {
    const units = Object.values(banks.weekly.byId);
    const failuresWith = (textOf: (text: string) => string): string => {
      const bank = bankOf(units.map((unit) => ({ ...unit, text: textOf(unit.text) })));
      return measureForecasts({ kind: 'weekly', bank, skyOf, count: 2 }).failures.join();
    };
    expect(failuresWith((text) => `${text} This is a opportunity.`)).toMatch(
      /slips of grammar .*: 1[4-9]\d, 0/,
    );
    const blunt = failuresWith(() => '{Body} in {sign} shows a cosmic journey.');
    for (const fault of [
      /least: \d, ≥ 50/,
      /again within 40 weeks: 156/,
      /in a week: 142/,
      /tone rules: 144/,
    ])
      expect(blunt).toMatch(fault);
  });

  it('notice a reason that is not true', () => {
    const period = periodAt('weekly', 46);
    const almanac = almanacThrough(period);
    const { because } = almanac.reading('leo', period, skyOf(period));
    for (const fact of because.flatMap(({ facts }) => facts)) {
      expect(falseReasons(fact, 'leo', period)).toEqual([]);
      const changed = fact.aspect
        ? [{ ...fact, aspect: fact.aspect === 'trine' ? ('square' as const) : ('trine' as const) }]
        : [
            { ...fact, house: 13 },
            { ...fact, sign: fact.sign === 'gemini' ? ('leo' as const) : ('gemini' as const) },
            { ...fact, text: fact.text.replace(/ (?:all week|until \w+|from \w+ on):/, ' until Tuesday:') },
          ];
      for (const wrong of changed) expect(falseReasons(wrong, 'leo', period), wrong.text).not.toEqual([]);
    }
  });
});
