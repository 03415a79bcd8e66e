import { sendFromDesk } from '../harness/owner.ts';
import { accessibilityFaults } from './accessibility.ts';
import { A_MORNING } from './desk-morning.ts';
import { openDesk, pretendMorning } from './desk.ts';
import { onlyInFull } from './full-check.ts';
import { expect, forgive, test, type Page } from './site.ts';

const PAGES = [
  ['/admin', 'Nearly. Three Things Wait.'],
  ['/admin/push', 'Push'],
  ['/admin/history', 'History'],
  ['/admin/settings', 'Settings'],
  ['/admin/week', 'The Week'],
  ['/admin/facebook-cats', 'Facebook Cats'],
] as const;

const CHANNELS = [
  ['/admin/facebook-cats', 'Facebook Cats'],
  ['/admin/facebook-religion', 'Facebook Religion'],
  ['/admin/pinterest-cat', 'Pinterest Cats'],
  ['/admin/pinterest-religion', 'Pinterest Religion'],
  ['/admin/youtube', 'YouTube'],
] as const;

/** The full check looks at the others. */
const SEEN_MOST: readonly string[] = ['/admin', '/admin/week'];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Desk', exact: true });
const keys = (page: Page) => page.getByRole('navigation', { name: 'Desk keys' });

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

for (const [path, title] of PAGES) {
  const name = `the desk's page ${path} is accessible and as narrow as a phone`;
  test(name, onlyInFull(!SEEN_MOST.includes(path)), async ({ page, context, site }) => {
    await pretendMorning(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDesk(page, context, site, path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
    await expect(rail(page)).toBeVisible();
    await expect(keys(page)).toBeHidden();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(keys(page)).toBeVisible();
    await expect(rail(page)).toBeHidden();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  });
}

test('each channel opens the desk on itself, with its slots and the way it goes out', async ({
  page,
  context,
  site,
}) => {
  await openDesk(page, context, site, '/admin');
  for (const [path, title] of CHANNELS) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d slots a week\./);
    await expect(rail(page).getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  }
});

test('whoever is not signed in finds the sign-in at every address of the desk', async ({
  page,
  problems,
}) => {
  for (const path of ['/admin', '/admin/orders', '/admin/youtube', '/admin/nothing']) {
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(401);
    await expect(heading(page, 'Your Desk')).toBeVisible();
    await expect(rail(page)).toHaveCount(0);
  }
  forgive(problems, /status of 401/);
});

test(
  'a session that ended leads to the sign-in, at the address where one was',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    const owner = await openDesk(page, context, site, '/admin/youtube');
    await expect(heading(page, 'YouTube')).toBeVisible();
    await sendFromDesk(site, 'POST', '/api/admin/sign-out', { cookie: owner.cookie });
    await rail(page).getByRole('link', { name: 'History' }).click();
    await expect(heading(page, 'Your Desk')).toBeVisible();
    await expect(page).toHaveURL('/admin/history');
    forgive(problems, /status of 401/);
  },
);

test('Today answers whether all is well, and its buttons mend what waits', async ({
  page,
  context,
  site,
}) => {
  await pretendMorning(page);
  let retried = 0;
  await page.route('**/api/admin/today/retry/push', (route) => {
    retried++;
    return route.fulfill({ json: { said: 'One message goes out again.' } });
  });
  await openDesk(page, context, site, '/admin');
  await expect(heading(page, 'Nearly. Three Things Wait.')).toBeVisible();
  await expect(page.getByText('Twelve of fourteen checks hold.')).toBeVisible();
  const matters = page.getByRole('region', { name: 'What waits' }).getByRole('listitem');
  await expect(matters).toHaveCount(3);
  await expect(matters.first().getByRole('heading')).toHaveText('Needs you: A push didn’t arrive · 8:00 AM');
  await pretendMorning(page, {
    ...A_MORNING,
    matters: [],
    checks: A_MORNING.checks.filter(({ state }) => state === 'good'),
  });
  await matters.first().getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('status').getByText('One message goes out again.')).toBeVisible();
  expect(retried).toBe(1);
  await expect(heading(page, 'All Is Well.')).toBeVisible();
  await expect(page.getByText('All twelve checks hold.')).toBeVisible();
});

test(
  'what a button could not do is told with its reason, and the button stays',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    await pretendMorning(page);
    const error = { code: 'conflict', message: 'It was sent a minute ago.' };
    await page.route('**/api/admin/today/retry/push', (route) =>
      route.fulfill({ status: 409, json: { error } }),
    );
    await openDesk(page, context, site, '/admin');
    const retry = page.getByRole('button', { name: 'Retry' }).first();
    await retry.click();
    await expect(page.getByRole('alert').getByText('It was sent a minute ago.')).toBeVisible();
    await expect(retry).toBeEnabled();
    forgive(problems, /status of 409/);
  },
);

