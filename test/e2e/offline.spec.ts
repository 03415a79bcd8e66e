import { accessibilityFaults } from './accessibility.ts';
import { paragraphsOf, readingOf } from './readings.ts';
import { expect, hydrated, test, type Page } from './site.ts';
import { expectPutBy, firstVisit, forgiveConnection, read, setWorkerClock } from './worker.ts';

test.use({ worker: true });
test.afterEach(({ problems }) => forgiveConnection(problems));

const offlineTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'You’re Offline' });
const keptRow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

test('without a connection a page that was read opens, and another one shows the offline page', async ({
  page,
  site,
}) => {
  const paragraphs = paragraphsOf(await readingOf(site, 'leo'));
  await firstVisit(page, '/horoscope/leo');
  await expectPutBy(page, '/api/horoscope/leo?date=2026-11-15');
  await page.context().setOffline(true);
  await page.reload();
  await hydrated(page);
  for (const text of paragraphs) await expect(page.getByText(text)).toBeVisible();

  await page.goto('/horoscope/virgo');
  await expect(offlineTitle(page)).toBeVisible();
  await expect(keptRow(page, 'Leo, today')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').getByText('Still no connection.')).toBeVisible();
  await keptRow(page, 'Leo, today').click();
  await expect(page).toHaveURL('/horoscope/leo');
  await expect(page.getByText(paragraphs[0]!)).toBeVisible();

  await page.goBack();
  await expect(offlineTitle(page)).toBeVisible();
  await hydrated(page);
  await page.context().setOffline(false);
  await expect(page, 'the page asked for comes with the connection').toHaveURL('/horoscope/virgo');
  await expect(page.getByRole('heading', { level: 1, name: 'Virgo' })).toBeVisible();
});

test('without a connection nobody sees the reading of another day as theirs', async ({ page, site }) => {
  const [first] = paragraphsOf(await readingOf(site, 'leo'));
  const worker = await firstVisit(page, '/horoscope/leo');
  await expectPutBy(page, '/api/horoscope/leo?date=2026-11-15', '/api/sky?at=2026-11-15T12:00:00Z');
  await page.goto('/horoscope/leo?type=weekly');
  await expectPutBy(page, '/horoscope/leo?type=weekly');
  await page.context().setOffline(true);
  const monday = '2026-11-16T17:00:00Z';
  await page.clock.setSystemTime(monday);
  await setWorkerClock(worker, monday);

  await page.goto('/horoscope/leo');
  await expect(offlineTitle(page)).toBeVisible();
  await expect(keptRow(page, 'Leo, today')).toHaveCount(0);
  await keptRow(page, 'Leo, November 15, 2026').click();
  await expect(page).toHaveURL('/archive/leo-2026-11-15');
  await expect(page.getByRole('main').getByText('November 15, 2026').first()).toBeVisible();
  await expect(page.getByText(first!)).toBeVisible();

  await page.goto('/horoscope/leo?type=weekly');
  await expect(page.getByRole('main').getByText('Nov 15 – Nov 21')).toBeVisible();
});

test('a page reached by a link, and the chosen sign unasked, are put by as well', async ({ page, site }) => {
  await firstVisit(page, '/?type=weekly');
  await page.getByRole('navigation', { name: 'Forecast' }).getByRole('link', { name: 'Daily' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pisces / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pisces' })).toBeVisible();
  await read(page);
  await expectPutBy(page, '/?sign=pisces', '/horoscope/pisces', '/sky-art/ring-pisces-2026-11-15.svg');
  for (const personal of ['/api/preferences', '/api/jokes/today?date=2026-11-15']) {
    expect(await page.evaluate(async (call) => Boolean(await caches.match(call)), personal), personal).toBe(
      false,
    );
  }
  await page.context().setOffline(true);
  const [first] = paragraphsOf(await readingOf(site, 'pisces'));
  for (const address of ['/?sign=pisces', '/horoscope/pisces']) {
    await page.goto(address);
    await expect(page.getByText(first!), address).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Zodiac SIGNS' })).toBeVisible();
});
