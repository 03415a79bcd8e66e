import { longDate, type CivilDate } from '../../domain/calendar/civil-date.ts';

/** "November 15, 2026": what weekday a version was made on is of no use. */
export function dayWords(date: CivilDate): string {
  return longDate(date).replace(/^\w+, /, '');
}
