import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SECRET_KEY } from '../harness/orders.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { enter, CLARA } from './birth-chart.ts';
import { expectAccessible, OFFER, orderAt, pay, title } from './shop.ts';
import { expect, hydrated, open, test, type Page } from './site.ts';

test.describe.configure({ timeout: timeLimit(60_000) });

const run = promisify(execFile);
const MANUAL = {
  PAYMENTS: 'manual',
  PAYMENTS_MANUAL_WORDS: 'Send $19 to the Zodiary account.\nWe look once a day.',
};
const continueToPayment = (page: Page) => page.getByRole('button', { name: /^Continue to payment/ });

/** `npm run order -- …`, on the machine of the site. */
async function ownerSays(databaseUrl: string, word: 'paid' | 'refund', number: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, SECRET_KEY, ...MANUAL };
  const { stdout } = await run(process.execPath, ['scripts/order.ts', word, number], { env });
  return stdout.trim();
}

test('on https without keys the shop is closed, and the preview works all the same', async ({
  page,
  siteWith,
}) => {
  const { url } = await siteWith({ SITE_URL: 'https://zodiary.example' });
  await open(page, url + OFFER);
  await expect(continueToPayment(page)).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Give it as a present' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Order your report' }).click();
  await expect(page.getByRole('dialog', { name: 'Not on Sale Yet' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await enter(page, CLARA);
  await page.getByRole('button', { name: 'Show my preview' }).click();
  await expect(page.getByText('Sun in Scorpio').first()).toBeVisible();
});

test('paid by hand: the owner’s words, then their word on the order, and the report is there', async ({
  page,
  siteWith,
}) => {
  const site = await siteWith(MANUAL);
  await orderAt(site, page);
  await expect(title(page)).toHaveText('How to Pay');
  const words = page.getByRole('region', { name: 'In the shop’s own words' });
  await expect(words).toContainText('Send $19 to the Zodiary account.');
  const number = /Please name the order: (\S+)\./.exec((await words.textContent())!)![1]!;
  await expect(page.getByLabel('Your order’s link')).toHaveValue(/\/order-success\?order=[\w-]{22}$/);
  await hydrated(page);
  await expectAccessible(page);
  expect(await ownerSays(site.databaseUrl, 'paid', number)).toBe(`${number} is fulfilled.`);
  // The page that waits finds out by itself.
  await expect(title(page)).toHaveText('It’s Ready');
  expect(await ownerSays(site.databaseUrl, 'refund', number)).toBe(`${number} is refunded.`);
  await page.reload();
  await expect(title(page)).toHaveText('This Order Was Refunded');
});

test('without refund days no page, card or term promises a refund', async ({ page, siteWith }) => {
  const site = await siteWith({ REFUND_DAYS: '0' });
  await orderAt(site, page);
  await pay(page).click();
  await expect(title(page)).toHaveText('It’s Ready');
  await hydrated(page);
  await expect(page.getByText('delete them now')).toBeVisible();
  await expect(page.getByText(/refund/i)).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(title(page)).toHaveText('Clara’s Report');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'delete it now' })).toBeVisible();
  await expect(page.getByText('Ask for a refund')).toHaveCount(0);
  await open(page, site.url + OFFER);
  await expect(page.getByRole('checkbox', { name: /right to withdraw\.$/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Give it as a present' }).click();
  await expect(page.getByText(/enters their birth once, within 365 days\.$/)).toBeVisible();
  await page.goto(`${site.url}/terms-of-service`);
  await expect(page.getByText('We don’t refund a report because of a change of mind.')).toBeVisible();
  await expect(page.getByText(/you can take the money back|you can return it/)).toHaveCount(0);
});
