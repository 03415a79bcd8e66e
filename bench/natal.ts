import { timeAbout, timeWithin, type BirthTime } from '../src/domain/natal/birth.ts';
import { natalChart, type NatalChart } from '../src/domain/natal/chart.ts';
import { dayTracks, dayTransits, passesBetween } from '../src/domain/natal/day-transits.ts';
import { yearTracks, yearTransits } from '../src/domain/natal/transits.ts';
import type { HouseSystem } from '../src/domain/natal/houses.ts';
import { printTable } from './table.ts';

const DAY_MS = 86_400_000;
const CHARTS = 200;
const YEARS = 10;
const PLACE = { latitudeDeg: 45.764, longitudeDeg: 4.8357 };
const NOW_MS = Date.UTC(2026, 10, 16);

const bornMs = (index: number): number => Date.UTC(1930, 0, 1) + index * 163.7 * DAY_MS;

/** CPU time a round of this one process, warmed up: what else runs on the machine does not count. */
function cpuMs(rounds: number, work: (index: number) => void): number {
  for (let index = 0; index < 5; index++) work(index);
  const before = process.cpuUsage();
  for (let index = 0; index < rounds; index++) work(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

function chartRow(what: string, timeOf: (atMs: number) => BirthTime, houses: HouseSystem): string[] {
  const ms = cpuMs(CHARTS, (index) => natalChart({ time: timeOf(bornMs(index)), place: PLACE }, houses));
  return [what, ms.toFixed(1), '8', (ms / 8).toFixed(2)];
}

function row(what: string, ms: number, goalMs: number): string[] {
  return [what, ms.toFixed(1), String(goalMs), (ms / goalMs).toFixed(2)];
}

/** What a birth chart, its year and its day cost. */
export async function benchNatal(): Promise<void> {
  const charts: NatalChart[] = Array.from({ length: CHARTS }, (_, index) =>
    natalChart({ time: timeAbout(bornMs(index)), place: PLACE }),
  );
  const tracks = dayTracks(NOW_MS);
  const day = { fromMs: NOW_MS, toMs: NOW_MS + DAY_MS, atMs: NOW_MS + DAY_MS / 2 };
  const week = { fromMs: NOW_MS, toMs: NOW_MS + 7 * DAY_MS };
  const yearMs = cpuMs(YEARS, (index) => {
    const fromMs = NOW_MS + index * DAY_MS;
    yearTransits(charts[index]!, yearTracks(fromMs, fromMs + 365 * DAY_MS));
  });
  printTable('Birth charts, CPU of one core', [
    ['what', 'ms', 'goal ms', 'part of the goal'],
    chartRow('chart, whole signs', (atMs) => timeAbout(atMs), 'whole'),
    chartRow('chart, Placidus', (atMs) => timeAbout(atMs), 'placidus'),
    chartRow('chart, about 15 minutes', (atMs) => timeAbout(atMs, 15), 'placidus'),
    chartRow('chart, time unknown', (atMs) => timeWithin(atMs, atMs + DAY_MS), 'whole'),
    row('transits of twelve months', yearMs, 1500),
    row(
      'planets about a day, once for all charts',
      cpuMs(5, (index) => dayTracks(NOW_MS + index * DAY_MS)),
      1500,
    ),
    row(
      'transits of a day',
      cpuMs(CHARTS, (index) => dayTransits(charts[index]!, day, tracks)),
      20,
    ),
    row(
      'exact meetings of a week',
      cpuMs(CHARTS, (index) => passesBetween(charts[index]!, week, tracks)),
      20,
    ),
  ]);
}

if (import.meta.main) await benchNatal();
