import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BackupFolder } from '../../src/server/backup/folder.ts';
import { backupJob } from '../../src/server/backup/job.ts';
import type { BackupParts } from '../../src/server/backup/parts.ts';
import { backupService, type BackupService } from '../../src/server/backup/service.ts';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import { silentLog } from '../harness/log.ts';
import { SECRET } from './backed-up.ts';
import { readyFolder, removeTemplate, removeTemporaryFolders, temporaryFolder } from './folders.ts';

const NEW_YORK = 'America/New_York';
const HOUR_MS = 3_600_000;
/** 03:15 in New York on a Monday. */
const FIRST_NIGHT = Date.parse('2026-11-02T08:15:00Z');

let dataDir: string;
let database: Database;
let folder: string;
let nowMs: number;
let freeMegabytes: number;

beforeAll(async () => {
  dataDir = await readyFolder();
  database = await openDatabase({ dataDir, log: silentLog });
});

afterAll(async () => {
  await database.close();
  await removeTemporaryFolders();
  await removeTemplate();
});

beforeEach(async () => {
  folder = temporaryFolder();
  nowMs = FIRST_NIGHT - HOUR_MS;
  freeMegabytes = 100_000;
  await database.pool.query('delete from backups');
});

interface Instance {
  service: BackupService;
  minute: () => Promise<unknown>;
}

/** One of several sites on the same database and folder. */
function instance(on: Pick<Database, 'db' | 'connection'> = database, secretKey: string = SECRET): Instance {
  const parts: BackupParts = {
    config: {
      siteName: 'Zodiary',
      siteTimeZone: NEW_YORK,
      backupAt: '03:15',
      minFreeDiskMegabytes: 512,
      secretKey,
      oldSecretKey: null,
      dataDir,
    },
    clock: { nowMs: () => nowMs },
    database: on,
    folder: new BackupFolder(folder),
    disk: { megabytes: async () => freeMegabytes },
    log: silentLog,
  };
  const service = backupService(parts);
  return { service, minute: backupJob(service, parts).eachMinute! };
}

const files = (): string[] => readdirSync(folder).sort();
const days = (): string[] =>
  files().map((name) => name.slice('zodiary-'.length, 'zodiary-2026-11-02'.length));

async function rows() {
  const { rows: found } = await database.pool.query<{
    state: string;
    reason: string | null;
    proof: string | null;
  }>('select state, reason, proof from backups order by id');
  return found;
}

async function databaseNames(): Promise<string[]> {
  const { rows: found } = await database.pool.query<{ name: string }>(
    "select datname as name from pg_database where datname not like 'template%' order by 1",
  );
  return found.map(({ name }) => name);
}

test('of two instances one makes the backup of the night, and the newest is proven once a week', async () => {
  const two = [instance(), instance()];
  const both = (): Promise<unknown> => Promise.all(two.map(({ minute }) => minute()));
  await both();
  expect(files()).toEqual([]);
  const states: string[] = [];
  for (let night = 0; night < 9; night++) {
    nowMs = FIRST_NIGHT + night * 24 * HOUR_MS;
    await both();
    await both();
    states.push((await rows()).at(-1)!.state);
  }
  expect(await rows()).toHaveLength(9);
  const week = ['proven', ...Array<string>(6).fill('made')];
  expect(states).toEqual([...week, ...week.slice(0, 2)]);
  const { days: told, lastProven } = await two[1]!.service.status();
  expect(told.slice(-10).map(({ state }) => state)).toEqual(['none', ...states]);
  expect(lastProven!.at).toBe(new Date(FIRST_NIGHT + 7 * 24 * HOUR_MS).toISOString());
});

test('a folder keeps the newest of seven days and of four weeks', async () => {
  const { minute } = instance();
  for (let night = 0; night < 32; night++) {
    nowMs = FIRST_NIGHT + night * 24 * HOUR_MS;
    await minute();
  }
  // Weeks begin on Sunday: those of November 8, 15, 22 and 29.
  const weekly = ['2026-11-14', '2026-11-21'];
  const daily = ['27', '28', '29', '30'].map((day) => `2026-11-${day}`);
  expect(days()).toEqual([...weekly, ...daily, '2026-12-01', '2026-12-02', '2026-12-03']);
});

