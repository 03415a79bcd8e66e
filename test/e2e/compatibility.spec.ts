import type { CompatibilityResult } from '../../src/contract/compatibility.ts';
import { SIGNS } from '../../src/domain/zodiac/signs.ts';
import { card, check, checkPair, own, partner } from './match.ts';
import { expect, forgive, open, staysTheSame, test, visitor, type Page } from './site.ts';

const CALL = /\/api\/compatibility\?/;
const FAILURE = 'Unable to calculate compatibility. Please try again.';

const reading = (page: Page) => card(page).getByRole('button', { name: 'Reading the Stars...', exact: true });
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

/** The part of the result that a heading names. */
const below = (page: Page, name: string) =>
  card(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The signs of every call for a pair, as they are made. */
function calls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (!CALL.test(request.url())) return;
    const { searchParams } = new URL(request.url());
    made.push(`${searchParams.get('sign1')} ${searchParams.get('sign2')}`);
  });
  return made;
}

/** Holds every answer back until the test lets it go. */
async function holdCalls(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("without a sign the card says 'Select your sign first' and the button stays disabled", async ({
  page,
}) => {
  await open(page, '/?type=compatibility');
  await expect(own(page)).toHaveValue('');
  await expect(own(page).locator('option:checked')).toHaveText('Select your sign first');
  await expect(check(page)).toBeDisabled();
  await partner(page).selectOption('leo');
  await expect(check(page)).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Zodiac SIGNS' })).toBeVisible();
});

test("'Your Sign' is a dropdown: choosing there leads to the sign, and the keyboard stays in it", async ({
  page,
}) => {
  await open(page, '/?type=compatibility');
  await partner(page).selectOption('leo');
  await own(page).focus();
  await own(page).selectOption('virgo');
  await expect(page).toHaveURL(/\/\?type=compatibility&sign=virgo$/);
  await expect(own(page).locator('option')).toHaveText(SIGNS.map(({ name }) => name));
  await expect(own(page)).toHaveValue('virgo');
  await expect(own(page)).toBeFocused();
  await expect(partner(page)).toHaveValue('leo');
  await expect(check(page)).toBeEnabled();
  await open(page, '/horoscope/leo?type=love');
  await own(page).selectOption('aries');
  await expect(page).toHaveURL(/\/horoscope\/aries\?type=compatibility$/);
  await expect(own(page)).toHaveValue('aries');
});

test("the dropdown 'Partner's Sign' has its placeholder and all twelve signs", async ({ page }) => {
  await open(page, '/?type=compatibility&sign=leo');
  await expect(own(page).locator('option:checked')).toHaveText('Leo');
  const options = await partner(page).locator('option').allTextContents();
  expect(options).toEqual(['Select partner’s sign', ...SIGNS.map(({ name }) => name)]);
  await expect(partner(page)).toHaveValue('');
  await expect(check(page)).toBeDisabled();
  await partner(page).selectOption('virgo');
  await expect(check(page)).toBeEnabled();
  await partner(page).selectOption('');
  await expect(check(page)).toBeDisabled();
});

test("a click arms the check: 'Reading the Stars...', disabled, then the result", async ({ page }) => {
  const made = calls(page);
  await open(page, '/?type=compatibility&sign=leo');
  const unchanged = await staysTheSame(page);
  const release = await holdCalls(page);
  await partner(page).selectOption('aries');
  await expect(check(page)).toBeEnabled();
  expect(made, 'choosing alone loads nothing').toEqual([]);
  await check(page).click();
  await expect(reading(page)).toBeDisabled();
  await expect(check(page)).toHaveCount(0);
  release();
  await expect(check(page)).toBeEnabled();
  await expect(card(page).getByText('Excellent Match', { exact: true })).toBeVisible();
  await expect(card(page).getByRole('status')).toHaveText('Leo and Aries: 94%, Excellent Match');
  expect(made).toEqual(['leo aries']);
  await unchanged();
});

test('the result shows percentages, description, strengths, challenges, advice and the ledger', async ({
  page,
  site,
}) => {
  const answer = await fetch(`${site.url}/api/compatibility?sign1=scorpio&sign2=taurus`);
  const result = (await answer.json()) as CompatibilityResult;
  await checkPair(page, 'scorpio', 'taurus');
  await expect(card(page).getByText(`${result.overall_compatibility}%`, { exact: true })).toBeVisible();
  await expect(card(page).getByText(result.label, { exact: true })).toBeVisible();
  await expect(figure(page, 'Love Compatibility').locator('dd')).toHaveText(`${result.love_compatibility}%`);
  await expect(figure(page, 'Friendship').locator('dd')).toHaveText(`${result.friendship_compatibility}%`);
  await expect(card(page).getByText(result.description)).toBeVisible();
  for (const [heading, points] of [
    ['Relationship Strengths', result.strengths],
    ['Potential Challenges', result.challenges],
  ] as const) {
    await expect(below(page, heading).getByRole('listitem')).toHaveText(points);
  }
  await expect(below(page, 'Relationship Advice').getByText(result.advice, { exact: true })).toBeVisible();
  await expect(card(page).getByRole('heading', { name: 'How the Score Adds Up' })).toBeVisible();
  const points = await card(page).locator('tbody tr td').allTextContents();
  expect(points.map(parseFloat).reduce((sum, one) => sum + one)).toBe(result.overall_compatibility);
  await expect(card(page).locator('tfoot td')).toHaveText(`${result.overall_compatibility} of 100`);
});

for (const [sign, other, label, color] of [
  ['leo', 'aries', 'Excellent Match', 'rgb(143, 209, 158)'],
  ['scorpio', 'taurus', 'Good Compatibility', 'rgb(233, 207, 107)'],
  ['aries', 'taurus', 'Fair Match', 'rgb(240, 163, 94)'],
  ['aries', 'capricorn', 'Challenging Pair', 'rgb(242, 139, 130)'],
] as const) {
  test(`${sign} and ${other} are a ${label}, in its color`, async ({ page }) => {
    await checkPair(page, sign, other);
    await expect(card(page).getByText(label, { exact: true })).toHaveCSS('color', color);
  });
}

test('a failure is an alert with Retry, which loads again', async ({ page, problems }) => {
  await page.route(CALL, (route) => route.fulfill({ status: 500, body: 'no' }));
  await checkPair(page, 'leo', 'pisces');
  const alert = card(page).getByRole('alert');
  await expect(alert.getByText(FAILURE, { exact: true })).toBeVisible();
  forgive(problems, /status of 500/);
  await expect(check(page)).toBeEnabled();
  await page.unroute(CALL);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await expect(card(page).getByRole('heading', { name: 'Relationship Advice' })).toBeVisible();
});

test('the button itself tries again after a failure', async ({ page, problems }) => {
  await page.route(CALL, (route) => route.abort());
  await checkPair(page, 'leo', 'pisces');
  await expect(card(page).getByRole('alert')).toBeVisible();
  forgive(problems, /ERR_FAILED/);
  await page.unroute(CALL);
  await check(page).click();
  await expect(card(page).getByRole('status')).toContainText('Leo and Pisces');
});

test('once armed, another partner loads at once, without another click', async ({ page }) => {
  const made = calls(page);
  await checkPair(page, 'leo', 'aries');
  await expect(card(page).getByRole('status')).toContainText('Leo and Aries');
  const release = await holdCalls(page);
  await partner(page).selectOption('gemini');
  await expect(reading(page)).toBeDisabled();
  release();
  await expect(card(page).getByRole('status')).toContainText('Leo and Gemini');
  await partner(page).selectOption('aries');
  await expect(card(page).getByRole('status')).toContainText('Leo and Aries');
  expect(made, 'a pair that is known is not asked for again').toEqual(['leo aries', 'leo gemini']);
});

test('once armed, another sign of one’s own loads at once', async ({ page }) => {
  const made = calls(page);
  await checkPair(page, 'leo', 'aries');
  await expect(card(page).getByRole('status')).toContainText('Leo and Aries');
  await own(page).selectOption('pisces');
  await expect(page).toHaveURL(/\/\?type=compatibility&sign=pisces$/);
  await expect(partner(page)).toHaveValue('aries');
  await expect(card(page).getByRole('status')).toContainText('Pisces and Aries');
  expect(made).toEqual(['leo aries', 'pisces aries']);
});

test('the sign page has the card too, under both names of the type', async ({ page }) => {
  for (const type of ['compatibility', 'love']) {
    await open(page, `/horoscope/leo?type=${type}`);
    await partner(page).selectOption('libra');
    await check(page).click();
    await expect(card(page).getByRole('status')).toContainText('Leo and Libra');
  }
  await page.getByRole('main').getByRole('link', { name: 'Virgo', exact: true }).last().click();
  await expect(page).toHaveURL(/\/horoscope\/virgo\?type=compatibility$/);
  await expect(card(page).getByRole('status')).toContainText('Virgo and Libra');
});

test('the whole check works by keyboard, and leads to the result', async ({ page }) => {
  await open(page, '/?type=compatibility&sign=leo');
  await expect(partner(page)).toBeVisible();
  await own(page).focus();
  await page.keyboard.press('Tab');
  await expect(partner(page)).toBeFocused();
  await page.keyboard.type('Sag');
  await expect(partner(page)).toHaveValue('sagittarius');
  await page.keyboard.press('Tab');
  await expect(check(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('status')).toContainText('Leo and Sagittarius');
  const focused = page.locator(':focus');
  await expect(focused).toContainText('90%');
  await expect(focused).toBeInViewport();
});

test('without script the form leads to the page of the pair', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto('/?type=love');
  await own(page).selectOption('scorpio');
  await partner(page).selectOption('leo');
  await check(page).locator('visible=true').click();
  await expect(page).toHaveURL(`${site.url}/compatibility/leo-and-scorpio`);
  await expect(page.getByRole('heading', { level: 1, name: 'Leo & Scorpio' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Relationship Advice' })).toBeVisible();
  await page.context().close();
});
