import { readForecastFiles, readReadingFiles } from '../scripts/compile-content.ts';
import { readingBankFrom } from '../src/content/horoscope.ts';
import { forecastBankFrom } from '../src/content/forecast.ts';
import { addDays } from '../src/domain/calendar/civil-date.ts';
import { ForecastAlmanac } from '../src/domain/forecast/almanac.ts';
import { PERIOD_KINDS, periodAt, type PeriodKind } from '../src/domain/forecast/period.ts';
import { keptSkies } from '../src/domain/forecast/sky-pages.ts';
import { Almanac } from '../src/domain/horoscope/almanac.ts';
import { factsOf } from '../src/domain/horoscope/day-facts.ts';
import { SIGN_KEYS } from '../src/domain/zodiac/signs.ts';
import { loadContent } from '../src/server/content.ts';
import { printTable } from './table.ts';

const YEAR = { daily: 365, weekly: 52, monthly: 12 };
/** Within what the build has planned, however early in its first year it was made. */
const COLD = { daily: 120, weekly: 40, monthly: 10 };
const UNPLANNED_DAYS = 300;

/** CPU time of this one process: what else runs on the machine does not count. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** One reading each of many days or periods, so that each has its sky to work out and nothing of one helps the next. */
function coldMs(count: number, write: (index: number) => void): number[] {
  return Array.from({ length: count }, (_, index) => cpuMs(() => write(index)));
}

const medianOf = (costs: readonly number[]): number => costs.toSorted((a, b) => a - b)[costs.length >> 1]!;

function coldRows(what: string, costs: readonly number[]): string[][] {
  return [
    [`${what} from its plan, CPU ms, median (goal < 20)`, medianOf(costs).toFixed(1)],
    [`${what} from its plan, CPU ms, slowest of ${costs.length}`, Math.max(...costs).toFixed(1)],
  ];
}

async function coldReadings(): Promise<string[][]> {
  const { almanac, forecasts } = await loadContent();
  const signAt = (index: number) => SIGN_KEYS[index % 12]!;
  const periods = PERIOD_KINDS.map((kind) => {
    const write = (index: number) => forecasts[kind].reading(signAt(index), periodAt(kind, index));
    return coldRows(`${kind} reading`, coldMs(COLD[kind], write));
  });
  const write = (index: number) => almanac.reading(signAt(index), addDays('2026-01-01', index));
  return [...coldRows('daily reading', coldMs(COLD.daily, write)), ...periods.flat()];
}

/** What days cost that the build has not planned. Nothing else is served during one step. */
async function planningRows(): Promise<string[][]> {
  const { almanac } = await loadContent();
  const planned = almanac.plans.length;
  const steps: number[] = [];
  while (almanac.plans.length < planned + UNPLANNED_DAYS) steps.push(cpuMs(() => almanac.planStep()));
  const perDay = steps.reduce((sum, one) => sum + one, 0) / UNPLANNED_DAYS;
  return [
    [`planning a day, CPU ms, mean of ${UNPLANNED_DAYS} (goal < 20)`, perDay.toFixed(1)],
    ['one step of it, CPU ms, median', medianOf(steps).toFixed(1)],
    [`one step of it, CPU ms, slowest of ${steps.length}`, Math.max(...steps).toFixed(1)],
  ];
}

/** A year of days, planned in order and written. */
function yearOfDays(): void {
  const almanac = new Almanac(readingBankFrom(readReadingFiles()));
  for (let day = 0; day < YEAR.daily; day++) {
    const date = addDays('2026-01-01', day);
    almanac.planThrough(date);
    const facts = factsOf(date);
    for (const sign of SIGN_KEYS) almanac.reading(sign, date, facts);
  }
}

function yearOfPeriods(kind: PeriodKind): void {
  const bank = forecastBankFrom(readForecastFiles(kind), kind);
  const almanac = new ForecastAlmanac(kind, bank, keptSkies().skyOf);
  for (let index = 0; index < YEAR[kind]; index++) {
    almanac.planThrough(periodAt(kind, index));
    for (const sign of SIGN_KEYS) almanac.reading(sign, periodAt(kind, index));
  }
}

/** What readings cost when none is stored: from the build's plans, and with the planning of a whole year. */
export async function benchReadings(): Promise<void> {
  const cold = await coldReadings();
  const planning = await planningRows();
  const days = cpuMs(yearOfDays) / 1000;
  const periods = cpuMs(() => PERIOD_KINDS.forEach(yearOfPeriods)) / 1000;
  printTable('Readings, composed and not stored', [
    ...cold,
    ...planning,
    ['a year of days for twelve signs, planned and written, CPU s (goal < 30)', days.toFixed(1)],
    ['the same with its weeks and months, CPU s (goal < 30)', (days + periods).toFixed(1)],
  ]);
}

if (import.meta.main) await benchReadings();
