import type { QuoteOfTheDay } from '../../src/contract/quotes.ts';
import { SIGNS } from '../../src/domain/zodiac/signs.ts';
import { holdReading } from './readings.ts';
import { expect, hydrated, open, staysTheSame, test, type Page } from './site.ts';

const plates = (page: Page) => page.getByRole('main').locator('a[href*="sign="]:has(img)');
const plate = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} `) });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Forecast' }).getByRole('link', { name, exact: true });

test('home shows the picker with twelve signs under the heading Zodiac SIGNS', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Daily Horoscope' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zodiac SIGNS', exact: true })).toBeVisible();
  await expect(plates(page)).toHaveCount(12);
  for (const { name } of SIGNS) await expect(plate(page, name)).toBeVisible();
});

test('each card of the picker shows the picture /zodiac-signs/{sign}.png', async ({ page }) => {
  await page.goto('/');
  for (const { key, name } of SIGNS) {
    await expect(plate(page, name).locator('img')).toHaveAttribute('src', `/zodiac-signs/${key}.png`);
    const picture = await page.request.get(`/zodiac-signs/${key}.png`);
    expect(picture.headers()['content-type'], key).toBe('image/png');
  }
});

for (const [width, columns] of [
  [390, 2],
  [820, 3],
  [1280, 4],
] as const) {
  test(`the picker has ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(plates(page)).toHaveCount(12);
    const lefts = await plates(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts.map(Math.round)).size).toBe(columns);
  });
}

test('choosing a sign shows its forecast, updates the address without a reload and scrolls to the top', async ({
  page,
}) => {
  await open(page, '/');
  const unchanged = await staysTheSame(page);
  await plate(page, 'Pisces').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await plate(page, 'Pisces').click();
  await expect(page).toHaveURL(/\/\?sign=pisces$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pisces' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today’s Reading' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await unchanged();
});

test('a picked sign is highlighted, scaled and in a gold glow, while its reading is on the way', async ({
  page,
}) => {
  await open(page, '/');
  const release = await holdReading(page, 'leo');
  await expect(plate(page, 'Leo')).not.toHaveAttribute('aria-current');
  await plate(page, 'Leo').click();
  await expect(plate(page, 'Leo')).toHaveAttribute('aria-current', 'true');
  await expect(plate(page, 'Leo')).toHaveCSS('transform', 'matrix(1.03, 0, 0, 1.03, 0, 0)');
  await expect(plate(page, 'Leo')).toHaveCSS('box-shadow', /rgba\(232, 195, 122, 0\.38\) 0px 0px 34px/);
  await expect(page.locator('a[aria-current=true]:has(img)')).toHaveCount(1);
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Leo' })).toBeVisible();
});

test("the overlay 'Consulting the stars...' covers the screen for a sign that takes longer than 400 ms", async ({
  page,
}) => {
  await open(page, '/');
  const release = await holdReading(page, 'virgo');
  await page.clock.pauseAt(new Date('2026-11-15T18:00:00Z'));
  await plate(page, 'Virgo').click();
  await expect(plate(page, 'Virgo')).toHaveAttribute('aria-current', 'true');
  const overlay = page.getByRole('status').filter({ hasText: 'Consulting the stars...' });
  await page.clock.runFor(399);
  await expect(overlay).toBeHidden();
  await page.clock.runFor(2);
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await release();
  await expect(page.getByRole('heading', { name: 'Today’s Reading' })).toBeVisible();
  await expect(overlay).toBeHidden();
});

test('changing the type updates the address without a reload and keeps the sign', async ({ page }) => {
  await open(page, '/?sign=leo');
  const unchanged = await staysTheSame(page);
  for (const [label, query] of [
    ['Weekly', '?type=weekly&sign=leo'],
    ['Monthly', '?type=monthly&sign=leo'],
    ['Love Match', '?type=compatibility&sign=leo'],
    ['Daily', '?sign=leo'],
  ] as const) {
    await tab(page, label).click();
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === query);
    await expect(tab(page, label)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: 'Leo' })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Today’s Reading' })).toBeVisible();
  await unchanged();
});

