import type { MonthlyReading } from '../../src/contract/monthly.ts';
import type { WeeklyReading } from '../../src/contract/weekly.ts';
import { factMeaning } from '../../src/domain/horoscope/fact-meaning.ts';
import { calendar, heading, signChoice, structured, titleOf } from './archive.ts';
import { headOf } from './heads.ts';
import { paragraphsOf, readingOf } from './readings.ts';
import { ownParagraphs } from './own-words.ts';
import { expect, open, staysTheSame, test, visitor } from './site.ts';

test('a day’s page has the printed words with their reasons, the tiles and the sky of that day', async ({
  page,
  site,
}) => {
  await open(page, '/archive/scorpio-2026-11-14');
  await expect(heading(page)).toHaveText('Scorpio, November 14, 2026');
  const reading = await readingOf(site, 'scorpio', '2026-11-14');
  const article = page.getByRole('article');
  for (const text of paragraphsOf(reading)) await expect(article.getByText(text)).toBeVisible();
  await expect(article.getByText(reading.lucky_number)).toBeVisible();
  await expect(article.getByText(`${reading.mood} Why this mood?`)).toBeVisible();
  await article.getByText('Why?').first().click();
  await expect(article.getByText(`${factMeaning(reading.because[0]!.facts[0]!)}.`).first()).toBeVisible();
  const sky = page.getByRole('region', { name: 'The Day’s Sky' });
  await expect(sky.getByRole('table').getByRole('row', { name: /^Moon/ })).toContainText('Capricorn');
  await expect(sky.locator('img')).toHaveAttribute('src', '/sky-art/ring-scorpio-2026-11-14.svg');
  await expect(page.locator('header img').first()).toHaveAttribute('src', /-2026-11-14\.svg$/);
});

test('previous and next lead through the days, and the calendar is one step away', async ({ page }) => {
  await open(page, '/archive/leo-2026-11-16');
  const same = await staysTheSame(page);
  const beside = page.getByRole('navigation', { name: 'Before and after' });
  await beside.getByRole('link', { name: 'Next: Nov 17' }).click();
  await expect(heading(page)).toHaveText('Leo, November 17, 2026');
  await expect(beside.getByRole('link')).toHaveText(['Previous: Nov 16']);
  await beside.getByRole('link', { name: 'Previous: Nov 16' }).click();
  await beside.getByRole('link', { name: 'Previous: Nov 15' }).click();
  await expect(heading(page)).toHaveText('Leo, November 15, 2026');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Leo' }).click();
  await expect(calendar(page)).toHaveAccessibleName('Leo readings for November 2026');
  await same();
  await open(page, '/archive/leo-2026-01-01');
  await expect(beside.getByRole('link')).toHaveText(['Next: Jan 2']);
});

test('weeks and months have their pages, with previous and next', async ({ page, site }) => {
  await open(page, '/archive?sign=leo&month=2026-01');
  await calendar(page).getByRole('link', { name: 'Dec 28 – Jan 3' }).click();
  await expect(heading(page)).toHaveText('Leo, December 28, 2025 – January 3, 2026');
  const week = (await (await fetch(`${site.url}/api/weekly/leo?date=2026-01-01`)).json()) as WeeklyReading;
  for (const words of await ownParagraphs(page, week, 'overview')) {
    await expect(page.getByRole('article').getByText(words)).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Key Dates' })).toBeVisible();
  const beside = page.getByRole('navigation', { name: 'Before and after' });
  await expect(beside.getByRole('link')).toHaveText(['Next: Jan 4 – 10']);
  await page.getByRole('link', { name: 'All of January 2026' }).click();
  await page.getByRole('link', { name: 'Monthly horoscope' }).click();
  await expect(heading(page)).toHaveText('Leo, January 2026');
  const month = (await (await fetch(`${site.url}/api/monthly/leo?date=2026-01-01`)).json()) as MonthlyReading;
  for (const words of await ownParagraphs(page, month, 'challenges')) {
    await expect(page.getByRole('article').getByText(words)).toBeVisible();
  }
  await beside.getByRole('link', { name: 'Next: February' }).click();
  await expect(heading(page)).toHaveText('Leo, February 2026');
});

test('the same day of another sign is one step away', async ({ page }) => {
  await open(page, '/archive/leo-2026-11-14');
  await page.getByRole('main').getByRole('link', { name: 'Virgo', exact: true }).click();
  await expect(heading(page)).toHaveText('Virgo, November 14, 2026');
});

test('a dated page is never veiled and never turns to another day', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { timezoneId: 'Pacific/Auckland' });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/(api|assets\/[^?]*\.js)/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/archive/leo-2026-11-15', { waitUntil: 'commit' });
  const [first] = paragraphsOf(await readingOf(site, 'leo', '2026-11-15'));
  await expect(page.getByRole('article').getByText(first!)).toBeVisible();
  resolve();
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  await expect(page.getByRole('article').getByText(first!)).toBeVisible();
  await expect(heading(page)).toHaveText('Leo, November 15, 2026');
  await page.context().close();
});

