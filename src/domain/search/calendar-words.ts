import * as written from '../calendar/written-date.ts';

/** As they are typed. */
export const MONTHS = written.MONTHS.map((month) => month.toLowerCase());
export const WEEKDAYS = written.WEEKDAYS.map((day) => day.toLowerCase());
