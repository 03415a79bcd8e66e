import type { PushService } from '../harness/push-service.ts';
import type { TestSite } from '../harness/site.ts';
import { pretendPush } from './push.ts';
import { expect, forgive, test, type Page } from './site.ts';
import { somebody, visit, wait, waitToAnswer, WAYS_OUT } from './visitors.ts';

test.use({ popups: true });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Leo, every morning?' });
const press = (name: string) => (page: Page) =>
  popup(page).getByRole('button', { name, exact: true }).click();

const [escape, veil, closeButton] = WAYS_OUT;

/** Everything that the notification popup can be answered with. */
const ANSWERS: Record<string, (page: Page) => Promise<void>> = {
  "'Yes'": press('Yes'),
  "'No, thanks'": press('No, thanks'),
  "'Don't ask again'": press('Don’t ask again'),
  Escape: escape!,
  'Escape with the focus elsewhere': async (page) => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await escape!(page);
  },
  'a click beside it': veil!,
  'its close button': closeButton!,
};

const CALLS = /\/api\/(notifications|preferences\/)/;

/** The popup alone, in a browser that grants notifications. */
async function meetPopup(page: Page, site: TestSite, pushService: PushService): Promise<void> {
  const { call } = await somebody(page, site);
  await call('POST', '/api/preferences/disable-jokes');
  await pretendPush(page, pushService);
  await visit(page, '/horoscope/leo');
  await waitToAnswer(page, 10_000);
  await expect(popup(page)).toBeVisible();
}

for (const [answer, give] of Object.entries(ANSWERS)) {
  test(`the notification popup closes on ${answer} before the site has answered, and stays closed when it fails`, async ({
    page,
    site,
    pushService,
    problems,
  }) => {
    const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
    let isHeld = false;
    // Long before the answer: a browser that is still being told to hold calls lets one through that comes at once,
    // and nobody hears of it.
    await page.route(CALLS, async (route) => {
      if (!isHeld) return route.continue();
      await failing;
      await route.fulfill({ status: 503 });
    });
    await meetPopup(page, site, pushService);
    isHeld = true;
    const asked = page.waitForRequest(CALLS);
    await give(page);
    await asked;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    fail();
    await expect.poll(() => problems.join()).toMatch(/could not be (saved|turned on)/);
    await wait(page, 60_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    forgive(problems, /could not be (saved|turned on)|status of 503/);
  });
}

test('the notification popup closes while the browser still puts its own question, and when that fails', async ({
  page,
  site,
  pushService,
  problems,
}) => {
  await meetPopup(page, site, pushService);
  await page.evaluate(() => {
    const { promise, reject } = Promise.withResolvers<NotificationPermission>();
    Notification.requestPermission = () => promise;
    Object.assign(window, { failToAsk: () => reject(new TypeError('no question')) });
  });
  await press('Yes')(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const declined = page.waitForResponse('**/api/preferences/horoscope-decline');
  await page.evaluate(() => (window as unknown as { failToAsk: () => void }).failToAsk());
  expect((await declined).ok()).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  forgive(problems, /Notifications could not be turned on.*no question/);
});

test('a preference that cannot be saved after the subscription declines too, and is only logged', async ({
  page,
  site,
  pushService,
  problems,
}) => {
  await meetPopup(page, site, pushService);
  await page.route('**/api/preferences/horoscope-enable', (route) => route.fulfill({ status: 503 }));
  const declined = page.waitForResponse('**/api/preferences/horoscope-decline');
  await press('Yes')(page);
  expect((await declined).ok()).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  forgive(problems, /Notifications could not be turned on|status of 503/);
});
