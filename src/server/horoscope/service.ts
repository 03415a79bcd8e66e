import type { DailyReading } from '../../contract/reading.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import type { Almanac } from '../../domain/reading/almanac.ts';
import { factsOf, type DayFacts } from '../../domain/reading/day-facts.ts';

import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { notFound } from '../http/errors.ts';

/** Two weeks of all signs: today's are asked again and again, older ones hardly ever. */
const KEPT_DAYS = 14;
const KEPT_READINGS = 12 * KEPT_DAYS;

/** Keeps what was made last, at most so many; the least recently used goes first. */
function remembering<T>(limit: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > limit) kept.delete(kept.keys().next().value!);
    return value;
  };
}

export interface HoroscopeService {
  daily: (sign: SignKey, date: CivilDate) => Promise<DailyReading>;
}

export function horoscopeService(almanac: Almanac, clock: Clock): HoroscopeService {
  // Twelve signs share one sky.
  const facts = remembering<DayFacts>(KEPT_DAYS, factsOf);
  const compose = remembering<DailyReading>(KEPT_READINGS, (key) => {
    const [sign, date] = key.split(' ') as [SignKey, CivilDate];
    return almanac.reading(sign, date, facts(date));
  });

  return {
    async daily(sign, date) {
      if (date < ARCHIVE_FIRST_DAY) throw notFound(`Our readings begin on ${ARCHIVE_FIRST_DAY}.`);
      if (date > latestOpenDate(clock.nowMs())) throw notFound('The reading of that day is not open yet.');
      return compose(`${sign} ${date}`);
    },
  };
}
