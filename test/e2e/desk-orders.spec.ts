import { readFile } from 'node:fs/promises';
import { actAtDemo, ORDER, placeOrder, type Placed } from '../harness/orders.ts';
import { OWNER } from '../harness/owner.ts';
import { TEST_NOON, type TestSite } from '../harness/site.ts';
import { startMailServer } from '../harness/smtp.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { accessibilityFaults } from './accessibility.ts';
import { openDesk, pretendMorning } from './desk.ts';
import { expect, forgive, test, type Page } from './site.ts';

const ANA = { ...ORDER, birth: { ...ORDER.birth, name: 'Ana Silva' }, email: 'ana@example.com' };

/** Widths of the smallest thing that a thumb can press. */
const THUMB_PX = 44;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => pretendMorning(page));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const happened = (page: Page) => page.getByRole('region', { name: 'What Happened' }).getByRole('listitem');
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function bought(site: TestSite, body: object = ANA): Promise<Placed> {
  const order = await placeOrder(site.url, body);
  await actAtDemo(site.url, order, 'pay');
  await until('the report', async () => {
    const answer = await fetch(`${site.url}/api/orders/${order.handle}`);
    return ((await answer.json()) as { state: string }).state === 'fulfilled';
  });
  return order;
}

async function expectFit(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await page
    .getByRole('main')
    .locator('a, button, input, select')
    .evaluateAll(
      (all, least) =>
        all.filter((one) => one.getBoundingClientRect().height < least).map((one) => one.outerHTML),
      THUMB_PX,
    );
  expect(small).toEqual([]);
}

const minutesLater = (minutes: number): string =>
  new Date(Date.parse(TEST_NOON) + minutes * 60_000).toISOString();

test('an order is found, read, sent anew, given back and deleted with one thumb', async ({
  page,
  context,
  siteWith,
}) => {
  test.setTimeout(timeLimit(90_000));
  const mail = await startMailServer();
  const env = { ...OWNER, ROLE: 'all', SMTP_URL: mail.url, MAIL_FROM: 'shop@example.com' };
  const site = await siteWith(env);
  const { number } = await bought(site);
  await placeOrder(site.url);
  await openDesk(page, context, site, `${site.url}/admin/orders`);
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(2);
  await expectFit(page);

  await page.getByRole('searchbox').fill('ana@example.com');
  await button(page, 'Find').click();
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: number }).click();
  await expect(heading(page, `Order ${number}`)).toBeFocused();
  await expect(page.getByText('Personal Destiny Report for Ana, paid, the report is made.')).toBeVisible();
  await expect(page.getByText('a•••@example.com')).toBeVisible();
  await expect(happened(page)).toContainText(['Ordered', 'Paid $19.00', 'Report made']);
  await expect(page.getByRole('main')).not.toContainText(/Silva|1991|Lyon/);
  await expectFit(page);

  await site.setClock(minutesLater(1));
  await button(page, 'Send a new link').click();
  await said(page, 'A new link is on its way by mail.');
  await site.setClock(minutesLater(2));
  const letter = await until('the letter', () =>
    mail.received.find(({ source }) => source.includes('A new link to your report')),
  );
  expect(letter.to).toEqual(['ana@example.com']);
  await page.reload();
  await expect(happened(page).filter({ hasText: 'New link sent' })).toBeVisible();

  await site.setClock(minutesLater(3));
  await button(page, 'Refund').click();
  await expect(page.getByRole('group', { name: 'Give $19.00 back?' })).toBeFocused();
  await expectFit(page);
  await button(page, 'Keep it').click();
  await button(page, 'Refund').click();
  await button(page, 'Refund $19.00').click();
  await said(page, 'The demo gave $19.00 back. No money moved.');
  await expect(heading(page, `Order ${number}`)).toBeFocused();
  await expect(page.getByText('Personal Destiny Report for Ana, given back.')).toBeVisible();
  await expect(happened(page).last()).toContainText('$19.00 given back');
  await expect(button(page, 'Send a new link')).toHaveCount(0);

  await button(page, 'Delete').click();
  await button(page, 'Delete their data').click();
  await said(page, 'The personal data is deleted.');
  await expect(page.getByText('Personal Destiny Report, given back.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Ana|example\.com/);
  await expectFit(page);
  await mail.stop();
});

