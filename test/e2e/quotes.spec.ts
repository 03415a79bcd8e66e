import { readFile } from 'node:fs/promises';
import type { QuoteOfTheDay, QuotePage, QuoteShelves, TopicQuotes } from '../../src/contract/quotes.ts';
import { inMarks } from '../../src/domain/quotes/wording.ts';
import type { TestSite } from '../harness/site.ts';
import { expect, hydrated, open, staysTheSame, test, visitor, type Page } from './site.ts';

const SLUG = 'a-cucumber-is-bitter-throw-it-away-there-are-briars';
const QUOTE = `/quotes/wisdom/${SLUG}`;
const FALSE_SLUG = 'be-the-change-you-wish-to-see';

async function json<T>(site: TestSite, path: string): Promise<T> {
  return (await (await fetch(site.url + path)).json()) as T;
}

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const toast = (page: Page) => page.getByRole('region', { name: 'Notification' }).locator('p').first();

async function expectFirstQuote(page: Page, { quotes }: TopicQuotes): Promise<void> {
  await expect(link(page, inMarks(quotes[0]!.text))).toBeVisible();
}

const TOPICS =
  `Love Success Motivational Life Inspirational Friendship Positive Funny Hope Romance Relationships
  Money Business Friends Family Wisdom Spiritual Philosophy`.split(/\s+/);

