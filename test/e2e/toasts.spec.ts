import { expect, open, test, type Page } from './site.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notification', exact: true });
const toast = (page: Page) => region(page).getByRole('status');
const share = (page: Page) => page.getByRole('button', { name: 'Share or copy' });

/** The share button without a share sheet makes a toast; time then stands still until the test moves it. */
async function withToast(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/horoscope/leo');
  // The first toast fetches the code of all: the one that is looked at comes at once.
  await share(page).click();
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
  await page.clock.pauseAt(new Date('2026-11-15T18:00:00Z'));
  await share(page).click();
  await page.mouse.move(0, 0);
  await expect(toast(page)).toBeVisible();
}

async function drag(page: Page, byX: number): Promise<void> {
  const box = (await toast(page).boundingBox())!;
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byX / 2, y);
  await page.mouse.move(x + byX, y);
  await page.mouse.up();
  await page.mouse.move(0, 0);
}

test('a toast stands in a corner of the screen', async ({ page }) => {
  await withToast(page);
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await toast(page).boundingBox())!;
  expect(x + width, 'near the right edge').toBeGreaterThan(1280 - 60);
  expect(y + height, 'near the lower edge').toBeGreaterThan(800 - 120);
});

test('only one toast is visible at once, and a new one takes the place of the old', async ({ page }) => {
  await withToast(page);
  await page.clock.runFor(3_000);
  await share(page).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_000);
  await expect(toast(page), 'the second, whose time began later').toHaveCount(1);
  await page.clock.runFor(2_010);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast goes by itself after 5000 ms', async ({ page }) => {
  await withToast(page);
  await page.clock.runFor(4_990);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(toast(page)).toHaveCount(0);
});

test('the time of a toast stands still while the pointer is over it', async ({ page }) => {
  await withToast(page);
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_010);
  await expect(toast(page)).toHaveCount(0);
});

test(
  'a toast that comes up under a pointer at rest goes all the same',
  { tag: '@full' },
  async ({ page }) => {
    await withToast(page);
    const { x, y, width, height } = (await toast(page).boundingBox())!;
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await page.mouse.move(x + width / 2, y + height / 2);
    await share(page).press('Enter');
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(5_010);
    await expect(toast(page)).toHaveCount(0);
  },
);

test("F8 brings the keyboard to the region 'Notification'", async ({ page }) => {
  await withToast(page);
  await expect(region(page)).not.toBeFocused();
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(share(page)).toBeFocused();
});

test('the close button dismisses a toast', async ({ page }) => {
  await withToast(page);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
});

test('a swipe to the right of 50 px or more dismisses a toast', async ({ page }) => {
  await withToast(page);
  await drag(page, 52);
  await expect(toast(page)).toHaveCount(0);
});

test('a swipe of less than 50 px, or to the left, lets it slide back', async ({ page }) => {
  await withToast(page);
  const place = async (): Promise<number> => Math.round((await toast(page).boundingBox())!.x);
  const before = await place();
  await drag(page, 48);
  await expect(toast(page)).toBeVisible();
  await drag(page, -120);
  await expect(toast(page)).toBeVisible();
  await expect.poll(place).toBe(before);
});
