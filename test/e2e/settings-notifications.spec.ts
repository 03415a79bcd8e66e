import type { PushBrowser } from '../harness/push-browser.ts';
import type { PushService } from '../harness/push-service.ts';
import type { TestSite } from '../harness/site.ts';
import { accessibilityFaults } from './accessibility.ts';
import { pretendPush, pushNotes } from './push.ts';
import { expect, forgive, open, test, type Page } from './site.ts';
import { somebody, type Somebody } from './visitors.ts';

test.use({ popups: true });

const CHOICE = { zodiacSign: 'scorpio', timezone: 'America/New_York' };

const section = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const toast = (page: Page) => page.getByRole('region', { name: 'Notification', exact: true });
const alert = (page: Page) => section(page).getByRole('alert');

/** Somebody whom no popup interrupts; what the browser allows is the test's choice. */
async function undisturbed(page: Page, site: TestSite): Promise<Somebody> {
  const visitor = await somebody(page, site);
  await visitor.call('POST', '/api/preferences/horoscope-never-ask');
  await visitor.call('POST', '/api/preferences/disable-jokes');
  return visitor;
}

/** Notifications are on, but no browser of the visitor takes them. */
async function enabled(page: Page, site: TestSite): Promise<Somebody> {
  const visitor = await undisturbed(page, site);
  await visitor.call('POST', '/api/preferences/horoscope-enable', CHOICE);
  await visitor.call('POST', '/api/preferences/feedback-shown');
  return visitor;
}

interface Subscribed extends Somebody {
  browser: PushBrowser;
}

async function subscribed(page: Page, site: TestSite, service: PushService): Promise<Subscribed> {
  const visitor = await enabled(page, site);
  const browser = await pretendPush(page, service, { permission: 'granted', isSubscribed: true });
  const { subscription } = browser;
  await visitor.call('POST', '/api/notifications/subscribe', { subscription, ...CHOICE });
  return { ...visitor, browser };
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

test('notifications that are on show their time and the next one, and a new time is saved when the typing rests', async ({
  page,
  site,
  pushService,
}) => {
  const visitor = await subscribed(page, site, pushService);
  await open(page, '/settings');
  await expect(section(page).getByText('on', { exact: true })).toBeVisible();
  const time = section(page).getByLabel('Time', { exact: true });
  await expect(time).toHaveValue('08:00');
  await expect(section(page).getByText('Next one tomorrow, Monday, at 8:00 AM')).toBeVisible();
  await expectAccessible(page);
  await time.fill('21:30');
  await expect(toast(page).getByText('Every day at 9:30 PM.')).toBeVisible();
  expect((await visitor.preferences()).notificationTime).toBe('21:30');
  await expect(section(page).getByText('Next one today at 9:30 PM')).toBeVisible();
});

test('a chosen time is saved when the field is left', async ({ page, site, pushService }) => {
  const visitor = await subscribed(page, site, pushService);
  await page.clock.pauseAt('2026-11-15T17:05:00Z');
  await page.goto('/settings');
  await page.clock.runFor(500);
  const field = section(page).getByLabel('Time', { exact: true });
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(field).toBeVisible({ timeout: 100 });
  }).toPass();
  await field.fill('06:15');
  await field.blur();
  await expect.poll(async () => (await visitor.preferences()).notificationTime).toBe('06:15');
});

test('a chosen zone and Pause are saved and hold', async ({ page, site, pushService }) => {
  const visitor = await subscribed(page, site, pushService);
  await open(page, '/settings');
  const zone = section(page).getByLabel('Time zone');
  await expect(zone.locator('option:checked')).toHaveText('New York (Eastern Time)');
  await zone.selectOption('Asia/Tokyo');
  await expect(toast(page).getByText('On Tokyo time.')).toBeVisible();
  const pause = section(page).getByRole('switch', { name: 'Pause' });
  await pause.click();
  await expect(section(page).getByText('paused', { exact: true })).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue('Asia/Tokyo');
  await expect(section(page).getByText('Nothing is sent while you’re paused.')).toBeVisible();
  expect(await visitor.preferences()).toMatchObject({ timezone: 'Asia/Tokyo', paused: true });
  await pause.click();
  await expect.poll(async () => (await visitor.preferences()).paused).toBe(false);
});