test('the listing has a tile for every topic with its count, the quote of the day and the authors', async ({
  page,
  site,
}) => {
  const { topics } = await json<QuoteShelves>(site, '/api/quotes');
  await open(page, '/quotes');
  const tiles = page.getByRole('region', { name: 'By Topic' }).getByRole('link');
  await expect(tiles).toHaveText(TOPICS.map((name, index) => `${name}${topics[index]!.count} quotes`));
  await expect(page.getByRole('region', { name: 'Quote of the Day' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Authors by initial' })).toBeVisible();
  for (const [index, name] of TOPICS.entries())
    await expect(tiles.nth(index)).toHaveAttribute('href', `/quotes/${name.toLowerCase()}`);
  await tiles.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Love Quotes' })).toBeVisible();
});

test('a topic is read page by page, by mouse and by keyboard, and each page has its address', async ({
  page,
  site,
}) => {
  const [first, second] = [
    await json<TopicQuotes>(site, '/api/quotes/hope'),
    await json<TopicQuotes>(site, '/api/quotes/hope?page=2'),
  ];
  await open(page, '/quotes/hope');
  const expectSame = await staysTheSame(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Hope Quotes' })).toBeVisible();
  await expect(main(page).getByText(first.intro)).toBeVisible();
  await expectFirstQuote(page, first);
  await link(page, 'Next').click();
  await expect(page).toHaveURL('/quotes/hope?page=2');
  await expectFirstQuote(page, second);
  await expect(page).toHaveTitle(/^Hope Quotes, Page 2/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await link(page, 'Page 1').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quotes/hope');
  await expectFirstQuote(page, first);
  await expect(
    main(page).getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]'),
  ).toHaveText('Page 1');
  await expectSame();
});

test('a topic leads to the first eight signs and to all twelve, in love with ?type=love', async ({
  page,
}) => {
  await open(page, '/quotes/romance');
  const row = page.getByRole('region', { name: 'Love Match, by Sign' });
  await expect(row.getByRole('link')).toHaveText([
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'View All 12 Signs',
  ]);
  await expect(row.getByRole('link', { name: 'Leo' })).toHaveAttribute('href', '/horoscope/leo?type=love');
  await row.getByRole('link', { name: 'View All 12 Signs' }).click();
  await expect(page).toHaveURL('/?type=love');
  await expect(page.getByLabel('Your Sign', { exact: true })).toBeVisible();
  await page.goto('/quotes/wisdom');
  const monthly = page.getByRole('region', { name: 'Your Month, by Sign' });
  await expect(monthly.getByRole('link', { name: 'Aries' })).toHaveAttribute(
    'href',
    '/horoscope/aries?type=monthly',
  );
});

test('a quote is read with its source, copied and shared', async ({ page, site, context }) => {
  const quote = await json<QuotePage>(site, `/api${QUOTE}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, QUOTE);
  await expect(page.getByRole('heading', { level: 1, name: inMarks(quote.text) })).toBeVisible();
  await expect(main(page).getByText('Meditations, Book VIII', { exact: true })).toBeVisible();
  await expect(
    main(page).getByText(
      'About 180 CE. Translated by George Long. Checked word for word against the Standard Ebooks text.',
    ),
  ).toBeVisible();
  await button(page, 'Copy').click();
  await expect(toast(page)).toContainText('Copied to clipboard!');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${inMarks(quote.text)}\n— Marcus Aurelius, Meditations`);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await button(page, 'Share or copy').click();
  const address = new RegExp(`Meditations\n\nhttp.+${QUOTE}$`);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(address);
  await link(page, 'Next in Wisdom').click();
  await expect(page).toHaveURL(`/quotes/wisdom/${quote.next}`);
  await link(page, 'Previous in Wisdom').click();
  await expect(page).toHaveURL(QUOTE);
  await link(page, 'Marcus Aurelius').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marcus Aurelius' })).toBeVisible();
  await expect(main(page).getByText(/^121–180 · Rome · /)).toBeVisible();
});

test('favorites are saved on the device, survive a reload and can be removed', async ({ page }) => {
  await open(page, '/quotes/favorites');
  await expect(main(page).getByText(/^Nothing here yet/)).toBeVisible();
  await page.goto(QUOTE);
  await hydrated(page);
  await button(page, 'Save').click();
  await expect(toast(page)).toContainText('Saved to your favorites');
  await page.reload();
  await expect(button(page, 'Saved')).toBeVisible();
  await link(page, 'Your favorites').click();
  await expect(page).toHaveURL('/quotes/favorites');
  await expect(main(page).getByRole('link', { name: /^“A cucumber is bitter/ })).toHaveAttribute(
    'href',
    QUOTE,
  );
  await main(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(main(page).getByText(/^Nothing here yet/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/^Nothing here yet/)).toBeVisible();
});

test('the quote of the day is that of the visitor’s own date', async ({ page, browser, site, problems }) => {
  const wordsOn = async (date: string) =>
    inMarks((await json<QuoteOfTheDay>(site, `/api/quotes/today?date=${date}`)).text);
  await open(page, '/quotes');
  const day = page.getByRole('region', { name: 'Quote of the Day' });
  await expect(day.getByRole('link', { name: await wordsOn('2026-11-15'), exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Hope \d+ quotes$/ })).toHaveAttribute(
    'href',
    '/quotes/hope',
  );

  const ahead = await visitor(browser, site, problems, { timezoneId: 'Pacific/Kiritimati' });
  await ahead.goto('/quotes');
  const theirs = ahead.getByRole('region', { name: 'Quote of the Day' });
  await expect(theirs.getByRole('link', { name: await wordsOn('2026-11-16'), exact: true })).toBeVisible();
  await ahead.context().close();
});

test('a false quote leads to what is known of it', async ({ page }) => {
  await open(page, '/quotes');
  await link(page, 'Who Really Said It?').click();
  await main(page)
    .getByRole('link', { name: /^“Be the change/ })
    .click();
  await expect(page).toHaveURL(`/quotes/really-said/${FALSE_SLUG}`);
  await expect(main(page).getByText('Mahatma Gandhi', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Arleen Lorrance', { exact: true })).toBeVisible();
  await page.goto(`/quotes/wisdom/${FALSE_SLUG}`);
  await expect(page).toHaveURL(`/quotes/really-said/${FALSE_SLUG}`);
  await link(page, 'What Mahatma Gandhi did write').click();
  await expect(
    page.getByRole('region', { name: 'Never Said, Often Quoted' }).getByRole('link').first(),
  ).toBeVisible();
});

const picture = (page: Page) =>
  main(page).getByRole('img', { name: /^“A cucumber is bitter.* Marcus Aurelius$/ });

async function expectDownload(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await link(page, 'Download PNG').click();
  const file = await readFile(await (await downloading).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
}

test('style and format of the picture are swapped in place, and the choice is what is downloaded', async ({
  page,
}) => {
  await open(page, QUOTE);
  const placeOfChips = () =>
    link(page, 'Ring').evaluate((chip) => chip.getBoundingClientRect().top + scrollY);
  const before = await placeOfChips();
  await link(page, 'Ring').click();
  await link(page, 'Story').click();
  await expect(page).toHaveURL(QUOTE);
  await expect(picture(page)).toHaveAttribute('src', `/quote-cards/${SLUG}/2/story.svg`);
  await expect(link(page, 'Story')).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(() => picture(page).evaluate((image) => image.clientHeight > image.clientWidth))
    .toBe(true);
  expect(await placeOfChips()).toBe(before);
  await expectDownload(page);
});

test('a card is a page of its own with a picture to take away', async ({ page }) => {
  await open(page, QUOTE);
  await link(page, 'Ring').click();
  await picture(page).click();
  await expect(page).toHaveURL(`${QUOTE}/2/square`);
  await link(page, 'Story').click();
  await expect(page).toHaveURL(`${QUOTE}/2/story`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ring, Story' })).toBeVisible();
  await expect(picture(page)).toHaveAttribute('src', `/quote-cards/${SLUG}/2/story.svg`);
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectDownload(page);
});

test('quotes are read without script', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto('/quotes');
  await page.getByRole('link', { name: /^Hope \d+ quotes$/ }).click();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  const quote = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const words = await quote.innerText();
  await quote.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await page.getByRole('link', { name: 'Plain', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plain, Square' })).toBeVisible();
  await page.context().close();
});
