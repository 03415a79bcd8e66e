import type { DailyReading } from '../../contract/horoscope.ts';
import type { ReadingQuotes } from '../../contract/quotes.ts';
import type { SkyAnswer } from '../../contract/sky.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { ForecastType } from '../../domain/zodiac/forecast-type.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { apiQuery } from '../shell/api-query.ts';

const HOUR_MS = 3_600_000;

/** A new date is a new key, never a refetch of the old one. */
export function dailyQuery(sign: SignKey, date: CivilDate) {
  return apiQuery<DailyReading>(['/api/horoscope', `${sign}?date=${date}`], HOUR_MS);
}

/** Instruments on dated pages show noon UTC of the date. */
export function noonSkyQuery(date: CivilDate) {
  return apiQuery<SkyAnswer>(['/api', `sky?at=${date}T12:00:00Z`], Infinity);
}

/** Chosen for the reading of the date: by day, by the week or month around it, or for a match. */
export function readingQuotesQuery(sign: SignKey, type: ForecastType, date: CivilDate) {
  return apiQuery<ReadingQuotes>(['/api/quotes/reading', `${sign}?type=${type}&date=${date}`], Infinity);
}
