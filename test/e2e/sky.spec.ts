import type { SkyAnswer } from '../../src/contract/sky.ts';
import { accessibilityFaults, WCAG } from './accessibility.ts';
import { onlyInFull } from './full-check.ts';
import { expect, hydrated, open, test, visitor, type Page } from './site.ts';

const hours = (page: Page) => page.getByRole('region', { name: 'Hour by Hour' });
const week = (page: Page) => page.getByRole('region', { name: 'The Week Ahead' });
const positions = (page: Page) => page.getByRole('table', { name: /Positions at/ });

test('the sky page has one heading, its tables and its sections', async ({ page }) => {
  await open(page, '/sky');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sky Today');
  await expect(page).toHaveTitle('The Sky Today · Zodiary');
  for (const name of ['Hour by Hour', 'The Week Ahead', 'Retrograde Now', 'Waxing Crescent'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(positions(page).getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('table', { name: 'Current aspects' }).getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('img', { name: /zodiac as a wheel, with the Sun in Scorpio/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'subscribe to the sky calendar' })).toHaveAttribute(
    'href',
    '/sky.ics',
  );
});

test(
  'the wheel carries the planets: the rule above it goes without, and no section is marked',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/sky');
    const rule = page.getByRole('banner').locator('picture');
    await expect(rule.locator('source').first()).toHaveAttribute(
      'srcset',
      /rule-wide-quiet-2026-11-15\.svg$/,
    );
    await expect
      .poll(() => rule.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.locator('[aria-current]')).toHaveCount(0);
  },
);

test('the tables say what the API says of the visitor’s own hour', async ({ page, site }) => {
  await open(page, '/sky');
  await expect(positions(page)).toHaveAccessibleName('Positions at 12:00 PM');
  const sky = (await (await fetch(`${site.url}/api/sky?at=2026-11-15T17:00:00Z`)).json()) as SkyAnswer;
  const moon = sky.bodies.find(({ body }) => body === 'moon')!;
  const minutes = Math.floor(moon.degree * 60);
  const place = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
  await expect(positions(page).getByRole('row', { name: /^Moon/ })).toContainText(place);
  await expect(positions(page).getByRole('row', { name: /^Saturn/ })).toContainText('retrograde');
  await expect(page.getByRole('img', { name: /wheel/ })).toHaveAttribute(
    'src',
    /wheel-phone-2026-11-15T17\.svg$/,
  );
});

test('a visitor in Tokyo sees the own day and the own clock', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { timezoneId: 'Asia/Tokyo' });
  await page.goto('/sky');
  await hydrated(page);
  // 17:00 UTC is two in the morning of Monday.
  await expect(positions(page)).toHaveAccessibleName('Positions at 2:00 AM');
  await expect(page.getByRole('main').getByText('Monday, November 16, 2026')).toBeVisible();
  const meeting = hours(page).getByRole('listitem').filter({ hasText: 'Mars conjunct Jupiter' });
  await expect(meeting).toHaveText(/3:23 PM\s*Mars conjunct Jupiter\s*Drive and optimism act as one/);
  await expect(week(page).getByRole('heading', { level: 3 }).first()).toHaveText('Tuesday Nov 17');
  await page.context().close();
});

test('on a desktop the day is a scale of hours with its events and what they mean', async ({ page }) => {
  await open(page, '/sky');
  const strip = hours(page).locator('svg[viewBox^="0 0 1120"]');
  await expect(strip).toBeVisible();
  for (const words of [
    'midnight',
    'noon',
    'Capricorn',
    'Moon enters Aquarius',
    '4:24 AM',
    'Moods go their own way',
  ])
    await expect(strip.getByText(words).first()).toBeVisible();
  const names = await strip
    .getByText(/ (?:enters|trine|square|sextile|opposite|conjunct) /)
    .allTextContents();
  expect(names.length).toBeGreaterThan(0);
  await expect(hours(page).getByRole('listitem')).toHaveCount(names.length);
  await expect(week(page).getByRole('heading', { level: 3 })).toHaveCount(6);
  for (const day of await week(page).getByRole('heading', { level: 3 }).all())
    await expect(day).toBeVisible();
});

test('a phone shows today and tomorrow, and unfolds the rest', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { viewport: { width: 390, height: 844 } });
  await page.goto('/sky');
  await hydrated(page);
  await expect(hours(page).getByText('Moon enters Aquarius').last()).toBeVisible();
  await expect(hours(page).getByText('Moods go their own way').last()).toBeVisible();
  await expect(week(page).getByRole('heading', { name: 'Monday Nov 16' })).toBeVisible();
  await expect(week(page).getByText('Mars conjunct Jupiter')).toBeVisible();
  const last = week(page).getByText('Saturday Nov 21');
  await expect(last).toBeHidden();
  await week(page).getByText('Tuesday to Saturday').click();
  await expect(last).toBeVisible();
  await page.context().close();
});

test('without script the page is of noon UTC and says so', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false, timezoneId: 'Asia/Tokyo' });
  await page.goto('/sky');
  await expect(positions(page)).toHaveAccessibleName('Positions at noon UTC');
  await expect(page.getByText('Mars conjunct Jupiter').first()).toBeVisible();
  await expect(page.getByText('6:23 AM UTC')).toBeVisible();
  await expect(page.locator('main [style]')).toHaveCount(0);
  await page.context().close();
});

test('an open tab moves on with the hour', { tag: '@full' }, async ({ page }) => {
  await open(page, '/sky');
  await expect(positions(page)).toHaveAccessibleName('Positions at 12:00 PM');
  await page.clock.runFor(3_602_000);
  await expect(positions(page)).toHaveAccessibleName('Positions at 1:00 PM');
});

test('it opens from within the site at the visitor’s own hour', { tag: '@full' }, async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('link', { name: 'Sky', exact: true }).last().click();
  await expect(positions(page)).toHaveAccessibleName('Positions at 12:00 PM');
});

for (const width of [390, 1280]) {
  test(
    `the sky page is accessible and does not jump at ${width} px`,
    onlyInFull(width === 1280),
    async ({ browser, site, problems }) => {
      const viewport = { width, height: 844 };
      const page = await visitor(browser, site, problems, { viewport, timezoneId: 'America/Los_Angeles' });
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[])
            Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + entry.value });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Its own letters come late, when the page has been painted in those that stand in for them.
      const painted = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted.promise;
        await route.continue();
      });
      await page.goto('/sky', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      painted.resolve();
      await expect(positions(page)).toHaveAccessibleName('Positions at 9:00 AM');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot();
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001);
      expect(await accessibilityFaults(page, { tags: [...WCAG, 'best-practice'] })).toEqual([]);
      await page.context().close();
    },
  );
}
