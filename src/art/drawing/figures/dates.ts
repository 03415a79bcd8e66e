import { referenceDayStartMs, type CivilDate } from '../../../domain/calendar/civil-date.ts';

const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });

const DAY = written({ month: 'long', day: 'numeric' });
const SHORT = written({ month: 'short', day: 'numeric' });
const LONG = written({ month: 'long', day: 'numeric', year: 'numeric' });
const MONTH_YEAR = written({ month: 'long', year: 'numeric' });

/** "November 9" on a wide sheet, "Nov 9" on a phone's. */
export function dayOnSheet(atMs: number, isWide: boolean): string {
  return (isWide ? DAY : SHORT).format(atMs);
}

/** "November 9, 2026" */
export const dayInWords = (atMs: number): string => LONG.format(atMs);

/** "from April 2026 to April 2027" */
export function spanInWords(from: CivilDate, to: CivilDate): string {
  const [start, end] = [from, to].map((date) => MONTH_YEAR.format(referenceDayStartMs(date)));
  return `from ${start} to ${end}`;
}
