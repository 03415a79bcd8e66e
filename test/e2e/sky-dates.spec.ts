import { accessibilityFaults, WCAG } from './accessibility.ts';
import { onlyInFull } from './full-check.ts';
import {
  expect,
  forgive,
  hydrated,
  open,
  searchReady,
  staysTheSame,
  test,
  visitor,
  type Page,
} from './site.ts';

const hours = (page: Page) => page.getByRole('region', { name: 'Hour by Hour' });
const field = (page: Page) => page.getByLabel('Your birthday, or any day since 1900');

test('somebody opens the sky of a birthday, and the days around it, without a reload', async ({ page }) => {
  await open(page, '/sky');
  const unchanged = await staysTheSame(page);
  await field(page).fill('1990-03-21');
  await page.getByRole('button', { name: 'Show its sky' }).click();
  await expect(page).toHaveURL(/\/sky\?date=1990-03-21$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sky of March 21, 1990');
  await expect(page).toHaveTitle('The Sky of March 21, 1990 · Zodiary');
  await expect(page.getByText('A Wednesday, at noon UTC')).toBeVisible();
  await expect(page.getByText('Today is Sunday, November 15, 2026')).toBeVisible();
  await expect(page.getByRole('img', { name: /wheel, with the Sun in Aries/ })).toHaveAttribute(
    'src',
    '/sky-art/wheel-phone-1990-03-21.svg',
  );
  await expect(page.getByRole('heading', { name: 'Retrograde That Day' })).toBeVisible();
  await page.getByRole('link', { name: 'Previous day: Mar 20' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sky of March 20, 1990');
  // 21:19 UTC, by every almanac.
  await expect(hours(page).getByRole('listitem').filter({ hasText: 'Sun enters Aries' })).toContainText(
    '4:19 PM',
  );
  await page.getByRole('link', { name: 'Next day: Mar 21' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sky of March 21, 1990');
  await page.getByRole('navigation', { name: 'Other days' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sky Today');
  await unchanged();
});

test('without script the form opens the sky of a date, and it is whole', async ({
  browser,
  site,
  problems,
}) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto('/sky');
  await field(page).fill('1969-07-20');
  await page.getByRole('button', { name: 'Show its sky' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sky of July 20, 1969');
  await expect(page.getByRole('table', { name: 'Positions at noon UTC' }).getByRole('row')).toHaveCount(11);
  await expect(page.locator('main [style]')).toHaveCount(0);
  await page.context().close();
});

test('a date that is none is not found, directly and by a link inside the site', async ({
  page,
  problems,
}) => {
  expect((await page.goto('/sky?date=1990-02-30'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  forgive(problems, /404/);
  await open(page, '/sky?date=1990-02-28');
  await page.evaluate(() => history.pushState({ idx: 9, key: 'none' }, '', '/sky?date=none'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: { idx: 9, key: 'none' } })));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('search leads to an event on the visitor’s own day, which shows it', async ({ page, site }) => {
  await searchReady(site);
  await open(page, '/search?q=next+new+moon');
  await page.getByRole('link', { name: 'See its sky' }).click();
  // 00:51 UTC of the ninth is the evening before in New York.
  await expect(page).toHaveURL(/\/sky\?date=2026-12-08#2026-12-09T00:51Z$/);
  const event = hours(page).getByRole('listitem').filter({ hasText: 'New Moon in Sagittarius' });
  await expect(event).toContainText('7:51 PM');
  await expect(event).toContainText('A dark sky and a fresh start');
});

test('search for a birthday with its year leads to the sky of that day', async ({ page, site }) => {
  await searchReady(site);
  await open(page, '/search?q=march+21+1990');
  await page.getByRole('link', { name: 'The sky of that day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sky of March 21, 1990');
});

for (const width of [390, 1280]) {
  test(
    `home’s planisphere and its line of the Moon lead to the sky at ${width} px`,
    onlyInFull(width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^(?!Tonight).*Moon in (?:Capricorn|Aquarius)/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sky Today');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Daily Horoscope');
      const disc = page.getByRole('main').locator('img[src*="planisphere"]');
      const box = (await disc.boundingBox())!;
      await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.4);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sky Today');
    },
  );

  test(
    `the sky of a date is accessible at ${width} px`,
    onlyInFull(width === 1280),
    async ({ browser, site, problems }) => {
      const page = await visitor(browser, site, problems, { viewport: { width, height: 844 } });
      await page.goto('/sky?date=1990-03-21');
      await hydrated(page);
      expect(await accessibilityFaults(page, { tags: [...WCAG, 'best-practice'] })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.context().close();
    },
  );
}

/** The least distance, side by side, of the words of two labels below the scale, in pixels. */
async function leastDistance(page: Page): Promise<number> {
  return hours(page)
    .locator('svg[viewBox^="0 0 1120"]')
    .evaluate((strip) => {
      const labels = [...strip.querySelectorAll('g')]
        .map((label) =>
          [...label.querySelectorAll(':scope > text')].map((one) => one.getBoundingClientRect()),
        )
        .filter((boxes) => boxes.length > 0);
      const distances = labels.flatMap((label, index) =>
        labels
          .slice(index + 1)
          .flatMap((other) =>
            label.flatMap((one) =>
              other
                .filter(({ top, bottom }) => top < one.bottom && bottom > one.top)
                .map(({ left, right }) => Math.max(left - one.right, one.left - right)),
            ),
          ),
      );
      return Math.min(...distances);
    });
}

test('labels of events that are close in time never touch', { tag: '@full' }, async ({ page }) => {
  // A quarter of the Moon between two oppositions, and as many events as a day has.
  for (const date of ['2026-11-17', '2026-10-05', '2026-01-18']) {
    await open(page, `/sky?date=${date}`);
    expect(await leastDistance(page), date).toBeGreaterThan(12);
  }
});
