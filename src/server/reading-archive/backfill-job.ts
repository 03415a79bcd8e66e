import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone, latestOpenDate } from '../../domain/calendar/zones.ts';
import { PERIOD_KINDS, periodAt, periodOf, type Period } from '../../domain/forecast/period.ts';
import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { isConnectionFailure } from '../db/database.ts';
import type { ForecastService } from '../forecast/service.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import type { BackgroundJob, JobContext } from '../jobs/background.ts';
import { pause } from '../jobs/pause.ts';
import { reasonOf } from '../log.ts';
import { countReadings } from './store.ts';

const LOOK_AGAIN_MS = 60_000;
const AFTER_FAILURE_MS = 5_000;

interface BackfillServices {
  horoscope: Pick<HoroscopeService, 'archiveDay' | 'isPlanned'>;
  forecast: Pick<ForecastService, 'archivePeriod' | 'isPlanned'>;
  clock: Clock;
}

/** A day, week or month whose twelve readings belong into the archive. */
interface ArchivePeriod {
  /** As `countReadings` names it. */
  name: string;
  lastDay: CivilDate;
  archive: () => Promise<void>;
  isPlanned: () => boolean;
}

function openDays({ horoscope }: BackfillServices, latest: CivilDate): ArchivePeriod[] {
  const days: ArchivePeriod[] = [];
  for (let date = latest; date >= ARCHIVE_FIRST_DAY; date = addDays(date, -1)) {
    days.push({
      name: `daily ${date}`,
      lastDay: date,
      archive: () => horoscope.archiveDay(date),
      isPlanned: () => horoscope.isPlanned(date),
    });
  }
  return days;
}

function openWeeksAndMonths({ forecast }: BackfillServices, latest: CivilDate): ArchivePeriod[] {
  const all = PERIOD_KINDS.flatMap((kind) =>
    Array.from({ length: periodOf(kind, latest).index + 1 }, (_, index): Period => periodAt(kind, index)),
  );
  return all.map((period) => ({
    name: `${period.kind} ${period.from}`,
    lastDay: period.to,
    archive: () => forecast.archivePeriod(period),
    isPlanned: () => forecast.isPlanned(period),
  }));
}

/** Everything that is open today, the newest first: this month and week come before tomorrow, last spring comes last. */
function openPeriods(services: BackfillServices): ArchivePeriod[] {
  const latest = latestOpenDate(services.clock.nowMs());
  return [...openDays(services, latest), ...openWeeksAndMonths(services, latest)].sort((one, other) =>
    one.lastDay < other.lastDay ? 1 : one.lastDay > other.lastDay ? -1 : 0,
  );
}

/**
 * Archives what today's visitors will ask for before the site listens; a start waits for this, so it leaves out what is
 * not planned yet, and while the database is away it does nothing. Then, in the background, everything older and, as days
 * go by, the new ones.
 */
export function backfillJob(
  services: BackfillServices,
  { database, log, signal }: Pick<JobContext, 'database' | 'log' | 'signal'>,
): BackgroundJob {
  // Waiting for a database that is away must not delay the stop.
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const rest = (milliseconds: number): Promise<void> => pause(milliseconds, signal);
  let running = Promise.resolve();

  async function fillMissing(
    periods: readonly ArchivePeriod[],
    restAfter: (workedMs: number) => Promise<void>,
  ): Promise<void> {
    const archived = await countReadings(database.db);
    for (const { name, archive } of periods) {
      if (signal.aborted) return;
      if (archived.get(name) === SIGN_KEYS.length) continue;
      const startedMs = performance.now();
      // Two instances at the same work do no harm: what is stored first stays.
      await archive();
      await restAfter(performance.now() - startedMs);
    }
  }

  /** Rests as long as it has worked: the background takes half of the time at most. */
  async function keepFilling(): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await Promise.race([database.whenReady(), stopped])
        .then(() => fillMissing(openPeriods(services), rest))
        .then(() => LOOK_AGAIN_MS, logFailure);
      await rest(pauseMs);
    }
  }

  function logFailure(error: unknown): number {
    if (!signal.aborted && !isConnectionFailure(error))
      log.error({ reason: reasonOf(error) }, 'reading-archive: backfill failed');
    return AFTER_FAILURE_MS;
  }

  return {
    name: 'reading-archive',
    async prepare() {
      if (!database.ready()) return;
      const yesterday = addDays(dateInZone(services.clock.nowMs(), 'UTC'), -1);
      const current = openPeriods(services).filter(
        ({ lastDay, isPlanned }) => lastDay >= yesterday && isPlanned(),
      );
      await fillMissing(current, async () => {}).catch(logFailure);
    },
    begin() {
      running = keepFilling();
    },
    stop: () => running,
  };
}
