import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { addDays, monthOf, weekStart, type CivilDate } from '../calendar/civil-date.ts';
import { periodOf } from '../forecast/period.ts';
import type { SignKey } from '../zodiac/signs.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const FIRST_MONTH = monthOf(ARCHIVE_FIRST_DAY);

/** Whether the text is a month of which some day is open; `latest` is the last open day. */
export function isOpenMonth(text: string | null | undefined, latest: CivilDate): text is string {
  return typeof text === 'string' && MONTH.test(text) && text >= FIRST_MONTH && text <= monthOf(latest);
}

export function archiveAddress(sign: SignKey, month: string): string {
  return `/archive?sign=${sign}&month=${month}`;
}

export function daysOfMonth(month: string): CivilDate[] {
  const { from, to } = periodOf('monthly', `${month}-01`);
  const days: CivilDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}

/** A row of the calendar: the week from its Sunday on, null where a day belongs to another month. */
export interface CalendarWeek {
  from: CivilDate;
  days: (CivilDate | null)[];
}

export function weeksOfMonth(month: string): CalendarWeek[] {
  const { from: first, to: last } = periodOf('monthly', `${month}-01`);
  const weeks: CalendarWeek[] = [];
  for (let from = weekStart(first); from <= last; from = addDays(from, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
    weeks.push({ from, days: days.map((date) => (monthOf(date) === month ? date : null)) });
  }
  return weeks;
}

export function monthsOfYear(month: string): string[] {
  const year = month.slice(0, 4);
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}

/** Every year of the archive with the month in which one arrives there: the same one, where that is open. */
export function yearsOfArchive(month: string, latest: CivilDate): { year: string; month: string }[] {
  const [first, last] = [Number(FIRST_MONTH.slice(0, 4)), Number(latest.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(first + index);
    const same = year + month.slice(4);
    return { year, month: same > monthOf(latest) ? monthOf(latest) : same };
  });
}
