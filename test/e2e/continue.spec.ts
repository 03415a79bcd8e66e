import { UNSEEN, watchLayoutShift } from './layout-shift.ts';
import { expect, open, test, type Page } from './site.ts';
import { onDevice } from './visitors.ts';

const line = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Continue with/ });

test('home offers to continue with the sign that was read last, and nothing jumps', async ({ page }) => {
  await open(page, '/');
  await expect(line(page), 'a stranger is offered nothing').toHaveCount(0);
  await open(page, '/horoscope/sagittarius');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zodiary_sign'))).toBe('sagittarius');
  const layoutShift = await watchLayoutShift(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/?type=weekly');
    await expect(line(page)).toHaveText('Continue with Sagittarius');
    expect(await layoutShift(), String(width)).toBeLessThan(UNSEEN);
  }
  await line(page).click();
  await expect(page).toHaveURL('/horoscope/sagittarius?type=weekly');
});

test('the Love Match has a form for the sign and offers it nowhere else', async ({ page }) => {
  await onDevice(page, { zodiary_sign: 'scorpio' });
  await open(page, '/');
  await expect(line(page)).toHaveText('Continue with Scorpio');
  await page.getByRole('navigation', { name: 'Forecast' }).getByRole('link', { name: 'Love Match' }).click();
  await expect(page.getByRole('combobox', { name: 'Your sign' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test("the app's shortcut leads to the sign that was read last", async ({ page }) => {
  await onDevice(page, { zodiary_sign: 'pisces' });
  await page.goto('/?continue');
  await expect(page).toHaveURL('/horoscope/pisces');
  await expect(page.getByRole('heading', { level: 1, name: 'Pisces' })).toBeVisible();
});
