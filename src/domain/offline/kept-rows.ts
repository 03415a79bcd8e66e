import { archivedAddress, archivedFrom, type Archived } from '../archive/archived.ts';
import { weekLabel, whenOf } from '../archive/labels.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { monthDay } from '../calendar/written-date.ts';
import { periodLabel, periodOf } from '../forecast/period.ts';
import type { ForecastType } from '../zodiac/forecast-type.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import { isPageCurrent, neededAnswer, readingPageAt, skyAnswer, type ReadingPage } from './current.ts';

/** A page as it was put by. */
export interface KeptPage {
  address: string;
  /** The day it was rendered for. */
  day: CivilDate;
  title: string;
  keptAtMs: number;
}

/** A line of the offline page. */
export interface KeptRow {
  to: string;
  title: string;
  /** Without one, the time at which it was put by is told. */
  note: string | null;
  sign: SignKey | null;
  keptAtMs: number;
  /** Whether the page itself was put by; else only its reading, and the page is made from that. */
  isWhole: boolean;
}

const NOW_WORDS = { daily: 'today', weekly: 'this week', monthly: 'this month', compatibility: 'love match' };

function noteOf(type: ForecastType, today: CivilDate): string | null {
  if (type === 'weekly') return weekLabel(periodOf(type, today).from, monthDay);
  return type === 'monthly' ? periodLabel(periodOf(type, today)) : null;
}

function archivedRow(archived: Archived, keptAtMs: number, isWhole: boolean): KeptRow {
  const { sign } = archived;
  const title = `${signOf(sign).name}, ${whenOf(archived)}`;
  return { to: archivedAddress(archived), title, note: 'from the archive', sign, keptAtMs, isWhole };
}

/** A reading has its own page for ever: one that is over is read there, under its own date. */
function pastRow(
  { sign, type }: ReadingPage,
  page: KeptPage,
  isPutBy: (answer: string) => boolean,
): KeptRow | null {
  const { day, address, keptAtMs } = page;
  if (type === 'compatibility' || !isPutBy(neededAnswer(address, day)!)) return null;
  if (type !== 'daily') {
    return archivedRow({ kind: type, sign, from: periodOf(type, day).from }, keptAtMs, false);
  }
  return isPutBy(skyAnswer(day)) ? archivedRow({ kind: type, sign, from: day }, keptAtMs, false) : null;
}

function rowOf(page: KeptPage, today: CivilDate, isPutBy: (answer: string) => boolean): KeptRow | null {
  const { address: to, day, title, keptAtMs } = page;
  const slug = /^\/archive\/([\w-]+)$/.exec(to)?.[1];
  const archived = slug === undefined ? null : archivedFrom(slug);
  if (archived) return archivedRow(archived, keptAtMs, true);
  const isCurrent = isPageCurrent(to, day, today, isPutBy);
  const reading = readingPageAt(to);
  if (!reading) return isCurrent ? { to, title, note: null, sign: null, keptAtMs, isWhole: true } : null;
  if (!isCurrent) return pastRow(reading, page, isPutBy);
  const { sign, type } = reading;
  return {
    to,
    title: `${signOf(sign).name}, ${NOW_WORDS[type]}`,
    note: noteOf(type, today),
    sign,
    keptAtMs,
    isWhole: true,
  };
}

/** These are at hand in the header, or say nothing without a connection. */
const NOT_LISTED = /^\/(?:$|\?type=\w+$|settings|search)/;
const LONGEST_LIST = 12;

/** Readings of now, then those of the past, then everything else. */
function rankOf({ sign, to }: KeptRow): number {
  if (!sign) return 2;
  return to.startsWith('/archive/') ? 1 : 0;
}

/** What can be read without a connection: readings before all else, newest first, nothing twice. */
export function keptRows(
  pages: readonly KeptPage[],
  today: CivilDate,
  isPutBy: (answer: string) => boolean,
): KeptRow[] {
  const rows = [...pages]
    .filter(({ address }) => !NOT_LISTED.test(address))
    .sort((one, other) => other.keptAtMs - one.keptAtMs)
    .flatMap((page) => rowOf(page, today, isPutBy) ?? []);
  const isFirst = ({ title }: KeptRow, index: number) =>
    rows.findIndex((other) => other.title === title) === index;
  return rows
    .filter(isFirst)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, LONGEST_LIST);
}
