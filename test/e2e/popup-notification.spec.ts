import { accessibilityFaults } from './accessibility.ts';
import { pretendPush, pushNotes } from './push.ts';
import { expect, forgive, open, test, type Page } from './site.ts';
import {
  endSession,
  somebody,
  visit,
  visitAgain,
  wait,
  waitToAnswer,
  WAYS_OUT,
  type Somebody,
} from './visitors.ts';

test.use({ popups: true });

const popup = (page: Page) => page.getByRole('dialog', { name: /every morning\?$/ });
const button = (page: Page, name: string) => popup(page).getByRole('button', { name, exact: true });

/** Somebody who is offered no joke, so that the question about notifications comes alone. */
async function withoutJokes(...[page, site]: Parameters<typeof somebody>): Promise<Somebody> {
  const visitor = await somebody(page, site);
  await visitor.call('POST', '/api/preferences/disable-jokes');
  return visitor;
}

async function expectDeclined(visitor: Somebody): Promise<void> {
  // The server's clock stands at noon in New York.
  await expect
    .poll(async () => (await visitor.preferences()).askHoroscopeAgainAfter)
    .toBe('2026-11-16T17:00:00.000Z');
  expect((await visitor.preferences()).horoscopeEnabled).toBe(false);
}

const ANSWERED: Record<string, () => void> = {
  'the browser has no notifications': () => Reflect.deleteProperty(window, 'Notification'),
  'the browser has no background workers': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  'the permission is granted already': () =>
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' }),
  'the permission is denied already': () =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
};

