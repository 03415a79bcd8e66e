import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingBankFrom } from '../src/content/horoscope.ts';
import { forecastBankFrom } from '../src/content/forecast.ts';
import { ARCHIVE_FIRST_DAY } from '../src/domain/calendar/archive.ts';
import { addDays } from '../src/domain/calendar/civil-date.ts';
import { ForecastAlmanac } from '../src/domain/forecast/almanac.ts';
import { PERIOD_KINDS, periodOf, type Period } from '../src/domain/forecast/period.ts';
import { aroundSpan, periodSky } from '../src/domain/forecast/period-sky.ts';
import { eventPages, pagedSky } from '../src/domain/forecast/sky-pages.ts';
import { Almanac } from '../src/domain/horoscope/almanac.ts';
import { readForecastFiles, readReadingFiles } from './compile-content.ts';

const FOLDER = join(import.meta.dirname, '../build/content');
/** Beyond today, so that the first start after a build plans nothing. */
const DAYS_AHEAD = 7;
const FORECAST_DAYS_AHEAD = 40;

/** The plan of every day since the first, made once at build: a start goes on from where it ends. */
export function compilePlans(nowMs: number): void {
  const almanac = new Almanac(readingBankFrom(readReadingFiles()));
  almanac.planThrough(addDays(new Date(nowMs).toISOString().slice(0, 10), DAYS_AHEAD));
  writePlans('plans', almanac.plans);
  compileForecastPlans(nowMs);
}

function compileForecastPlans(nowMs: number): void {
  const date = addDays(new Date(nowMs).toISOString().slice(0, 10), FORECAST_DAYS_AHEAD);
  // Weeks and months share their events, which are the dear part.
  const source = pagedSky(1000);
  const last: Period[] = [];
  for (const kind of PERIOD_KINDS) {
    const bank = forecastBankFrom(readForecastFiles(kind), kind);
    const almanac = new ForecastAlmanac(kind, bank, (one) => periodSky(one, source));
    const period = periodOf(kind, date);
    last.push(period);
    almanac.planThrough(period);
    writePlans(`${kind}-plans`, almanac.plans);
  }
  const { fromMs } = aroundSpan(periodOf('weekly', ARCHIVE_FIRST_DAY));
  const toMs = Math.max(...last.map((period) => aroundSpan(period).toMs));
  writePlans('sky-events', eventPages(fromMs, toMs, source));
}

function writePlans(name: string, plans: unknown): void {
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(plans)}\n`);
}
