import { factMeaning } from '../../src/domain/horoscope/fact-meaning.ts';
import { readingOf } from './readings.ts';
import { expect, open, test, type Page } from './site.ts';

/** Walks by Tab until the element with this text or name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement!;
      return element.getAttribute('aria-label') ?? element.textContent;
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('the whole way from a sign to a shared reading and back works by keyboard alone', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
  });
  await open(page, '/');
  await tabTo(page, /^Gemini/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gemini' })).toBeVisible();
  await tabTo(page, /^Why\?/);
  await page.keyboard.press('Enter');
  const { because } = await readingOf(site, 'gemini');
  await expect(
    page.getByText(`${factMeaning(because[0]!.facts[0]!)}.`, { exact: true }).first(),
  ).toBeVisible();
  await tabTo(page, /^Share or copy$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notification' }).getByRole('status')).toBeVisible();
  await tabTo(page, /^Back to Zodiac Selection$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zodiac SIGNS' })).toBeVisible();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('after a navigation the keyboard starts at the text of the new page', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, /^Blog$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The Zodiary Blog' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('whatever has the focus can be seen to have it', async ({ page }) => {
  await open(page, '/horoscope/leo');
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press('Tab');
    const outlines = await page.evaluate(() => {
      // The search box draws the outline of its field.
      const shown = [document.activeElement!, document.activeElement!.parentElement!];
      return shown.map((one) => getComputedStyle(one).outlineStyle);
    });
    expect(outlines, `stop ${step + 1}`).toContain('solid');
  }
});
