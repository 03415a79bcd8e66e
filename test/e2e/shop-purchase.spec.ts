import { enter, CLARA } from './birth-chart.ts';
import { atCheckout, band, expectAccessible, OFFER, pay, ready, reportLink, title } from './shop.ts';
import { expect, hydrated, open, test } from './site.ts';
import { timeLimit } from '../harness/time-limits.ts';

test('a report is bought by demo, read, printed from two papers and found again on another device', async ({
  page,
  context,
}) => {
  // Two books are set, behind those of other tests.
  test.setTimeout(timeLimit(90_000));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await atCheckout(page);
  await expect(page.getByText('Clara · November 3, 1991')).toBeVisible();
  await expect(band(page)).toBeVisible();
  await expectAccessible(page);
  await pay(page).click();
  await expect(page.getByText(/^Order DEMO-/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible();
  await expect(band(page)).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  const order = page.url();
  for (const name of ['PDF, Letter', 'PDF, A4']) {
    const path = await page.getByRole('link', { name }).getAttribute('href');
    const book = await page.request.get(path!);
    expect([book.status(), book.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
  const link = await reportLink(page);
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(title(page)).toHaveText('Clara’s Report');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  for (const address of addresses) expect(address).not.toMatch(/1991|06%3A40|06:40|Clara/);
  const other = await context.browser()!.newPage();
  for (const [address, heading] of [
    [order, 'It’s Ready'],
    [link, 'Clara’s Report'],
  ] as const) {
    await other.goto(address);
    await expect(title(other)).toHaveText(heading);
  }
  await other.close();
});

test('reloading in the middle, going back and three tabs all show the one order', async ({
  page,
  context,
}) => {
  await atCheckout(page);
  await pay(page).click();
  await expect(page).toHaveURL(/\/order-success/);
  await page.reload();
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const tab of tabs) await tab.goto(page.url());
  for (const tab of [page, ...tabs]) await expect(title(tab)).toHaveText('It’s Ready');
  const link = await reportLink(page);
  for (const tab of tabs) expect(await reportLink(tab)).toBe(link);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(title(page)).not.toHaveText('It’s Ready');
  await page.goBack();
  await expect(title(page)).toHaveText('It’s Ready');
});

test('a declined card says why, keeps what was typed, and a second try goes through', async ({ page }) => {
  await atCheckout(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/failed-order\?order=/);
  await expect(title(page)).toHaveText('The Bank Said No');
  await expect(page.getByRole('region', { name: 'You weren’t charged' })).toBeVisible();
  await expect(page.getByText('Clara’s report')).toBeVisible();
  await expect(band(page)).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again · $19' }).click();
  await expect(title(page)).toHaveText('Try the Checkout');
  await pay(page).click();
  await expect(title(page)).toHaveText('It’s Ready');
});

for (const name of ['Pay later', 'Close without paying']) {
  test(`${name}: the order waits for another day`, async ({ page }) => {
    await atCheckout(page);
    await page.getByRole('button', { name }).click();
    const again = page.getByRole('button', { name: /^(Try again|Back to the checkout) · \$19$/ });
    await expect(again).toBeVisible();
    await hydrated(page);
    await again.click();
    await expect(title(page)).toHaveText('Try the Checkout');
    await pay(page).click();
    await expect(title(page)).toHaveText('It’s Ready');
  });
}

test('nobody orders without consent, and the keyboard is led to it', async ({ page }) => {
  await open(page, OFFER);
  await enter(page, CLARA);
  await page.getByRole('button', { name: 'Continue to payment · $19' }).press('Enter');
  const consent = page.getByRole('checkbox', { name: /^Make my report right away/ });
  await expect(consent).toBeFocused();
  await expect(page.getByText('Please tick this')).toBeVisible();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Continue to payment · $19' }).press('Enter');
  await expect(title(page)).toHaveText('Try the Checkout');
  await pay(page).press('Enter');
  await expect(title(page)).toHaveText('It’s Ready');
});

test('the money goes back by a button, and the link says so', async ({ page }) => {
  await ready(page);
  const link = await reportLink(page);
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(title(page)).toHaveText('This Order Was Refunded');
  await page.goto(link);
  await expect(title(page)).toHaveText('This Order Was Refunded');
});

test('a report is deleted on its page and is then nobody’s', async ({ page, problems }) => {
  await ready(page);
  const [order, link] = [page.url(), await reportLink(page)];
  await page.goto(link);
  await hydrated(page);
  await page.getByRole('button', { name: 'delete it now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(title(page)).toHaveText('Page Not Found');
  await page.goto(order);
  await expect(title(page)).toHaveText('This Report Was Deleted');
  await expectAccessible(page);
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')));
});
