import { connected } from '../harness/database.ts';
import { TEST_NOON } from '../harness/site.ts';
import { startMailServer, type ReceivedMail } from '../harness/smtp.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { atCheckout, band, expectAccessible, orderAt, pay, ready, reportLink, title } from './shop.ts';
import { expect, forgive, hydrated, test } from './site.ts';

const minutesLater = (minutes: number): string =>
  new Date(Date.parse(TEST_NOON) + minutes * 60_000).toISOString();

/** Letters are quoted-printable: an equals sign at the end of a line goes on in the next. */
function linkIn({ source }: ReceivedMail): string {
  const text = source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /\/report\/[\w-]{43}/.exec(text)![0];
}

test('the link comes by email; a new one ends the old', async ({ page, siteWith, problems }) => {
  test.setTimeout(timeLimit(60_000));
  const mail = await startMailServer();
  const site = await siteWith({ ROLE: 'all', SMTP_URL: mail.url, MAIL_FROM: 'shop@example.com' });
  await orderAt(site, page, 'clara@example.com');
  await pay(page).click();
  await expect(title(page)).toHaveText('It’s Ready');
  await site.setClock(minutesLater(1));
  const receipt = await until('the receipt has come', () => mail.received[0]);
  expect(receipt.to).toEqual(['clara@example.com']);
  expect(linkIn(receipt)).toBe(await reportLink(page));
  await hydrated(page);
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(page.getByLabel('Your report’s link')).not.toHaveValue(new RegExp(linkIn(receipt)));
  await site.setClock(minutesLater(2));
  const letter = await until('the new link has come', () => mail.received[1]);
  await page.goto(site.url + linkIn(letter));
  await expect(title(page)).toHaveText('Clara’s Report');
  await page.goto(site.url + linkIn(receipt));
  await expect(title(page)).toHaveText('Page Not Found');
  forgive(problems, /404/);
  await mail.stop();
});

test('a checkout nobody paid closes, and a new one opens with the same details', async ({ page, site }) => {
  await atCheckout(page);
  const session = new URL(page.url()).searchParams.get('session');
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expect(page).toHaveURL(/\/failed-order\?order=/);
  const order = new URL(page.url()).searchParams.get('order');
  const client = await connected(site.databaseUrl);
  await client.query(`update payment_sessions set state = 'expired' where session = $1`, [session]);
  // Whoever comes back has the provider asked, at most every ten seconds.
  await client.query('update orders set checked_at = null');
  await client.end();
  await page.goto(`/order-success?order=${order}`);
  await expect(title(page)).toHaveText('This Checkout Has Closed');
  await expect(page.getByText('Clara’s report')).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open a new checkout · $19' }).click();
  await expect(page.getByText('Clara · November 3, 1991')).toBeVisible();
  await pay(page).click();
  await expect(title(page)).toHaveText('It’s Ready');
});

test('the page of an order says it when the card was declined', async ({ page }) => {
  await atCheckout(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/failed-order\?order=/);
  const order = new URL(page.url()).searchParams.get('order');
  await page.goto(`/order-success?order=${order}`);
  await expect(title(page)).toHaveText('The Bank Said No');
  await expect(page.getByRole('button', { name: 'Try again · $19' })).toBeVisible();
});

test('the money goes back from the report’s own page, too', async ({ page }) => {
  await ready(page);
  const order = page.url();
  await page.goto(await reportLink(page));
  await expect(title(page)).toHaveText('Clara’s Report');
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(title(page)).toHaveText('This Order Was Refunded');
  await expectAccessible(page);
  await page.goto(order);
  await expect(title(page)).toHaveText('This Order Was Refunded');
  await expect(page.getByText('paid November 15, 2026, refunded November 15, 2026, demo')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone every step fits its width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = async (): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await atCheckout(page);
  await fits();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(title(page)).toHaveText('The Bank Said No');
  await hydrated(page);
  await fits();
  await page.getByRole('button', { name: 'Pay later with this link' }).click();
  await expect(page.getByLabel('Your order’s link')).toBeVisible();
  await expectAccessible(page);
  await fits();
  await page.getByRole('button', { name: 'Try again · $19' }).click();
  await pay(page).click();
  await expect(title(page)).toHaveText('It’s Ready');
  await expect(band(page)).toBeVisible();
  await hydrated(page);
  await fits();
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(title(page)).toHaveText('Clara’s Report');
  await fits();
});
