import { weekdayIndex, type CivilDate } from './civil-date.ts';

/** As civil dates count them: Sunday is the first. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Names and no `Intl`: making one formatter keeps a phone busy for longer than waking a whole component. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

interface Written {
  month: string;
  day: number;
  year: number;
}

function written(date: CivilDate): Written {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { month: MONTHS[month - 1]!, day, year };
}

/** "Tuesday", "Tue" */
export function weekdayName(date: CivilDate, length: 'long' | 'short' = 'long'): string {
  const name = WEEKDAYS[weekdayIndex(date)]!;
  return length === 'long' ? name : name.slice(0, 3);
}

/** "Nov 15" */
export function shortDay(date: CivilDate): string {
  const { month, day } = written(date);
  return `${month.slice(0, 3)} ${day}`;
}

/** "November 24" */
export function monthDay(date: CivilDate): string {
  const { month, day } = written(date);
  return `${month} ${day}`;
}

/** "November 2026" */
export function monthYear(date: CivilDate): string {
  const { month, year } = written(date);
  return `${month} ${year}`;
}

/** "November 24, 2026" */
export function monthDayYear(date: CivilDate): string {
  return `${monthDay(date)}, ${written(date).year}`;
}

/** "Tuesday, November 24, 2026" */
export function longDate(date: CivilDate): string {
  return `${weekdayName(date)}, ${monthDayYear(date)}`;
}
