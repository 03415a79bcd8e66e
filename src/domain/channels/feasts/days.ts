import { addDays, referenceDayStartMs, type CivilDate } from '../../calendar/civil-date.ts';

/** Day 1 of the count that calendars are turned into each other by. */
const FIRST_DAY = '0001-01-01';
const DAY_MS = 86_400_000;

export const dateOfDay = (day: number): CivilDate => addDays(FIRST_DAY, day - 1);

export const dayOfDate = (date: CivilDate): number =>
  Math.round((referenceDayStartMs(date) - referenceDayStartMs(FIRST_DAY)) / DAY_MS) + 1;

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

export const civilDate = (year: number, month: number, day: number): CivilDate =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** The date on which an instant falls by clocks that are so much ahead of UTC. */
export const dateAt = (atMs: number, aheadMs = 0): CivilDate =>
  new Date(atMs + aheadMs).toISOString().slice(0, 10);
