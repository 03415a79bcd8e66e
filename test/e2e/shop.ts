import { accessibilityFaults, WCAG } from './accessibility.ts';
import { enter, CLARA } from './birth-chart.ts';
import { expect, hydrated, open, type Page } from './site.ts';

export const OFFER = '/personal-destiny-report';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const band = (page: Page) => page.getByText('DEMO, no money is taken');
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Make my report right away/ });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to payment · $19' });

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { tags: WCAG })).toEqual([]);
}

/** Sends the form, whatever comes after it. */
async function goOnToPay(page: Page): Promise<void> {
  await consent(page).check();
  await goOn(page).click();
}

async function toCheckout(page: Page): Promise<void> {
  await goOnToPay(page);
  await expect(title(page)).toHaveText('Try the Checkout');
  await hydrated(page);
}

async function fillOrder(page: Page, offer: string, email?: string): Promise<void> {
  await open(page, offer);
  await page.getByLabel('Name if you like').fill('Clara');
  await enter(page, CLARA);
  if (email !== undefined) await page.getByLabel('Send the link to').fill(email);
}

/** Orders Clara's report at another site than the test's own. */
export async function orderAt({ url }: { url: string }, page: Page, email?: string): Promise<void> {
  await fillOrder(page, url + OFFER, email);
  await goOnToPay(page);
}

/** At the checkout with Clara's report. */
export async function atCheckout(page: Page): Promise<void> {
  await fillOrder(page, OFFER);
  await toCheckout(page);
}

/** At the checkout with a present for Clara. */
export async function atGiftCheckout(page: Page): Promise<void> {
  await open(page, OFFER);
  await page.getByRole('switch', { name: 'Give it as a present' }).click();
  await page.getByLabel('Who’s it for?').fill('Clara');
  await page.getByLabel('From if you like').fill('Theo');
  await toCheckout(page);
}

export const pay = (page: Page) => page.getByRole('button', { name: 'Pay $19 in demo' });

/** The page of an order whose report is made. */
export async function ready(page: Page): Promise<void> {
  await atCheckout(page);
  await pay(page).click();
  await expect(page).toHaveURL(/\/order-success\?order=[\w-]{22}$/);
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible();
  await hydrated(page);
}

/** The address that the page says is the only key, on this test's site: the link has the name that the site was told. */
export async function reportLink(page: Page): Promise<string> {
  return new URL(`http://${await page.getByLabel('Your report’s link').inputValue()}`).pathname;
}
