import { accessibilityFaults } from './accessibility.ts';
import { expect, open, searchReady, test, visitor, type Page } from './site.ts';

const main = (page: Page) => page.getByRole('main');
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of results' });
const field = (page: Page) =>
  page.getByRole('banner').getByRole('search').getByLabel('Search', { exact: true });

test.beforeEach(({ site }) => searchReady(site));

const PAST_DAYS = ['2026-04-06', '2026-04-07', '2026-04-08'];
const ARCHIVED_DAY = /^[A-Z][a-z]+, [A-Z][a-z]+\s\d+,\s2026$/;

test.describe('readings of the past', () => {
  test.beforeEach(async ({ site }) => {
    for (const date of PAST_DAYS) await fetch(`${site.url}/api/horoscope/libra?date=${date}`);
  });

  test('are one line that leads to all of them', async ({ page }) => {
    await open(page, '/search?q=libra');
    const horoscopes = main(page).getByRole('region', { name: 'Horoscopes' });
    await expect(horoscopes.getByRole('link', { name: /^Libra, April/ })).toHaveCount(0);
    await horoscopes.getByRole('link', { name: /^[\d,]+ archived days/ }).click();
    await expect(page).toHaveURL('/search?q=libra&kind=archive');
    await expect(kinds(page).locator('[aria-current]')).toHaveText(/^Archive [\d,]+$/);
    await expect(page).toHaveTitle(/^“libra” in Archive: Search/);
    const archive = main(page).getByRole('region', { name: 'Archive' });
    await expect(archive.getByText('Daily Horoscope', { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'The archive' })).toHaveAttribute('href', '/archive');
    expect(await accessibilityFaults(page)).toEqual([]);
    // The newest first, whichever readings others have opened.
    await archive.getByRole('link', { name: ARCHIVED_DAY }).first().click();
    await expect(page).toHaveURL(/\/archive\/[a-z]+-2026-\d\d-\d\d$/);
  });

  test('are found without script too', async ({ browser, site, problems }) => {
    const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
    await page.goto('/search?q=libra&kind=horoscopes');
    await main(page)
      .getByRole('link', { name: /^[\d,]+ archived days/ })
      .click();
    await expect(main(page).getByRole('link', { name: ARCHIVED_DAY }).first()).toBeVisible();
    await page.context().close();
  });
});

test('what happens in the sky is told by the visitor’s own clock', async ({ page }) => {
  await open(page, '/search?q=next+new+moon');
  const best = page.getByRole('region', { name: 'The Next New Moon' });
  // 00:51 UTC of the ninth is the evening before in New York.
  await expect(best).toContainText('The Moon is new in Sagittarius on December 8, 2026, at 7:51 PM.');
  const event = main(page).getByRole('region', { name: 'Sky' }).getByRole('listitem');
  await expect(event.filter({ hasText: 'New Moon in Sagittarius' })).toContainText(
    'December 8, 2026, at 7:51 PM',
  );
  await expect(best).not.toContainText('UTC');
  await field(page).fill('next full moon');
  const option = page.getByRole('option', { name: 'The Next Full Moon' });
  await expect(option).toContainText('November 24, 2026, at 9:53 AM');
});

test('a birthday suggests its sign and no pair', async ({ page }) => {
  await open(page, '/blog');
  await field(page).click();
  await page.keyboard.type('march 21 1990');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('Born March 21, 1990');
  await expect(options.filter({ hasText: ' & ' })).toHaveCount(0);
});

test('a question in another script is told what search understands', async ({ page }) => {
  await open(page, '/search?q=лев');
  await expect(main(page).getByText('Search understands English.')).toBeVisible();
});

/** How far letters such as g reach below where the element's line is cut off; fields and clamped lines cut. */
async function cutOff(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((elements) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const reaches = elements.map((element) => {
      const { fontStyle, fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(element);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxDescent } =
        pen.measureText('gjpqyQ');
      const leading = (parseFloat(lineHeight) - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
      return actualBoundingBoxDescent - (fontBoundingBoxDescent + leading);
    });
    return Math.max(...reaches);
  });
}

test('letters with descenders stand whole in fields and suggestions', async ({ page }) => {
  await open(page, '/search');
  await page.evaluate(() => document.fonts.ready);
  expect(await cutOff(page, 'input')).toBeLessThanOrEqual(0);
  await field(page).click();
  await page.keyboard.type('happy');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(await cutOff(page, '[role=option] > span:not([aria-hidden]) > span')).toBeLessThanOrEqual(0);
});
