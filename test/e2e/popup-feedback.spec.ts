import type { TestSite } from '../harness/site.ts';
import { expect, forgive, test, type Page } from './site.ts';
import {
  endSession,
  onDevice,
  somebody,
  visit,
  visitAgain,
  wait,
  waitToAnswer,
  WAYS_OUT,
  type Somebody,
} from './visitors.ts';

test.use({ popups: true });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Still a Good Time?' });
const picker = (page: Page) => page.getByRole('dialog', { name: 'A Better Time' });
const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

async function enable(visitor: Somebody, timezone = 'America/New_York'): Promise<void> {
  await visitor.call('POST', '/api/preferences/horoscope-enable', { zodiacSign: 'leo', timezone });
}

async function withNotifications(page: Page, site: TestSite, timezone?: string): Promise<Somebody> {
  const visitor = await somebody(page, site);
  await enable(visitor, timezone);
  return visitor;
}

async function returning(page: Page, site: TestSite): Promise<Somebody> {
  const visitor = await withNotifications(page, site);
  await onDevice(page, { zodiary_last_visit: '2026-11-14' });
  return visitor;
}

test('a returning visitor with notifications is asked at once whether the time is still good; Keep is remembered', async ({
  page,
  site,
}) => {
  const visitor = await returning(page, site);
  await visit(page, '/');
  await wait(page, 0);
  await expect(popup(page)).toHaveAccessibleDescription(
    /^Is 8:00\sAM still a good time for your horoscope\?$/,
  );
  expect(await page.evaluate(() => sessionStorage.getItem('zodiary_popup_shown'))).not.toBeNull();
  await waitToAnswer(page, 0);
  const refreshed = page.waitForResponse('**/api/preferences');
  await answer(page, 'Keep').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await (await refreshed).json()).toMatchObject({ feedbackShown: true, notificationTime: '08:00' });
  expect((await visitor.preferences()).feedbackShown).toBe(true);
  // No joke after it in the same session.
  await wait(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Change opens a time picker and updates the time', async ({ page, site }) => {
  const visitor = await returning(page, site);
  await visit(page, '/');
  await waitToAnswer(page, 0);
  await answer(page, 'Change').click();
  await waitToAnswer(page, 0);
  await expect(picker(page)).toBeFocused();
  await picker(page).getByLabel('New time').fill('');
  await expect(answer(page, 'Save')).toBeDisabled();
  await picker(page).getByLabel('New time').fill('21:30');
  await answer(page, 'Save').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => visitor.preferences())
    .toMatchObject({ notificationTime: '21:30', feedbackShown: true });
});

test('the time can still be kept from the picker', async ({ page, site }) => {
  const visitor = await returning(page, site);
  await visit(page, '/');
  await waitToAnswer(page, 0);
  await answer(page, 'Change').click();
  await waitToAnswer(page, 0);
  await answer(page, /^Keep 8:00\sAM$/).click();
  await expect
    .poll(() => visitor.preferences())
    .toMatchObject({ notificationTime: '08:00', feedbackShown: true });
});

test('Escape, the backdrop and the close button mean Keep to the question about the time', async ({
  page,
  site,
}) => {
  const visitor = await returning(page, site);
  await page.clock.pauseAt('2026-11-15T17:05:00Z');
  for (const leave of WAYS_OUT) {
    await visitAgain(page, '/');
    await waitToAnswer(page, 0);
    await expect(popup(page)).toBeVisible();
    await leave(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect
      .poll(() => visitor.preferences())
      .toMatchObject({ notificationTime: '08:00', feedbackShown: true });
    await visitor.call('DELETE', '/api/preferences');
    await enable(visitor);
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.setItem('zodiary_last_visit', '2026-11-14');
    });
  }
});

test('on a first visit nobody is asked about the time: the joke comes instead', async ({ page, site }) => {
  await withNotifications(page, site);
  await visit(page, '/');
  await wait(page, 7_900);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await wait(page, 100);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Welcome!');
});

test('an earlier visit of the same date counts, and later pages of a first visit do not', async ({
  page,
  site,
}) => {
  const visitor = await withNotifications(page, site);
  await visit(page, '/');
  await visitAgain(page, '/horoscope/leo');
  await wait(page, 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await visitor.preferences()).feedbackShown).toBe(false);
  await endSession(page);
  await visitAgain(page, '/');
  await wait(page, 0);
  await expect(popup(page)).toBeVisible();
});

test('when something was shown in the session nobody is asked about the time', async ({ page, site }) => {
  await returning(page, site);
  await page.addInitScript(
    () => location.origin !== 'null' && sessionStorage.setItem('zodiary_popup_shown', 'yes'),
  );
  await visit(page, '/');
  await wait(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a time that cannot be updated is only logged', async ({ page, site, problems }) => {
  await returning(page, site);
  await page.route('**/api/preferences/notification-time', (route) => route.fulfill({ status: 503 }));
  await visit(page, '/');
  await waitToAnswer(page, 0);
  await answer(page, 'Change').click();
  await waitToAnswer(page, 0);
  await answer(page, 'Save').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => problems.join()).toContain('The notification time could not be changed');
  forgive(problems, /The notification time could not be changed|status of 503/);
});

const zoneOf = async (visitor: Somebody): Promise<string | null> => (await visitor.preferences()).timezone;
const zoneOnDevice = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('zodiary_device_zone'));

test('a visitor whose device zone changed gets the stored zone updated, and one chosen by hand stays', async ({
  page,
  site,
}) => {
  const visitor = await withNotifications(page, site, 'Europe/Berlin');
  await onDevice(page, { zodiary_device_zone: 'Europe/Berlin' });
  await visit(page, '/');
  await expect.poll(() => zoneOf(visitor)).toBe('America/New_York');
  await expect.poll(() => zoneOnDevice(page)).toBe('America/New_York');
  // The device stays where it is from now on.
  await visitor.call('PATCH', '/api/preferences', { timezone: 'Asia/Tokyo' });
  await visitAgain(page, '/');
  expect(await zoneOf(visitor)).toBe('Asia/Tokyo');
});

test('where no zone is stored none is made', async ({ page, site }) => {
  const visitor = await somebody(page, site);
  const planned = page.waitForResponse('**/api/jokes/**');
  await visit(page, '/');
  await planned;
  expect(await zoneOnDevice(page)).toBeNull();
  expect(await zoneOf(visitor)).toBeNull();
});
