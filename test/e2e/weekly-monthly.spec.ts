import type { Page } from '@playwright/test';
import type { MonthlyReading } from '../../src/contract/monthly.ts';
import type { WeeklyReading } from '../../src/contract/weekly.ts';
import type { Section } from '../../src/domain/forecast/sections.ts';
import { onlyInFull } from './full-check.ts';
import { headOf } from './heads.ts';
import { ownParagraphs } from './own-words.ts';
import { expect, forgive, open, test, visitor } from './site.ts';

/** The name of each section by its field. */
const WEEKLY = {
  overview: 'Week Overview',
  love: 'Love & Relationships',
  career: 'Career & Work',
  health: 'Health & Wellness',
  finance: 'Finance & Money',
  advice: 'Weekly Advice',
};
const MONTHLY = {
  overview: 'Monthly Overview',
  love: 'Love & Relationships',
  career: 'Career & Work',
  health: 'Health & Wellness',
  finance: 'Finance & Money',
  challenges: 'Challenges to Watch',
  opportunities: 'Opportunities Ahead',
  advice: 'Monthly Guidance',
};

const reading = (page: Page) => page.getByRole('article');
const sectionNames = (page: Page) =>
  reading(page).getByRole('heading', { level: 2 }).filter({ hasNotText: 'Key Dates' });

/** News and what lasts stand in paragraphs of their own. */
async function expectWords(page: Page, week: WeeklyReading, section: Section): Promise<void> {
  for (const words of await ownParagraphs(page, week, section)) {
    await expect(reading(page).getByText(words)).toBeVisible();
  }
}

/** Each section in its order, with the words of its own field under its name. */
async function expectSections(
  page: Page,
  names: Record<string, string>,
  answer: WeeklyReading | MonthlyReading,
): Promise<void> {
  await expect(sectionNames(page)).toHaveText(Object.values(names));
  for (const [field, name] of Object.entries(names)) {
    const section = reading(page).getByRole('region', { name, exact: true });
    for (const words of await ownParagraphs(page, answer, field as Section))
      await expect(section.getByText(words, { exact: true })).toBeVisible();
  }
}

async function answerOf<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

test('the weekly card has title, subtitle, week and its six sections with words and reasons', async ({
  page,
  site,
}) => {
  await open(page, '/horoscope/scorpio?type=weekly');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Scorpio Weekly Horoscope', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Your cosmic forecast for the week ahead', { exact: true })).toBeVisible();
  await expect(page.getByText('Nov 15 – Nov 21', { exact: true })).toBeVisible();
  await expectSections(page, WEEKLY, await answerOf(`${site.url}/api/weekly/scorpio?date=2026-11-15`));
  await expect(reading(page).getByText('Why?')).toHaveCount(6);
  await reading(page).getByText('Why?').first().click();
  await expect(
    reading(page)
      .getByText(/^your \w+ house: /)
      .first(),
  ).toBeVisible();
});

test('the monthly card has title, subtitle, month and its eight sections', async ({ page, site }) => {
  await open(page, '/?type=monthly&sign=leo');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Leo Monthly Horoscope', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Your comprehensive cosmic guide for the month', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('November 2026', { exact: true })).toBeVisible();
  await expectSections(page, MONTHLY, await answerOf(`${site.url}/api/monthly/leo?date=2026-11-15`));
});

test('what changes when is drawn, and can be heard in the visitor’s own time', async ({ page }) => {
  await open(page, '/horoscope/scorpio?type=weekly');
  const changes = page.getByRole('region', { name: 'Key Dates' });
  await expect(changes.getByText('times in New York').first()).toBeVisible();
  await expect(changes.getByRole('listitem').filter({ hasText: 'Mars meets Jupiter' })).toHaveText(
    /^Monday 1:23.AM/,
  );
  await expect(changes.locator('svg text').filter({ hasText: 'Mars meets Jupiter' }).first()).toBeVisible();
  // The week ends on Saturday: a bare Sunday would be its first day.
  await expect(changes.getByRole('listitem').filter({ hasText: 'Sun into Sagittarius' })).toHaveText(
    /^Sunday, November 22, 2:2\d.AM/,
  );
});

test('on a phone the month is a dated list and the week stands upright', async ({
  browser,
  site,
  problems,
}) => {
  const page = await visitor(browser, site, problems, {
    timezoneId: 'America/New_York',
    viewport: { width: 390, height: 844 },
  });
  await open(page, '/horoscope/leo?type=monthly');
  const changes = page.getByRole('region', { name: 'Key Dates' });
  const item = changes.getByRole('listitem').filter({ hasText: 'Full Moon in Gemini' });
  await expect(item).toBeVisible();
  expect((await item.boundingBox())!.width).toBeGreaterThan(300);
  await open(page, '/horoscope/leo?type=weekly');
  const drawing = changes.locator('svg[viewBox^="0 0 350 "]');
  await expect(drawing).toBeVisible();
  const { width, height } = (await drawing.boundingBox())!;
  expect(height).toBeGreaterThan(2 * width);
  await page.context().close();
});

