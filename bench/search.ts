import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '../src/domain/calendar/civil-date.ts';
import { configFrom } from '../src/server/config.ts';
import { filesOnly } from '../src/server/content-edits/source.ts';
import { loadContent } from '../src/server/content.ts';
import { openDatabase, type Database } from '../src/server/db/database.ts';
import { createLog } from '../src/server/log.ts';
import { createServices, type Services } from '../src/server/services.ts';
import { printTable } from './table.ts';

const FIRST_DAY = '2026-01-01';
const DAYS = 730;
/** So many days are really composed; the rest of the two years gets the same words under other dates. */
const COMPOSED_DAYS = 60;
const ROUNDS = 3;
/** Each round asks on another day: what was asked within a minute is not looked up again. */
const ASKED_ON = '2026-11-15';

const log = createLog('error');

interface Labelled {
  q: string;
}

function labelled(): string[] {
  const file = join(import.meta.dirname, '../test/tables/search-queries.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Labelled[]).map(({ q }) => q);
}

/** Two years of twelve signs, with their weeks and months. */
async function fillArchive({ pool }: Database, { horoscope, forecast }: Services): Promise<number> {
  for (let day = 0; day < COMPOSED_DAYS; day++) await horoscope.archiveDay(addDays(FIRST_DAY, day));
  for (let week = 0; week < 8; week++) await forecast.weekly('leo', addDays(FIRST_DAY, 7 * week));
  await forecast.monthly('leo', FIRST_DAY);
  for (let day = COMPOSED_DAYS; day < DAYS; day += COMPOSED_DAYS)
    await pool.query(
      `insert into readings (kind, sign, period, edition, body)
       select kind, sign, (period::date + $1::int)::text, edition, body from readings
       where kind = 'daily' and period < $2 on conflict do nothing`,
      [day, addDays(FIRST_DAY, COMPOSED_DAYS)],
    );
  await pool.query('analyze');
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from readings');
  return rows[0]!.count;
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]!;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** Both by turns, so that whatever else this machine does meets both. */
async function byTurns(
  database: Database,
  { search }: Services,
): Promise<{ found: number[]; bare: number[] }> {
  const bare = 'select body from readings where kind = $1 and sign = $2 and period = $3';
  const questions = labelled();
  const times = { found: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const q of questions) {
      const found = await milliseconds(() => search.find({ q, date: addDays(ASKED_ON, -round) }));
      const row = await milliseconds(() => database.pool.query(bare, ['daily', 'leo', '2026-02-01']));
      // The first round is for the compiler and the caches.
      if (round === 0) continue;
      times.found.push(found);
      times.bare.push(row);
    }
  }
  return times;
}

/** The labelled questions on the embedded database with all content and two years of readings. */
export async function benchSearch(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-search-'));
  const database = await openDatabase({ dataDir, log });
  const clock = { nowMs: () => Date.parse(`${addDays(FIRST_DAY, DAYS)}T12:00:00Z`) };
  const content = filesOnly(await loadContent(), log);
  const services = createServices({ config: configFrom({}), clock, database, content, log });
  const readings = await fillArchive(database, services);
  const fillMs = await milliseconds(services.search.index.ensure);
  const { found, bare } = await byTurns(database, services);
  const p95 = percentile(found, 0.95);
  printTable(`Search: ${labelled().length} labelled questions, ${readings} readings`, [
    ['writing the index', `${fillMs.toFixed(0)} ms`],
    ['a search, median', `${percentile(found, 0.5).toFixed(1)} ms`],
    ['a search, 95 of 100 (goal < 50 ms)', `${p95.toFixed(1)} ms`],
    ['a row by its key, 95 of 100', `${percentile(bare, 0.95).toFixed(2)} ms`],
    ['ratio of the two', (p95 / percentile(bare, 0.95)).toFixed(0)],
    ['ratio of the medians', (percentile(found, 0.5) / percentile(bare, 0.5)).toFixed(0)],
  ]);
  await services.pictureCache.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
