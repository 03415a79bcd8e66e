import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type Database } from '../src/server/db/database.ts';
import { createLog } from '../src/server/log.ts';
import { vapidKeySource } from '../src/server/push/keys.ts';
import { createSender } from '../src/server/push/sender.ts';
import { pushBrowser } from '../test/harness/push-browser.ts';
import { runPushJobs } from '../test/harness/push-jobs.ts';
import { subscribe } from '../test/harness/push-subscribers.ts';
import { plainWords } from '../test/harness/push-words.ts';
import { startBenchService, type BenchService } from './push-service.ts';
import { postmasterOf, treeCpuSeconds } from './process-tree.ts';
import { cpuSeconds } from './server-process.ts';
import { printTable } from './table.ts';

const SUBSCRIBERS = 10_000;
/** 08:00 in New York. */
const DUE_MS = Date.parse('2026-11-15T13:00:00Z');
const log = createLog('error');

/** Database server, push service and site, all that is started from now on, share one core. */
function useCores(cores: string): boolean {
  return spawnSync('taskset', ['-acp', cores, String(process.pid)], { stdio: 'ignore' }).status === 0;
}

async function subscribeMany(database: Database, origin: string, count: number): Promise<void> {
  await subscribe(
    database.pool,
    Array.from({ length: count }, (_, index) => ({
      name: String(index),
      zone: 'America/New_York',
      endpoints: [`${origin}/send/${index}`],
    })),
    pushBrowser(origin).subscription.keys,
  );
  await database.pool.query('analyze');
}

async function countSent({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ sent: number }>(
    "select count(*)::int as sent from deliveries where outcome = 'sent'",
  );
  return rows[0]!.sent;
}

interface Spent {
  seconds: number;
  /** CPU-seconds of the site, of its database and of the push service. */
  cpu: number;
  databaseCpu: number;
  serviceCpu: number;
}

async function sendAll(database: Database, service: BenchService, count: number): Promise<Spent> {
  const clock = { nowMs: () => DUE_MS };
  const keys = vapidKeySource(null, database);
  const subject = 'mailto:owner@example.com';
  const { host, ca, pid } = service;
  const sender = createSender({ keys, subject, clock, allowedHosts: [host], ca });
  const job = runPushJobs({ database, clock, log, sender, compose: plainWords });
  // Nobody is due yet: this only waits until the queue has been made.
  await job.sweep(DUE_MS - 60_000);
  const postmaster = await postmasterOf(database.pool);
  const spent = (): Spent => ({
    seconds: performance.now() / 1000,
    cpu: cpuSeconds(process.pid),
    databaseCpu: treeCpuSeconds(postmaster),
    serviceCpu: cpuSeconds(pid),
  });
  const before = spent();
  await job.sweep(DUE_MS);
  while ((await countSent(database)) < count) await delay(100);
  const after = spent();
  await job.stop();
  await sender.close();
  return {
    seconds: after.seconds - before.seconds,
    cpu: after.cpu - before.cpu,
    databaseCpu: after.databaseCpu - before.databaseCpu,
    serviceCpu: after.serviceCpu - before.serviceCpu,
  };
}

/** What a row takes on the disk, with its indexes. */
async function rowBytes({ pool }: Database, table: string, count: number): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>('select pg_total_relation_size($1)::float8 as bytes', [
    table,
  ]);
  return rows[0]!.bytes / count;
}

export interface PushDay extends Spent {
  bytes: { visitor: number; subscription: number; delivery: number };
}

/** So many people who want their message in the same minute: from the sweep to the last outcome written down. */
export async function measurePushDay(count: number): Promise<PushDay> {
  const service = await startBenchService();
  // A server of its own: that of the tests does without fsync.
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const database = await openDatabase({ dataDir, log });
  await subscribeMany(database, service.origin, count);
  const spent = await sendAll(database, service, count);
  const bytes = {
    visitor: await rowBytes(database, 'visitors', count),
    subscription: await rowBytes(database, 'push_subscriptions', count),
    delivery: await rowBytes(database, 'deliveries', count),
  };
  await database.close();
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { ...spent, bytes };
}

export async function benchPushDay({ plainPerCpuSecond }: { plainPerCpuSecond: number }): Promise<void> {
  const cores = availableParallelism();
  const isOneCore = useCores('0');
  const { seconds, cpu, serviceCpu } = await measurePushDay(SUBSCRIBERS);
  if (isOneCore) useCores(`0-${cores - 1}`);
  printTable(`${SUBSCRIBERS} daily messages due in one minute, TLS on loopback`, [
    [`seconds${isOneCore ? ', all on one core' : ''} (goal < 60)`, seconds.toFixed(1)],
    ['CPU-seconds of the site', cpu.toFixed(1)],
    ['messages per CPU-second of the site, sweep and queue included', (SUBSCRIBERS / cpu).toFixed(0)],
    ['the same of plain web-push, which only sends', plainPerCpuSecond.toFixed(0)],
    ['CPU-seconds of the push service', serviceCpu.toFixed(1)],
  ]);
}
