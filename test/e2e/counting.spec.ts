import { connected } from '../harness/database.ts';
import { startFront, type Front } from '../harness/front.ts';
import type { TestSite } from '../harness/site.ts';
import { expect, hydrated, test } from './site.ts';
import { expectPutBy, firstVisit } from './worker.ts';

/** A browser that runs without a screen says so in its name, and would be taken for a program. */
const AT_A_SCREEN =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({ worker: true, userAgent: AT_A_SCREEN });

async function countsOf(site: TestSite): Promise<Record<string, number>> {
  await site.stop();
  const client = await connected(site.databaseUrl);
  const { rows } = await client.query<{ key: string; count: number }>(
    `select kind || ' ' || name as key, count from daily_counts where kind in ('visit', 'view', 'read')`,
  );
  await client.end();
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

/** How the page itself was asked for, each time, as the browser says it. */
const askedFor = ({ asked }: Front, path: string) =>
  asked
    .filter((one) => one.path === path)
    .map(({ headers }) => ({
      mode: headers['sec-fetch-mode'],
      dest: headers['sec-fetch-dest'],
      from: headers['sec-fetch-site'],
      isPreload: headers['service-worker-navigation-preload'] === 'true',
    }));

test(
  'a page is counted once with a worker: preloaded as it came, fetched by the worker as a view, put by not at all',
  { tag: '@full' },
  async ({ page, siteWith }) => {
    const site = await siteWith({});
    const front = await startFront(site.url);
    // Without a worker; the one it brings fetches the page once more, to put it by.
    const worker = await firstVisit(page, '/horoscope/leo', front.url);
    const [opened, ...putBy] = askedFor(front, '/horoscope/leo');
    expect(opened).toEqual({ mode: 'navigate', dest: 'document', from: 'none', isPreload: false });
    expect(putBy).not.toEqual([]);
    for (const { mode } of putBy) expect(mode).not.toBe('navigate');

    await page.goto(`${front.url}/horoscope/virgo`);
    await hydrated(page);
    await expectPutBy(page, '/horoscope/virgo');
    expect(askedFor(front, '/horoscope/virgo')).toEqual([
      { mode: 'navigate', dest: 'document', from: 'none', isPreload: true },
    ]);

    await worker.evaluate(async () => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
      await scope.registration.navigationPreload.disable();
    });
    await page.goto(`${front.url}/horoscope/libra`);
    await hydrated(page);
    await expectPutBy(page, '/horoscope/libra');
    expect(askedFor(front, '/horoscope/libra')).toEqual([
      { mode: 'navigate', dest: 'empty', from: 'same-origin', isPreload: false },
    ]);

    await page.goto('about:blank');
    expect(await countsOf(site)).toEqual({
      'visit ': 2,
      'view daily': 3,
      'read /horoscope/leo': 1,
      'read /horoscope/virgo': 1,
      'read /horoscope/libra': 1,
    });
    await front.stop();
  },
);
