import { doctorReading, headingsOf, paragraphsOf, readingOf } from './readings.ts';
import { expect, open, test, type Page } from './site.ts';

const reading = (page: Page) => page.getByRole('article');

test('the description is split into paragraphs with double-asterisk parts as sub-headings', async ({
  page,
  site,
}) => {
  await page.goto('/horoscope/leo');
  const answer = await readingOf(site, 'leo');
  for (const text of paragraphsOf(answer))
    await expect(reading(page).locator('p').getByText(text)).toBeVisible();
  expect(headingsOf(answer).length).toBeGreaterThan(0);
  await expect(reading(page).getByRole('heading', { level: 3 })).toHaveText(headingsOf(answer));
  await expect(reading(page)).not.toContainText('**');
});

test('a double-asterisk part inside a block is a sub-heading too, and a lone one leaves no empty paragraph', async ({
  page,
  site,
}) => {
  const description = '**First**\nOff duty. **Inside** Once more.\n\n**Alone**\n\nA last line.';
  await doctorReading(page, site, 'leo', { description });
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: /^Leo / }).click();
  await expect(reading(page).getByRole('heading', { level: 3 })).toHaveText(['First', 'Inside', 'Alone']);
  for (const text of ['Off duty.', 'Once more.', 'A last line.'])
    await expect(reading(page).locator('p').getByText(text, { exact: true })).toBeVisible();
  await expect(reading(page).locator('p:empty')).toHaveCount(0);
});
