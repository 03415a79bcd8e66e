import type { ReadingQuotes } from '../../src/contract/quotes.ts';
import { inMarks } from '../../src/domain/quotes/wording.ts';
import { SIGNS } from '../../src/domain/zodiac/signs.ts';
import { CARD_TAGS, drawnPicture, headOf, sentHead } from './heads.ts';
import { readingOf, TODAY_LONG } from './readings.ts';
import { expect, hydrated, open, staysTheSame, test, type Page } from './site.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Forecast' }).getByRole('link', { name, exact: true });

test('every sign page has its own title, description, canonical link and card tags', async ({ page }) => {
  await page.goto('/');
  const titles = new Set<string>();
  for (const { key, name } of SIGNS) {
    const head = await sentHead(page, `/horoscope/${key}`);
    expect(head.title).toBe(`${name} Horoscope Today · Zodiary`);
    expect(head.description).toHaveLength(1);
    expect(head.description[0]).toContain(`The ${name} horoscope for ${TODAY_LONG}`);
    expect(head.canonical).toEqual([expect.stringMatching(new RegExp(`^https?://[^/]+/horoscope/${key}$`))]);
    for (const tag of CARD_TAGS) expect(head.tags[tag], `${key} ${tag}`).toHaveLength(1);
    expect(head.tags['og:title']).toEqual([`${name} Horoscope Today`]);
    expect(head.tags['og:description']).toEqual(head.description);
    expect(head.tags['og:url']).toEqual(head.canonical);
    expect(head.tags['twitter:card']).toEqual(['summary_large_image']);
    titles.add(head.title);
  }
  expect(titles.size).toBe(12);
});

test('a meta description is never longer than 155 characters and has no line breaks', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/', '/horoscope/sagittarius', '/horoscope/leo?type=weekly', '/not-found', '/blog']) {
    const [description] = (await sentHead(page, path)).description;
    expect(description!.length, path).toBeLessThanOrEqual(155);
    expect(description, path).not.toMatch(/[\n“”‘’]| {2}/);
  }
});

