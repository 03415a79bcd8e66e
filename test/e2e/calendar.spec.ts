import type { Browser } from '@playwright/test';
import type { TestSite } from '../harness/site.ts';
import { onlyInFull } from './full-check.ts';
import { UNSEEN, watchLayoutShift } from './layout-shift.ts';
import { addressOf, expectOwn, gateOf, TYPES, type Type } from './own-day.ts';
import { expect, hydrated, test, visitor } from './site.ts';
import { timeLimit } from '../harness/time-limits.ts';

// Several pages each, most on a site of their own; the leap day's has all days up to 2028 to plan.
test.describe.configure({ timeout: timeLimit(180_000) });

/** A visitor whose date is not the site's own. */
interface Elsewhere {
  timezoneId: string;
  at: string;
  date: string;
  labels: Record<Type, string>;
  width: number;
}

const MONDAY = { daily: 'Monday, November 16, 2026', weekly: 'Nov 15 – Nov 21', monthly: 'November 2026' };
const SATURDAY = { daily: 'Saturday, November 14, 2026', weekly: 'Nov 8 – Nov 14', monthly: 'November 2026' };

/** All while New York, and so the page, has Sunday, November 15: first one who is ahead of it and one who is behind. */
const ONE_SUNDAY: Elsewhere[] = [
  {
    timezoneId: 'Pacific/Kiritimati',
    at: '2026-11-15T17:00:00Z',
    date: '2026-11-16',
    labels: MONDAY,
    width: 390,
  },
  { timezoneId: 'Etc/GMT+12', at: '2026-11-15T08:00:00Z', date: '2026-11-14', labels: SATURDAY, width: 1280 },
  {
    timezoneId: 'Asia/Kathmandu',
    at: '2026-11-15T18:20:00Z',
    date: '2026-11-16',
    labels: MONDAY,
    width: 1280,
  },
  {
    timezoneId: 'America/St_Johns',
    at: '2026-11-16T03:40:00Z',
    date: '2026-11-16',
    labels: MONDAY,
    width: 390,
  },
];

const CLOCKS_FALL_BACK: Elsewhere = {
  timezoneId: 'Europe/Berlin',
  at: '2026-10-24T22:30:00Z',
  date: '2026-10-25',
  labels: { daily: 'Sunday, October 25, 2026', weekly: 'Oct 25 – Oct 31', monthly: 'October 2026' },
  width: 1280,
};
const WEEK_OF_TWO_MONTHS: Elsewhere = {
  timezoneId: 'Pacific/Chatham',
  at: '2026-12-01T02:00:00Z',
  date: '2026-12-01',
  labels: { daily: 'Tuesday, December 1, 2026', weekly: 'Nov 29 – Dec 5', monthly: 'December 2026' },
  width: 390,
};
const NEW_YEAR: Elsewhere = {
  timezoneId: 'Asia/Kathmandu',
  at: '2027-01-01T02:00:00Z',
  date: '2027-01-01',
  labels: { daily: 'Friday, January 1, 2027', weekly: 'Dec 27 – Jan 2', monthly: 'January 2027' },
  width: 390,
};
const LEAP_DAY: Elsewhere = {
  timezoneId: 'Europe/Berlin',
  at: '2028-02-29T02:00:00Z',
  date: '2028-02-29',
  labels: { daily: 'Tuesday, February 29, 2028', weekly: 'Feb 27 – Mar 4', monthly: 'February 2028' },
  width: 1280,
};