test(
  'the thirty days are drawn, and stand underneath as a table',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendMorning(page);
    await openDesk(page, context, site, '/admin');
    const days = page.getByRole('region', { name: 'Thirty Days' });
    await expect(days.getByRole('figure')).toHaveCount(8);
    await expect(days.getByRole('table')).toBeHidden();
    await days.getByText('Show as a table').click();
    const table = days.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(31);
    await expect(table.getByRole('columnheader')).toHaveText([
      'Day',
      'visits',
      'page views',
      'searches',
      'shares seen',
      'push readers',
      'app openings',
      'tarot draws',
      'revenue',
    ]);
    const today = table.getByRole('row').nth(1);
    await expect(today.getByRole('rowheader')).toHaveText('Nov 15');
    await expect(today.getByRole('cell').first()).toHaveText(
      A_MORNING.plots[0]!.values.at(-1)!.toLocaleString('en-US'),
    );
  },
);

test('Today is looked at again every minute', { tag: '@full' }, async ({ page, context, site }) => {
  await pretendMorning(page);
  await openDesk(page, context, site, '/admin');
  await expect(heading(page, 'Nearly. Three Things Wait.')).toBeVisible();
  await pretendMorning(page, { ...A_MORNING, matters: A_MORNING.matters.slice(0, 1) });
  await page.clock.runFor(61_000);
  await expect(heading(page, 'Nearly. One Thing Waits.')).toBeVisible();
});

test(
  'a desk whose server does not answer says so, and tries again when it is told to',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    await page.route('**/api/admin/today', (route) => route.abort());
    await openDesk(page, context, site, '/admin');
    await expect(page.getByRole('alert')).toContainText('The site couldn’t be reached.');
    await pretendMorning(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, 'Nearly. Three Things Wait.')).toBeVisible();
    forgive(problems, /Failed to load resource/);
  },
);

test(
  'without a connection a bar says that nothing is lost, and goes with it',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendMorning(page);
    await openDesk(page, context, site, '/admin');
    await expect(heading(page, 'Nearly. Three Things Wait.')).toBeVisible();
    await context.setOffline(true);
    await expect(
      page.getByRole('status').filter({ hasText: 'You’re offline. Nothing is lost;' }),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
  },
);

test(
  'the keyboard walks the desk: skip link, rail, page, and each new page begins at its heading',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendMorning(page);
    await openDesk(page, context, site, '/admin');
    await expect(heading(page, 'Nearly. Three Things Wait.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeFocused();
    await rail(page).getByRole('link', { name: 'History' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'History')).toBeFocused();
    await expect(page).toHaveTitle('History · Zodiary Desk');
    await page.goBack();
    await expect(heading(page, 'Nearly. Three Things Wait.')).toBeFocused();
    await expect(page).toHaveTitle('Today · Zodiary Desk');
  },
);

test('on a phone five keys lead everywhere, with what waits beside them', async ({ page, context, site }) => {
  await pretendMorning(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, context, site, '/admin');
  await expect(keys(page).getByRole('link', { name: 'Today' })).toHaveText(/^Today3/);
  await expect(keys(page).getByRole('link', { name: 'Orders' })).toHaveText(/^Orders2/);
  await keys(page).getByRole('button', { name: 'Channels' }).click();
  const sheet = page.getByRole('dialog', { name: 'Channels' });
  await expect(sheet.getByRole('link')).toHaveText(['The week', ...CHANNELS.map(([, title]) => title)]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'YouTube' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(heading(page, 'YouTube')).toBeFocused();
  await keys(page).getByRole('button', { name: 'More' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(keys(page).getByRole('button', { name: 'More' })).toBeFocused();
  const targets = await keys(page).locator('a, button').all();
  for (const target of targets) expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test(
  'an address that the desk does not have says so and leads back',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    await openDesk(page, context, site, '/admin/nothing');
    await expect(heading(page, 'Not Here')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Today' }).click();
    await expect(page).toHaveURL('/admin');
    forgive(problems, /status of 404/);
  },
);

test('the desk has neither the footer of the site nor its popups or its install button', async ({
  page,
  context,
  site,
}) => {
  await pretendMorning(page);
  await openDesk(page, context, site, '/admin');
  await expect(heading(page, 'Nearly. Three Things Wait.')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Install App' })).toHaveCount(0);
});

test(
  'the history shows who changed what, with what was before and after',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const owner = await openDesk(page, context, site, '/admin/history');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/signed in/i);
    const entries = [
      {
        id: 2,
        at: '2026-11-15T16:00:00Z',
        by: 'Chrome on Linux',
        action: 'order refunded',
        subject: 'Z-2041',
        changes: [{ what: 'state', before: 'paid', after: 'refunded' }],
      },
    ];
    await page.route('**/api/admin/history', (route) => route.fulfill({ json: { entries, next: 2 } }));
    const older = {
      ...entries[0],
      id: 1,
      at: '2026-10-02T16:00:00Z',
      action: 'push paused',
      subject: '',
      changes: [],
    };
    await page.route('**/api/admin/history?before=2', (route) =>
      route.fulfill({ json: { entries: [older], next: null } }),
    );
    await page.reload();
    const refund = page.getByRole('listitem').filter({ hasText: 'Order refunded: Z-2041' });
    await expect(refund).toContainText('11:00 AM · Chrome on Linux');
    await expect(refund.getByRole('deletion')).toHaveText('before: paid');
    await expect(refund.getByRole('insertion')).toHaveText('after: refunded');
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Friday, October 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0);
    expect(owner.cookie).not.toBe('');
  },
);
