import { startFront } from '../harness/front.ts';
import { TEST_NOON } from '../harness/site.ts';
import { expect, forgive, hydrated, open, staysTheSame, test, type Page } from './site.ts';
import { expectPutBy, firstVisit, forgiveConnection, read, setWorkerClock } from './worker.ts';
import { timeLimit } from '../harness/time-limits.ts';

test.use({ worker: true });

const buildsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('zodiary-build-')));

const stateOf = (page: Page): Promise<{ isWaiting: boolean; isActive: boolean }> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      isWaiting: Boolean(registration?.waiting),
      isActive: registration?.active?.state === 'activated',
    };
  });

/** Browsers put idle workers to sleep, and only then change them; one that is watched by a test never gets there. */
async function letOldWorkerSleep(page: Page): Promise<void> {
  const inspector = await page.context().newCDPSession(page);
  const activated = new Promise<string[]>((resolve) => {
    inspector.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      resolve(versions.filter(({ status }) => status === 'activated').map(({ versionId }) => versionId));
    });
  });
  await inspector.send('ServiceWorker.enable');
  for (const versionId of await activated) await inspector.send('ServiceWorker.stopWorker', { versionId });
  await inspector.detach();
}

test('a new worker waits for the last tab of the old one, and no tab is reloaded or broken', async ({
  page,
  site,
}) => {
  const front = await startFront(site.url);
  await firstVisit(page, '/horoscope/leo', front.url);
  const [first] = await buildsOf(page);
  const firstStays = await staysTheSame(page);

  // Another release, which has nothing of what the open tab has not loaded yet.
  front.change('/sw.js', (script) => script.replace(/(version:")\w+/, '$1next'));
  const second = await page.context().newPage();
  await second.clock.install({ time: TEST_NOON });
  await open(second, `${front.url}/horoscope/virgo`);
  await second.clock.fastForward(2_000);
  await expect.poll(() => stateOf(second)).toEqual({ isWaiting: true, isActive: true });
  expect(await buildsOf(page)).toEqual([first, 'zodiary-build-next']);
  front.lose(/^\/assets\//);
  await page.getByRole('link', { name: 'Sky', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Sky Today' })).toBeVisible();
  await firstStays();

  await page.close();
  await second.reload();
  await hydrated(second);
  const secondStays = await staysTheSame(second);
  await second.clock.fastForward(2_000);
  await expect
    .poll(() => letOldWorkerSleep(second).then(() => stateOf(second)), {
      timeout: timeLimit(25_000),
      intervals: [2_000],
    })
    .toEqual({ isWaiting: false, isActive: true });
  await expect.poll(() => buildsOf(second)).toEqual(['zodiary-build-next']);
  await secondStays();
  await front.stop();
});

test('the calls that the worker makes by itself carry the identifier too', async ({ page, site }) => {
  const front = await startFront(site.url);
  await firstVisit(page, '/horoscope/leo', front.url);
  await expectPutBy(page, '/api/horoscope/leo?date=2026-11-15', '/api/sky?at=2026-11-15T12:00:00Z');
  // Also of a page that the worker itself answers, and of the words and cards of the table.
  await open(page, `${front.url}/horoscope/leo?type=weekly`);
  await expectPutBy(page, '/api/weekly/leo?date=2026-11-15');
  await page.goto(`${front.url}/tarot`);
  await hydrated(page);
  await read(page);
  await expectPutBy(page, '/api/tarot/texts');
  const visitorId = await page.evaluate(() => localStorage.getItem('zodiary_user_id'));
  const calls = front.asked.filter(({ path }) => path.startsWith('/api/'));
  expect(calls.map(({ path }) => path)).toContain('/api/tarot/texts');
  expect(calls.filter((call) => call.visitorId !== visitorId)).toEqual([]);
  await front.stop();
});

test('what is put by stays within its bounds, the oldest goes first', async ({ page }) => {
  await firstVisit(page, '/blog');
  await page.evaluate(async () => {
    const cache = await caches.open('zodiary-pages-1');
    for (let index = 0; index < 60; index++) {
      const headers = { 'x-kept-at': String(1_000 + index), 'x-kept-bytes': '1000' };
      await cache.put(`/blog/old-${index}`, new Response('', { headers }));
    }
  });
  await page.goto('/sky');
  await expectPutBy(page, '/sky');
  const count = () => page.evaluate(async () => (await (await caches.open('zodiary-pages-1')).keys()).length);
  await expect.poll(count).toBe(50);
  await expectPutBy(page, '/blog', '/sky', '/blog/old-59');
  expect(await page.evaluate(async () => (await caches.match('/blog/old-0')) === undefined)).toBe(true);
});

test('where storage is denied the site works as without a worker', async ({ page, problems }) => {
  const worker = await firstVisit(page, '/blog');
  await setWorkerClock(worker, TEST_NOON);
  await worker.evaluate(() => {
    const denied = (): Promise<never> => Promise.reject(new DOMException('denied', 'SecurityError'));
    Object.assign(caches, { open: denied, match: denied, keys: denied });
  });
  await open(page, '/horoscope/leo');
  await expect(page.getByRole('article').getByText('Sunday, November 15, 2026')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.goto('/horoscope/leo')).rejects.toThrow(/ERR_/);
  forgiveConnection(problems);
});

test('a worker that cannot be registered is only logged', async ({ page, problems }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('no such worker'));
  });
  await open(page, '/horoscope/leo');
  await page.clock.fastForward(2_000);
  await expect.poll(() => problems.join()).toContain('The service worker could not be registered');
  await page.getByRole('link', { name: 'Weekly', exact: true }).click();
  await expect(page.getByText('Nov 15 – Nov 21')).toBeVisible();
  forgive(problems, /The service worker could not be registered/);
});

test("'Delete everything' takes the copies on the device along", async ({ page }) => {
  await firstVisit(page, '/settings');
  await expectPutBy(page, '/');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stores = await page.evaluate(() => caches.keys());
  expect(stores.filter((name) => !name.startsWith('zodiary-build-'))).toEqual([]);
});
