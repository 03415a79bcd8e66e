import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommitmentAnswer, NewReadingAnswer } from '../../src/contract/tarot.ts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/embedded.ts';
import { connected, freshDatabase, wholeDatabase } from '../harness/database.ts';
import { silentLog } from '../harness/log.ts';
import { searchReady } from '../harness/search.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { ask } from '../harness/wire.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1';
const OPENED = {
  'user-agent': PHONE,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
};
type Headers = Record<string, string>;

async function countsOf(databaseUrl: string): Promise<Record<string, number>> {
  const client = await connected(databaseUrl);
  const { rows } = await client.query<{ key: string; count: number }>(
    `select date || ' ' || kind || ' ' || name as key, count from daily_counts`,
  );
  await client.end();
  return Object.fromEntries(rows.map(({ key, count }) => [key.replace('2026-11-15 ', ''), count]));
}

/** A site that was told this, and what it had counted when it was stopped. */
async function countedBy(act: (site: TestSite) => Promise<void>): Promise<Record<string, number>> {
  const site = await startTestSite();
  await act(site);
  await site.stop();
  return countsOf(site.databaseUrl);
}

const open = (site: TestSite, path: string, headers: Headers = {}, method = 'GET') =>
  ask(site.url, path, { method, headers: { ...OPENED, ...headers } });

