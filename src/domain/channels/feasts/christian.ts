import { addDays, weekdayIndex, type CivilDate } from '../../calendar/civil-date.ts';
import type { FeastDate } from '../feast.ts';
import { civilDate } from './days.ts';

/** The Sunday after a date, never the date itself. */
const sundayAfter = (date: CivilDate): CivilDate => addDays(date, 7 - weekdayIndex(date));

/** Easter of the western churches: the Sunday after the full moon of the tables of 1582. */
export function westernEaster(year: number): CivilDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapsLeftOut = century - Math.floor(century / 4);
  const moonsDrift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + leapsLeftOut - moonsDrift + 15) % 30;
  // The tables keep the full moon before April 19, and two years of a round of 19 from sharing its day.
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  return sundayAfter(addDays(civilDate(year, 3, 21), moon));
}

/** How far the Julian calendar lags behind. */
const julianLag = (year: number): number => Math.floor(year / 100) - Math.floor(year / 400) - 2;

/** Easter of the Orthodox churches: the same rule by the old calendar, whose moons are not corrected. */
export function orthodoxEaster(year: number): CivilDate {
  const moon = (19 * (year % 19) + 15) % 30;
  return sundayAfter(addDays(civilDate(year, 3, 21), moon + julianLag(year)));
}

/** The fourth Sunday before Christmas. */
const advent = (year: number): CivilDate => addDays(sundayAfter(civilDate(year, 12, 24)), -28);

/** The fourth Thursday of November: of no church, but kept by all of them in America. */
function thanksgiving(year: number): CivilDate {
  const first = civilDate(year, 11, 1);
  return addDays(first, ((4 - weekdayIndex(first) + 7) % 7) + 21);
}

export function christianFeasts(year: number): FeastDate[] {
  const easter = westernEaster(year);
  return [
    { key: 'epiphany', date: civilDate(year, 1, 6) },
    { key: 'ash-wednesday', date: addDays(easter, -46) },
    { key: 'palm-sunday', date: addDays(easter, -7) },
    { key: 'good-friday', date: addDays(easter, -2) },
    { key: 'easter', date: easter },
    { key: 'orthodox-easter', date: orthodoxEaster(year) },
    { key: 'pentecost', date: addDays(easter, 49) },
    { key: 'all-saints', date: civilDate(year, 11, 1) },
    { key: 'thanksgiving', date: thanksgiving(year) },
    { key: 'advent', date: advent(year) },
    { key: 'christmas', date: civilDate(year, 12, 25) },
  ];
}
