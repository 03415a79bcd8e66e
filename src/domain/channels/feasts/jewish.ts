import type { FeastDate, FeastKey } from '../feast.ts';
import { dateOfDay } from './days.ts';

/** The day before the first of the Hebrew count, in days of ours. */
const EPOCH = -1_373_427;
const PARTS_OF_DAY = 25_920;
/** From a Hebrew year to the civil one in which it begins. */
const YEARS_AHEAD = 3761;

/** Days from the beginning of the count to the new moon that a year begins with, moved off three weekdays. */
function elapsedDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const days = 29 * months + Math.floor(parts / PARTS_OF_DAY);
  return (3 * (days + 1)) % 7 < 3 ? days + 1 : days;
}

/** No year may have 356 days, nor 382: its neighbors give or take one. */
function correction(year: number): number {
  const [before, here, after] = [year - 1, year, year + 1].map(elapsedDays) as [number, number, number];
  if (after - here === 356) return 2;
  return here - before === 382 ? 1 : 0;
}

const newYearDay = (year: number): number => EPOCH + elapsedDays(year) + correction(year);

/** Heshvan has its thirtieth day only in the longest years of either kind. */
const hasLongHeshvan = (year: number): boolean => (newYearDay(year + 1) - newYearDay(year)) % 10 === 5;

/** Spring and summer are counted back from the new year that follows: nothing between them ever changes its length. */
export function jewishFeasts(year: number): FeastDate[] {
  const hebrewYear = year + YEARS_AHEAD;
  const newYear = newYearDay(hebrewYear);
  const feast = (key: FeastKey, day: number): FeastDate => ({ key, date: dateOfDay(day), fromSunset: true });
  const kislev = newYear + 30 + (hasLongHeshvan(hebrewYear) ? 30 : 29);
  return [
    feast('purim', newYear - 193),
    feast('passover', newYear - 163),
    feast('shavuot', newYear - 113),
    feast('rosh-hashanah', newYear),
    feast('yom-kippur', newYear + 9),
    feast('sukkot', newYear + 14),
    feast('hanukkah', kislev + 24),
  ];
}