describe('what is counted', () => {
  it('is every opening of a page, rendered or from the cache, new or still the same', async () => {
    const counts = await countedBy(async (site) => {
      const { headers } = await open(site, '/horoscope/leo');
      await open(site, '/horoscope/leo?utm_source=letter', { 'sec-fetch-site': 'cross-site' });
      const again = await open(site, '/horoscope/leo', {
        'if-none-match': headers['etag']!,
        'sec-fetch-site': 'same-origin',
      });
      expect(again.status).toBe(304);
      await open(site, '/horoscope/leo?type=weekly', { 'sec-fetch-site': 'same-origin' });
      await open(site, '/about', { 'sec-fetch-site': 'same-site' });
    });
    expect(counts).toEqual({
      'visit ': 2,
      'view daily': 4,
      'view about': 1,
      'read /horoscope/leo': 3,
      'read /horoscope/leo?type=weekly': 1,
      'read /about': 1,
    });
  });

  it('is nothing that no person looks at', async () => {
    const counts = await countedBy(async (site) => {
      // Once rendered and once from the cache.
      for (let round = 0; round < 2; round++) {
        await open(site, '/horoscope/leo', {}, 'HEAD');
        await open(site, '/horoscope/leo', { 'sec-purpose': 'prefetch' });
        await open(site, '/horoscope/leo', { 'sec-purpose': 'prefetch;prerender' });
        await open(site, '/horoscope/leo', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' });
        await open(site, '/horoscope/leo', { 'sec-fetch-dest': 'iframe' });
        await ask(site.url, '/horoscope/leo', { headers: { 'user-agent': PHONE } });
        // No page, no page of ours, and one that is elsewhere.
        await open(site, '/no-such-page');
        await open(site, '/horoscope/leopard');
        await open(site, '/horoscope/LEO');
        await open(site, '/daily-horoscope-feed.xml');
        await open(site, '/manifest.webmanifest');
        await open(site, '/api/horoscope/leo');
        await open(site, '/healthz');
      }
    });
    expect(counts).toEqual({});
  });

  it('of programs is only how much they ask, and where previews of links are made', async () => {
    const counts = await countedBy(async (site) => {
      for (const agent of [
        'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        'curl/8.9.1',
        'WhatsApp/2.23.20.0 A',
        'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
        'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      ])
        await ask(site.url, '/horoscope/leo', { headers: { 'user-agent': agent } });
      // One that pretends to be at a screen.
      await open(site, '/', {
        'user-agent': 'Mozilla/5.0 (X11; Linux) HeadlessChrome/140.0.0.0 Safari/537.36',
      });
    });
    expect(counts).toEqual({ 'bot ': 3, 'share WhatsApp': 1, 'share Facebook': 2 });
  });

  it('of a page that is about one person is neither its address nor, of an order, anything', async () => {
    const id = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
    const site = await startTestSite();
    await open(site, '/sky?date=1991-11-03');
    await open(site, `/order-success?order=${id}`);
    await open(site, `/report/${id}`);
    await open(site, `/gift?code=ABCD1234`);
    await site.stop();
    expect(await countsOf(site.databaseUrl)).toEqual({ 'visit ': 1, 'view sky': 1 });
    expect(await wholeDatabase(site.databaseUrl)).not.toMatch(/a1b2c3|1991-11-03|ABCD1234|iPhone/);
  });

  it('are openings of the installed app, by the mark of its first page', async () => {
    const counts = await countedBy(async (site) => {
      const manifest = JSON.parse((await ask(site.url, '/manifest.webmanifest')).text) as {
        start_url: string;
      };
      await open(site, manifest.start_url);
      await open(site, manifest.start_url);
      await open(site, '/');
    });
    expect(counts).toMatchObject({ 'app ': 2, 'view horoscope': 3, 'read /': 3 });
  });

  it('are draws of cards, by spread, and none that failed; a drawn reading has no address', async () => {
    const counts = await countedBy(async (site) => {
      const send = (path: string, body?: object) =>
        fetch(`${site.url}/api/tarot/${path}`, {
          method: 'POST',
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
      const { id } = (await (await send('commitments')).json()) as CommitmentAnswer;
      const draw = {
        commitment: id,
        ownSeed: '0123456789abcdef0123456789abcdef',
        spread: 'three',
        picks: [3, 40, 77],
        reversals: true,
      };
      const drawn = (await (await send('readings', draw)).json()) as NewReadingAnswer;
      expect((await open(site, `/tarot/reading/${drawn.reading.id}`)).status).toBe(200);
      expect((await send('readings', draw)).status).toBe(409);
    });
    expect(counts).toEqual({ 'draw three': 1, 'visit ': 1, 'view tarotReading': 1 });
  });
});

describe('searches', () => {
  it('count once each, from a page or a script, and what found nothing is told without whom it names', async () => {
    const counts = await countedBy(async (site) => {
      await searchReady(site);
      const asked = (q: string) => encodeURIComponent(q);
      const call = (path: string, headers: Headers = {}) =>
        ask(site.url, `/api/search${path}`, {
          headers: { 'user-agent': PHONE, 'sec-fetch-site': 'same-origin', ...headers },
        });
      await open(site, `/search?q=${asked('zzqx qqzv')}`);
      // The page asks again, for a day that is not the site's.
      await call(`?q=${asked('zzqx qqzv')}&date=2026-11-16`, {
        referer: `${site.url}/search?q=${asked('zzqx qqzv')}`,
      });
      await call(`?q=${asked('ZZQX  qqzv')}`, { referer: `${site.url}/` });
      await call(`?q=${asked('qqzv@zzqx')}`);
      await call('?q=leo');
      await call('?q=leo');
      // More of the same answers, what is asked while somebody types, and what other programs ask.
      await call('?q=leo&kind=quotes');
      await call('/suggestions?q=leo');
      await call('?q=leo', { 'sec-fetch-site': 'cross-site' });
      await call('?q=leo', { 'user-agent': 'curl/8.9.1' });
      await open(site, '/search?q=leo&kind=quotes');
      await open(site, '/search');
    });
    expect(counts).toEqual({
      'visit ': 3,
      'view search': 3,
      'read /search': 1,
      'search answered': 2,
      'search unanswered': 3,
      'unanswered zzqx qqzv': 2,
    });
  });
});

describe('the sums', () => {
  it('of two instances add up, on the site’s own day', async () => {
    const DATABASE_URL = await freshDatabase();
    // 23:30 in New York, the next day nearly everywhere else.
    const clock = '2026-11-16T04:30:00Z';
    const sites = await Promise.all([0, 1].map(() => startTestSite({ clock, env: { DATABASE_URL } })));
    for (const site of sites) for (let at = 0; at < 3; at++) await open(site, '/horoscope/leo');
    await sites[0]!.setClock('2026-11-16T05:30:00Z');
    await open(sites[0]!, '/horoscope/leo');
    for (const site of sites) await site.stop();
    expect(await countsOf(DATABASE_URL)).toMatchObject({ 'visit ': 6, '2026-11-16 visit ': 1 });
  });

  describe('while the database is away', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-counting-'));
    const folder = encodeURIComponent(`${dataDir}/postgres`);
    const DATABASE_URL = `postgres://zodiary@localhost/zodiary?host=${folder}`;
    let site: TestSite;
    let stopDatabase = async (): Promise<void> => {};
    beforeAll(async () => {
      site = await startTestSite({ env: { DATABASE_URL, LOG_LEVEL: 'silent' } });
    });
    afterAll(async () => {
      await site.stop();
      await stopDatabase();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const startDatabase = async () => {
      stopDatabase = (await startEmbeddedPostgres({ dataDir, log: silentLog })).stop;
      await until('the site to find it', async () => (await ask(site.url, '/readyz')).status === 200);
    };

    it('wait for it in memory', async () => {
      for (let at = 0; at < 5; at++) await open(site, '/about');
      await startDatabase();
      await open(site, '/about');
      await site.stop();
      expect(await countsOf(DATABASE_URL)).toMatchObject({ 'view about': 6, 'visit ': 6 });
    });
  });
});
