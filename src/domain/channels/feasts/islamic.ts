import type { FeastDate, FeastKey } from '../feast.ts';
import { civilDate, dateOfDay, dayOfDate } from './days.ts';

/** July 16, 622 by the old calendar: the first day of the count. */
const EPOCH = 227_015;
const [RAMADAN, SHAWWAL, DHU_AL_HIJJA] = [9, 10, 12];

/** A day of the tables that astronomers keep: months of 30 and 29 days by turns, 11 leap days in 30 years. */
const tableDay = (year: number, month: number, day: number): number =>
  EPOCH - 1 + day + Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30);

/** The months themselves begin when the crescent is seen, which may be a day off the tables. */
function feastsOf(islamicYear: number): FeastDate[] {
  const feast = (key: FeastKey, month: number, day: number): FeastDate => ({
    key,
    date: dateOfDay(tableDay(islamicYear, month, day)),
    fromSunset: true,
    mayMove: true,
  });
  return [
    feast('ramadan', RAMADAN, 1),
    feast('eid-al-fitr', SHAWWAL, 1),
    feast('eid-al-adha', DHU_AL_HIJJA, 10),
  ];
}

/** A civil year touches two Islamic ones, sometimes three. */
export function islamicFeasts(year: number): FeastDate[] {
  const about = Math.floor((dayOfDate(civilDate(year, 1, 1)) - EPOCH) / 354.367) + 1;
  return [about - 1, about, about + 1, about + 2].flatMap(feastsOf);
}
