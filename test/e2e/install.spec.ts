import { watchLayoutShift, UNSEEN } from './layout-shift.ts';
import { withProfile } from './profile.ts';
import { expect, forgive, open, test, type Page } from './site.ts';
import { wait } from './visitors.ts';

test.use({ installed: false });
test.beforeEach(({ page }) => page.clock.pauseAt('2026-11-15T17:05:00Z'));

const button = (page: Page) => page.getByRole('button', { name: 'Install App', exact: true });

/** The clock stands, so that five seconds are five seconds. */
async function visit(page: Page, path: string): Promise<void> {
  const late = page.waitForResponse(/\/assets\/late-parts/);
  await open(page, path);
  await (await late).finished();
  await wait(page, 0);
}

interface Prompted {
  prompts: number;
}

/** Chromium's event, whose prompt cannot be answered without a screen. */
async function offer(page: Page, outcome: 'shown' | 'fails' = 'shown'): Promise<boolean> {
  return page.evaluate((how) => {
    const noted = window as unknown as Prompted;
    noted.prompts ??= 0;
    const prompt = async (): Promise<void> => {
      noted.prompts++;
      if (how === 'fails') throw new DOMException('no prompt', 'NotAllowedError');
    };
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);
}

const prompts = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Prompted).prompts);

test("the browser's prompt event shows 'Install App', and a click consumes it", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  await visit(page, '/');
  await expect(button(page)).toHaveCount(0);
  expect(await offer(page), "the browser's own banner stays away").toBe(true);
  await expect(button(page)).toBeVisible();
  expect(await layoutShift()).toBeLessThan(UNSEEN);
  await button(page).click();
  expect(await prompts(page)).toBe(1);
  await expect(button(page)).toHaveCount(0);
  await wait(page, 60_000);
  await expect(button(page), 'no fallback after a prompt').toHaveCount(0);
  await offer(page);
  await expect(button(page), 'another prompt is another offer').toBeVisible();
});

test('a prompt event before the code of the button is not lost, and one that fails is only logged', async ({
  page,
  problems,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/horoscope/leo', { waitUntil: 'domcontentloaded' });
  expect(await offer(page, 'fails'), "the browser's own banner stays away").toBe(true);
  resolve();
  await button(page).click();
  await expect(button(page)).toHaveCount(0);
  await expect.poll(() => problems.join()).toContain('The install prompt failed');
  forgive(problems, /The install prompt failed/);
});

test('without the event a fallback comes after 5 seconds and only alerts instructions', async ({ page }) => {
  await visit(page, '/horoscope/leo');
  await wait(page, 4_900);
  await expect(button(page)).toHaveCount(0);
  await wait(page, 100);
  await expect(button(page)).toBeVisible();
  const alerted = page.waitForEvent('dialog');
  const clicked = button(page).click();
  const dialog = await alerted;
  expect(dialog.type()).toBe('alert');
  expect(dialog.message()).toMatch(/Chrome: .*menu.*Install app/);
  expect(dialog.message()).toMatch(/Firefox: .*icon.*address bar/);
  expect(dialog.message()).toMatch(/Safari: .*Share.*Add to Home Screen/);
  await dialog.accept();
  await clicked;
  await expect(button(page)).toBeVisible();
  await page.getByRole('link', { name: 'Tarot', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarot Readings' })).toBeVisible();
  await expect(button(page)).toBeVisible();
});

test('an installed event hides the button for good', async ({ page }) => {
  await visit(page, '/');
  await offer(page);
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(button(page)).toHaveCount(0);
  await offer(page);
  await wait(page, 60_000);
  await expect(button(page)).toHaveCount(0);
  await visit(page, '/');
  await offer(page);
  await wait(page, 60_000);
  await expect(button(page)).toHaveCount(0);
});

test('an app that runs standalone has no install button', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
  });
  await visit(page, '/');
  await offer(page);
  await wait(page, 60_000);
  await expect(button(page)).toHaveCount(0);
});

test('the install button is hidden on the destiny-report page', async ({ page }) => {
  await visit(page, '/personal-destiny-report');
  await offer(page);
  await wait(page, 60_000);
  await expect(button(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(button(page)).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`the install button stands at the top center and covers no control at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of ['/', '/horoscope/leo']) {
      await visit(page, path);
      await offer(page);
      const { x, y, width: wide } = (await button(page).boundingBox())!;
      expect(Math.abs(x + wide / 2 - width / 2)).toBeLessThan(2);
      expect(y).toBeLessThan(180);
      const covered = await page.evaluate(() => {
        const isOurs = ({ textContent }: Element): boolean => textContent === 'Install App';
        const controls = [...document.querySelectorAll('a, button, input, summary')];
        const own = controls.find(isOurs)!.getBoundingClientRect();
        return controls
          .filter((one) => !isOurs(one) && one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return right > own.left && left < own.right && bottom > own.top && top < own.bottom;
          })
          .map(({ textContent }) => textContent);
      });
      expect(covered, path).toEqual([]);
      await page.mouse.wheel(0, 400);
      await expect.poll(async () => (await button(page).boundingBox())!.y).toBeLessThan(20);
      expect((await button(page).boundingBox())!.y).toBeGreaterThanOrEqual(0);
    }
  });
}

test("the site is installable by Chromium's own check", async ({ site, launchOptions }) => {
  await withProfile(launchOptions, site.url, [], async (context) => {
    const page = await context.newPage();
    await page.goto('/');
    const session = await context.newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data!)).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });
});
