import { addDays, monthOf, type CivilDate } from '../calendar/civil-date.ts';
import { dayStartInZone } from '../calendar/zones.ts';

/** From this day on a month is as good as over, and the year begins with the next. */
const LATE_DAY = 21;
const MONTHS_OF_A_YEAR = 12;

/** The twelve calendar months that a report looks ahead to. */
export interface YearSpan {
  /** Where its days begin. */
  zone: string;
  /** "2026-11" */
  months: readonly string[];
  fromMs: number;
  toMs: number;
}

function monthAfter(month: string): string {
  return monthOf(addDays(`${month}-28`, 4));
}

/** Begins on the date, or with the next month where little is left of this one. */
export function yearFrom(date: CivilDate, zone: string): YearSpan {
  const isLate = Number(date.slice(8)) >= LATE_DAY;
  const months = [isLate ? monthAfter(monthOf(date)) : monthOf(date)];
  while (months.length < MONTHS_OF_A_YEAR) months.push(monthAfter(months.at(-1)!));
  return {
    zone,
    months,
    fromMs: dayStartInZone(isLate ? `${months[0]}-01` : date, zone),
    toMs: dayStartInZone(`${monthAfter(months.at(-1)!)}-01`, zone),
  };
}
