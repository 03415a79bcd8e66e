import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../test/harness/nginx.ts';
import { stranger } from '../test/harness/visitor.ts';
import { byTurns, median } from './by-turns.ts';
import { rawAnswer, startFront } from './fronts.ts';
import type { Costs } from './growth-model.ts';
import { answersIn } from './load.ts';
import { postmasterIn, treeCpuSeconds } from './process-tree.ts';
import { measurePushDay } from './push-day.ts';
import { cpuSeconds, residentMegabytes, startSiteProcess, type RunningSite } from './server-process.ts';

const PAGE = '/horoscope/leo';
const SUBSCRIBERS = 10_000;
const WRITES = 3_000;
const AT_ONCE = 16;
const ROUNDS = 3;
const READ_SECONDS = 5;

const UNLIMITED = {
  ROLE: 'web',
  READ_REQUESTS_PER_MINUTE: '1000000',
  WRITE_REQUESTS_PER_MINUTE: '1000000',
  NEW_VISITORS_PER_HOUR: '1000000',
  ALL_NEW_VISITORS_PER_MINUTE: '1000000',
};

/** What the page names: its scripts wait for the first paint and stand in no tag of their own. */
async function filesOf(site: RunningSite): Promise<Pick<Costs, 'fileCount' | 'filesBytes'>> {
  const html = await (await fetch(site.url + PAGE)).text();
  const paths = new Set(
    [...html.matchAll(/"(\/[^"/\s][^"\s]*\.(?:js|css|woff2|svg|webp))"/g)].map(([, path]) => path!),
  );
  const sizes = await Promise.all(
    [...paths].map(async (path) => (await rawAnswer(site.url + path)).body.length),
  );
  return { fileCount: sizes.length, filesBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function pageCosts(
  site: RunningSite,
): Promise<Pick<Costs, 'pageCpu' | 'proxiedPageCpu' | 'pageBytes'>> {
  const url = site.url + PAGE;
  const { body } = await rawAnswer(url);
  const program = findNginx();
  const front = program ? await startFront(program, site, PAGE) : null;
  const ours = { url, cpuSeconds: () => cpuSeconds(site.pid) };
  const rates = await byTurns(front ? [ours, front] : [ours], { rounds: ROUNDS });
  await front?.stop();
  const [pageCpu, proxiedPageCpu = null] = rates.map((rounds) => 1 / median(rounds)) as [number, number?];
  return { pageCpu, proxiedPageCpu, pageBytes: body.length };
}

interface Spent {
  site: number;
  database: number;
}

async function personalCosts(
  site: RunningSite,
  databaseCpu: () => number,
): Promise<{ read: Spent; write: Spent }> {
  const each = async (work: () => Promise<number>): Promise<Spent> => {
    const [ownBefore, databaseBefore] = [cpuSeconds(site.pid), databaseCpu()];
    const count = await work();
    return {
      site: (cpuSeconds(site.pid) - ownBefore) / count,
      database: (databaseCpu() - databaseBefore) / count,
    };
  };
  const visitor = stranger();
  async function write(at: number): Promise<void> {
    const { ok, status } = await fetch(`${site.url}/api/preferences/notification-time`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-user-id': at === 0 ? visitor : stranger() },
      body: JSON.stringify({ time: '07:30' }),
    });
    if (!ok) throw new Error(`A change of settings is answered ${status}`);
  }
  async function writeAll(): Promise<number> {
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < WRITES) await write(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return WRITES;
  }
  const url = `${site.url}/api/preferences`;
  const read = { url, connections: AT_ONCE, seconds: READ_SECONDS, headers: [`X-User-Id: ${visitor}`] };
  await writeAll();
  const writing = await each(writeAll);
  await answersIn(read);
  return { write: writing, read: await each(() => answersIn(read)) };
}

/** Everything that the simulation reckons with, measured on this machine one after the other. */
export async function measureCosts(): Promise<Costs> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const site = await startSiteProcess(dataDir, 3390, UNLIMITED);
  const postmaster = postmasterIn(dataDir);
  const page = await pageCosts(site);
  const files = await filesOf(site);
  const personal = await personalCosts(site, () => treeCpuSeconds(postmaster));
  const siteMegabytes = residentMegabytes(site.pid);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const day = await measurePushDay(SUBSCRIBERS);
  return {
    ...page,
    ...files,
    ...personal,
    siteMegabytes,
    push: { site: day.cpu / SUBSCRIBERS, database: day.databaseCpu / SUBSCRIBERS },
    visitorBytes: day.bytes.visitor,
    subscriptionBytes: day.bytes.subscription,
    deliveryBytes: day.bytes.delivery,
  };
}
