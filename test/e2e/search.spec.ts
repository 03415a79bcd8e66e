import type { SearchAnswers, SearchSuggestions } from '../../src/contract/search.ts';
import type { TestSite } from '../harness/site.ts';
import { accessibilityFaults } from './accessibility.ts';
import { onlyInFull } from './full-check.ts';
import { UNSEEN, watchLayoutShift } from './layout-shift.ts';
import {
  expect,
  forgive,
  frameHydrated,
  hydrated,
  open,
  searchReady,
  staysTheSame,
  test,
  visitor,
  type Page,
} from './site.ts';

async function json<T>(site: TestSite, path: string): Promise<T> {
  return (await (await fetch(site.url + path)).json()) as T;
}

const answersTo = (site: TestSite, query: string) =>
  json<SearchAnswers>(site, `/api/search?${query}${query.includes('date=') ? '' : '&date=2026-11-15'}`);

const wordsOf = (marked: SearchAnswers['groups'][0]['results'][0]['title']): string =>
  marked.map(({ text }) => text).join('');

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) =>
  page.getByRole('banner').getByRole('search').getByLabel('Search', { exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of results' });

test.beforeEach(({ site }) => searchReady(site));

async function expectFound(page: Page, answers: SearchAnswers): Promise<void> {
  for (const { results } of answers.groups) {
    for (const { title, note } of results) {
      await expect(
        main(page)
          .getByRole('link', { name: wordsOf(title), exact: true })
          .first(),
      ).toBeVisible();
      await expect(main(page).getByText(note, { exact: true }).first()).toBeVisible();
    }
  }
}

test('a question asked in the header is answered, kind by kind and page by page', async ({ page, site }) => {
  await open(page, '/blog');
  const expectSame = await staysTheSame(page);
  await field(page).fill('hope');
  await page.getByRole('banner').getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL('/search?q=hope');
  await expect(page.getByRole('heading', { level: 1, name: '“hope”' })).toBeVisible();
  await expect(page).toHaveTitle(/^“hope”: Search/);
  const answers = await answersTo(site, 'q=hope');
  await expectFound(page, answers);
  await expect(main(page).locator('mark').first()).toBeVisible();
  await kinds(page)
    .getByRole('link', { name: /^Quotes \d+$/ })
    .click();
  await expect(page).toHaveURL('/search?q=hope&kind=quotes');
  await expect(main(page).getByRole('region')).toHaveCount(1);
  await expect(kinds(page).locator('[aria-current]')).toHaveText(/^Quotes/);
  await main(page).getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/search?q=hope&kind=quotes&page=2');
  await expectFound(page, await answersTo(site, 'q=hope&kind=quotes&page=2'));
  await kinds(page)
    .getByRole('link', { name: /^Everything/ })
    .click();
  await expect(page).toHaveURL('/search?q=hope');
  await expect(main(page).getByRole('region')).toHaveCount(answers.groups.length);
  await expectSame();
});

test('the best answer comes first, with the day it was read as', async ({ page, site }) => {
  const { answer, readAs } = await answersTo(site, 'q=scorpio tomorrow');
  await open(page, '/search?q=scorpio+tomorrow');
  const best = page.getByRole('region', { name: answer!.title });
  await expect(best.getByText('Monday, November 16', { exact: true })).toBeVisible();
  await expect(best.getByText(answer!.text, { exact: true })).toBeVisible();
  await expect(main(page).getByText(readAs!, { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await best.getByRole('link', { name: answer!.actions[0]!.label, exact: true }).click();
  await expect(page).toHaveURL('/archive/scorpio-2026-11-16');
  await expect(field(page)).toHaveValue('');
});

test('suggestions are a combobox for the keyboard, from the / key to Escape', async ({ page, site }) => {
  const { goTo, foundIn } = await json<SearchSuggestions>(
    site,
    '/api/search/suggestions?q=scorpio&date=2026-11-15',
  );
  await open(page, '/blog');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('scorpio');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(list(page).getByRole('option')).toHaveCount(goTo.length + foundIn.length + 1);
  await expect(list(page).getByRole('group', { name: 'Go to' }).getByRole('option')).toHaveCount(goTo.length);
  await expect(list(page).getByRole('group', { name: 'Found in' }).getByRole('option')).toHaveCount(
    foundIn.length,
  );
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ suggestions$/);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toHaveAttribute('aria-controls', (await list(page).getAttribute('id'))!);
  expect(await accessibilityFaults(page, { within: 'header' })).toEqual([]);

  const selected = list(page).getByRole('option', { selected: true });
  await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveText(/^All [\d,]+ results$/);
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(selected).toContainText(wordsOf(goTo[0]!.title));
  await expect(box).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id'))!);
  await page.keyboard.press('Home');
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('scorpio');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');

  await page.keyboard.type('scorpio');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(goTo[0]!.href);
  await expect(main(page)).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  await expect(box).toHaveValue('');
});

test('suggestions work by mouse, the cross empties the field, and Tab leaves it', async ({ page, site }) => {
  const { foundIn } = await json<SearchSuggestions>(site, '/api/search/suggestions?q=moon&date=2026-11-15');
  await open(page, '/blog');
  await field(page).click();
  await page.keyboard.type('moon');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
  const cross = page.getByRole('banner').getByRole('button', { name: 'Clear search' });
  await expect(cross).toBeFocused();
  await cross.click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('moon');
  await list(page)
    .getByRole('group', { name: 'Found in' })
    .getByRole('option', { name: wordsOf(foundIn[0]!.title) })
    .first()
    .click();
  await expect(page).toHaveURL(foundIn[0]!.href);
});

test('the / key is a letter in a field, and nothing where it was switched off', async ({ page }) => {
  await open(page, '/search');
  const large = main(page).getByLabel('What are you looking for?');
  await large.click();
  await page.keyboard.type('a/b');
  await expect(large).toHaveValue('a/b');
  await page.evaluate(() => localStorage.setItem('zodiary_shortcut', 'off'));
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
  await page.evaluate(() => localStorage.setItem('zodiary_shortcut', 'on'));
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test(
  'what is typed while the suggestions are on their way is not lost',
  { tag: '@full' },
  async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/search-[^/]+\.js/, async (route) => {
      await promise;
      await route.continue();
    });
    await open(page, '/horoscope/leo');
    const waiting = page.waitForRequest(/\/assets\/search-/);
    await field(page).click();
    await page.keyboard.type('scorp');
    await waiting;
    resolve();
    await expect(list(page)).toBeVisible();
    await expect(field(page)).toHaveValue('scorp');
  },
);

test('a misspelled question is read as it was meant, and nothing found leads on', async ({ page }) => {
  await open(page, '/search?q=scorpoi');
  await main(page).getByText('Did you mean').getByRole('link', { name: 'scorpio' }).click();
  await expect(page).toHaveURL('/search?q=scorpio');
  await expect(page.getByRole('heading', { level: 1, name: '“scorpio”' })).toBeVisible();
  await expect(field(page)).toHaveValue('scorpio');
  await page.goto('/search?q=xqzzyy');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await main(page).getByRole('link', { name: 'scorpio tomorrow', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Scorpio, Tomorrow' })).toBeVisible();
});

test('everything works without script, the year of a birthday too', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto('/search');
  await page.getByLabel('What are you looking for?').fill('  March   21 ');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '“March 21”' })).toBeVisible();
  await expect(field(page)).toHaveValue('March 21');
  await page.getByLabel('Birth year').fill('1990');
  await page.getByRole('button', { name: 'Find my sign' }).click();
  await expect(page).toHaveURL('/search?q=March+21+1990');
  const { answer } = await answersTo(site, 'q=March 21 1990');
  await expect(page.getByRole('heading', { level: 2, name: answer!.title })).toBeVisible();
  await page.context().close();
});

for (const width of [390, 1280]) {
  test(
    `"tomorrow" is the visitor’s own at ${width} px, and nothing jumps`,
    onlyInFull(width === 1280),
    async ({ browser, site, problems }) => {
      const { answer } = await answersTo(site, 'q=scorpio tomorrow&date=2026-11-16');
      const page = await visitor(browser, site, problems, {
        timezoneId: 'Pacific/Kiritimati',
        viewport: { width, height: 844 },
      });
      const layoutShift = await watchLayoutShift(page);
      await page.goto('/search?q=scorpio+tomorrow');
      await frameHydrated(page);
      const best = page.getByRole('region', { name: answer!.title });
      await expect(best.getByText('Tuesday, November 17', { exact: true })).toBeVisible();
      await expect(best.getByText(answer!.text, { exact: true })).toBeVisible();
      expect(await layoutShift()).toBeLessThan(UNSEEN);
      await page.context().close();
    },
  );
}

test('a search that fails says so, and is answered when the connection is back', async ({
  page,
  context,
  problems,
}) => {
  await open(page, '/blog');
  await page.route(/\/api\/search\?/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await field(page).fill('hope');
  await field(page).press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Search isn’t working')).toBeVisible();
  forgive(problems, /503/);
  const asked = page.waitForRequest(/\/api\/search\?/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await asked;
  await expect(alert.getByText('Search isn’t working')).toBeVisible();
  await context.setOffline(true);
  await expect(alert.getByText('No connection')).toBeVisible();
  await page.unroute(/\/api\/search\?/);
  await context.setOffline(false);
  await expect(main(page).getByRole('region', { name: 'Quotes' })).toBeVisible();
  await expect(field(page)).toHaveValue('hope');
});

test('on a phone the field takes the row while it is written in', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const width = async (): Promise<number> => (await field(page).boundingBox())!.width;
  const atRest = await width();
  await field(page).click();
  expect(await width()).toBeGreaterThan(atRest + 100);
  await page.keyboard.type('leo');
  await expect(list(page)).toBeVisible();
  const box = (await list(page).boundingBox())!;
  expect([box.x, box.width]).toEqual([10, 370]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=leo');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeInViewport();
});
