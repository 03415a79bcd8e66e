import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import { runInBackground } from '../../src/server/jobs/background.ts';
import { steadyClock } from '../../src/server/jobs/queue-times.ts';
import type { Work } from '../../src/server/jobs/queue.ts';
import { freshDatabase } from '../harness/database.ts';
import { silentLog } from '../harness/log.ts';
import { startTestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { ask } from '../harness/wire.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of endings.splice(0).reverse()) await end();
});

describe('pages, after the clock was a day ahead and is right again,', () => {
  it('are of today', async () => {
    const site = await startTestSite({ clock: '2026-11-15T17:00:00Z' });
    endings.push(site.stop);
    const paths = ['/', '/horoscope/leo', '/horoscope/leo?type=weekly', '/archive', '/nowhere'];
    const days = () =>
      Promise.all(
        paths.map(async (path) => /data-day="([\d-]+)"/.exec((await ask(site.url, path)).text)?.[1]),
      );
    const feed = async () => (await ask(site.url, '/sitemap.xml')).text;
    const todaysFeed = await feed();
    await site.setClock('2026-11-16T17:00:00Z');
    expect(await days()).toEqual(Array(paths.length).fill('2026-11-16'));
    expect(await feed()).not.toBe(todaysFeed);
    await site.setClock('2026-11-15T17:00:10Z');
    expect(await days()).toEqual(Array(paths.length).fill('2026-11-15'));
    expect(await feed()).toBe(todaysFeed);
  });
});

async function open(): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: await freshDatabase(),
    dataDir: '/nowhere',
    log: silentLog,
  });
  endings.push(database.close);
  return database;
}

/** Runs the queue with one kind of work, and says what it was given. */
async function runQueue(database: Database, given: unknown[]) {
  const work: Work = {
    name: 'test-work',
    batchSize: 1,
    workers: 1,
    handle: async (payloads) => void given.push(...payloads),
  };
  let ready!: () => Promise<void>;
  const background = runInBackground(
    { database, clock: { nowMs: () => Date.now() }, log: silentLog },
    ({ queue }) => {
      ready = queue.whenReady;
      return [{ name: 'test', works: [work] }];
    },
  );
  background.begin();
  endings.push(background.stop);
  await ready();
  return background;
}

const AHEAD = `now() + interval '400 days'`;

describe('the queue, after the clock was 400 days ahead and is right again,', () => {
  it('does what waits, and keeps its rounds', async () => {
    const database = await open();
    const given: unknown[] = [];
    await (await runQueue(database, given)).stop();
    given.length = 0;
    await database.pool.query(`
      insert into pgboss.job (name, data, created_on, start_after, keep_until)
      values ('test-work', '{"made":"ahead"}', ${AHEAD}, ${AHEAD}, ${AHEAD} + interval '14 days');
      insert into pgboss.job (name, state, created_on, start_after, started_on, completed_on)
      values ('test-work', 'completed', ${AHEAD}, ${AHEAD}, ${AHEAD}, ${AHEAD}),
        ('test-work', 'active', ${AHEAD}, ${AHEAD}, ${AHEAD}, null);
      update pgboss.version set cron_on = ${AHEAD}, bam_on = ${AHEAD}, flow_on = ${AHEAD};
      update pgboss.queue set monitor_on = ${AHEAD}, monitor_claim_on = ${AHEAD}, maintain_on = ${AHEAD}`);
    await runQueue(database, given);
    await until('the job to run', () => given.some((payload) => JSON.stringify(payload).includes('ahead')));
    const { rows } = await database.pool.query<{ ahead: number }>(`
      select (select count(*) from pgboss.job
          where greatest(created_on, start_after, started_on, completed_on, keep_until - interval '20 days') > now())::int
        + (select count(*) from pgboss.version where greatest(cron_on, bam_on, flow_on) > now())::int
        + (select count(*) from pgboss.queue where greatest(monitor_on, monitor_claim_on, maintain_on) > now())::int
        as ahead`);
    expect(rows).toEqual([{ ahead: 0 }]);
  });

  it('waits by a clock that was not moved', () => {
    const before = steadyClock.now();
    expect(Math.abs(before - Date.now())).toBeLessThan(60 * 60_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * 86_400_000 });
    expect(steadyClock.now()).toBeGreaterThanOrEqual(before);
  });
});
