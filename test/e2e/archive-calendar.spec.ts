import { calendar, heading, monthOf, months, signChoice, structured, titleOf } from './archive.ts';
import { headOf } from './heads.ts';
import { expect, open, staysTheSame, test, visitor } from './site.ts';

const HEADS = ['Week', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WEEKS = ['Nov 1 – 7', 'Nov 8 – 14', 'Nov 15 – 21', 'Nov 22 – 28', 'Nov 29 – Dec 5'];

test('the archive is a calendar of the month for the sign that has the Sun', async ({ page, site }) => {
  await open(page, '/archive');
  await expect(heading(page)).toHaveText('November 2026');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Archive / Scorpio');
  await expect(signChoice(page)).toHaveValue('scorpio');
  await expect(calendar(page)).toHaveAccessibleName('Scorpio readings for November 2026');
  await expect(calendar(page).getByRole('columnheader')).toHaveText(HEADS);
  await expect(calendar(page).getByRole('rowheader')).toHaveText(WEEKS);
  const { days } = await monthOf(site, 'scorpio', '2026-11');
  const open17 = days
    .filter(({ title }) => title)
    .map(({ date, title }) => `${Number(date.slice(8))} ${title}`);
  await expect(calendar(page).getByRole('cell').getByRole('link')).toHaveText(open17);
  expect(open17).toHaveLength(17);
});

test('a cell has the Moon’s sign and the main event; later days are dimmed and lead nowhere', async ({
  page,
}) => {
  await open(page, '/archive');
  const cell = (date: string) =>
    calendar(page)
      .getByRole('cell')
      .filter({ has: page.locator(`[datetime="${date}"]`) });
  await expect(cell('2026-11-16').getByRole('img', { name: 'Moon in Aquarius' })).toBeVisible();
  await expect(cell('2026-11-16').getByRole('img', { name: 'Mars conjunct Jupiter' })).toBeVisible();
  await expect(cell('2026-11-13').getByRole('img', { name: 'Mercury turns direct' })).toBeVisible();
  await expect(cell('2026-11-22').getByRole('img')).toHaveCount(1);
  await expect(cell('2026-11-22').getByRole('link')).toHaveCount(0);
  await expect(calendar(page).getByRole('rowheader', { name: 'Nov 22 – 28' }).getByRole('link')).toHaveCount(
    0,
  );
  await expect(months(page).getByRole('link')).toHaveCount(11);
  await expect(months(page).getByText('Dec')).toBeVisible();
  await expect(page.getByText('The disc shows the Moon at noon, with its sign below.')).toBeVisible();
  await expect(
    page.getByText('Every reading stays just as it was published. New readings come out a day ahead.'),
  ).toBeVisible();
});

test('choosing another sign turns the calendar at once and keeps the month', async ({ page, site }) => {
  await open(page, '/archive?sign=leo&month=2026-10');
  const same = await staysTheSame(page);
  await signChoice(page).selectOption('Pisces');
  await expect(page).toHaveURL(/\/archive\?sign=pisces&month=2026-10$/);
  await expect(calendar(page)).toHaveAccessibleName('Pisces readings for October 2026');
  const title = await titleOf(site, 'pisces', '2026-10-31');
  await expect(calendar(page).getByRole('link', { name: `31 ${title}` })).toBeVisible();
  await page.goBack();
  await expect(signChoice(page)).toHaveValue('leo');
  await expect(calendar(page)).toHaveAccessibleName('Leo readings for October 2026');
  await same();
});

test('choosing another month turns the calendar without a reload', async ({ page, site }) => {
  await open(page, '/archive');
  const same = await staysTheSame(page);
  await months(page).getByRole('link', { name: 'Jan' }).click();
  await expect(heading(page)).toHaveText('January 2026');
  await expect(months(page).getByRole('link', { name: 'Jan' })).toHaveAttribute('aria-current', 'page');
  await expect(calendar(page).getByRole('rowheader').first()).toHaveText('Dec 28 – Jan 3');
  const title = await titleOf(site, 'scorpio', '2026-01-01');
  await calendar(page)
    .getByRole('link', { name: `1 ${title}`, exact: true })
    .click();
  await expect(heading(page)).toHaveText('Scorpio, January 1, 2026');
  await same();
});

test('by keyboard alone one finds a sign, a month and a day', async ({ page }) => {
  await open(page, '/archive');
  await signChoice(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(calendar(page)).toHaveAccessibleName('Libra readings for November 2026');
  await expect(signChoice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Monthly horoscope' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(months(page).getByRole('link', { name: 'Jan' })).toBeFocused();
  for (let stop = 0; stop < 9; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toHaveAccessibleName('Libra readings for October 2026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(calendar(page).getByRole('link', { name: 'Sep 27 – Oct 3' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Libra, October 1, 2026');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a sign that was chosen before the page came alive counts', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^?]*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/archive', { waitUntil: 'commit' });
  await signChoice(page).selectOption('Leo');
  resolve();
  await expect(calendar(page)).toHaveAccessibleName('Leo readings for November 2026');
  await expect(page).toHaveURL(/sign=leo/);
});

test('today is the visitor’s own, and what is open for them', async ({ browser, site, problems }) => {
  const page = await visitor(browser, site, problems, { timezoneId: 'Pacific/Auckland' });
  await open(page, '/archive');
  const today = calendar(page).locator('[aria-current=date]');
  await expect(today).toHaveText(/^16 /);
  await expect(calendar(page).getByRole('link', { name: /^17 / })).toBeVisible();
  await page.context().close();
});

test('an open calendar follows midnight and opens another day', async ({ browser, siteAt, problems }) => {
  // Where the date is latest, the new day opens for everybody at its midnight.
  const before = '2026-11-16T09:59:30Z';
  const site = await siteAt(before);
  const page = await visitor(browser, site, problems, { at: before, timezoneId: 'Pacific/Kiritimati' });
  await open(page, '/archive');
  await expect(calendar(page).locator('[aria-current=date]')).toHaveText(/^16 /);
  await expect(calendar(page).getByRole('link', { name: /^18 / })).toHaveCount(0);
  await site.setClock('2026-11-16T10:00:05Z');
  await page.clock.runFor(35_000);
  await expect(calendar(page).locator('[aria-current=date]')).toHaveText(/^17 /);
  await expect(calendar(page).getByRole('link', { name: /^18 / })).toBeVisible();
  await page.context().close();
});

test('a phone has compact cells and a list of the week with its titles', async ({
  browser,
  site,
  problems,
}) => {
  for (const width of [390, 320]) {
    const page = await visitor(browser, site, problems, {
      viewport: { width, height: 844 },
      timezoneId: 'America/New_York',
    });
    await open(page, '/archive?sign=leo');
    const week = page.getByRole('region', { name: 'Nov 15 – 21' });
    const titles = await Promise.all(
      ['2026-11-15', '2026-11-16', '2026-11-17'].map((date) => titleOf(site, 'leo', date)),
    );
    await expect(week.getByRole('listitem').getByRole('link')).toHaveText(titles);
    await expect(week.getByRole('listitem').first()).toHaveText(/^Sun 15/);
    const cell = calendar(page)
      .getByRole('link', { name: `15 ${titles[0]}` })
      .locator('..');
    const { width: cellWidth, height } = (await cell.boundingBox())!;
    expect(cellWidth).toBeGreaterThan(36);
    expect(height).toBeLessThan(100);
    await cell.click();
    await expect(heading(page)).toHaveText('Leo, November 15, 2026');
    await page.goBack();
    await week.getByRole('link', { name: 'Weekly horoscope' }).click();
    await expect(heading(page)).toHaveText('Leo, November 15 – 21, 2026');
    await page.context().close();
  }
});

test('the calendar has one canonical address for every sign and month', async ({ page }) => {
  for (const [address, canonical] of [
    ['/archive', '/archive'],
    ['/archive?sign=leo', '/archive?sign=leo&month=2026-11'],
    ['/archive?month=2026-11&sign=leo&x=1', '/archive?sign=leo&month=2026-11'],
    ['/archive?month=2026-10', '/archive?sign=scorpio&month=2026-10'],
    ['/archive?sign=leo&month=2031-01', '/archive?sign=leo&month=2026-11'],
  ] as const) {
    await open(page, address);
    const { pathname, search } = new URL((await headOf(page)).canonical[0]!);
    expect([address, pathname + search]).toEqual([address, canonical]);
    expect((await structured(page)).map((data) => data['@type'])).toEqual([
      'CollectionPage',
      'BreadcrumbList',
    ]);
  }
});

test('once there are several years, each is one step away', async ({ page, siteAt }) => {
  const at = '2027-01-05T17:00:00Z';
  const site = await siteAt(at);
  await page.clock.setSystemTime(at);
  await open(page, `${site.url}/archive?sign=leo`);
  await expect(heading(page)).toHaveText('January 2027');
  await months(page).getByRole('link', { name: '2026' }).click();
  await expect(heading(page)).toHaveText('January 2026');
  await months(page).getByRole('link', { name: 'Dec' }).click();
  await expect(heading(page)).toHaveText('December 2026');
});
