import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Database, isConnectionFailure, openDatabase } from '../../src/server/db/database.ts';
import { rotateLog } from '../../src/server/db/embedded/logfile.ts';
import { recordingLog, silentLog } from '../harness/log.ts';
import {
  killHard,
  readyFolder,
  removeTemplate,
  removeTemporaryFolders,
  serverPid,
  temporaryFolder,
} from './folders.ts';
import { Site } from './site.ts';
import { until } from '../harness/until.ts';

const opened: Database[] = [];

async function open(dataDir: string, log: Logger = silentLog): Promise<Database> {
  const database = await openDatabase({ dataDir, log });
  opened.push(database);
  return database;
}

const answer = async (database: Database) => (await database.pool.query('select 1 as one')).rows[0];

afterAll(removeTemplate);

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await removeTemporaryFolders();
});

test('the first start creates the database, the second finds it and is quicker', async () => {
  const dataDir = temporaryFolder();
  const begin = performance.now();
  const first = await open(dataDir);
  const creatingMs = performance.now() - begin;
  expect(first.ready()).toBe(true);
  await first.pool.query("insert into readings values ('daily', 'leo', '2026-11-15', 1, '{}')");
  await first.close();
  expect(serverPid(dataDir)).toBeUndefined();
  const start = performance.now();
  const second = await open(dataDir);
  expect(performance.now() - start).toBeLessThan(creatingMs);
  expect((await second.pool.query('select sign from readings')).rows).toEqual([{ sign: 'leo' }]);
});

test('processes on one DATA_DIR share one server and the last one out stops it', async () => {
  const dataDir = await readyFolder();
  const [first, second] = await Promise.all([open(dataDir), open(dataDir)]);
  const site = new Site(dataDir);
  await site.acknowledges(5);
  const pid = serverPid(dataDir);
  await first.close();
  await site.stop();
  expect(site.lines.at(-1)).toBe('closed');
  expect(await answer(second)).toEqual({ one: 1 });
  expect(serverPid(dataDir)).toBe(pid);
  await second.close();
  expect(serverPid(dataDir)).toBeUndefined();
});

test('processes starting together on an empty DATA_DIR make one database', async () => {
  const dataDir = temporaryFolder();
  const sites = [0, 1_000, 2_000].map((first) => new Site(dataDir, first));
  await Promise.all(sites.map((site) => site.acknowledges(5)));
  const created = sites
    .flatMap((site) => site.lines)
    .filter((line) => line.includes('Creating the database'));
  expect(created).toHaveLength(1);
  await Promise.all(sites.map((site) => site.stop()));
  expect(serverPid(dataDir)).toBeUndefined();
});

test('the Ctrl-C for the site does not reach its server', async () => {
  const dataDir = await readyFolder();
  await open(dataDir);
  const pid = String(serverPid(dataDir));
  expect(execFileSync('ps', ['-o', 'pgid=', '-p', pid], { encoding: 'utf8' }).trim()).toBe(pid);
});

test('a server that outlived its killed site is adopted', async () => {
  const dataDir = await readyFolder();
  const site = new Site(dataDir);
  await site.acknowledges(5);
  const pid = serverPid(dataDir);
  await site.kill();
  const next = await open(dataDir);
  expect(serverPid(dataDir)).toBe(pid);
  await next.close();
  expect(serverPid(dataDir)).toBeUndefined();
});

test('a killed server is brought back, and neither the site nor an open transaction dies of it', async () => {
  const dataDir = await readyFolder();
  const database = await open(dataDir);
  const pid = serverPid(dataDir);
  const transaction = database.db.transaction(async (tx) => {
    killHard(pid);
    await until('the loss to be noticed', () => !database.ready());
    await tx.execute('select 1');
  });
  await expect(transaction).rejects.toSatisfy(isConnectionFailure);
  await database.whenReady();
  expect(await answer(database)).toEqual({ one: 1 });
  expect(serverPid(dataDir)).not.toBe(pid);
});

test('a server told to stop by somebody else is brought back', async () => {
  const dataDir = await readyFolder();
  const database = await open(dataDir);
  const pid = serverPid(dataDir);
  process.kill(pid ?? 0, 'SIGTERM');
  await until('another server', () => serverPid(dataDir) !== undefined && serverPid(dataDir) !== pid);
  await until('the site to be ready', () => database.ready());
  expect(await answer(database)).toEqual({ one: 1 });
});

