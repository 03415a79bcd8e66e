import { setTimeout as delay } from 'node:timers/promises';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone, latestOpenDate } from '../../domain/calendar/zones.ts';
import { PERIOD_KINDS, periodAt, periodOf, type Period } from '../../domain/forecast/period.ts';
import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import { isConnectionFailure, type Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import type { Services } from '../services.ts';
import { countReadings } from './store.ts';

const LOOK_AGAIN_MS = 60_000;
const AFTER_FAILURE_MS = 5_000;

interface Issue {
  name: string;
  /** Its last day. */
  to: CivilDate;
  print: () => Promise<void>;
}

function days({ horoscope }: Services, latest: CivilDate): Issue[] {
  const issues: Issue[] = [];
  for (let date = latest; date >= ARCHIVE_FIRST_DAY; date = addDays(date, -1)) {
    issues.push({ name: `daily ${date}`, to: date, print: () => horoscope.printDay(date) });
  }
  return issues;
}

function periods({ forecast }: Services, latest: CivilDate): Issue[] {
  const all = PERIOD_KINDS.flatMap((kind) =>
    Array.from({ length: periodOf(kind, latest).index + 1 }, (_, index): Period => periodAt(kind, index)),
  );
  return all.map((period) => ({
    name: `${period.kind} ${period.from}`,
    to: period.to,
    print: () => forecast.printPeriod(period),
  }));
}

/** Everything that is open today, the newest first: this month and week come before tomorrow, last spring comes last. */
function openIssues(services: Services): Issue[] {
  const latest = latestOpenDate(services.clock.nowMs());
  return [...days(services, latest), ...periods(services, latest)].sort((one, other) =>
    one.to < other.to ? 1 : one.to > other.to ? -1 : 0,
  );
}

export interface PrintingJob {
  /** Prints what today's visitors will ask for; a database that is away is no reason to wait. */
  printCurrent: () => Promise<void>;
  /** Prints everything older in the background and, as days go by, the new ones. */
  begin: () => void;
  stop: () => Promise<void>;
}

export function printingJob(services: Services, database: Database, log: DatabaseLog): PrintingJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Whoever waits for a database that is away must not hold up the end.
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let running = Promise.resolve();

  async function printMissing(oldest: CivilDate, rest: (workedMs: number) => Promise<void>): Promise<void> {
    const printed = await countReadings(database.db);
    for (const { name, to, print } of openIssues(services)) {
      if (signal.aborted || to < oldest) return;
      if (printed.get(name) === SIGN_KEYS.length) continue;
      const startedMs = performance.now();
      // Two instances at the same work do no harm: the first printed word stays.
      await print();
      await rest(performance.now() - startedMs);
    }
  }

  /** The background takes half of the time at most. */
  async function keepPrinting(): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await Promise.race([database.whenReady(), stopped])
        .then(() => printMissing(ARCHIVE_FIRST_DAY, pause))
        .then(() => LOOK_AGAIN_MS, complain);
      await pause(pauseMs);
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  }

  function complain(error: unknown): number {
    if (!signal.aborted && !isConnectionFailure(error))
      log.error(`Printing readings failed: ${String(error)}`);
    return AFTER_FAILURE_MS;
  }

  return {
    async printCurrent() {
      if (!database.ready()) return;
      const yesterday = addDays(dateInZone(services.clock.nowMs(), 'UTC'), -1);
      await printMissing(yesterday, async () => {}).catch(complain);
    },
    begin() {
      running = keepPrinting();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
