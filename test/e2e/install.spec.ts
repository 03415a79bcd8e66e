import { onlyInFull } from './full-check.ts';
import { watchLayoutShift, UNSEEN } from './layout-shift.ts';
import { withProfile } from './profile.ts';
import { expect, forgive, open, test, type Page } from './site.ts';
import { wait } from './visitors.ts';

test.use({ installed: false });
test.beforeEach(async ({ page }) => {
  await page.clock.pauseAt('2026-11-15T17:05:00Z');
  // A click on the button while it still slides in would scroll the page, which puts the button away.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

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

/** On a page without the event. */
async function waitForFallback(page: Page): Promise<void> {
  await visit(page, '/horoscope/leo');
  await wait(page, 4_900);
  await expect(button(page)).toHaveCount(0);
  // The five seconds begin when its code runs, which may be a little after it has arrived.
  await expect(async () => {
    await wait(page, 600);
    await expect(button(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

const LINES = [
  'Chrome: open the menu and choose “Install app”.',
  'Firefox: choose the install icon in the address bar.',
  'Safari: choose Share, then “Add to Home Screen”.',
];

test('without the event a fallback comes after 5 seconds, and its instructions are a dialog of three lines', async ({
  page,
}) => {
  await waitForFallback(page);
  await button(page).click();
  const dialog = page.getByRole('dialog', { name: 'Install Zodiary' });
  await expect(dialog).toHaveAccessibleDescription(LINES.join(' '));
  for (const line of LINES) await expect(dialog.getByText(line)).toBeVisible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.getByRole('link', { name: 'Tarot', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarot Readings' })).toBeVisible();
  await expect(button(page)).toBeVisible();
});

test('where the browser has no dialogs the instructions are an alert', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  await waitForFallback(page);
  const alerted = page.waitForEvent('dialog');
  const clicked = button(page).click();
  const dialog = await alerted;
  expect(dialog.type()).toBe('alert');
  expect(dialog.message()).toBe(['To install Zodiary:', ...LINES].join('\n\n'));
  await dialog.accept();
  await clicked;
  await expect(button(page)).toBeVisible();
});

const closeButton = (page: Page) => page.getByRole('button', { name: 'Hide Install App', exact: true });
const mainTop = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().top);

/** As if it had been closed so long ago. */
async function closedAgo(page: Page, ms: number): Promise<void> {
  await page.evaluate((ago) => localStorage.setItem('zodiary_install_closed', String(Date.now() - ago)), ms);
  await visit(page, '/about');
  await offer(page);
  await wait(page, 60_000);
}

test('the install button can be closed, strip and all, which is remembered for 30 days', async ({ page }) => {
  const HOUR_MS = 60 * 60 * 1_000;
  await visit(page, '/about');
  await offer(page);
  const before = await mainTop(page);
  await closeButton(page).click();
  await expect(button(page)).toHaveCount(0);
  expect(before - (await mainTop(page)), 'the strip goes too').toBeGreaterThan(40);
  const without = await mainTop(page);
  await offer(page);
  await wait(page, 60_000);
  await expect(button(page), 'another prompt is not another offer').toHaveCount(0);
  await closedAgo(page, 0);
  await expect(button(page)).toHaveCount(0);
  expect(await mainTop(page)).toBe(without);
  await closedAgo(page, 30 * 24 * HOUR_MS - HOUR_MS);
  await expect(button(page)).toHaveCount(0);
  await closedAgo(page, 30 * 24 * HOUR_MS + HOUR_MS);
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
  const header = (await page.getByRole('banner').boundingBox())!;
  expect(await mainTop(page), 'nor is there a strip for it').toBe(header.y + header.height);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(button(page)).toBeVisible();
});

test('the pages of orders have no install button', async ({ page }) => {
  for (const path of ['/order-success', '/failed-order', '/checkout/demo', '/gift']) {
    await visit(page, path);
    await offer(page);
    await wait(page, 60_000);
    await expect(button(page), path).toHaveCount(0);
  }
});

/** What the button and its close lie over: words, drawings and controls, each by what it says or is. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOurs = ({ textContent }: Element): boolean => textContent === 'Install App';
    const own = [...document.querySelectorAll('button')].find(isOurs)!.parentElement!;
    const ground = own.getBoundingClientRect();
    const lies = ({ left, right, top, bottom }: DOMRect): boolean =>
      right > ground.left && left < ground.right && bottom > ground.top && top < ground.bottom;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode;
      if (own.contains(words) || !words.parentElement!.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(words);
      if ([...range.getClientRects()].some(lies)) found.push(words.textContent!);
    }
    for (const thing of document.querySelectorAll('img, svg, canvas, a, button, input, summary')) {
      const isSeen = thing.checkVisibility({ visibilityProperty: true }) && !own.contains(thing);
      if (isSeen && lies(thing.getBoundingClientRect())) found.push(thing.outerHTML.slice(0, 80));
    }
    return found;
  });
}

for (const width of [320, 390, 820, 1280]) {
  test(
    `the install button stands at the top center, over no word, drawing or control at ${width} px, and scrolling puts it away`,
    onlyInFull(width !== 320 && width !== 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const path of ['/', '/horoscope/leo', '/sky', '/tarot', '/blog']) {
        await visit(page, path);
        await offer(page);
        await expect(button(page)).toBeVisible();
        // It slides in first.
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        const { x, y, width: wide } = (await button(page).boundingBox())!;
        expect(Math.abs(x + wide / 2 - width / 2)).toBeLessThan(2);
        expect(y).toBeLessThan(200);
        expect(await covered(page), path).toEqual([]);
        await page.mouse.wheel(0, 60);
        await expect(button(page), path).toBeHidden();
        await expect(closeButton(page), path).toBeHidden();
        await page.mouse.wheel(0, -60);
        await expect(button(page), path).toBeVisible();
      }
    },
  );
}

test("the site is installable by Chromium's own check", async ({ site, launchOptions }) => {
  await withProfile(launchOptions, site.url, [], async (context) => {
    const page = await context.newPage();
    await page.goto('/');
    const session = await context.newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data!)).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/?app',
      display: 'standalone',
    });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });
});