for (const width of [320, 390, 700, 820, 999, 1000, 1280]) {
  const title = `at ${width} px one drawing of the week fills the page and nothing overflows`;
  test(title, onlyInFull(width !== 320), async ({ browser, site, problems }) => {
    const page = await visitor(browser, site, problems, {
      timezoneId: 'America/New_York',
      viewport: { width, height: 844 },
    });
    await open(page, '/horoscope/scorpio?type=weekly');
    const changes = page.getByRole('region', { name: 'Key Dates' });
    const drawing = changes.locator('svg[viewBox]:visible').filter({ hasText: 'Mars meets Jupiter' });
    await expect(drawing).toHaveCount(1);
    const box = (await drawing.boundingBox())!;
    expect(box.width).toBeGreaterThan(0.8 * Math.min(width, 1120) - 40);
    for (const label of await drawing.locator('text').all()) {
      const { x, width: wide } = (await label.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.context().close();
  });
}

for (const kind of ['weekly', 'monthly'] as const) {
  test(`the ${kind} forecast says that it is loading`, async ({ page }) => {
    await open(page, '/horoscope/leo');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**/api/${kind}/**`, async (route) => {
      await promise;
      await route.continue();
    });
    const tab = kind === 'weekly' ? 'Weekly' : 'Monthly';
    await page.getByRole('navigation', { name: 'Forecast' }).getByRole('link', { name: tab }).click();
    const spinner = page.getByRole('status').filter({ hasText: `Loading ${kind} forecast...` });
    await expect(spinner.locator('svg')).toBeVisible();
    resolve();
    await expect(sectionNames(page)).toHaveCount(kind === 'weekly' ? 6 : 8);
    await expect(page.getByText(`Loading ${kind} forecast...`)).toHaveCount(0);
  });

  test(`a failed ${kind} load shows the alert, and Retry fetches again`, async ({ page, problems }) => {
    await page.route(`**/api/${kind}/**`, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } }),
    );
    await open(page, `/?type=${kind}`);
    await page.getByRole('main').getByRole('link', { name: /^Leo / }).click();
    const alert = page.getByRole('alert');
    await expect(alert.getByText('Unable to load horoscope', { exact: true })).toBeVisible();
    await expect(
      alert.getByText('The stars seem clouded at the moment. Please try again later.', { exact: true }),
    ).toBeVisible();
    forgive(problems, /500 \(Internal Server Error\)/);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(sectionNames(page)).toHaveCount(kind === 'weekly' ? 6 : 8);
  });

  test(`search engines may know the ${kind} forecast`, async ({ page }) => {
    await page.goto(`/horoscope/leo?type=${kind}`);
    const { robots, title, canonical } = await headOf(page);
    expect(robots ?? '').not.toContain('noindex');
    expect(title).toContain(kind === 'weekly' ? 'Leo Weekly Horoscope' : 'Leo Monthly Horoscope');
    expect(canonical[0]).toMatch(new RegExp(`/horoscope/leo\\?type=${kind}$`));
  });

  test(`without script the ${kind} forecast is whole`, async ({ browser, site, problems }) => {
    const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
    await page.goto(`/horoscope/leo?type=${kind}`);
    await expect(sectionNames(page)).toHaveText(Object.values(kind === 'weekly' ? WEEKLY : MONTHLY));
    await expect(page.getByText(kind === 'weekly' ? 'times in UTC' : 'dates in UTC').first()).toBeVisible();
    expect(await page.locator('main [style]').count(), 'inline styles').toBe(0);
    await page.context().close();
  });
}

test('a visitor who is in another week already sees the own one', async ({ browser, siteAt, problems }) => {
  // Saturday evening in New York is Sunday in Auckland: another week, and on November 30 another month.
  const at = '2026-11-22T02:00:00Z';
  const site = await siteAt(at);
  const page = await visitor(browser, site, problems, { at, timezoneId: 'Pacific/Auckland' });
  await page.goto('/horoscope/leo?type=weekly');
  await expect(page.getByText('Nov 22 – Nov 28', { exact: true })).toBeVisible();
  await expectWords(page, await answerOf(`${site.url}/api/weekly/leo?date=2026-11-22`), 'overview');
  await expect(page.getByText('times in Auckland').first()).toBeVisible();
  await page.context().close();
});

test('an open tab turns to the new week at local midnight', { tag: '@full' }, async ({ page, siteAt }) => {
  const at = '2026-11-22T04:59:30Z';
  const site = await siteAt(at);
  await page.clock.setSystemTime(at);
  await open(page, `${site.url}/horoscope/leo?type=weekly`);
  await expect(page.getByText('Nov 15 – Nov 21', { exact: true })).toBeVisible();
  await page.clock.runFor(35_000);
  await expect(page.getByText('Nov 22 – Nov 28', { exact: true })).toBeVisible();
  await expectWords(page, await answerOf(`${site.url}/api/weekly/leo?date=2026-11-22`), 'love');
});