test('an initdb killed half-way leaves nothing in the way of the next start', async () => {
  const dataDir = temporaryFolder();
  const unfinished = () => readdirSync(dataDir).find((name) => name.startsWith('postgres.new-'));
  const site = new Site(dataDir);
  const half = () => existsSync(path.join(dataDir, unfinished() ?? 'none', 'base'));
  await site.hears('initdb to be at work', half);
  await site.kill();
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  expect(await answer(await open(dataDir))).toEqual({ one: 1 });
  expect(unfinished()).toBeUndefined();
});

test('a pid file naming a stranger who has that pid now does not stop the start', async () => {
  const dataDir = await readyFolder();
  const site = new Site(dataDir);
  await site.acknowledges(5);
  const pid = serverPid(dataDir);
  await site.kill();
  killHard(pid);
  await until('the server to end', () => serverPid(dataDir) === undefined);
  const { uid, gid } = statSync(path.join(dataDir, 'postgres'));
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
  const file = path.join(dataDir, 'postgres/postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)));
  expect(await answer(await open(dataDir))).toEqual({ one: 1 });
  stranger.kill();
});

test('a copy of the folder of a running server gets a server of its own', async () => {
  const dataDir = await readyFolder();
  const original = await open(dataDir);
  const copy = temporaryFolder();
  cpSync(`${dataDir}/postgres`, `${copy}/postgres`, {
    recursive: true,
    filter: (file) => !file.includes('.s.PGSQL'),
  });
  const copied = await open(copy);
  await copied.pool.query("insert into readings values ('daily', 'leo', '2026-11-15', 1, '{}')");
  expect((await original.pool.query('select * from readings')).rows).toEqual([]);
  expect(serverPid(copy)).not.toBe(serverPid(dataDir));
});

test('data that vanishes under the site is not made anew', async () => {
  const dataDir = await readyFolder();
  const { log, lines } = recordingLog();
  const database = await open(dataDir, log);
  const pid = serverPid(dataDir);
  renameSync(`${dataDir}/postgres`, `${dataDir}/elsewhere`);
  killHard(pid);
  await until('a complaint', () => lines.some((line) => line.includes('has vanished')));
  expect(existsSync(`${dataDir}/postgres`)).toBe(false);
  renameSync(`${dataDir}/elsewhere`, `${dataDir}/postgres`);
  // The site may not have noticed yet that the server was gone: only an answer tells that it is back.
  const back = await until('an answer', () => answer(database).catch(() => undefined));
  expect(back).toEqual({ one: 1 });
});

test('a DATA_DIR too long for a socket works, its socket closed to others', async () => {
  const dataDir = path.join(temporaryFolder(), 'long'.repeat(30));
  const database = await open(dataDir);
  expect(await answer(database)).toEqual({ one: 1 });
  const folder = String(database.pool.options.host);
  expect(folder).toMatch(/^\/tmp\/zodiary-/);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await database.close();
  expect(existsSync(folder)).toBe(false);
});

test('a home of mode 0700 is no obstacle, and the server never runs as root', async () => {
  const home = temporaryFolder();
  chmodSync(home, 0o700);
  const dataDir = path.join(home, 'clone/data');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = await open(dataDir);
  expect(await answer(database)).toEqual({ one: 1 });
  const owner = statSync(path.join(dataDir, 'postgres')).uid;
  expect(owner).not.toBe(0);
  expect(
    execFileSync('ps', ['-o', 'uid=', '-p', String(serverPid(dataDir))], { encoding: 'utf8' }).trim(),
  ).toBe(String(owner));
});

test('much writing leaves little behind beside the data', async () => {
  const dataDir = await readyFolder();
  const database = await open(dataDir);
  for (let round = 0; round < 4; round++) {
    await database.pool.query(
      `create table heap as select repeat(md5(i::text), 60) as words from generate_series(1, 30000) i`,
    );
    await database.pool.query('drop table heap');
  }
  const { rows } = await database.pool.query(`select pg_current_wal_lsn() - '0/0' as written`);
  expect(Number(rows[0].written)).toBeGreaterThan(200_000_000);
  await database.close();
  const kept = execFileSync('du', ['-sm', path.join(dataDir, 'postgres')], { encoding: 'utf8' });
  expect(Number.parseInt(kept, 10)).toBeLessThanOrEqual(150);
});

test('the log is bounded', () => {
  const log = path.join(temporaryFolder(), 'postgres.log');
  writeFileSync(log, 'x'.repeat(3_000_000));
  rotateLog(log);
  expect(statSync(log).size).toBe(0);
  expect(statSync(`${log}.1`).size).toBe(3_000_000);
});
