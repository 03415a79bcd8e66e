import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/db/embedded/embedded.ts';
import { MIGRATIONS_FOLDER, migrateDatabase, readJournal } from '../../src/server/db/migrate.ts';
import { silentLog } from '../harness/log.ts';
import { removeTemporaryFolders, temporaryFolder } from './folders.ts';
import { Site } from './site.ts';
import { until } from '../harness/until.ts';

let server: EmbeddedPostgres;
let dataDir: string;
let made = 0;
const clients: pg.Client[] = [];

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ ...server.connection, database });
  clients.push(client);
  await client.connect();
  return client;
}

async function freshDatabase(): Promise<string> {
  const name = `fresh_${++made}`;
  await (await connect('zodiary')).query(`create database ${name}`);
  return name;
}

beforeAll(async () => {
  dataDir = temporaryFolder();
  server = await startEmbeddedPostgres({ dataDir, log: silentLog });
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
});

afterAll(async () => {
  await server.stop();
  await removeTemporaryFolders();
});

const appliedIn = async (client: pg.Client) =>
  (await client.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0]
    ?.n;

test('three instances migrating one fresh database together are fine', async () => {
  const database = await freshDatabase();
  const three = await Promise.all([connect(database), connect(database), connect(database)]);
  await Promise.all(three.map((client) => migrateDatabase(client)));
  expect(await appliedIn(three[0])).toBe(readJournal(MIGRATIONS_FOLDER).entries.length);
});

test('three sites opening one fresh outside database together are all ready', async () => {
  const { host, user } = server.connection;
  const databaseUrl = `postgres://${user}@localhost/${await freshDatabase()}?host=${encodeURIComponent(host)}`;
  const open = () => openDatabase({ databaseUrl, dataDir: '/nowhere', log: silentLog });
  const three = await Promise.all([open(), open(), open()]);
  expect(three.map((database) => database.ready())).toEqual([true, true, true]);
  for (const database of three) await database.close();
});

test('a site killed in the middle of a migration leaves nothing half-done', async () => {
  const blocker = await connect('zodiary');
  // Uncommitted, the name makes the migration wait in the middle of its transaction.
  await blocker.query('begin; create table visitors (unfinished int)');
  // Within a transaction the list of sessions stands still, so another one looks on.
  const onlooker = await connect('zodiary');
  const site = new Site(dataDir);
  const waiting =
    "select 1 from pg_stat_activity where application_name = 'zodiary-monitor' and query ~* 'create table' and wait_event_type = 'Lock'";
  await site.hears('the migration to wait', () => site.lines.includes('starting'));
  await until('the migration to wait', async () => (await onlooker.query(waiting)).rowCount);
  await site.kill();
  await blocker.query('rollback');
  const next = new Site(dataDir);
  await next.acknowledges(3);
  await next.stop();
  expect(await appliedIn(blocker)).toBe(readJournal(MIGRATIONS_FOLDER).entries.length);
});

test('journal entries are numbered, dated in ascending order and have their files', () => {
  const { entries } = readJournal(MIGRATIONS_FOLDER);
  expect(entries.map((entry) => entry.idx)).toEqual(entries.map((_, index) => index));
  const dates = entries.map((entry) => entry.when);
  expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
  const files = entries.map(({ tag }) => `${tag}.sql`);
  expect(files.filter((file) => !existsSync(path.join(MIGRATIONS_FOLDER, file)))).toEqual([]);
});

test('a migration that would be passed over is refused by name', async () => {
  const folder = path.join(temporaryFolder(), 'migrations');
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const client = await connect(await freshDatabase());
  await migrateDatabase(client, folder);
  const journal = readJournal(folder);
  journal.entries.push({ ...journal.entries[0]!, idx: journal.entries.length, when: 1, tag: '9999_late' });
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  writeFileSync(path.join(folder, '9999_late.sql'), 'create table late (n int);');
  await expect(migrateDatabase(client, folder)).rejects.toThrow(/Migration 9999_late is older/);
});

test('what was stored before there was an end to it gets its whole time from the migration on', async () => {
  const folder = path.join(temporaryFolder(), 'migrations');
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const { entries, ...rest } = readJournal(folder);
  const before = entries.findIndex(({ tag }) => tag === '0006_stored_by_strangers');
  const journal = JSON.stringify({ ...rest, entries: entries.slice(0, before) });
  writeFileSync(path.join(folder, 'meta/_journal.json'), journal);
  const client = await connect(await freshDatabase());
  await migrateDatabase(client, folder);
  await client.query(`
    insert into visitors (visitor_hash) values (repeat('a', 64));
    insert into push_subscriptions values ('https://push.example/1', repeat('a', 64), 'k', 'a', '2026-01-01');
    insert into tarot_readings values ('r', 'c', 'o', null, '{}', '2026-01-01')`);
  await migrateDatabase(client);
  const { rows } = await client.query(`
    select last_opened_on >= current_date - 1 as "isReadingNew",
      unconfirmed_since > now() - interval '1 hour' as "isSubscriptionNew"
    from tarot_readings, push_subscriptions`);
  expect(rows).toEqual([{ isReadingNew: true, isSubscriptionNew: true }]);
});

/** What drizzle-kit reads, found as drizzle.config.ts names it. */
async function tablesOfAllNouns(): Promise<Record<string, unknown>> {
  const files = globSync('../../src/server/*/*tables.ts', { cwd: import.meta.dirname });
  const modules = files.map((file) => import(path.join(import.meta.dirname, file)) as Promise<object>);
  return Object.assign({}, ...(await Promise.all(modules))) as Record<string, unknown>;
}

test('the migrations make exactly the tables that the nouns declare', async () => {
  const last = readJournal(MIGRATIONS_FOLDER).entries.at(-1)!;
  const name = `${String(last.idx).padStart(4, '0')}_snapshot.json`;
  const snapshot = JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta', name), 'utf8'));
  const missing = await generateMigration(
    snapshot,
    generateDrizzleJson(await tablesOfAllNouns(), snapshot.id),
  );
  // Not empty: run drizzle-kit generate.
  expect(missing).toEqual([]);
});
