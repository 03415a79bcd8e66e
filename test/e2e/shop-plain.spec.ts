import { OFFER, pay, title } from './shop.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('without script a report is ordered, paid for by demo and read', async ({ page }) => {
  await page.goto(OFFER);
  const form = page.locator('form[action="/api/orders"]').first();
  await form.getByLabel('Name on the cover').fill('Clara');
  await form.getByLabel('Date of birth').fill('1991-11-03');
  await form.getByLabel('Time of birth').fill('06:40');
  await form.getByLabel('Latitude').fill('45.75');
  await form.getByLabel('Longitude').fill('4.85');
  await form.getByLabel('Time zone').fill('Europe/Paris');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Continue to payment · $19' }).click();
  await expect(title(page)).toHaveText('Try the Checkout');
  await pay(page).click();
  // It looks again by itself, without a script.
  await expect(title(page)).toHaveText('It’s Ready');
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(title(page)).toHaveText('Clara’s Report');
});

test('without script a present is ordered', async ({ page }) => {
  await page.goto(OFFER);
  const form = page.locator('form[action="/api/orders"]').last();
  await form.getByLabel('Who’s it for?').fill('Clara');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Continue to payment · $19' }).click();
  await pay(page).click();
  await expect(title(page)).toHaveText('Your Present Is Ready');
});
