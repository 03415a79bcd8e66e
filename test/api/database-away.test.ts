import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/embedded.ts';
import { silentLog } from '../harness/log.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';
import { until } from '../harness/until.ts';

const VISITOR = { 'x-user-id': 'user_1763200000000_abcdefghijklmnop' };

describe('a database that comes and goes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-away-'));
  let site: TestSite;
  let stopDatabase: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const DATABASE_URL = `postgres://zodiary@localhost/zodiary?host=${encodeURIComponent(`${dataDir}/postgres`)}`;
    site = await startTestSite({ env: { DATABASE_URL, LOG_LEVEL: 'silent' } });
  });
  afterAll(async () => {
    await site.stop();
    await stopDatabase?.();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const statusOf = async (path: string, headers = {}) => (await ask(site.url, path, { headers })).status;
  const startDatabase = async () => {
    stopDatabase = (await startEmbeddedPostgres({ dataDir, log: silentLog })).stop;
    await until('the site to find its database', async () => (await statusOf('/readyz')) === 200);
  };
  const refuse = (method = 'POST') =>
    ask(site.url, '/api/preferences/refuse-joke', { method, headers: VISITOR });
  const count = async () => {
    const { text } = await ask(site.url, '/api/preferences', { headers: VISITOR });
    return (JSON.parse(text) as { jokeRefusesCount: number }).jokeRefusesCount;
  };

  async function expectAway(): Promise<void> {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/export'],
      ['POST', '/refuse-joke'],
      ['DELETE', ''],
    ] as const) {
      const answer = await ask(site.url, `/api/preferences${path}`, { method, headers: VISITOR });
      expect([method, path, answer.status, answer.headers['retry-after']]).toEqual([method, path, 503, '5']);
      expect(JSON.parse(answer.text)).toEqual({
        error: { code: 'unavailable', message: expect.stringMatching(/try again/) },
      });
      expect(answer.text).not.toMatch(/postgres|ENOENT|ECONN|socket|DatabaseAway/i);
    }
    const ready = await ask(site.url, '/readyz');
    expect([ready.status, ready.headers['retry-after']]).toEqual([503, '5']);
    expect(await statusOf('/healthz')).toBe(200);
  }

  const vapidKey = () => ask(site.url, '/api/notifications/vapid-key');

  async function expectPages(sign: string): Promise<void> {
    for (const path of ['/', `/horoscope/${sign}`, `/horoscope/${sign}?type=weekly`, '/blog', '/api/docs']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    for (const path of [`/api/horoscope/${sign}`, '/api/sky', '/api/blog/latest', '/blog-feed.xml']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
  }

  it('is not there at the start: pages and readings serve, personal calls ask for patience', async () => {
    expect(await statusOf('/readyz')).toBe(503);
    await expectAway();
    await expectPages('leo');
  });

  it('is not there at the start: there is no key for notifications yet, and the answer says when to ask', async () => {
    const { status, headers, text } = await vapidKey();
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ]);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'unavailable' } });
    for (const [method, path] of [
      ['DELETE', 'subscribe'],
      ['POST', 'test'],
    ] as const) {
      const answer = await ask(site.url, `/api/notifications/${path}`, { method, headers: VISITOR });
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    }
  });

  it('is not there at the start: search asks for patience too', async () => {
    for (const path of ['/api/search?q=leo', '/api/search/suggestions?q=leo']) {
      const { status, headers, text } = await ask(site.url, path);
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '5']);
      expect(JSON.parse(text)).toMatchObject({ error: { code: 'unavailable' } });
    }
  });

  it('comes: everything works by itself', async () => {
    await startDatabase();
    expect(await statusOf('/api/search?q=leo')).toBe(200);
    expect((await refuse()).status).toBe(200);
    expect(await count()).toBe(1);
    expect((await vapidKey()).status).toBe(200);
  });

  it('goes: pages, cached or not, go on, and nobody waits for a time-out', async () => {
    const key = (await vapidKey()).text;
    await stopDatabase!();
    stopDatabase = undefined;
    const start = performance.now();
    await until('the loss to be noticed', async () => (await statusOf('/readyz')) === 503);
    await expectAway();
    await expectPages('virgo');
    expect((await vapidKey()).text).toBe(key);
    expect(await statusOf('/api/search?q=not+asked+before')).toBe(503);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('comes back: what was kept is there', async () => {
    await startDatabase();
    expect(await count()).toBe(1);
    expect((await refuse()).status).toBe(200);
    expect(await count()).toBe(2);
  });
});

it('a site whose database never came ends when it is told to', async () => {
  const DATABASE_URL = `postgres://zodiary@localhost/zodiary?host=${encodeURIComponent(join(tmpdir(), 'no-such-folder'))}`;
  const site = await startTestSite({ env: { DATABASE_URL, LOG_LEVEL: 'silent', ROLE: 'all' } });
  expect((await ask(site.url, '/healthz')).status).toBe(200);
  await site.stop();
  await expect(ask(site.url, '/healthz')).rejects.toThrow('ECONNREFUSED');
});