test("a test notification that was not taken says so, and Retry sends today's", async ({
  page,
  site,
  pushService,
  problems,
}) => {
  const { browser } = await subscribed(page, site, pushService);
  pushService.answer((response) => response.writeHead(500).end());
  await open(page, '/settings');
  await button(page, 'Send a test').click();
  await expect(alert(page)).toContainText('Your browser’s push service didn’t accept it.');
  pushService.answer((response) => response.writeHead(201).end());
  await button(page, 'Retry').click();
  await expect(toast(page).getByText('Test sent')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  expect(browser.open(pushService.received.at(-1)!.body).title).toBe('Scorpio, November 15');
  forgive(problems, /failed/);
});

test('a browser that is not subscribed any more can be turned on again', async ({
  page,
  site,
  pushService,
  problems,
}) => {
  const visitor = await enabled(page, site);
  await pretendPush(page, pushService, { permission: 'granted' });
  await open(page, '/settings');
  await button(page, 'Send a test').click();
  await expect(alert(page)).toHaveText('This browser isn’t subscribed anymore, so nothing can arrive.');
  await button(page, 'Turn on again').click();
  await expect(alert(page)).toHaveCount(0);
  await expect(toast(page).getByText('Notifications are on')).toBeVisible();
  expect((await visitor.exported()).subscriptions).toHaveLength(1);
  forgive(problems, /status of 409/);
});

test('a test that finds the browser gone turns notifications off and says so', async ({
  page,
  site,
  pushService,
}) => {
  const visitor = await subscribed(page, site, pushService);
  pushService.answer((response) => response.writeHead(410).end());
  await open(page, '/settings');
  await button(page, 'Send a test').click();
  await expect(toast(page).getByText('This browser wasn’t subscribed anymore.')).toBeVisible();
  await expect(button(page, 'Turn on notifications')).toBeVisible();
  expect((await visitor.exported()).subscriptions).toEqual([]);
});

test('Stop ends notifications on the site and in the browser; one that fails says so, with Retry', async ({
  page,
  site,
  pushService,
  problems,
}) => {
  const visitor = await subscribed(page, site, pushService);
  const path = '**/api/notifications/subscribe';
  await page.route(path, (route) => route.fulfill({ status: 503 }));
  await open(page, '/settings');
  await button(page, 'Stop').click();
  await expect(alert(page)).toContainText('Something’s wrong on our end.');
  await expect(section(page).getByText('on', { exact: true })).toBeVisible();
  await page.unroute(path);
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page).getByText('Notifications are off')).toBeVisible();
  await expect(button(page, 'Turn on notifications')).toBeVisible();
  await expect(section(page)).toBeFocused();
  expect((await visitor.exported()).subscriptions).toEqual([]);
  expect(await pushNotes(page)).toMatchObject({ unsubscribed: 1 });
  forgive(problems, /failed|status of 503/);
});

test('notifications are turned on from the settings the same way as from the popup', async ({
  page,
  site,
  pushService,
}) => {
  const visitor = await undisturbed(page, site);
  await pretendPush(page, pushService);
  await open(page, '/settings');
  await expect(section(page).getByText('off', { exact: true })).toBeVisible();
  await expect(button(page, 'Turn on notifications')).toBeDisabled();
  await expect(section(page).getByText('Choose your sign above first.')).toBeVisible();
  await page.getByLabel('Sign', { exact: true }).selectOption('Scorpio');
  await button(page, 'Turn on notifications').click();
  await expect(section(page).getByText('on', { exact: true })).toBeVisible();
  await expect(section(page)).toBeFocused();
  expect(await visitor.exported()).toMatchObject({
    preferences: { horoscopeEnabled: true, ...CHOICE },
    subscriptions: [{ host: pushService.host }],
  });
  expect((await pushNotes(page)).registered).toEqual(['/sw.js']);
});

