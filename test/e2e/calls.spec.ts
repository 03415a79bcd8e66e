import type { Request } from '@playwright/test';
import { card, check, partner } from './match.ts';
import { pretendPush } from './push.ts';
import { expect, open, test, type Page } from './site.ts';
import { somebody, visit, waitToAnswer } from './visitors.ts';

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');

/** What the browser sends, as the site would read it. */
async function sent(request: Request): Promise<{ method: string; body: string | null; type: string | null }> {
  return {
    method: request.method(),
    body: request.postData(),
    type: await request.headerValue('content-type'),
  };
}

async function allAnswered(calls: readonly Request[]): Promise<void> {
  for (const request of calls) expect(await request.response(), request.url()).not.toBeNull();
}

const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test('every call of a visit carries the stored identifier and cookies, and those that ask have no body', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'crumb', value: '1', url: site.url }]);
  const calls: Request[] = [];
  page.on('request', (request) => isCall(request) && calls.push(request));
  const follow = async (navigation: string, name: string, heading: string): Promise<void> => {
    const links = page.getByRole('navigation', { name: navigation });
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    // A call that a page's leaving breaks off may never have been sent, and has no cookies then.
    await allAnswered(calls);
  };
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: /^Leo / }).click();
  await expect(page.getByRole('heading', { name: 'Today’s Reading' })).toBeVisible();
  await allAnswered(calls);
  await follow('Forecast', 'Weekly', 'Leo Weekly Horoscope');
  await follow('Forecast', 'Monthly', 'Leo Monthly Horoscope');
  await follow('Forecast', 'Love Match', 'Leo Love Match');
  await partner(page).selectOption('aries');
  await check(page).click();
  await expect(card(page).getByRole('status')).toContainText('Leo and Aries');
  await follow('Main', 'Tarot', 'Tarot Readings');
  await follow('Main', 'Quotes', 'Verified Quotes');
  await follow('Main', 'Blog', 'The Zodiary Blog');
  const asked = calls.map((request) => new URL(request.url()).pathname);
  expect(asked).toEqual(
    expect.arrayContaining([
      '/api/horoscope/leo',
      '/api/weekly/leo',
      '/api/monthly/leo',
      '/api/compatibility',
      '/api/quotes',
      '/api/blog',
    ]),
  );
  const stored = await page.evaluate(() => localStorage.getItem('zodiary_user_id'));
  for (const request of calls) {
    expect(await request.headerValue('x-user-id'), request.url()).toBe(stored);
    expect(await request.headerValue('cookie'), request.url()).toContain('crumb=1');
    expect(await sent(request), request.url()).toEqual({ method: 'GET', body: null, type: null });
  }
});

test('an open page asks for nothing again, by itself or when one comes back to it', async ({ page }) => {
  const joke = page.waitForResponse('**/api/jokes/today?**');
  await open(page, '/?sign=leo');
  await (await joke).finished();
  const calls: string[] = [];
  page.on('request', (request) => isCall(request) && calls.push(request.url()));
  // Long enough for everything to be stale; it is noon, so the day stays the same.
  await page.clock.fastForward('06:00:00');
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
  });
  await page.clock.runFor(10_000);
  // Whatever was asked before it shows in the list before it.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Zodiary Blog' })).toBeVisible();
  expect(calls.map((url) => new URL(url).pathname)).toEqual(['/api/blog']);
});

test.describe('an answered popup', () => {
  test.use({ popups: true });

  const NOTHING = { method: 'POST', body: null, type: null };

  test('declines notifications with a POST that has no body', async ({ page, site }) => {
    const { call } = await somebody(page, site);
    await call('POST', '/api/preferences/disable-jokes');
    await visit(page, '/horoscope/leo');
    await waitToAnswer(page, 10_000);
    const declining = page.waitForRequest('**/api/preferences/horoscope-decline');
    await answer(page, 'No, thanks').click();
    expect(await sent(await declining)).toEqual(NOTHING);
  });

  for (const [name, step] of [
    ['NO', 'refuse-joke'],
    ['YES', 'reset-refuses'],
  ] as const) {
    test(`sends ${step} as a POST that has no body`, async ({ page, site }) => {
      const { call } = await somebody(page, site);
      await call('POST', '/api/preferences/horoscope-never-ask');
      await visit(page, '/');
      await waitToAnswer(page, 8_000);
      const sending = page.waitForRequest(`**/api/preferences/${step}`);
      await answer(page, name).click();
      expect(await sent(await sending)).toEqual(NOTHING);
    });
  }

  test('turns notifications on with subscription, zone and sign, as JSON', async ({
    page,
    site,
    pushService,
  }) => {
    const { call } = await somebody(page, site);
    await call('POST', '/api/preferences/disable-jokes');
    const { subscription } = await pretendPush(page, pushService);
    await visit(page, '/horoscope/leo');
    await waitToAnswer(page, 10_000);
    const subscribing = page.waitForRequest('**/api/notifications/subscribe');
    const enabling = page.waitForRequest('**/api/preferences/horoscope-enable');
    await answer(page, 'Yes').click();
    const choice = { zodiacSign: 'leo', timezone: 'America/New_York' };
    for (const [sending, fields] of [
      [subscribing, { subscription, ...choice }],
      [enabling, choice],
    ] as const) {
      const request = await sending;
      expect(request.method()).toBe('POST');
      expect(request.postDataJSON()).toEqual(fields);
      expect(await request.headerValue('content-type')).toBe('application/json');
    }
  });
});
