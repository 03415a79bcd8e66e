import { compatibilityBankFrom } from '../src/content/compatibility.ts';
import { readingBankFrom } from '../src/content/horoscope.ts';
import { forecastBankFrom } from '../src/content/forecast.ts';
import type { PeriodKind } from '../src/domain/forecast/period.ts';
import { periodSky } from '../src/domain/forecast/period-sky.ts';
import { pagedSky } from '../src/domain/forecast/sky-pages.ts';
import { readCompatibilityFiles, readForecastFiles, readReadingFiles } from './compile-content.ts';
import type { FigureSheet } from './figures.ts';
import { measureCompatibility } from './measure-compatibility.ts';
import { measureForecasts } from './measure-forecasts.ts';
import { measureReadings } from './measure-readings.ts';

/** Two years of events, which weeks and months share. */
const source = pagedSky(30);

function forecasts(kind: PeriodKind, count: number): FigureSheet {
  const bank = forecastBankFrom(readForecastFiles(kind), kind);
  return measureForecasts({ kind, bank, skyOf: (period) => periodSky(period, source), count });
}

const SHEETS: [title: string, measure: () => FigureSheet][] = [
  ['400 days of twelve signs', () => measureReadings(readingBankFrom(readReadingFiles()), '2026-01-01', 400)],
  ['60 weeks of twelve signs', () => forecasts('weekly', 60)],
  ['24 months of twelve signs', () => forecasts('monthly', 24)],
  ['78 pairs', () => measureCompatibility(compatibilityBankFrom(readCompatibilityFiles()))],
];

for (const [title, measure] of SHEETS) {
  const { figures, failures } = measure();
  console.log(`\n${title}`);
  for (const { what, value, goal } of figures)
    console.log(`  ${what.padEnd(62)} ${value.padStart(10)}   ${goal}`);
  for (const failure of failures) console.error(`not met: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}