for (const [when, script] of Object.entries(ANSWERED)) {
  test(`no notification popup when ${when}`, async ({ page, site }) => {
    await withoutJokes(page, site);
    await page.addInitScript(script);
    await visit(page, '/horoscope/leo');
    await wait(page, 60_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

const KNOWN: Record<string, [path: string, body?: unknown]> = {
  'the visitor wants never to be asked': ['/api/preferences/horoscope-never-ask'],
  'the visitor has notifications': [
    '/api/preferences/horoscope-enable',
    { zodiacSign: 'leo', timezone: 'America/New_York' },
  ],
  'the visitor declined less than 24 hours ago': ['/api/preferences/horoscope-decline'],
};

for (const [when, [path, body]] of Object.entries(KNOWN)) {
  test(`no notification popup when ${when}`, async ({ page, site }) => {
    const visitor = await withoutJokes(page, site);
    await visitor.call('POST', path, body);
    await visit(page, '/horoscope/leo');
    await wait(page, 60_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the notification popup comes again when the decline has run out', async ({ page, site }) => {
  const visitor = await withoutJokes(page, site);
  await site.setClock('2026-11-14T17:00:00Z');
  await visitor.call('POST', '/api/preferences/horoscope-decline');
  await site.setClock('2026-11-15T17:00:00Z');
  await visit(page, '/horoscope/leo');
  await waitToAnswer(page, 10_000);
  await expect(popup(page)).toBeVisible();
});

test('preferences that cannot be checked are logged, and there is no popup', async ({
  page,
  site,
  problems,
}) => {
  await somebody(page, site);
  await page.route('**/api/preferences', (route) => route.fulfill({ status: 500, body: 'out of ink' }));
  await page.clock.pauseAt('2026-11-15T17:05:00Z');
  await open(page, '/horoscope/leo');
  await expect.poll(() => problems.join()).toMatch(/Preferences could not be checked.*500: out of ink/);
  await wait(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  forgive(problems, /Preferences could not be checked|status of 500/);
});

test("'Yes' asks the browser, registers the worker, subscribes and saves the preference", async ({
  page,
  site,
  pushService,
}) => {
  const visitor = await withoutJokes(page, site);
  await pretendPush(page, pushService);
  await visit(page, '/horoscope/scorpio');
  await waitToAnswer(page, 10_000);
  await button(page, 'Yes').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await visitor.preferences()).horoscopeEnabled).toBe(true);
  const choice = { zodiacSign: 'scorpio', timezone: 'America/New_York' };
  expect(await visitor.preferences()).toMatchObject({ ...choice, askHoroscopeAgainAfter: null });
  expect(await visitor.exported()).toMatchObject({ subscriptions: [{ host: pushService.host }] });
  expect(await pushNotes(page)).toMatchObject({ registered: ['/sw.js'], subscribed: 1 });
  await page.clock.resume();
  await expect(page.getByRole('status').getByText('Notifications are on')).toBeVisible();
});

test("a permission denied after 'Yes' saves the decline, and the popup closes", async ({ page, site }) => {
  const visitor = await withoutJokes(page, site);
  await visit(page, '/horoscope/leo');
  await waitToAnswer(page, 10_000);
  // Without a screen the browser denies by itself.
  await button(page, 'Yes').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectDeclined(visitor);
});

test("a permission left open after 'Yes' saves the decline, and the popup closes", async ({
  page,
  site,
  pushService,
}) => {
  const visitor = await withoutJokes(page, site);
  await pretendPush(page, pushService, { answer: 'default' });
  await visit(page, '/horoscope/leo');
  await waitToAnswer(page, 10_000);
  await button(page, 'Yes').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectDeclined(visitor);
  expect((await pushNotes(page)).registered).toEqual([]);
});

const FAILURES: Record<string, { browser?: Parameters<typeof pretendPush>[2]; call?: string }> = {
  'the worker cannot be registered': { browser: { register: 'fails' } },
  'the browser cannot subscribe': { browser: { subscribe: 'fails' } },
  'the site has no key': { call: 'vapid-key' },
  'the subscription cannot be saved': { call: 'subscribe' },
};

for (const [what, { browser, call }] of Object.entries(FAILURES)) {
  test(`when ${what} the decline is saved, the failure only logged`, async ({
    page,
    site,
    pushService,
    problems,
  }) => {
    const visitor = await withoutJokes(page, site);
    await pretendPush(page, pushService, browser);
    if (call) await page.route(`**/api/notifications/${call}`, (route) => route.fulfill({ status: 503 }));
    await visit(page, '/horoscope/leo');
    await waitToAnswer(page, 10_000);
    await button(page, 'Yes').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectDeclined(visitor);
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
    forgive(problems, /Notifications could not be turned on|status of 503/);
  });
}

test('a subscription that hangs is given up after 10 seconds, and the decline is saved', async ({
  page,
  site,
  pushService,
  problems,
}) => {
  const visitor = await withoutJokes(page, site);
  await pretendPush(page, pushService, { subscribe: 'hangs' });
  await visit(page, '/horoscope/leo');
  await waitToAnswer(page, 10_000);
  const key = page.waitForResponse('**/api/notifications/vapid-key');
  await button(page, 'Yes').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await key).finished();
  await wait(page, 9_900);
  expect((await visitor.preferences()).askHoroscopeAgainAfter).toBeNull();
  await wait(page, 200);
  await expectDeclined(visitor);
  forgive(problems, /Notifications could not be turned on.*No answer within 10 seconds/);
});

test("'No, thanks' saves the decline and closes", async ({ page, site }) => {
  const visitor = await withoutJokes(page, site);
  await visit(page, '/horoscope/leo');
  await waitToAnswer(page, 10_000);
  await button(page, 'No, thanks').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectDeclined(visitor);
});

test("'Don't ask again' is remembered for good and closes", async ({ page, site }) => {
  const visitor = await withoutJokes(page, site);
  await visit(page, '/horoscope/leo');
  await waitToAnswer(page, 10_000);
  await button(page, 'Don’t ask again').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await visitor.preferences()).horoscopeNeverAsk).toBe(true);
});

test("Escape, the backdrop and the close button mean 'No, thanks' to the notification popup", async ({
  page,
  site,
}) => {
  const visitor = await withoutJokes(page, site);
  await page.clock.pauseAt('2026-11-15T17:05:00Z');
  for (const leave of WAYS_OUT) {
    await visitAgain(page, '/horoscope/leo');
    await waitToAnswer(page, 10_000);
    await expect(popup(page)).toBeVisible();
    await leave(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectDeclined(visitor);
    await visitor.call('DELETE', '/api/preferences');
    await visitor.call('POST', '/api/preferences/disable-jokes');
    await endSession(page);
  }
});

test('an answer that cannot be saved is logged, and the popup closes all the same', async ({
  page,
  site,
  problems,
}) => {
  await withoutJokes(page, site);
  await page.route('**/api/preferences/horoscope-decline', (route) => route.fulfill({ status: 503 }));
  await visit(page, '/horoscope/leo');
  await waitToAnswer(page, 10_000);
  await button(page, 'No, thanks').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => problems.join()).toContain('The answer about notifications could not be saved');
  forgive(problems, /could not be saved|status of 503/);
});

test('without a known sign the popup has a sign select, and Yes waits for it', async ({
  page,
  site,
  pushService,
}) => {
  const visitor = await withoutJokes(page, site);
  await pretendPush(page, pushService);
  await visit(page, '/blog');
  await waitToAnswer(page, 10_000);
  await expect(popup(page)).toHaveAccessibleName('Your reading, every morning?');
  await expect(button(page, 'Yes')).toBeDisabled();
  await popup(page).getByLabel('For which sign').selectOption('Virgo');
  await expect(popup(page)).toHaveAccessibleName('Virgo, every morning?');
  await button(page, 'Yes').click();
  await expect.poll(async () => (await visitor.preferences()).zodiacSign).toBe('virgo');
});

test('the popup offers the sign read last on the device, unless the settings name one', async ({
  page,
  site,
}) => {
  const visitor = await withoutJokes(page, site);
  await visit(page, '/horoscope/pisces');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zodiary_sign'))).toBe('pisces');
  await visitAgain(page, '/blog');
  await waitToAnswer(page, 10_000);
  await expect(popup(page)).toHaveAccessibleName('Pisces, every morning?');
  await expect(popup(page).getByLabel('For which sign')).toHaveValue('pisces');
  await visitor.call('PATCH', '/api/preferences', { zodiacSign: 'gemini' });
  await endSession(page);
  await visitAgain(page, '/blog');
  await waitToAnswer(page, 10_000);
  await expect(popup(page)).toHaveAccessibleName('Gemini, every morning?');
});

test('the notification popup comes after 10 seconds and not before, traps the keyboard and hands the focus back', async ({
  page,
  site,
}) => {
  await withoutJokes(page, site);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/horoscope/leo');
  const share = page.getByRole('button', { name: 'Share or copy' });
  // Without a scroll, of which the page would hear at some later time of its clock and take it for the visitor's.
  await share.evaluate((element) => element.focus({ preventScroll: true }));
  await wait(page, 9_900);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await wait(page, 100);
  await expect(popup(page)).toBeFocused();
  await expect(popup(page)).toHaveAccessibleName('Leo, every morning?');
  await expect(popup(page)).toHaveAccessibleDescription(
    /^One notification a day at 8:00\sAM, with your reading\./,
  );
  // Who asked for less motion gets none.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.clock.resume();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement!.closest('dialog'),
    );
    expect(isOutside, `stop ${step + 1}`).toBe(false);
  }
  await expect(button(page, 'Don’t ask again')).toBeInViewport({ ratio: 1 });
  await button(page, 'No, thanks').focus();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});
