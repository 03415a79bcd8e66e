import { expect, open, type Page } from './site.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Draws, and goes to the reading's own page, saved in the journal. */
export async function savedReading(page: Page): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/tarot');
  await button(page, 'Shuffle').click();
  await button(page, 'Pick for me').click();
  await button(page, 'Save this reading').click();
  await page.getByRole('link', { name: 'your journal' }).click();
  await page.getByRole('link', { name: 'Open its page' }).click();
  await expect(title(page, 'Three Cards')).toBeVisible();
  return new URL(page.url()).pathname;
}
