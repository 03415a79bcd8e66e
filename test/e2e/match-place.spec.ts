import { onlyInFull } from './full-check.ts';
import { card, check, checkPair, partner } from './match.ts';
import { expect, open, test } from './site.ts';

for (const width of [390, 820, 1280]) {
  const title = `at ${width} px discs and form stay where they are when the result comes`;
  test(title, onlyInFull(width === 820), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/?type=compatibility&sign=leo');
    await partner(page).selectOption('aries');
    const tops = () =>
      card(page)
        .locator('form, picture')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + window.scrollY));
    const before = await tops();
    await check(page).click();
    await expect(card(page).getByText('Excellent Match', { exact: true })).toBeVisible();
    const after = await tops();
    expect(after[0]).toBe(before[0]);
    expect(after.at(-1)).toBe(before.at(-1));
  });
}

for (const [width, height] of [
  [390, 844],
  [390, 640],
  [820, 1100],
  [1280, 720],
] as const) {
  const title = `at ${width} by ${height} the whole dial is in view after Check, and after another one`;
  // The least room of a phone, and of a desktop.
  test(title, onlyInFull(height > 720), async ({ page }) => {
    await page.setViewportSize({ width, height });
    await checkPair(page, 'leo', 'aries');
    const dial = page.locator(':focus');
    await expect(dial).toContainText('Excellent Match');
    await expect(dial).toBeInViewport({ ratio: 0.99 });
    await partner(page).selectOption('gemini');
    await expect(card(page).getByRole('status')).toContainText('Leo and Gemini');
    await check(page).scrollIntoViewIfNeeded();
    await check(page).click();
    await expect(dial).toContainText('%');
    await expect(dial).toBeInViewport({ ratio: 0.99 });
  });
}
