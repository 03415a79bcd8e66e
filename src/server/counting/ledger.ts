import type { Logger } from 'pino';
import { BoundedMap } from '../../domain/bounded-map.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Connection } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import { COUNT_KINDS, type CountKind } from './kinds.ts';
import { addCounts, type CountRow } from './store.ts';

export interface Ledger {
  /** Counted here and written within a minute: a crowd costs no statement each. */
  add: (kind: CountKind, name?: string) => void;
  /** What is counted and not written yet; the site does so by itself, and once more when it stops. */
  write: () => Promise<void>;
}

const WRITTEN_WITHIN_MS = 60_000;
/** While the database is away, so many days are remembered. */
const MOST_DAYS = 8;

type Counts = Map<CountKind, Map<string, number>>;

/** Names stay when their count is written: they are what the bound of a day is about. */
function takeFrom(date: CivilDate, counts: Counts): CountRow[] {
  const rows: CountRow[] = [];
  for (const [kind, names] of counts) {
    for (const [name, count] of names) {
      if (count === 0) continue;
      rows.push({ date, kind, name, count });
      names.set(name, 0);
    }
  }
  return rows;
}

/**
 * Sums of the site's day, in memory until they are written. It writes by a timer of its own, since an instance without
 * jobs has visitors too.
 */
export function createLedger(
  db: Connection,
  calendar: Pick<SiteCalendar, 'today'>,
  log: Pick<Logger, 'warn'>,
): Ledger {
  const days = new BoundedMap<CivilDate, Counts>(MOST_DAYS);
  let today = '';
  let counts: Counts = new Map();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();

  function turnTo(day: CivilDate): void {
    today = day;
    counts = days.getOrMake(day, () => new Map());
  }

  function add(kind: CountKind, name = ''): void {
    const day = calendar.today();
    if (day !== today) turnTo(day);
    let names = counts.get(kind);
    if (names === undefined) counts.set(kind, (names = new Map()));
    const count = names.get(name);
    if (count === undefined && names.size >= COUNT_KINDS[kind]) return;
    names.set(name, (count ?? 0) + 1);
    timer ??= setTimeout(() => void write(), WRITTEN_WITHIN_MS).unref();
  }

  function putBack(rows: readonly CountRow[]): void {
    for (const { date, kind, name, count } of rows) {
      const names = days.get(date)?.get(kind);
      names?.set(name, (names.get(name) ?? 0) + count);
    }
    timer ??= setTimeout(() => void write(), WRITTEN_WITHIN_MS).unref();
  }

  async function writeNow(): Promise<void> {
    clearTimeout(timer ?? undefined);
    timer = null;
    const rows = days.keys().flatMap((date) => takeFrom(date, days.get(date)!));
    try {
      await addCounts(db, rows);
      for (const day of days.keys()) if (day !== today) days.delete(day);
    } catch (error) {
      putBack(rows);
      log.warn({ reason: reasonOf(error) }, 'counting: not written yet');
    }
  }

  function write(): Promise<void> {
    return (writing = writing.then(writeNow));
  }

  return { add, write };
}
