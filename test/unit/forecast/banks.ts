import { readForecastFiles } from '../../../scripts/compile-content.ts';
import { forecastBankFrom } from '../../../src/content/forecast.ts';
import { ForecastAlmanac } from '../../../src/domain/forecast/almanac.ts';
import { periodAt, type Period, type PeriodKind } from '../../../src/domain/forecast/period.ts';
import { periodSky, type PeriodSky } from '../../../src/domain/forecast/period-sky.ts';
import { pagedSky } from '../../../src/domain/forecast/sky-pages.ts';

export const banks = {
  weekly: forecastBankFrom(readForecastFiles('weekly'), 'weekly'),
  monthly: forecastBankFrom(readForecastFiles('monthly'), 'monthly'),
};

const source = pagedSky(40);
const skies = new Map<string, PeriodSky>();

/** Tests ask for the same periods again and again. */
export function skyOf(period: Period): PeriodSky {
  const key = `${period.kind} ${period.from}`;
  const known = skies.get(key) ?? periodSky(period, source);
  skies.set(key, known);
  return known;
}

export const freshAlmanac = (kind: PeriodKind): ForecastAlmanac =>
  new ForecastAlmanac(kind, banks[kind], skyOf);

export function almanacThrough(period: Period): ForecastAlmanac {
  const almanac = freshAlmanac(period.kind);
  almanac.planThrough(period);
  return almanac;
}

export const periodsOf = (kind: PeriodKind, count: number): Period[] =>
  Array.from({ length: count }, (_, index) => periodAt(kind, index));
