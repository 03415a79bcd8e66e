import type {
  MisattributionList,
  QuoteOfTheDay,
  QuoteShelves,
  TopicQuotes,
} from '../../src/contract/quotes.ts';
import { inMarks } from '../../src/domain/quotes/wording.ts';
import type { TestSite } from '../harness/site.ts';
import { onlyInFull } from './full-check.ts';
import { expect, open, test, type Page } from './site.ts';

async function json<T>(site: TestSite, path: string): Promise<T> {
  return (await (await fetch(site.url + path)).json()) as T;
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: '“' });

for (const path of ['/quotes/hope', '/quotes/authors/thomas-hardy']) {
  test(
    `every row of ${path} is saved, copied and made a picture where it stands`,
    onlyInFull(path !== '/quotes/hope'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, path);
      for (const row of await rows(page).all()) {
        await expect(row.getByRole('button', { name: /^Save “/ })).toBeVisible();
        await expect(row.getByRole('button', { name: /^Copy “/ })).toBeVisible();
        await expect(row.getByRole('link', { name: /^Picture “/ })).toBeVisible();
      }
      const row = rows(page).nth(1);
      const words = (await row.getByRole('link').first().innerText()).replaceAll(/\s+/g, ' ');
      await row.getByRole('button', { name: /^Copy “/ }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.replaceAll(/\s+/g, ' ')).toContain(words);
      await row.getByRole('button', { name: /^Save “/ }).click();
      await expect(row.getByRole('button', { name: /^Saved “/ })).toBeVisible();
      await row.getByRole('link', { name: /^Picture “/ }).click();
      await expect(page).toHaveURL(/\/1\/square$/);
      await expect(page.getByRole('main').getByRole('img', { name: words.slice(0, 40) })).toBeVisible();
      await page.goto('/quotes/favorites');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).getByRole('link').first()).toHaveText(words);
    },
  );
}

test(
  'the quote of the day has its picture, which leads to its own page',
  { tag: '@full' },
  async ({ page, site }) => {
    const quote = await json<QuoteOfTheDay>(site, '/api/quotes/today?date=2026-11-15');
    await open(page, '/quotes');
    const day = page.getByRole('region', { name: 'Quote of the Day' });
    const picture = day.getByRole('img', { name: `${inMarks(quote.text)} ${quote.author.name}` });
    await expect(picture).toHaveAttribute('src', `/quote-cards/${quote.slug}/1/square.svg`);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(day.getByRole('button', { name: /^Save “/ })).toBeVisible();
    await picture.click();
    await expect(page).toHaveURL(`/quotes/${quote.topic}/${quote.slug}/1/square`);
  },
);

test('on a phone a line of verse that wraps runs on indented', { tag: '@full' }, async ({ page, site }) => {
  const { quotes } = await json<TopicQuotes>(site, '/api/quotes/hope');
  const verse = quotes.find(({ text }) => text.includes('\n'))!;
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, `/quotes/${verse.topic}/${verse.slug}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(inMarks(verse.text).replaceAll('\n', ' '));
  // Where each line on the screen begins: those of the poem at the left, those that run on farther in.
  const lines = await heading.locator('span').evaluateAll((spans) =>
    spans.map((span) => {
      const range = document.createRange();
      range.selectNodeContents(span);
      return [...range.getClientRects()].map(({ left }) => left);
    }),
  );
  const wrapped = lines.filter(({ length }) => length > 1);
  expect(wrapped.length).toBeGreaterThan(0);
  for (const [first, ...rest] of wrapped) for (const left of rest) expect(left).toBeGreaterThan(first! + 10);
});

test('authors stand by their initials, and a letter opens the list at its place', async ({ page, site }) => {
  const { authors } = await json<QuoteShelves>(site, '/api/quotes');
  await open(page, '/quotes');
  const initials = page.getByRole('navigation', { name: 'Authors by initial' }).getByRole('link');
  await expect(initials).toHaveText([...new Set(authors.map(({ initial }) => initial))]);
  const group = page.getByRole('region', { name: 'T', exact: true });
  await expect(group).toBeHidden();
  await initials.filter({ hasText: 'T' }).click();
  await expect(group).toBeInViewport();
  await expect(group.getByRole('link')).toHaveText(
    authors.filter(({ initial }) => initial === 'T').map(({ name }) => name),
  );
  await group.getByRole('link', { name: 'Mark Twain' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mark Twain' })).toBeVisible();
});

test('false quotes stand by the initials of those who get the credit, and a letter leads to its place', async ({
  page,
  site,
}) => {
  const { misattributions } = await json<MisattributionList>(site, '/api/quotes/really-said');
  await open(page, '/quotes/really-said');
  const letters = [...new Set(misattributions.map(({ initial }) => initial))];
  expect(letters).toEqual(letters.toSorted());
  const initials = page.getByRole('navigation', { name: /by initial$/ }).getByRole('link');
  await expect(initials).toHaveText(letters);
  const group = page.getByRole('region', { name: 'T', exact: true });
  await initials.filter({ hasText: 'T' }).click();
  await expect(group).toBeInViewport();
  await expect(group.getByText(/^Not Mark Twain/).first()).toBeVisible();
  await expect(group.getByRole('listitem')).toHaveCount(
    misattributions.filter(({ initial }) => initial === 'T').length,
  );
  await expect(page.getByRole('region', { name: 'F', exact: true })).toContainText('Saint Francis of Assisi');
});
