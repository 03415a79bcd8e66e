import type { Logger } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { SendOutcome } from '../../src/domain/push/answer.ts';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/embedded.ts';
import { recordingLog, silentLog } from '../harness/log.ts';
import { runPushJobs, type RunningPushJobs } from '../harness/push-jobs.ts';
import { subscribe } from '../harness/push-subscribers.ts';
import { plainWords } from '../harness/push-words.ts';
import { removeTemporaryFolders, temporaryFolder } from './folders.ts';
import { until } from '../harness/until.ts';

const EIGHT = Date.parse('2026-11-15T13:00:00Z');
const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await removeTemporaryFolders();
});

const urlOf = (dataDir: string): string =>
  `postgres://zodiary@localhost/zodiary?host=${encodeURIComponent(`${dataDir}/postgres`)}`;

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl: urlOf(dataDir), dataDir: '/nowhere', log: silentLog });
  endings.push(database.close);
  return database;
}

async function serve(dataDir: string): Promise<() => Promise<void>> {
  const { stop } = await startEmbeddedPostgres({ dataDir, log: silentLog });
  endings.push(stop);
  return stop;
}

let nowMs = EIGHT;

function start(
  database: Database,
  send: () => Promise<SendOutcome>,
  log: Logger = silentLog,
): RunningPushJobs {
  const clock = { nowMs: () => nowMs };
  const sender = { send, close: async () => {} };
  const job = runPushJobs({ database, clock, log, sender, compose: plainWords });
  endings.push(job.stop);
  return job;
}

test('messages wait for a database that is away at the start, and one that goes while they are sent loses and repeats none', async () => {
  const dataDir = temporaryFolder();
  const { log, lines } = recordingLog();
  const database = await open(dataDir);
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const job = start(database, () => new Promise((resolve) => answers.push(resolve)), log);
  const stopServer = await serve(dataDir);
  await database.whenReady();
  await subscribe(database.pool, [
    { name: 'ann', zone: 'America/New_York' },
    { name: 'ben', zone: 'America/New_York' },
  ]);

  await job.sweep(EIGHT);
  await until('both messages to go out', () => answers.length === 2);
  await stopServer();
  await until('the loss to be noticed', () => !database.ready());
  for (const answer of answers) answer({ kind: 'sent' });
  await serve(dataDir);
  await database.whenReady();
  await until('the outcomes to be written down', async () => {
    const { rows } = await database.pool.query("select from deliveries where outcome = 'sent'");
    return rows.length === 2;
  });
  expect(answers).toHaveLength(2);
  expect(lines).toEqual([]);
});

test('nobody has to ask for a sweep: it comes with the minute, also when the clock is set back', async () => {
  const dataDir = temporaryFolder();
  await serve(dataDir);
  const database = await open(dataDir);
  await subscribe(database.pool, [
    { name: 'ann', zone: 'America/New_York' },
    { name: 'ben', zone: 'America/New_York', time: '07:45' },
  ]);
  let count = 0;
  nowMs = EIGHT;
  start(database, async () => {
    count++;
    return { kind: 'sent' };
  });
  await until('the message of eight', () => count === 1);
  nowMs = EIGHT - 15 * 60_000;
  await until('the message of a quarter to eight', () => count === 2);
  expect(count).toBe(2);
});

test('a site whose database is away stops in order', async () => {
  const database = await open(temporaryFolder());
  const job = start(database, async () => ({ kind: 'sent' }));
  await job.stop();
  await expect(job.sweep(EIGHT)).rejects.toThrow('aborted');
});
