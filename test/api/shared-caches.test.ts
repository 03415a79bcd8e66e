import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const cacheOf = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(site.url, path, { headers })).headers['cache-control'];

describe('what stands in front of the site', () => {
  it('may answer with a page for the second that it was sent in, and while the site fails', async () => {
    for (const round of ['rendered', 'from the cache']) {
      const before = Math.floor(Date.now() / 1000);
      const { headers } = await ask(site.url, '/horoscope/leo');
      const after = Math.floor(Date.now() / 1000);
      expect(headers['cache-control'], round).toBe('public, max-age=0, s-maxage=1, must-revalidate');
      expect(headers['cdn-cache-control'], round).toBe('max-age=1, stale-if-error=3600');
      const until = Number(headers['x-accel-expires']!.slice(1));
      expect([until >= before, until <= after], round).toEqual([true, true]);
    }
  });

  it('is told the same when its copy is still right', async () => {
    const { headers } = await ask(site.url, '/about');
    const again = await ask(site.url, '/about', { headers: { 'if-none-match': headers['etag']! } });
    expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']]);
    expect(again.headers['x-accel-expires']).toMatch(/^@\d+$/);
  });

  it('shares no page that is asked for once, no redirect and no failure', async () => {
    const { headers } = await ask(site.url, '/sky?date=1991-11-03');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-accel-expires']).toBeUndefined();
    expect(await cacheOf('/horoscope/LEO?z=p15')).toBe('public, max-age=3600, s-maxage=0');
    expect(await cacheOf('/no-such-page')).toBe('no-cache');
    expect(await cacheOf('/api/no-such-call')).toBe('private, no-store');
  });

  it('asks every second about what browsers keep for longer', async () => {
    for (const path of ['/icons/icon-192.png', '/favicon.ico', '/robots.txt', '/manifest.webmanifest'])
      expect([path, await cacheOf(path)]).toEqual([path, 'public, max-age=86400, s-maxage=1']);
    expect(await cacheOf('/api/horoscope/leo')).toBe('public, max-age=3600, s-maxage=1');
  });
});
