import { expect, hydrated, test, visitor } from './site.ts';

const POST = '/blog/the-phases-of-the-moon';
const TURNS = 'The Moon’s next turns, by your clock.';
const NEW_MOON = '/blog/the-moon-through-the-signs';

test('the blog is leafed through by pages and by topics', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(8);
  const first = await titles.first().textContent();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(titles.first()).not.toHaveText(first!);
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: /^Moon/ }).click();
  await expect(page).toHaveURL(/\/blog\/tag\/moon$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Moon' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'The phases of the Moon, and how to tell them apart' }),
  ).toBeVisible();
});

test('a post has its figure with a caption, its parts, today’s sky in a table, and leads on', async ({
  page,
}) => {
  await page.goto(POST);
  await hydrated(page);
  await expect(
    page.getByRole('img', { name: /^Thirty discs.*full Moon on November 24, 2026/ }),
  ).toBeVisible();
  await expect(page.getByText('FIG. 1')).toBeVisible();
  const table = page.getByRole('region', { name: TURNS }).getByRole('table');
  await expect(table.getByRole('row', { name: 'Full Moon November 24, 2026 9:53 AM Gemini' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link', { name: 'Which one is that?' })
    .click();
  await expect(page).toHaveURL(/#which-one-is-that$/);
  await expect(page.getByRole('region', { name: 'Related Reading' }).getByRole('link')).toHaveCount(3);
  const next = page.getByRole('navigation', { name: 'Neighboring articles' }).locator('[rel=next]');
  const path = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test(
  'at 320 pixels a post’s table scrolls in its own box and the figure is the one for phones',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(POST);
    const box = page.getByRole('region', { name: TURNS });
    await box.scrollIntoViewIfNeeded();
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const shown = await page
      .getByRole('img', { name: /^Thirty discs/ })
      .evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(shown).toMatch(/\.phone\.svg$/);
  },
);

test('dates of the sky in a post are the visitor’s own, as on the sky page', async ({ page }) => {
  await page.goto(NEW_MOON);
  await hydrated(page);
  // 00:52 UTC of December 9 is the evening before in New York.
  await expect(page.getByText('The next new one falls on December 8, 2026, in Sagittarius')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'The Moon’s way through the signs, by your clock.' }),
  ).toBeVisible();
  await page.goto('/sky?date=2026-12-08');
  await hydrated(page);
  await expect(page.getByText('New Moon in Sagittarius').last()).toBeVisible();
});

test('a post reached by a link has the visitor’s dates too', { tag: '@full' }, async ({ page }) => {
  await page.goto('/blog/tag/moon');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'The Moon through the signs', exact: true }).click();
  await expect(page.getByText('The next new one falls on December 8, 2026, in Sagittarius')).toBeVisible();
});

test('without script a post’s dates are UTC’s, and say so', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto(NEW_MOON);
  await expect(
    page.getByText('The next new one falls on December 9, 2026 UTC, in Sagittarius'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'The Moon’s way through the signs, by UTC.' })).toBeVisible();
  await page.context().close();
});

test('a sentence about UTC keeps its dates on every clock', async ({ page }) => {
  await page.goto('/blog/whose-today-is-it');
  await hydrated(page);
  await expect(page.getByText('The next new Moon, by this reckoning, is December 9, 2026')).toBeVisible();
});