test(
  'money that came by hand is marked, given back by hand and dealt with, and the books have it',
  { tag: '@full' },
  async ({ page, context, siteWith }) => {
    test.setTimeout(timeLimit(90_000));
    const words = 'Send it to our bank.';
    const site = await siteWith({ ...OWNER, PAYMENTS: 'manual', PAYMENTS_MANUAL_WORDS: words });
    const { number } = await placeOrder(site.url);
    await openDesk(page, context, site, `${site.url}/admin/orders`);
    await page.getByLabel('Show').selectOption('Waiting for you');
    await page.getByRole('link', { name: 'Has the money come? Then mark it paid.' }).click();
    await button(page, 'The money is here').click();
    await said(page, 'Marked as paid.');
    await expect(
      page.getByText(/^Personal Destiny Report for Clara, paid, the report is made\.$/),
    ).toBeVisible({
      timeout: timeLimit(20_000),
    });

    await button(page, 'Refund').click();
    await button(page, 'Refund $19.00').click();
    await said(page, 'Now send $19.00 back yourself');
    await expect(page.getByText('The refund is yours to send by hand.')).toBeVisible();
    await button(page, 'I’ve dealt with it').click();
    await said(page, 'It doesn’t wait for you any more.');
    await expect(page.getByText('The refund is yours to send by hand.')).toHaveCount(0);

    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await page.getByLabel('From').fill('2026-11-01');
    await page.getByLabel('To').fill('2026-11-30');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('orders-2026-11-01-to-2026-11-30.csv');
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      new RegExp(
        `^${number},2026-11-15,2026-11-15,19\\.00,USD,manual,real,manual_[\\w-]+,2026-11-15,19\\.00\r$`,
        'm',
      ),
    );
  },
);

test(
  'where no mail can be sent, the owner gets a new link to pass on, and it opens the report',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const { number } = await bought(site);
    await openDesk(page, context, site, `/admin/orders/${number}`);
    await button(page, 'Make a new link').click();
    await expect(button(page, 'Copy the link')).toBeVisible();
    await expectFit(page);
    const link = await page.getByText(/\/report\/[\w-]{43}/).textContent();
    const { pathname } = new URL(link!);
    await page.goto(pathname);
    await expect(heading(page, 'Ana Silva’s Report')).toBeVisible();
  },
);

test(
  'what is not there, does not come or is refused is said in plain words',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    const { number } = await bought(site);
    await openDesk(page, context, site, '/admin/orders?find=nobody@example.com');
    await expect(page.getByText('No order like that.')).toBeVisible();
    await expectFit(page);

    await page.goto('/admin/orders/DEMO-0000-00');
    await expect(page.getByRole('alert')).toContainText('There is no order DEMO-0000-00.');

    await page.route('**/api/admin/orders?*', (route) => route.abort(), { times: 1 });
    await page.goto('/admin/orders');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your orders.');
    await button(page, 'Retry').click();
    await expect(page.getByRole('link', { name: number })).toBeVisible();

    await page.getByRole('link', { name: number }).click();
    await page.route('**/refund', (route) =>
      route.fulfill({
        status: 409,
        json: {
          error: { code: 'conflict', message: 'The payment company said no: your balance there is too low.' },
        },
      }),
    );
    await button(page, 'Refund').click();
    await button(page, 'Refund $19.00').click();
    const question = page.getByRole('group', { name: 'Give $19.00 back?' });
    await expect(question).toContainText('your balance there is too low');
    await expect(button(page, 'Refund $19.00')).toBeEnabled();
    forgive(problems, /status of (404|409)|ERR_FAILED/);
  },
);

test(
  'an old proof is asked for again before money moves',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    const { number } = await bought(site);
    await openDesk(page, context, site, `/admin/orders/${number}`);
    await button(page, 'Refund').click();
    await site.setClock(minutesLater(20));
    await button(page, 'Refund $19.00').click();
    const dialog = page.getByRole('dialog', { name: 'Still You?' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Password').fill(OWNER.ADMIN_PASSWORD);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await said(page, 'The demo gave $19.00 back.');
    forgive(problems, /status of 403/);
  },
);
