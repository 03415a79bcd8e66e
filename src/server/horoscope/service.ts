import type { DailyReading } from '../../contract/reading.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import type { ReadingBank } from '../../domain/reading/bank.ts';
import { dailyReading } from '../../domain/reading/daily-reading.ts';

import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { notFound } from '../http/errors.ts';

/** Two weeks of all signs: today's are asked again and again, older ones hardly ever. */
const KEPT_READINGS = 12 * 14;

export interface HoroscopeService {
  daily: (sign: SignKey, date: CivilDate) => Promise<DailyReading>;
}

export function horoscopeService(bank: ReadingBank, clock: Clock): HoroscopeService {
  const kept = new Map<string, DailyReading>();

  function compose(sign: SignKey, date: CivilDate): DailyReading {
    const key = `${sign} ${date}`;
    const reading = kept.get(key) ?? dailyReading(sign, date, bank);
    kept.delete(key);
    kept.set(key, reading);
    if (kept.size > KEPT_READINGS) kept.delete(kept.keys().next().value!);
    return reading;
  }

  return {
    async daily(sign, date) {
      if (date < ARCHIVE_FIRST_DAY) throw notFound(`Our readings begin on ${ARCHIVE_FIRST_DAY}.`);
      if (date > latestOpenDate(clock.nowMs())) throw notFound('The reading of that day is not open yet.');
      return compose(sign, date);
    },
  };
}