test('a night that was slept through is made up for, and a new site begins within the hour', async () => {
  nowMs = FIRST_NIGHT + 4 * HOUR_MS;
  const { minute } = instance();
  await minute();
  expect(await rows()).toEqual([]);
  nowMs += HOUR_MS;
  await minute();
  expect(await rows()).toHaveLength(1);
  nowMs += 30 * HOUR_MS;
  await instance().minute();
  expect(await rows()).toHaveLength(2);
});

test('a full disk is told in a plain sentence and tried again after a while', async () => {
  const { minute, service } = instance();
  nowMs = FIRST_NIGHT;
  freeMegabytes = 300;
  await minute();
  const reason = 'The disk has 300 MB left, and a backup needs 512 MB to be free.';
  expect(await rows()).toEqual([{ state: 'failed', reason, proof: null }]);
  expect((await service.status()).days.at(-1)!.state).toBe('missed');
  freeMegabytes = 10_000;
  nowMs += 14 * 60_000;
  await minute();
  expect(await rows()).toHaveLength(1);
  nowMs += 60_000;
  await minute();
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'proven']);
  expect((await service.status()).days.at(-1)!.state).toBe('proven');
});

test('a file that changed on the disk is found out by its proof', async () => {
  const { service } = instance();
  const made = (await service.make())!;
  const file = path.join(folder, made.file!);
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
  await service.prove();
  const [{ state, reason }] = (await rows()) as [Awaited<ReturnType<typeof rows>>[number]];
  expect(state).toBe('failed');
  expect(reason).toMatch(/^This backup is damaged/);
  expect((await service.status()).last).toBe(null);
});

test('a file that is gone is missing, one that is back counts again, and an unknown one is taken in', async () => {
  const { service } = instance();
  const { file } = (await service.make())!;
  const elsewhere = path.join(temporaryFolder(), file!);
  renameSync(path.join(folder, file!), elsewhere);
  await service.tidy();
  expect((await rows())[0]!.state).toBe('missing');
  expect((await service.overview()).list[0]!.isKept).toBe(false);
  renameSync(elsewhere, path.join(folder, file!));
  await service.tidy();
  expect((await rows())[0]!.state).toBe('made');
  await database.pool.query('delete from backups');
  await service.tidy();
  const { list, last } = await service.overview();
  expect(list).toHaveLength(1);
  expect(last!.at).toBe(new Date(nowMs).toISOString());
});

test('what a process that died has left is cleaned up by the next', async () => {
  writeFileSync(path.join(folder, 'zodiary-2026-11-02T08-15-00Z-abcdef.backup.unfinished'), 'half');
  await database.pool.query("insert into backups (made_at, state, file) values (now(), 'making', 'x')");
  await database.pool.query('create database zodiary_restore_proof');
  const { service } = instance();
  expect(await service.overview()).toMatchObject({ now: null });
  expect(await service.tidy()).toBe(true);
  expect(files()).toEqual([]);
  expect(await rows()).toEqual([
    { state: 'failed', reason: 'The site was stopped in the middle of it.', proof: null },
  ]);
  expect(await databaseNames()).toEqual(['postgres', 'zodiary']);
});

test('pressed twice is one, and who looks sees that it goes on', async () => {
  const { service } = instance();
  const other = instance().service;
  const [first, second] = await Promise.all([service.make(), service.make()]);
  expect(second!.id).toBe(first!.id);
  const making = service.make();
  const elsewhere = other.make();
  await making;
  await elsewhere;
  expect((await rows()).filter(({ state }) => state !== 'made')).toEqual([]);
  expect(files().filter((name) => !name.endsWith('.backup'))).toEqual([]);
});

test('where the role may make no database, the file is read through and this is said', async () => {
  const asOwner = new pg.Client({ host: `${dataDir}/postgres`, user: 'postgres', database: 'postgres' });
  await asOwner.connect();
  await asOwner.query('alter role zodiary nocreatedb');
  try {
    const { service } = instance();
    await service.make();
    await service.prove();
    expect(await rows()).toEqual([{ state: 'proven', reason: null, proof: 'read' }]);
    const { lastProven, days: told } = await service.status();
    expect([lastProven, told.at(-1)!.state]).toEqual([null, 'made']);
  } finally {
    await asOwner.query('alter role zodiary createdb');
    await asOwner.end();
  }
});