test('a permission denied in the settings shows how to change it, and the decline is saved', async ({
  page,
  site,
  pushService,
}) => {
  const visitor = await undisturbed(page, site);
  await visitor.call('PATCH', '/api/preferences', { zodiacSign: 'leo' });
  await pretendPush(page, pushService, { answer: 'denied' });
  await open(page, '/settings');
  await button(page, 'Turn on notifications').click();
  await expect(section(page).getByText('blocked', { exact: true })).toBeVisible();
  await expect(section(page).getByText('This browser blocks our notifications.')).toBeVisible();
  await expect(section(page)).toBeFocused();
  await expect
    .poll(async () => (await visitor.preferences()).askHoroscopeAgainAfter)
    .toBe('2026-11-16T17:00:00.000Z');
  await expectAccessible(page);
  // With so little to say of notifications, other things fill their column.
  const leftOf = async (name: string): Promise<number> =>
    (await page.getByRole('main').getByRole('heading', { name, exact: true }).boundingBox())!.x;
  expect(await leftOf('Other Settings')).toBe(await leftOf('Notifications'));
  expect(await leftOf('Your Data')).toBeGreaterThan(await leftOf('Notifications'));
});

test('a permission left open in the settings says that nothing has changed', async ({
  page,
  site,
  pushService,
}) => {
  const visitor = await undisturbed(page, site);
  await visitor.call('PATCH', '/api/preferences', { zodiacSign: 'leo' });
  await pretendPush(page, pushService, { answer: 'default' });
  await open(page, '/settings');
  await button(page, 'Turn on notifications').click();
  await expect(alert(page)).toContainText('Your browser didn’t get permission');
  await expect(button(page, 'Turn on notifications')).toBeEnabled();
});

test('a browser whose address the site has with other keys is subscribed anew', async ({
  page,
  site,
  pushService,
  problems,
}) => {
  const visitor = await undisturbed(page, site);
  await visitor.call('PATCH', '/api/preferences', { zodiacSign: 'leo' });
  await pretendPush(page, pushService);
  await page.route('**/api/notifications/subscribe', (route) => route.fulfill({ status: 409, body: '{}' }), {
    times: 1,
  });
  await open(page, '/settings');
  await button(page, 'Turn on notifications').click();
  await expect(section(page).getByText('on', { exact: true })).toBeVisible();
  expect(await pushNotes(page)).toMatchObject({ subscribed: 2, unsubscribed: 1 });
  expect((await visitor.exported()).subscriptions).toHaveLength(1);
  forgive(problems, /status of 409/);
});

test('a failure to subscribe in the settings says so', async ({ page, site, pushService, problems }) => {
  const visitor = await undisturbed(page, site);
  await visitor.call('PATCH', '/api/preferences', { zodiacSign: 'leo' });
  await pretendPush(page, pushService, { subscribe: 'fails' });
  await open(page, '/settings');
  await button(page, 'Turn on notifications').click();
  await expect(alert(page)).toContainText('We couldn’t subscribe your browser.');
  forgive(problems, /Notifications could not be turned on/);
});

test('a browser without notifications says so', async ({ page, site }) => {
  await undisturbed(page, site);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  await open(page, '/settings');
  await expect(section(page).getByText('This browser can’t show notifications.')).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
});

test('a browser that lost its permission can be asked again', async ({ page, site, pushService }) => {
  await enabled(page, site);
  await pretendPush(page, pushService);
  await open(page, '/settings');
  await expect(section(page).getByText('no longer has your permission')).toBeVisible();
  await button(page, 'Turn on again').click();
  await expect(section(page).getByText('on', { exact: true })).toBeVisible();
});
