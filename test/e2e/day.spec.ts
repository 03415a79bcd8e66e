import { longDate } from '../../src/domain/calendar/written-date.ts';
import { onlyInFull } from './full-check.ts';
import { UNSEEN, watchLayoutShift } from './layout-shift.ts';
import { paragraphsOf, readingOf } from './readings.ts';
import { expect, hydrated, test, visitor } from './site.ts';

/** Instants at which the visitor's date is not New York's: Sunday, November 15. */
const ELSEWHERE = [
  {
    city: 'Auckland',
    timezoneId: 'Pacific/Auckland',
    at: '2026-11-15T17:00:00Z',
    date: '2026-11-16',
    narrowOrWide: 390,
  },
  {
    city: 'Honolulu',
    timezoneId: 'Pacific/Honolulu',
    at: '2026-11-15T08:00:00Z',
    date: '2026-11-14',
    narrowOrWide: 1280,
  },
];

for (const { city, timezoneId, at, date, narrowOrWide } of ELSEWHERE) {
  test(`a visitor in ${city} sees the own date and the own reading`, async ({ browser, site, problems }) => {
    await site.setClock(at);
    const page = await visitor(browser, site, problems, { at, timezoneId });
    await page.goto('/horoscope/leo');
    await expect(page.getByRole('article').getByText(`Horoscope for ${longDate(date)}`)).toBeVisible();
    for (const text of paragraphsOf(await readingOf(site, 'leo', date))) {
      await expect(page.getByRole('article').getByText(text)).toBeVisible();
    }
    await expect(page.getByText('Sunday, November 15, 2026')).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('main').getByText(longDate(date))).toBeVisible();
    await page.context().close();
  });

  test(`a visitor in ${city} never sees the reading of another day`, async ({ browser, site, problems }) => {
    await site.setClock(at);
    const page = await visitor(browser, site, problems, { at, timezoneId });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/(api|assets\/[^?]*\.js)/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/horoscope/leo', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Leo' })).toBeVisible();
    await expect(page.getByRole('article', { includeHidden: true })).toBeHidden();
    resolve();
    await expect(page.getByRole('article').getByText(longDate(date))).toBeVisible();
    await page.context().close();
  });

  for (const width of [390, 1280]) {
    test(
      `nothing jumps for a visitor in ${city} at ${width} px`,
      onlyInFull(width !== narrowOrWide),
      async ({ browser, site, problems }) => {
        await site.setClock(at);
        const viewport = { width, height: 844 };
        const page = await visitor(browser, site, problems, { at, timezoneId, viewport });
        const layoutShift = await watchLayoutShift(page);
        await page.goto('/horoscope/leo');
        await expect(page.getByRole('article').getByText(longDate(date))).toBeVisible();
        expect(await layoutShift(), '/horoscope/leo').toBeLessThan(UNSEEN);
        await page.goto('/');
        await expect(page.getByRole('main').getByText(longDate(date))).toBeVisible();
        await hydrated(page);
        expect(await layoutShift(), '/').toBeLessThan(UNSEEN);
        await page.context().close();
      },
    );
  }
}

test('the meter of the layout-shift tests notices a jump', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { timezoneId: 'America/New_York' });
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/horoscope/leo');
  await hydrated(page);
  expect(await layoutShift()).toBeLessThan(UNSEEN);
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('p'), { innerText: '?' })),
  );
  expect(await layoutShift()).toBeGreaterThan(UNSEEN);
  await page.context().close();
});

test('an open tab loads the new day at local midnight', async ({ page, site }) => {
  const evening = '2026-11-16T04:59:30Z';
  await site.setClock(evening);
  await page.clock.setSystemTime(evening);
  await page.goto('/horoscope/leo');
  await hydrated(page);
  await expect(page.getByRole('article').getByText('Sunday, November 15, 2026')).toBeVisible();
  await page.clock.runFor(35_000);
  await expect(page.getByRole('article').getByText('Monday, November 16, 2026')).toBeVisible();
  const [first] = paragraphsOf(await readingOf(site, 'leo', '2026-11-16'));
  await expect(page.getByRole('article').getByText(first!)).toBeVisible();
  await expect(page.getByText('Sunday, November 15, 2026')).toHaveCount(0);
});

test('the date in the header of an open tab changes at local midnight', async ({ page, site }) => {
  const evening = '2026-11-16T04:59:30Z';
  await site.setClock(evening);
  await page.clock.setSystemTime(evening);
  await page.goto('/blog');
  await hydrated(page);
  await expect(page.getByRole('main').getByText('Sunday, November 15, 2026')).toBeVisible();
  await page.clock.runFor(35_000);
  await expect(page.getByRole('main').getByText('Monday, November 16, 2026')).toBeVisible();
});

test('without script every page shows its main text, no spinner and no veil', async ({
  browser,
  site,
  problems,
}) => {
  const page = await visitor(browser, site, problems, {
    javaScriptEnabled: false,
    timezoneId: 'Pacific/Auckland',
  });
  for (const [path, text] of [
    ['/', 'Zodiac SIGNS'],
    ['/?sign=leo', 'Today’s Reading'],
    ['/horoscope/leo', 'Today’s Reading'],
    ['/horoscope/leo?type=weekly', 'Week Overview'],
    ['/blog', 'The Zodiary Blog'],
    ['/tarot', 'Choose a Spread'],
    ['/tarot/cards/the-moon', 'Reversed'],
    ['/api/docs', 'The API'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /./ }), path).toHaveCount(0);
    await expect(page.locator('.other-day'), path).toHaveCount(0);
  }
  await page.goto('/horoscope/leo');
  const [first] = paragraphsOf(await readingOf(site, 'leo'));
  await expect(page.getByText(first!)).toBeVisible();
  await page.context().close();
});

test('without script a sign can be picked and cleared again', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto('/?type=weekly');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Virgo / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virgo' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Zodiac Selection' }).click();
  await expect(page).toHaveURL((url) => url.search === '?type=weekly');
  await expect(page.getByRole('heading', { name: 'Zodiac SIGNS' })).toBeVisible();
  await page.context().close();
});
