import { SIGNS } from '../../src/domain/zodiac/signs.ts';
import { headOf, sentHead } from './heads.ts';
import { expect, forgive, open, staysTheSame, test, visitor, type Page } from './site.ts';

const angles = (page: Page, name: string) => page.getByRole('region', { name: `Angles from ${name}` });

test('a pair has one page in zodiac order; the other order redirects', async ({ page }) => {
  await page.goto('/compatibility/sagittarius-and-leo');
  await expect(page).toHaveURL(/\/compatibility\/leo-and-sagittarius$/);
  await page.goto('/compatibility?sign1=sagittarius&sign2=leo');
  await expect(page).toHaveURL(/\/compatibility\/leo-and-sagittarius$/);
});

test('a pair page has its own title, description, canonical link and breadcrumbs', async ({ page }) => {
  await page.goto('/');
  const heads = await Promise.all(
    ['leo-and-sagittarius', 'aries-and-aries'].map((pair) => sentHead(page, `/compatibility/${pair}`)),
  );
  const [leo, aries] = heads;
  expect(leo!.title).toBe('Leo and Sagittarius Compatibility · Zodiary');
  expect(aries!.title).toBe('Aries and Aries Compatibility · Zodiary');
  expect(leo!.description[0]).toContain('Leo and Sagittarius');
  expect(leo!.robots).toBeUndefined();
  expect(leo!.canonical).toEqual([expect.stringMatching(/\/compatibility\/leo-and-sagittarius$/)]);
  const crumbs = JSON.parse(leo!.structured[1]!) as { '@type': string; itemListElement: { name: string }[] };
  expect(crumbs['@type']).toBe('BreadcrumbList');
  expect(crumbs.itemListElement.map(({ name }) => name)).toEqual([
    'Horoscopes',
    'Love Match',
    'Leo & Sagittarius',
  ]);
});

test('a pair page says everything without script', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto('/compatibility/leo-and-sagittarius');
  const main = page.getByRole('main');
  await expect(main.getByText('90%', { exact: true })).toBeVisible();
  await expect(main.getByText('Excellent Match', { exact: true })).toBeVisible();
  for (const name of [
    'How the Score Adds Up',
    'Love and Friendship',
    'Relationship Strengths',
    'Potential Challenges',
    'Relationship Advice',
    'This Week for You Two',
  ]) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await expect(main.getByText('Sunday, Nov 15 to Saturday, Nov 21')).toBeVisible();
  await page.context().close();
});

test('a pair page links both signs and every other pair of each', async ({ page }) => {
  await open(page, '/compatibility/leo-and-sagittarius');
  const main = page.getByRole('main');
  for (const [name, key] of [
    ['Leo', 'leo'],
    ['Sagittarius', 'sagittarius'],
  ] as const) {
    await expect(main.locator(`a[href="/horoscope/${key}"]`)).toHaveText(name);
    const links = angles(page, name).getByRole('link');
    await expect(links).toHaveCount(12);
    expect((await links.allTextContents()).toSorted()).toEqual(SIGNS.map((sign) => sign.name).toSorted());
  }
  await expect(angles(page, 'Leo').locator('[aria-current=page]')).toHaveText('Sagittarius');
});

test('from one pair to another without a reload', async ({ page }) => {
  await open(page, '/compatibility/leo-and-sagittarius');
  const unchanged = await staysTheSame(page);
  await angles(page, 'Leo').getByRole('link', { name: 'Cancer' }).click();
  await expect(page).toHaveURL(/\/compatibility\/cancer-and-leo$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cancer & Leo' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This Week for You Two' })).toBeVisible();
  const own = expect.stringContaining('/compatibility/cancer-and-leo');
  expect((await headOf(page)).structured).toEqual([own, own]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await unchanged();
});

test('a pair that cannot be loaded is an alert with Retry', async ({ page, problems }) => {
  await open(page, '/compatibility/leo-and-sagittarius');
  const call = /\/api\/compatibility\?/;
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
  await angles(page, 'Leo').getByRole('link', { name: 'Cancer' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to calculate compatibility. Please try again.');
  forgive(problems, /status of 503/);
  await page.unroute(call);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Relationship Advice' })).toBeVisible();
});

test('where it is still Saturday, the visitor’s own week is shown', async ({ browser, site, problems }) => {
  const sent = await (await fetch(`${site.url}/compatibility/leo-and-leo`)).text();
  expect(sent).toContain('2026-11-15');
  // The device's clock stands a few hours behind the site's.
  const page = await visitor(browser, site, problems, {
    at: '2026-11-15T03:00:00Z',
    timezoneId: 'America/New_York',
  });
  await open(page, '/compatibility/leo-and-leo');
  await expect(page.getByText('Sunday, Nov 8 to Saturday, Nov 14')).toBeVisible();
  await page.context().close();
});

test('two names that are no pair are not found', async ({ page, problems }) => {
  const response = await page.goto('/compatibility/leo-and-ophiuchus');
  expect(response!.status()).toBe(404);
  forgive(problems, /status of 404/);
});
