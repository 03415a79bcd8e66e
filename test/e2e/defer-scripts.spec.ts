import { gateOf } from './own-day.ts';
import { expect, frameHydrated, test, type Page } from './site.ts';

interface Held {
  /** The scripts that the page has asked for so far. */
  scripts: string[];
  release: () => void;
}

/** A page whose first picture does not come before it is released. */
async function withHeldPicture(page: Page): Promise<Held> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.+\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.route('**/zodiac-signs/aries-*', async (route) => {
    await promise;
    await route.continue();
  });
  // Time stands still: the page would otherwise wait for its picture for a few seconds only.
  await page.clock.pauseAt(new Date('2026-11-15T17:00:01Z'));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pisces horoscope' })).toBeAttached();
  return { scripts, release: resolve };
}

test('a page asks for its script when it has its pictures', async ({ page }) => {
  const { scripts, release } = await withHeldPicture(page);
  await page.evaluate(() => document.fonts.ready);
  expect(scripts).toEqual([]);
  release();
  await frameHydrated(page);
  expect(scripts).not.toEqual([]);
});

/** Runs in the browser, whose own clock stands still: what it has noted says when things were. */
function firstStarts(): Promise<{ painted: number; script: number }> {
  const firstOf = (type: string, isMeant: (name: string) => boolean): Promise<number> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const found = list.getEntries().filter(({ name }) => isMeant(name));
        if (found.length > 0) resolve(Math.min(...found.map(({ startTime }) => startTime)));
      }).observe({ type, buffered: true });
    });
  const painted = firstOf('paint', (name) => name === 'first-contentful-paint');
  const script = firstOf('resource', (name) => /\/assets\/.+\.js$/.test(name));
  return Promise.all([painted, script]).then(([first, second]) => ({ painted: first, script: second }));
}

for (const path of ['/', '/blog/tag/tarot', '/personal-destiny-report/sample'])
  test(`${path} is painted before it asks for its script`, async ({ page }) => {
    await page.goto(path);
    await frameHydrated(page);
    const { painted, script } = await page.evaluate(firstStarts);
    expect(painted).toBeLessThan(script);
  });

test('the first key wakes a page that still waits for a picture', async ({ page }) => {
  const { release } = await withHeldPicture(page);
  await page.keyboard.press('Tab');
  await frameHydrated(page);
  release();
});

test('a picture that never comes does not keep a page asleep', async ({ page }) => {
  const { scripts, release } = await withHeldPicture(page);
  await page.clock.runFor(3_900);
  expect(scripts).toEqual([]);
  await page.clock.runFor(200);
  await frameHydrated(page);
  release();
});

test('a button pressed before the page is awake is not lost', async ({ page }) => {
  const gate = await gateOf(page);
  await page.goto('/tarot');
  const day = page.getByRole('region', { name: 'Card of the Day' });
  await day.getByRole('button', { name: 'Turn over' }).click();
  gate.open();
  await expect(day.getByText(/^It goes with|^Its element/)).toBeVisible();
});