test('without script the calendar turns by its button and every reading can be read', async ({
  browser,
  site,
  problems,
}) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto('/archive?month=2026-10');
  await signChoice(page).selectOption('Taurus');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(calendar(page)).toHaveAccessibleName('Taurus readings for October 2026');
  const title = await titleOf(site, 'taurus', '2026-10-02');
  await calendar(page)
    .getByRole('link', { name: `2 ${title}`, exact: true })
    .click();
  await expect(heading(page)).toHaveText('Taurus, October 2, 2026');
  for (const text of paragraphsOf(await readingOf(site, 'taurus', '2026-10-02'))) {
    await expect(page.getByRole('article').getByText(text)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Next: Oct 3' }).first().click();
  await expect(heading(page)).toHaveText('Taurus, October 3, 2026');
  expect(await page.locator('main [style]').count(), 'inline styles').toBe(0);
  await page.context().close();
});

test('what is unknown or not open yet is a real 404', async ({ page }) => {
  for (const slug of [
    'leo-2026-11-18',
    'leo-week-2026-11-22',
    'leo-month-2026-12',
    'leo-2025-12-31',
    'leo-week-2026-11-09',
    'ophiuchus-2026-11-14',
    'leo',
  ]) {
    const response = await page.request.get(`/archive/${slug}`);
    expect([slug, response.status()]).toEqual([slug, 404]);
    expect(await response.text()).toContain('Page Not Found');
  }
});

test('every archived page has its own head, card tags and structured data', async ({ page }) => {
  const descriptions: string[] = [];
  for (const [slug, title, date] of [
    ['scorpio-2026-11-14', 'Scorpio Horoscope, November 14, 2026 · Zodiary', '2026-11-14'],
    ['scorpio-week-2026-11-08', 'Scorpio Weekly Horoscope, November 8 – 14, 2026 · Zodiary', '2026-11-08'],
    ['scorpio-month-2026-11', 'Scorpio Monthly Horoscope, November 2026 · Zodiary', '2026-11-01'],
  ] as const) {
    await page.goto(`/archive/${slug}`);
    const head = await headOf(page);
    expect(head.title).toBe(title);
    descriptions.push(head.description[0]!);
    expect(head.canonical[0]).toMatch(new RegExp(`/archive/${slug}$`));
    expect(head.robots ?? '').not.toContain('noindex');
    const [article, crumbs] = await structured(page);
    expect(article).toMatchObject({ '@type': 'Article', datePublished: date, headline: expect.any(String) });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    const steps = (crumbs!['itemListElement'] as { item: string }[]).map(({ item }) => new URL(item));
    expect(steps.map(({ pathname, search }) => pathname + search)).toEqual([
      '/',
      '/archive',
      '/archive?sign=scorpio&month=2026-11',
      `/archive/${slug}`,
    ]);
  }
  expect(new Set(descriptions).size).toBe(3);
});

test('daily, weekly and monthly pages lead to the archive', async ({ page }) => {
  await open(page, '/horoscope/scorpio');
  await page.getByRole('article').getByRole('link', { name: 'Yesterday' }).click();
  await expect(heading(page)).toHaveText('Scorpio, November 14, 2026');
  for (const [type, label, title] of [
    ['weekly', 'Nov 8 – 14', 'Scorpio, November 8 – 14, 2026'],
    ['monthly', 'October 2026', 'Scorpio, October 2026'],
  ] as const) {
    await open(page, `/horoscope/scorpio?type=${type}`);
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await page.getByRole('link', { name: 'Daily readings', exact: true }).click();
    await expect(calendar(page)).toHaveAccessibleName('Scorpio readings for November 2026');
  }
});
