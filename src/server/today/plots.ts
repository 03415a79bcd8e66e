import type { DeskPlot, DeskToday } from '../../contract/desk-today.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { PAGES } from '../../domain/pages/pages.ts';
import { priceText } from '../../domain/report/price.ts';
import { READERS } from '../counting/kinds.ts';
import { readersNow, sumsSince, topSince, type DaySum, type NamedSum } from '../counting/store.ts';
import type { Transaction } from '../db/database.ts';
import { counted, several } from './said.ts';
import { revenueSince, soldSince, stepsSince } from './sales-store.ts';
import { titlesOf } from './store.ts';

const DAYS = 30;
const WEEK = 7;
const TOP = 5;
const UNANSWERED_SHOWN = 10;

const SPREAD_NAMES: Readonly<Record<string, string>> = {
  one: 'one card',
  three: 'three cards',
  love: 'love',
  'celtic-cross': 'Celtic cross',
  'yes-no': 'yes or no',
};

export type Figures = Pick<
  DeskToday,
  'days' | 'plots' | 'viewsByKind' | 'mostRead' | 'unanswered' | 'funnel'
>;

export interface FiguresAsked {
  today: CivilDate;
  timeZone: string;
  currency: string;
  /** The instant at which the zone turned to a date. */
  startOf: (date: CivilDate) => number;
  /** A content delivery network answers others from its copies and tells nobody. */
  isBehindCdn: boolean;
}

export function lastDays(today: CivilDate): CivilDate[] {
  return Array.from({ length: DAYS }, (_, at) => addDays(today, at + 1 - DAYS));
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)}%`;

/** A day on which nobody looked has as many as the day before. */
function carried(days: readonly CivilDate[], sums: ReadonlyMap<CivilDate, number>, now: number): number[] {
  let known = 0;
  const values = days.map((date) => (known = sums.get(date) ?? known));
  return [...values.slice(0, -1), now];
}

const signed = (difference: number): string =>
  difference < 0 ? `−${counted(-difference)}` : `+${counted(difference)}`;

interface Sums {
  of: (kind: string) => number[];
  byDate: (kind: string) => ReadonlyMap<CivilDate, number>;
}

function sumsOf(days: readonly CivilDate[], rows: readonly DaySum[]): Sums {
  const byDate = (kind: string): ReadonlyMap<CivilDate, number> =>
    new Map(rows.filter((row) => row.kind === kind).map(({ date, sum }) => [date, sum]));
  return {
    byDate,
    of(kind) {
      const sums = byDate(kind);
      return days.map((date) => sums.get(date) ?? 0);
    },
  };
}

const bars = (label: string, values: number[], note: string): DeskPlot => ({
  label,
  figure: counted(values.at(-1)!),
  note,
  kind: 'bars',
  values,
});

const UNCOUNTED = 'not counted: what the CDN answers';

function readPlots(sums: Sums, unanswered: number, isBehindCdn: boolean): DeskPlot[] {
  const [visits, views] = [sums.of('visit'), sums.of('view')];
  const [visitsToday, viewsToday] = [visits.at(-1)!, views.at(-1)!];
  const mean = `30-day mean ${counted(Math.round(total(visits) / DAYS))}`;
  const perVisit = visitsToday > 0 ? `${(viewsToday / visitsToday).toFixed(1)} a visit` : '';
  return [
    bars('visits today', visits, isBehindCdn ? UNCOUNTED : mean),
    bars('page views', views, isBehindCdn ? UNCOUNTED : perVisit),
    bars('searches', sums.of('search'), `${counted(unanswered)} unanswered`),
  ];
}

function readersPlot(days: readonly CivilDate[], sums: Sums, now: number): DeskPlot {
  const values = carried(days, sums.byDate(READERS), now);
  const note = signed(now - values[0]!);
  return { label: 'push readers', figure: counted(now), note, kind: 'line', values };
}

function drawNote(spreads: readonly NamedSum[]): string {
  const [first] = spreads;
  if (!first) return '';
  return `${share(first.count, total(spreads.map(({ count }) => count)))} ${SPREAD_NAMES[first.name] ?? first.name}`;
}

function revenuePlot(
  days: readonly CivilDate[],
  rows: readonly { date: CivilDate; cents: number }[],
  currency: string,
): DeskPlot {
  const byDate = new Map(rows.map(({ date, cents }) => [date, cents]));
  const values = days.map((date) => (byDate.get(date) ?? 0) / 100);
  const figure = priceText({ cents: Math.round(total(values) * 100), currency });
  return { label: 'revenue', figure, note: '30 days, demo apart', kind: 'bars', values };
}

/** "tarotCards" → "Tarot cards" */
function kindName(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function mostRead(tx: Transaction, since: CivilDate): Promise<Figures['mostRead']> {
  const read = await topSince(tx, 'read', since, TOP);
  const titles = await titlesOf(
    tx,
    read.map(({ name }) => name),
  );
  return read.map(({ name: address, count }) => ({ name: titles.get(address) ?? address, address, count }));
}

async function funnelOf(
  tx: Transaction,
  days: readonly CivilDate[],
  since: Date,
): Promise<Figures['funnel']> {
  const steps = await stepsSince(tx, days[0]!);
  const { paid, refunded, demo } = await soldSince(tx, since);
  return [
    { name: 'Saw the offer', count: steps['landing'] ?? 0 },
    { name: 'Looked at a preview', count: steps['preview'] ?? 0 },
    { name: 'Went to the checkout', count: steps['checkout'] ?? 0 },
    { name: 'Paid', count: paid },
    { name: 'Refunded', count: refunded },
    ...(demo > 0 ? [{ name: 'Paid in the demo', count: demo }] : []),
  ];
}

/** Thirty days of everything that is counted: a dozen statements over some thousands of rows. */
export async function figuresOf(tx: Transaction, asked: FiguresAsked): Promise<Figures> {
  const { today, timeZone, currency, startOf, isBehindCdn } = asked;
  const days = lastDays(today);
  const [first, weekAgo] = [days[0]!, addDays(today, 1 - WEEK)];
  const since = new Date(startOf(first));
  const kinds = ['visit', 'view', 'search', 'share', 'app', 'draw', READERS];
  const sums = sumsOf(days, await sumsSince(tx, first, kinds));
  const searches = await topSince(tx, 'search', today, 2);
  const unansweredToday = searches.find(({ name }) => name === 'unanswered')?.count ?? 0;
  const [mostShared] = await topSince(tx, 'share', first, 1);
  const opened = sums.of('app');
  const revenue = await revenueSince(tx, since, { timeZone, currency: currency.toLowerCase() });
  const views = await topSince(tx, 'view', first, Object.keys(PAGES).length);
  return {
    days,
    plots: [
      ...readPlots(sums, unansweredToday, isBehindCdn),
      bars('shares seen', sums.of('share'), mostShared ? `most: ${mostShared.name}` : ''),
      readersPlot(days, sums, await readersNow(tx)),
      bars('app openings', opened, `${several(total(opened), 'time')} in 30 days`),
      bars('tarot draws', sums.of('draw'), drawNote(await topSince(tx, 'draw', first, 20))),
      revenuePlot(days, revenue, currency),
    ],
    viewsByKind: views.map(({ name, count }) => ({ name: kindName(name), count })),
    mostRead: await mostRead(tx, weekAgo),
    unanswered: await topSince(tx, 'unanswered', weekAgo, UNANSWERED_SHOWN),
    funnel: await funnelOf(tx, days, since),
  };
}