test('the Open Graph picture is 1200 by 630', async ({ page }) => {
  await page.goto('/horoscope/leo');
  const { tags } = await headOf(page);
  expect(tags['og:image:width']).toEqual(['1200']);
  expect(tags['og:image:height']).toEqual(['630']);
  const address = tags['og:image']![0]!;
  await drawnPicture(page, address);
  const size = await page.evaluate(async (path) => {
    const picture = new Image();
    picture.src = path;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, new URL(address).pathname);
  expect(size).toEqual([1200, 630]);
});

test('addresses of one forecast share one canonical, and other types keep theirs', async ({ page }) => {
  await page.goto('/');
  for (const [address, canonical] of [
    ['/?sign=leo', '/horoscope/leo'],
    ['/horoscope/leo?sign=leo', '/horoscope/leo'],
    ['/?type=weekly&sign=leo', '/horoscope/leo?type=weekly'],
    ['/horoscope/leo?type=love', '/horoscope/leo?type=compatibility'],
    ['/?type=monthly', '/?type=monthly'],
    ['/?utm_source=x', '/'],
  ] as const) {
    const { pathname, search } = new URL((await sentHead(page, address)).canonical[0]!);
    expect(pathname + search, address).toBe(canonical);
  }
});

test('the title follows the sign and the type without a reload', async ({ page }) => {
  await open(page, '/horoscope/leo');
  const unchanged = await staysTheSame(page);
  await tab(page, 'Weekly').click();
  await expect(page).toHaveTitle('Leo Weekly Horoscope · Zodiary');
  await tab(page, 'Daily').click();
  await page.getByRole('main').getByRole('link', { name: 'Virgo', exact: true }).click();
  await expect(page).toHaveTitle('Virgo Horoscope Today · Zodiary');
  await unchanged();
});

test("an unknown sign is a 404 with the picker 'Choose Your Zodiac Sign' and nothing selected", async ({
  page,
  problems,
}) => {
  const response = await page.goto('/horoscope/ophiuchus');
  expect(response!.status()).toBe(404);
  problems.length = 0; // The browser logs the 404 that this test asks for.
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Zodiac Sign' })).toBeVisible();
  expect((await headOf(page)).robots).toBe('noindex');
  const plates = page.getByRole('main').locator('a:has(img)');
  await expect(plates).toHaveCount(12);
  await expect(page.getByRole('main').locator('[aria-current]')).toHaveCount(0);
  await plates.filter({ hasText: 'Taurus' }).click();
  await expect(page).toHaveURL(/\/horoscope\/taurus$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Taurus' })).toBeVisible();
});

test('all twelve signs are accepted, and another case leads to the lower case', async ({ page }) => {
  for (const { key } of SIGNS) expect((await page.request.get(`/horoscope/${key}`)).status(), key).toBe(200);
  await page.goto('/horoscope/ARIES?type=weekly');
  await expect(page).toHaveURL(/\/horoscope\/aries\?type=weekly$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Aries' })).toBeVisible();
});

test('the sign in the path wins over the one in the query', async ({ page }) => {
  await open(page, '/horoscope/leo?sign=virgo');
  await expect(page.getByRole('heading', { level: 1, name: 'Leo' })).toBeVisible();
});

test('the sign page shows sub-tabs for daily, weekly, monthly and love match', async ({ page }) => {
  await open(page, '/horoscope/leo');
  for (const [label, search] of [
    ['Weekly', '?type=weekly'],
    ['Monthly', '?type=monthly'],
    ['Love Match', '?type=compatibility'],
    ['Daily', ''],
  ] as const) {
    await tab(page, label).click();
    await expect(page).toHaveURL((url) => url.pathname === '/horoscope/leo' && url.search === search);
    await expect(tab(page, label)).toHaveAttribute('aria-current', 'page');
  }
});

test('each sub-tab scrolls to the top', async ({ page }) => {
  await open(page, '/horoscope/leo');
  for (const label of ['Weekly', 'Monthly', 'Love Match', 'Daily']) {
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    // By script: a real click would scroll the page up to the tabs first.
    await tab(page, label).evaluate((link: HTMLElement) => link.click());
    await expect(tab(page, label)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test("the sign page shows the forecast with today's date", async ({ page, site }) => {
  const main = page.getByRole('main');
  for (const type of ['weekly', 'monthly', 'compatibility', 'daily']) {
    await page.goto(`/horoscope/leo?type=${type}`);
    await expect(main.getByText(TODAY_LONG).first(), type).toBeVisible();
  }
  await expect(main.getByText(TODAY_LONG).first()).toBeVisible();
  const { summary } = await readingOf(site, 'leo');
  await expect(main.getByText(summary, { exact: true })).toBeVisible();
});

test('the sign page links the quote topics life, motivational and success', async ({ page }) => {
  await open(page, '/horoscope/leo');
  const more = page.getByRole('navigation', { name: 'More quotes' });
  await expect(more.getByRole('link')).toHaveText(['Life', 'Motivational', 'Success']);
  for (const topic of ['life', 'motivational', 'success']) {
    await expect(more.locator(`a[href="/quotes/${topic}"]`)).toBeVisible();
  }
  await more.getByRole('link', { name: 'Motivational' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Motivational Quotes' })).toBeVisible();
});

for (const [type, title] of [
  ['daily', 'Words for the Day'],
  ['weekly', 'Words for the Week'],
  ['monthly', 'Words for the Month'],
  ['compatibility', 'Words for Two'],
] as const) {
  test(`${title}: three real quotes with author, quote page and topic`, async ({ page, site }) => {
    const answer = await fetch(`${site.url}/api/quotes/reading/leo?type=${type}&date=2026-11-15`);
    const { quotes } = (await answer.json()) as ReadingQuotes;
    await open(page, `/horoscope/leo?type=${type}`);
    const items = page.getByRole('region', { name: title, exact: true }).getByRole('listitem');
    await expect(items).toHaveCount(3);
    for (const [index, { text, topic, slug, author }] of quotes.entries()) {
      const item = items.nth(index);
      const words = item.getByRole('link', { name: inMarks(text), exact: true });
      await expect(words).toHaveAttribute('href', `/quotes/${topic}/${slug}`);
      await expect(item.getByRole('link', { name: author.name, exact: true })).toBeVisible();
      await expect(item.locator(`a[href="/quotes/${topic}"]`)).toBeVisible();
    }
    await items.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: inMarks(quotes[0]!.text) })).toBeVisible();
  });
}

test("the grid 'Choose Another Sign' holds the other eleven", async ({ page }) => {
  await open(page, '/horoscope/leo');
  const grid = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Choose Another Sign' }) });
  const others = SIGNS.filter(({ key }) => key !== 'leo').map(({ name }) => name);
  await expect(grid.getByRole('link')).toHaveText(others);
  await grid.getByRole('link', { name: 'Scorpio' }).click();
  await expect(page).toHaveURL(/\/horoscope\/scorpio$/);
  await expect(grid.getByRole('link', { name: 'Leo' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sign page ends with a visible footer that says 2025 and this year', async ({ page }) => {
  for (const type of ['daily', 'weekly', 'compatibility']) {
    await open(page, `/horoscope/leo?type=${type}`);
    const footer = page.getByRole('contentinfo', { name: 'Leo page' });
    await expect(footer.getByText('© 2025–2026 Zodiary', { exact: true })).toBeVisible();
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Zodiary Blog' })).toBeVisible();
  await expect(page.getByRole('contentinfo', { name: 'Leo page' })).toHaveCount(0);
});

test('structured data is valid, belongs to its page and leaves with it', async ({ page }) => {
  await open(page, '/horoscope/leo');
  const [crumbs, ...more] = (await headOf(page)).structured.map((text) => JSON.parse(text));
  expect(more).toEqual([]);
  expect(crumbs).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(JSON.stringify(crumbs)).toContain('/horoscope/leo');
  await page.getByRole('main').getByRole('link', { name: 'Virgo', exact: true }).click();
  await expect(page).toHaveTitle(/Virgo/);
  expect((await headOf(page)).structured).toEqual([expect.stringContaining('/horoscope/virgo')]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tarot' }).click();
  await expect(page).toHaveTitle(/Tarot/);
  expect((await headOf(page)).structured).toEqual([expect.stringContaining('/tarot')]);
});
