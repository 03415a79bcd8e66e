import type { MonthlyReading } from '../../contract/monthly.ts';
import type { WeeklyReading } from '../../contract/weekly.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { periodOf, type PeriodKind } from '../../domain/forecast/period.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { apiQuery } from '../shell/api-query.ts';

const HOUR_MS = 3_600_000;
const STALE_MS: Record<PeriodKind, number> = { weekly: 12 * HOUR_MS, monthly: 24 * HOUR_MS };

export type PeriodReading = WeeklyReading | MonthlyReading;

/** All days of a week or month share one key, by its first day; a new period is a new key. */
export function periodQuery(kind: PeriodKind, sign: SignKey, today: CivilDate) {
  const { from } = periodOf(kind, today);
  // The first week begins before there are readings to ask for.
  const date = from < ARCHIVE_FIRST_DAY ? ARCHIVE_FIRST_DAY : from;
  return apiQuery<PeriodReading>([`/api/${kind}`, `${sign}?date=${date}`], STALE_MS[kind]);
}

/** The page's two kinds of readings tell themselves apart by their period. */
export function isOfPeriod(reading: PeriodReading, kind: PeriodKind): boolean {
  return kind === 'weekly' ? 'week' in reading : 'month' in reading;
}

/** The first day of the period a reading is about. */
export function firstDayOf(reading: PeriodReading): CivilDate {
  return 'week' in reading ? reading.week.from : `${reading.month}-01`;
}
