import type { DailyReading } from '../../contract/horoscope.ts';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import type { Almanac, PlannedParagraph } from '../../domain/horoscope/almanac.ts';
import { factsInOrder, type DayFacts } from '../../domain/horoscope/day-facts.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import { slicedPlanner } from '../planning.ts';
import type { ReadingArchive } from '../reading-archive/reading-archive.ts';

/** Two weeks of skies: twelve signs share one. */
const KEPT_SKIES = 14;

function keptFacts(): (date: CivilDate) => DayFacts {
  const kept = new BoundedMap<CivilDate, DayFacts>(KEPT_SKIES);
  // A month of the archive is asked for day by day.
  const factsOf = factsInOrder();
  return (date) => kept.getOrMake(date, () => factsOf(date));
}

/** A reading as its plan gives it, whether or not it is published, and what it is made of. */
export interface PlannedReading {
  reading: DailyReading;
  paragraphs: readonly PlannedParagraph[];
}

export interface HoroscopeService {
  daily: (sign: SignKey, date: CivilDate) => Promise<DailyReading>;
  /** Archives those of the day's twelve readings that are not archived yet. */
  archiveDay: (date: CivilDate) => Promise<void>;
  isPlanned: (date: CivilDate) => boolean;
  planned: (sign: SignKey, date: CivilDate) => Promise<PlannedReading>;
}

export function horoscopeService(almanac: Almanac, clock: Clock, archive: ReadingArchive): HoroscopeService {
  const facts = keptFacts();
  const planThrough = slicedPlanner(almanac);

  /** The build has planned most days, the rest is planned here. */
  async function compose(sign: SignKey, date: CivilDate): Promise<DailyReading> {
    await planThrough(date);
    return almanac.reading(sign, date, facts(date));
  }

  return {
    async daily(sign, date) {
      if (date < ARCHIVE_FIRST_DAY) throw new NotFound(`Our readings begin on ${ARCHIVE_FIRST_DAY}.`);
      if (date > latestOpenDate(clock.nowMs()))
        throw new NotFound('The reading of that day is not open yet.');
      return archive.getOrCreate({ kind: 'daily', sign, period: date }, () => compose(sign, date));
    },
    archiveDay: (date) =>
      archive.createMissing({ kind: 'daily', period: date }, (sign) => compose(sign, date)),
    isPlanned: (date) => almanac.isPlanned(date),
    async planned(sign, date) {
      const reading = await compose(sign, date);
      return { reading, paragraphs: almanac.paragraphsOf(sign, date) };
    },
  };
}