/** Nothing dated is seen before the visitor's own, which then stands there without moving anything. */
async function expectOwnPages(
  browser: Browser,
  site: TestSite,
  problems: string[],
  { timezoneId, at, date, labels, width }: Elsewhere,
): Promise<void> {
  const page = await visitor(browser, site, problems, { at, timezoneId, viewport: { width, height: 844 } });
  const layoutShift = await watchLayoutShift(page);
  const gate = await gateOf(page);
  for (const type of TYPES) {
    gate.shut();
    await page.goto(addressOf(type), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article', { includeHidden: true })).toBeHidden();
    for (const dated of await page.locator('main time').all()) await expect(dated, type).toBeHidden();
    gate.open();
    await expectOwn(page, site, { type, date, label: labels[type] });
    await expect(page.getByRole('main').getByText(labels.daily).first(), 'the date').toBeVisible();
    expect(await layoutShift(), `${type} jumped`).toBeLessThan(UNSEEN);
  }
  await page.context().close();
}

for (const [index, elsewhere] of ONE_SUNDAY.entries()) {
  test(
    `day, week and month are the visitor's own in ${elsewhere.timezoneId}, and nothing jumps`,
    onlyInFull(index > 0),
    async ({ browser, site, problems }) => {
      await site.setClock(elsewhere.at);
      await expectOwnPages(browser, site, problems, elsewhere);
    },
  );
}

test(
  'in the night in which clocks fall back the day is the own one, for all its 25 hours',
  { tag: '@full' },
  async ({ browser, siteAt, problems }) => {
    const { at, timezoneId, date, labels } = CLOCKS_FALL_BACK;
    const site = await siteAt(at);
    await expectOwnPages(browser, site, problems, CLOCKS_FALL_BACK);
    const page = await visitor(browser, site, problems, { at, timezoneId });
    await page.goto('/horoscope/leo');
    const sunday = { type: 'daily', date, label: labels.daily } as const;
    await expectOwn(page, site, sunday);
    await page.clock.fastForward('24:00:00');
    await expectOwn(page, site, sunday);
    await page.clock.fastForward('31:00');
    await expectOwn(page, site, { type: 'daily', date: '2026-10-26', label: 'Monday, October 26, 2026' });
    await page.context().close();
  },
);

/** At midnight in New York a month ends in the middle of a week. */
const TURNS = [
  { type: 'daily', before: 'Monday, November 30, 2026', after: 'Tuesday, December 1, 2026', width: 390 },
  { type: 'weekly', before: 'Nov 29 – Dec 5', after: 'Nov 29 – Dec 5', width: 1280 },
  { type: 'monthly', before: 'November 2026', after: 'December 2026', width: 390 },
] as const;

test(
  'in the week that spans two months open tabs turn to the new day and month and stay in their week',
  { tag: '@full' },
  async ({ browser, siteAt, problems }) => {
    const site = await siteAt(WEEK_OF_TWO_MONTHS.at);
    await expectOwnPages(browser, site, problems, WEEK_OF_TWO_MONTHS);
    const at = '2026-12-01T04:50:00Z';
    await site.setClock(at);
    for (const { type, before, after, width } of TURNS) {
      const viewport = { width, height: 844 };
      const page = await visitor(browser, site, problems, { at, timezoneId: 'America/New_York', viewport });
      const layoutShift = await watchLayoutShift(page);
      await page.goto(addressOf(type));
      await hydrated(page);
      await expectOwn(page, site, { type, date: '2026-11-30', label: before });
      await page.clock.fastForward('10:05');
      await expectOwn(page, site, { type, date: '2026-12-01', label: after });
      await expect(page.getByRole('main').getByText('Tuesday, December 1, 2026').first()).toBeVisible();
      expect(await layoutShift(), `${type} jumped`).toBeLessThan(UNSEEN);
      await page.context().close();
    }
  },
);

/** January 2027 begins with an event that is still December's in UTC. */
const ROWS_OF_JANUARY = [
  { zone: 'dates in UTC', rows: 9, javaScriptEnabled: false },
  { zone: 'dates in Tokyo', rows: 10, javaScriptEnabled: true },
];

test(
  'at the year’s end day, week and month are the own ones, and a row more in the own zone moves nothing',
  { tag: '@full' },
  async ({ browser, siteAt, problems }) => {
    const site = await siteAt(NEW_YEAR.at);
    await expectOwnPages(browser, site, problems, NEW_YEAR);
    const at = '2027-01-01T12:00:00Z';
    await site.setClock(at);
    for (const { zone, rows, javaScriptEnabled } of ROWS_OF_JANUARY) {
      const viewport = { width: 390, height: 844 };
      const options = { at, timezoneId: 'Asia/Tokyo', viewport, javaScriptEnabled };
      const page = await visitor(browser, site, problems, options);
      const layoutShift = javaScriptEnabled ? await watchLayoutShift(page) : null;
      await page.goto(addressOf('monthly'));
      const changes = page.getByRole('region', { name: 'Key Dates' });
      await expect(changes.getByText(zone, { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(changes.getByRole('listitem')).toHaveCount(rows);
      await expect(changes.getByRole('listitem').first()).toBeVisible();
      if (layoutShift) expect(await layoutShift()).toBeLessThan(UNSEEN);
      await page.context().close();
    }
  },
);

test(
  'on the leap day of 2028 day, week and month are the own ones',
  { tag: '@full' },
  async ({ browser, siteAt, problems }) => {
    await expectOwnPages(browser, await siteAt(LEAP_DAY.at), problems, LEAP_DAY);
  },
);
