import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import {
  addDays,
  daysBetween,
  referenceDayStartMs,
  weekStart,
  type CivilDate,
} from '../calendar/civil-date.ts';
import { monthYear, shortDay } from '../calendar/written-date.ts';

export const PERIOD_KINDS = ['weekly', 'monthly'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** A week from Sunday to Saturday or a calendar month, counted from the one that holds the archive's first day. */
export interface Period {
  kind: PeriodKind;
  index: number;
  from: CivilDate;
  /** Its last day. */
  to: CivilDate;
}

const FIRST_WEEK = weekStart(ARCHIVE_FIRST_DAY);
const FIRST_YEAR = Number(ARCHIVE_FIRST_DAY.slice(0, 4));

function week(index: number): Period {
  const from = addDays(FIRST_WEEK, 7 * index);
  return { kind: 'weekly', index, from, to: addDays(from, 6) };
}

function firstOfMonth(index: number): CivilDate {
  return new Date(Date.UTC(FIRST_YEAR, index, 1)).toISOString().slice(0, 10);
}

function month(index: number): Period {
  return { kind: 'monthly', index, from: firstOfMonth(index), to: addDays(firstOfMonth(index + 1), -1) };
}

export function periodAt(kind: PeriodKind, index: number): Period {
  return kind === 'weekly' ? week(index) : month(index);
}

/** The week or month that holds the date. */
export function periodOf(kind: PeriodKind, date: CivilDate): Period {
  if (kind === 'weekly') return week(daysBetween(FIRST_WEEK, weekStart(date)) / 7);
  const [year, number] = date.split('-').map(Number) as [number, number];
  return month(12 * (year - FIRST_YEAR) + number - 1);
}

/** The reference days of the period: 00:00 UTC of the first to 24:00 UTC of the last. */
export function spanOf({ from, to }: Period): { startMs: number; endMs: number } {
  return { startMs: referenceDayStartMs(from), endMs: referenceDayStartMs(addDays(to, 1)) };
}

/** "Nov 15 – Nov 21", written like the dates of the signs; "November 2026". */
export function periodLabel({ kind, from, to }: Omit<Period, 'index'>): string {
  if (kind === 'weekly') return `${shortDay(from)} – ${shortDay(to)}`;
  return monthYear(from);
}
