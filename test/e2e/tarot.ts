import { expect, open, type Page } from './site.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const card = (page: Page, place: number) => button(page, `Card ${place} of 78`);

/** The deck lies spread and sealed; no card is picked yet. */
export async function shuffle(page: Page, address: string, question = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, address);
  if (question) await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await button(page, 'Shuffle').click();
  await expect(page.getByText('Sealed:')).toBeVisible();
}

/** Three cards, drawn at random. */
export async function readingOf(page: Page, question = ''): Promise<void> {
  await shuffle(page, '/tarot', question);
  await button(page, 'Pick for me').click();
  await expect(title(page, 'Three Cards')).toBeVisible();
}

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
