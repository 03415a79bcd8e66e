import { setImmediate } from 'node:timers/promises';
import type { MonthlyReading } from '../../contract/monthly.ts';
import type { WeeklyReading } from '../../contract/weekly.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import type { ForecastAlmanac } from '../../domain/forecast/almanac.ts';
import { newsStep } from '../../domain/forecast/news.ts';
import { periodOf, type Period, type PeriodKind } from '../../domain/forecast/period.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import { slicedPlanner } from '../planning.ts';
import type { ReadingArchive } from '../reading-archive/reading-archive.ts';

export interface ForecastService {
  weekly: (sign: SignKey, date: CivilDate) => Promise<WeeklyReading>;
  monthly: (sign: SignKey, date: CivilDate) => Promise<MonthlyReading>;
  /** Archives those of the period's twelve readings that are not archived yet. */
  archivePeriod: (period: Period) => Promise<void>;
  isPlanned: (period: Period) => boolean;
}

export type ForecastAlmanacs = Record<PeriodKind, ForecastAlmanac>;

/** Writes the readings of a period; the build has planned most, the rest is planned here. */
function writer<T>(almanac: ForecastAlmanac) {
  const planThrough = slicedPlanner(almanac);
  return async (sign: SignKey, period: Period): Promise<T> => {
    await planThrough(period);
    const sky = almanac.skyOf(period);
    // Until when a planet stays is a search through months: other requests get their turn between two of them.
    while (newsStep(sky)) await setImmediate();
    return almanac.reading(sign, period, sky) as T;
  };
}

function openPeriod(kind: PeriodKind, date: CivilDate, clock: Clock): Period {
  if (date < ARCHIVE_FIRST_DAY) throw new NotFound(`Our readings begin on ${ARCHIVE_FIRST_DAY}.`);
  const period = periodOf(kind, date);
  if (period.from > latestOpenDate(clock.nowMs())) {
    throw new NotFound(`The reading of that ${kind === 'weekly' ? 'week' : 'month'} is not open yet.`);
  }
  return period;
}

export function forecastService(
  almanacs: ForecastAlmanacs,
  clock: Clock,
  archive: ReadingArchive,
): ForecastService {
  const write = {
    weekly: writer<WeeklyReading>(almanacs.weekly),
    monthly: writer<MonthlyReading>(almanacs.monthly),
  };
  const keyOf = ({ kind, from }: Period) => ({ kind, period: from });
  return {
    async weekly(sign, date) {
      const period = openPeriod('weekly', date, clock);
      return archive.getOrCreate({ ...keyOf(period), sign }, () => write.weekly(sign, period));
    },
    async monthly(sign, date) {
      const period = openPeriod('monthly', date, clock);
      return archive.getOrCreate({ ...keyOf(period), sign }, () => write.monthly(sign, period));
    },
    archivePeriod: (period) =>
      archive.createMissing(keyOf(period), (sign) => write[period.kind](sign, period)),
    isPlanned: (period) => almanacs[period.kind].isPlanned(period),
  };
}
