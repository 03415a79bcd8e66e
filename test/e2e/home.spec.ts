import { expect, hydrated, test } from './site.ts';

test('home shows the picker with twelve signs under the heading Zodiac SIGNS', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Daily Horoscope' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zodiac SIGNS' })).toBeVisible();
  for (const name of ['Aries', 'Leo', 'Pisces']) {
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await expect(page.getByRole('main').locator('a[href^="/?sign="]')).toHaveCount(12);
});

test('choosing a sign shows its forecast, updates the address without a reload and scrolls to the top', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('link', { name: /^Scorpio/ }).first().click();
  await expect(page).toHaveURL(/\/\?sign=scorpio$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Scorpio' })).toBeVisible();
  await expect(page.getByRole('heading', { name: "Today's Reading" })).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
