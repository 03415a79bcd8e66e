import { CLARA, enter } from './birth-chart.ts';
import { atGiftCheckout, band, expectAccessible, pay, title } from './shop.ts';
import { expect, hydrated, test, type Page } from './site.ts';

async function cardCode(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'The card' });
  await expect(card).toContainText('A present for');
  return /[\dA-Z]{4}(?:-[\dA-Z]{4})+/.exec((await card.textContent())!)![0];
}

async function openGift(page: Page, code: string): Promise<void> {
  await page.goto('/gift');
  await page.getByLabel('The code on your card').fill(code);
  await page.getByRole('button', { name: 'Open it' }).click();
}

test('a present is paid for, printed, opened once, and told to be used after that', async ({ page }) => {
  await atGiftCheckout(page);
  await expect(page.getByText('a present for Clara')).toBeVisible();
  await pay(page).click();
  await expect(title(page)).toHaveText('Your Present Is Ready');
  const order = page.url();
  const code = await cardCode(page);
  await expect(page.getByText('Theo can return it unopened until November 29, 2026.')).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await openGift(page, 'ZZZZ');
  await expect(page.getByText('We don’t know that code.')).toBeVisible();
  await expectAccessible(page);
  await openGift(page, code.toLowerCase().replaceAll('-', ' '));
  await expect(title(page)).toHaveText('Clara');
  await expect(band(page)).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await enter(page, CLARA);
  await page.getByRole('button', { name: 'Make my report' }).click();
  await expect(page).toHaveURL(/\/report\/[\w-]{43}$/);
  await expect(title(page)).toHaveText('Clara’s Report');
  await openGift(page, code);
  await expect(page.getByRole('region', { name: 'It’s been opened already' })).toBeVisible();
  await page.goto(order);
  await expect(title(page)).toHaveText('Your Present Was Opened');
  await expect(page.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
});

test('a present nobody has opened is returned, and its code ends', async ({ page }) => {
  await atGiftCheckout(page);
  await pay(page).click();
  await expect(title(page)).toHaveText('Your Present Is Ready');
  const code = await cardCode(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(title(page)).toHaveText('This Present Was Returned');
  await openGift(page, code);
  await expect(page.getByText('We don’t know that code.')).toBeVisible();
});