test('the type is kept when a sign is chosen', async ({ page }) => {
  await open(page, '/?type=monthly');
  await expect(tab(page, 'Monthly')).toHaveAttribute('aria-current', 'page');
  await plate(page, 'Gemini').click();
  await expect(page).toHaveURL(/\/\?type=monthly&sign=gemini$/);
  await expect(tab(page, 'Monthly')).toHaveAttribute('aria-current', 'page');
});

test('an unknown type is daily, an unknown sign is none, and love is compatibility', async ({ page }) => {
  await page.goto('/');
  await expect(tab(page, 'Daily')).toHaveAttribute('aria-current', 'page');
  await page.goto('/?type=yearly');
  await expect(tab(page, 'Daily')).toHaveAttribute('aria-current', 'page');
  await page.goto('/?sign=ophiuchus');
  await expect(plates(page)).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Back to Zodiac Selection' })).toHaveCount(0);
  await page.goto('/?type=love');
  await expect(tab(page, 'Love Match')).toHaveAttribute('aria-current', 'page');
});

test("the button 'Back to Zodiac Selection' clears the sign and keeps the type", async ({ page }) => {
  await open(page, '/?sign=leo');
  const unchanged = await staysTheSame(page);
  await page.getByRole('button', { name: 'Back to Zodiac Selection' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  await expect(plates(page)).toHaveCount(12);
  await unchanged();
  await open(page, '/?type=weekly&sign=leo');
  await page.getByRole('button', { name: 'Back to Zodiac Selection' }).click();
  await expect(page).toHaveURL((url) => url.search === '?type=weekly');
  await expect(plates(page)).toHaveCount(12);
  await expect(tab(page, 'Weekly')).toHaveAttribute('aria-current', 'page');
});

test('back returns to the picker where it was scrolled to, forward to the reading', async ({ page }) => {
  await open(page, '/');
  await plate(page, 'Libra').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await plate(page, 'Libra').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Libra' })).toBeVisible();
  await page.goBack();
  await expect(plates(page)).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(page).toHaveURL(/sign=libra$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Libra' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("compatibility without a sign says 'Select your sign first', with the picker below", async ({
  page,
}) => {
  await page.goto('/?type=compatibility');
  const field = page.getByLabel('Your Sign', { exact: true });
  await expect(field.locator('option:checked')).toHaveText('Select your sign first');
  const heading = page.getByRole('heading', { name: 'Zodiac SIGNS' });
  const [above, below] = [await field.boundingBox(), await heading.boundingBox()];
  expect(below!.y).toBeGreaterThan(above!.y);
  await expect(plates(page).first()).toHaveAttribute('href', '/?type=compatibility&sign=aries');
});

test('one row under the picker leads on to the card, the quote and the sky of the day, and to the birth chart', async ({
  page,
  site,
}) => {
  const answer = await fetch(`${site.url}/api/quotes/today?date=2026-11-15`);
  const { text, author } = (await answer.json()) as QuoteOfTheDay;
  await open(page, '/');
  const row = page.getByRole('navigation', { name: 'More for today' });
  const link = (name: string) => row.getByRole('link', { name });
  await expect(row.getByRole('link')).toHaveCount(4);
  const [picker, below] = [await plates(page).last().boundingBox(), await row.boundingBox()];
  expect(below!.y).toBeGreaterThan(picker!.y + picker!.height);
  await expect(link('Quote of the Day')).toContainText(`“${text.slice(0, 20)}`);
  await expect(link('Quote of the Day')).toContainText(author.name);
  await expect(link('Tonight’s Sky')).toContainText(/Moon in [A-Z]/);
  for (const [name, path, heading] of [
    ['Card of the Day', '/tarot', 'Card of the Day'],
    ['Quote of the Day', '/quotes', 'Quote of the Day'],
    ['Tonight’s Sky', '/sky', null],
    ['Your Birth Chart', '/birth-chart', 'Your Birth Chart'],
  ] as const) {
    await link(name).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    if (heading) await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    await page.goBack();
  }
});

test('/horoscope redirects to home and keeps the query', async ({ page }) => {
  await page.goto('/horoscope');
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  await page.goto('/horoscope?type=weekly&sign=leo');
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '?type=weekly&sign=leo');
  await hydrated(page);
});
