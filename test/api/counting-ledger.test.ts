import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteOldCounts, noteReaders } from '../../src/server/counting/store.ts';
import { COUNT_KINDS } from '../../src/server/counting/kinds.ts';
import { createLedger } from '../../src/server/counting/ledger.ts';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import { freshDatabase } from '../harness/database.ts';
import { recordingLog } from '../harness/log.ts';
import { subscribe } from '../harness/push-subscribers.ts';

let database: Database;
let today = '';
const { log, lines } = recordingLog();
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '/nowhere', log });
  await database.whenReady();
});
afterAll(() => database.close());
beforeEach(async () => {
  await query('truncate daily_counts');
  today = '2026-11-15';
});

const query = (text: string, values: unknown[] = []) => database.pool.query<{ row: string }>(text, values);
const aLedger = () => createLedger(database.db, { today: () => today }, log);
async function written(): Promise<string[]> {
  const { rows } = await query(
    `select date || ' ' || kind || ' ' || name || ' ' || count as row from daily_counts order by 1`,
  );
  return rows.map(({ row }) => row);
}

/** Nothing can be written meanwhile. */
async function whileRefused(act: () => Promise<void>): Promise<void> {
  await query('alter table daily_counts rename to taken_away');
  await act();
  await query('alter table taken_away rename to daily_counts');
}

it('nothing is lost while it cannot be written, and every count stays on its own day', async () => {
  const ledger = aLedger();
  await whileRefused(async () => {
    ledger.add('visit');
    await ledger.write();
    ledger.add('visit');
    today = '2026-11-16';
    ledger.add('visit');
    await ledger.write();
  });
  expect(lines.filter((line) => line.includes('counting: not written yet'))).toHaveLength(2);
  ledger.add('view', 'daily');
  await ledger.write();
  await ledger.write();
  expect(await written()).toEqual(['2026-11-15 visit  2', '2026-11-16 view daily 1', '2026-11-16 visit  1']);
});

it('eight days are remembered at the most', async () => {
  const ledger = aLedger();
  await whileRefused(async () => {
    for (let day = 1; day <= 12; day++) {
      today = `2026-11-${String(day).padStart(2, '0')}`;
      ledger.add('visit');
      await ledger.write();
    }
  });
  await ledger.write();
  expect((await written()).map((row) => row.slice(8, 10))).toEqual([
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
    '11',
    '12',
  ]);
});

it('a day has so many names and no more, written or not, and those that it has count on', async () => {
  const ledger = aLedger();
  for (let at = 0; at < COUNT_KINDS.unanswered; at++) ledger.add('unanswered', `question ${at}`);
  await ledger.write();
  ledger.add('unanswered', 'one more');
  ledger.add('unanswered', 'question 7');
  await ledger.write();
  const rows = await written();
  expect(rows).toHaveLength(COUNT_KINDS.unanswered);
  expect(rows).toContain('2026-11-15 unanswered question 7 2');
});

it('two instances that write at once add up', async () => {
  const instances = [aLedger(), aLedger(), aLedger(), aLedger()];
  for (let round = 0; round < 10; round++) {
    // In another order each, as they would come.
    for (const [at, ledger] of instances.entries())
      for (const name of at % 2 ? ['one', 'two'] : ['two', 'one']) ledger.add('view', name);
    await Promise.all(instances.map((ledger) => ledger.write()));
  }
  expect(await written()).toEqual(['2026-11-15 view one 40', '2026-11-15 view two 40']);
});

it('sums stay for 400 days, addresses and questions for 35', async () => {
  await query(
    `insert into daily_counts select date '2026-11-15' - days, kind, '', 1
     from unnest(array[35, 36, 400, 401]) days, unnest(array['visit', 'read', 'unanswered']) kind`,
  );
  while ((await deleteOldCounts(database.db, '2026-11-15', 2)) > 0);
  const { rows } = await query(
    `select kind || ' ' || (date '2026-11-15' - date) as row from daily_counts order by 1`,
  );
  expect(rows.map(({ row }) => row)).toEqual([
    'read 35',
    'unanswered 35',
    'visit 35',
    'visit 36',
    'visit 400',
  ]);
});

it('push readers are measured anew, not added up: people, not browsers', async () => {
  await noteReaders(database.db, today);
  await subscribe(database.pool, [
    {
      name: 'ann',
      zone: 'America/New_York',
      endpoints: ['https://push.example/1', 'https://push.example/2'],
    },
  ]);
  await noteReaders(database.db, today);
  await noteReaders(database.db, today);
  expect(await written()).toEqual(['2026-11-15 readers  1']);
});
