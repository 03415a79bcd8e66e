import { describe, expect, it } from 'vitest';
import { addDays, referenceDayStartMs } from '../../../src/domain/calendar/civil-date.ts';
import {
  longDate,
  monthDay,
  monthDayYear,
  monthYear,
  shortDay,
  weekdayName,
} from '../../../src/domain/calendar/written-date.ts';

/** What the platform writes, to which our own words must be equal on every day of four years. */
function platform(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(referenceDayStartMs(date));
}

const DAYS = Array.from({ length: 1461 }, (_, at) => addDays('2024-01-01', at));

describe('written dates', () => {
  it.each<[(date: string) => string, Intl.DateTimeFormatOptions]>([
    [weekdayName, { weekday: 'long' }],
    [shortDay, { month: 'short', day: 'numeric' }],
    [monthDay, { month: 'long', day: 'numeric' }],
    [monthYear, { month: 'long', year: 'numeric' }],
    [monthDayYear, { month: 'long', day: 'numeric', year: 'numeric' }],
    [longDate, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }],
  ])('%o writes as the platform does', (write, options) => {
    expect(DAYS.map((date) => write(date))).toEqual(DAYS.map((date) => platform(date, options)));
  });

  it('shortens the days of the week', () => {
    expect(DAYS.slice(0, 7).map((date) => weekdayName(date, 'short'))).toEqual(
      DAYS.slice(0, 7).map((date) => platform(date, { weekday: 'short' })),
    );
  });
});
