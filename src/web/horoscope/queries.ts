import type { DailyReading } from '../../contract/horoscope.ts';
import type { ReadingQuotes } from '../../contract/quotes.ts';
import type { SkyAnswer } from '../../contract/sky.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { DataQuery } from '../shell/data-query.ts';

const HOUR_MS = 3_600_000;

/** A new date is a new key, never a refetch of the old one. */
export function dailyQuery(sign: SignKey, date: CivilDate): DataQuery<DailyReading> {
  return { queryKey: ['/api/horoscope', `${sign}?date=${date}`], staleTime: HOUR_MS };
}

/** Instruments on dated pages show noon UTC of the date. */
export function noonSkyQuery(date: CivilDate): DataQuery<SkyAnswer> {
  return { queryKey: ['/api', `sky?at=${date}T12:00:00Z`], staleTime: Infinity };
}

/** Chosen for the reading of the date: by day, by the week or month around it, or for a match. */
export function readingQuotesQuery(
  sign: SignKey,
  type: ForecastType,
  date: CivilDate,
): DataQuery<ReadingQuotes> {
  return { queryKey: ['/api/quotes/reading', `${sign}?type=${type}&date=${date}`], staleTime: Infinity };
}
