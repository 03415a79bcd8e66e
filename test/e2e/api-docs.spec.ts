import { expect, hydrated, test, visitor, type Page } from './site.ts';

const EXAMPLE = /^curl 'http[^']*\/api\/horoscope\/leo'$/;

const call = (page: Page, id: string) => page.locator(`#${id}`);
const head = (page: Page, id: string) => call(page, id).locator('summary').first();

/** Every call and every list of fields, so that all there is on the page is seen. */
async function openAll(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
}

test('the API page lists every call, and each entry leads to its call', async ({ page }) => {
  await page.goto('/api/docs');
  await hydrated(page);
  const links = page.getByRole('navigation', { name: 'All calls' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const missing = await page.evaluate(
    (hashes) => hashes.filter((hash) => !document.getElementById(hash.slice(1))),
    addresses,
  );
  expect(missing).toEqual([]);
  const calls = page.getByRole('main').getByRole('article');
  const groups = await page.getByRole('main').getByRole('region').count();
  await expect(links).toHaveCount((await calls.count()) + groups);
  await links.filter({ hasText: 'GET /api/horoscope/{sign}' }).first().click();
  await expect(call(page, 'get-api-horoscope-sign')).toBeInViewport();
  await expect(call(page, 'get-api-horoscope-sign').getByText('Example request')).toBeVisible();
});

test('calls are folded so that all can be looked over, and open by keyboard or by their address', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await hydrated(page);
  const tables = page.getByRole('main').getByRole('table');
  await expect(tables).toHaveCount(0);
  await head(page, 'get-api-jokes-today').press('Enter');
  await expect(call(page, 'get-api-jokes-today').getByRole('table', { name: 'Responses' })).toBeVisible();
  await head(page, 'get-api-jokes-today').press('Enter');
  await expect(tables).toHaveCount(0);
  await page.goto('/api/docs#get-api-horoscope-sign');
  await expect(call(page, 'get-api-horoscope-sign').getByRole('table').first()).toBeVisible();
});

test('a call is copied with the keyboard as a line for a terminal, and the page says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/docs');
  await hydrated(page);
  await head(page, 'get-api-horoscope-sign').press('Enter');
  await page
    .getByRole('button', { name: 'Copy the example of GET /api/horoscope/{sign}', exact: true })
    .press('Enter');
  await expect(page.getByText('Copied to clipboard! ✅')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(EXAMPLE);
});

test('a clipboard that refuses is told of', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error()) },
    });
  });
  await page.goto('/api/docs');
  await hydrated(page);
  await head(page, 'get-api-jokes-today').click();
  await page.getByRole('button', { name: 'Copy the example of GET /api/jokes/today' }).click();
  await expect(page.getByText('Copy failed')).toBeVisible();
});

test('without script the lines are there to select, and no button is dead', async ({
  browser,
  site,
  problems,
}) => {
  const page = await visitor(browser, site, problems, {
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  await page.goto('/api/docs');
  await head(page, 'get-api-horoscope-sign').click();
  await expect(page.getByText(EXAMPLE)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.context().close();
});

test('the page speaks as people do, and fits a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/api/docs');
  await hydrated(page);
  await openAll(page);
  await expect(page.getByRole('table', { name: 'Responses' }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Answers|Done/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test(
  'on a phone code breaks where its parts end, never inside a word',
  { tag: '@full' },
  async ({ browser, site, problems }) => {
    const page = await visitor(browser, site, problems, { viewport: { width: 390, height: 844 } });
    await page.goto('/api/docs');
    await hydrated(page);
    await openAll(page);
    const cut = await page.getByRole('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // Longer than a line is nothing but a key, and so is one letter over and over.
        for (const { 0: word, index } of node.textContent!.matchAll(/(?!([A-Z])\1+)[A-Za-z]{2,24}/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(word);
        }
      }
      return found;
    });
    expect(cut).toEqual([]);
    await page.context().close();
  },
);
