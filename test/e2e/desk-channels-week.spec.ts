import type { DeskChannelPost } from '../../src/contract/desk-channel-posts.ts';
import type { DeskWeek, WeekFilled, WeekReady } from '../../src/contract/desk-channel-week.ts';
import { accessibilityFaults } from './accessibility.ts';
import { WEEK } from './desk-channels-data.ts';
import { allPassed, composedPost } from './desk-channels-post.ts';
import { pretendChannels, pretendPost } from './desk-channels.ts';
import { button, expectFit, heading, PHONE, said, sent } from './desk-fit.ts';
import { openDesk } from './desk.ts';
import { expect, forgive, test, type Page } from './site.ts';

const main = (page: Page) => page.getByRole('main');
const grid = (page: Page) => page.getByRole('table', { name: 'Every slot of the week' });

/** The empty slots are drafts. */
const FULL: DeskWeek = {
  ...WEEK,
  counts: { ...WEEK.counts, empty: 0, draft: 11 },
  rows: WEEK.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => ({
      ...cell,
      post: cell.post ?? { ...composedPost('facebook-cats').line, id: 900 + index, at: cell.at },
    })),
  })),
};

test('the week is a calendar, and one press fills what is empty', async ({ page, context, site }) => {
  await pretendChannels(page);
  await openDesk(page, context, site, '/admin/week');
  await expect(heading(page, 'The Week')).toBeVisible();
  await expect(main(page)).toContainText('November 16 – 22');
  await expect(main(page)).toContainText('28 slots: 5 sent, 11 ready, 4 drafts, 7 empty, 1 failed.');
  await expect(main(page)).toContainText('Fills 7 empty slots with drafts. You approve each one.');
  await expect(grid(page).getByRole('row')).toHaveCount(6);
  await expect(grid(page).getByRole('columnheader', { name: 'Tue 17' })).toHaveAttribute(
    'aria-current',
    'date',
  );
  await expect(grid(page).getByRole('link', { name: /^9:00 AM Sent by kit Saw that/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const filled: WeekFilled = {
    made: 6,
    left: [{ channel: 'youtube', at: '2026-11-20T00:00:00Z', reason: 'The week of Leo isn’t written yet.' }],
    week: FULL,
  };
  await page.route('**/channels/week/fill', (route) => route.fulfill({ json: filled }));
  const asked = await sent(page, 'POST', /week\/fill$/, () => button(page, 'Fill my week').click());
  expect(asked).toEqual({});
  await said(page, '6 drafts are there.');
  const left = page.getByRole('region', { name: 'Left Empty' });
  await expect(left).toContainText('The week of Leo isn’t written yet.');
});

test(
  'drafts that pass are made ready together, and who does not pass is counted',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendChannels(page, { week: FULL });
    await openDesk(page, context, site, '/admin/week?from=2026-11-16');
    await expect(button(page, 'Fill my week')).toHaveCount(0);
    const ready: WeekReady = {
      made: 10,
      left: 1,
      week: { ...FULL, counts: { ...FULL.counts, draft: 1, ready: 21 } },
    };
    await page.route('**/channels/week/ready', (route) => route.fulfill({ json: ready }));
    const asked = await sent(page, 'POST', /week\/ready$/, () => button(page, 'Make 11 ready').click());
    expect(asked).toEqual({ from: '2026-11-16' });
    await said(page, '10 are ready. One draft doesn’t pass its checks yet.');
  },
);

test(
  'the files of the week are links, and other weeks are one press away',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendChannels(page);
    await openDesk(page, context, site, '/admin/week');
    await expect(main(page).getByRole('link', { name: 'Zip' })).toHaveAttribute(
      'href',
      '/api/admin/channels/week/zip?from=2026-11-16',
    );
    await expect(main(page).getByRole('link', { name: 'Pins CSV' })).toHaveAttribute(
      'href',
      '/api/admin/channels/week/pins.csv?from=2026-11-16',
    );
    const next = { ...WEEK, from: '2026-11-23', to: '2026-11-29', rows: [], needsYou: [] };
    await pretendChannels(page, { week: next });
    await main(page).getByRole('link', { name: 'The week after' }).click();
    await expect(main(page)).toContainText('November 23 – 29');
    await pretendChannels(page);
    await main(page).getByRole('link', { name: 'This week' }).click();
    await expect(main(page)).toContainText('November 16 – 22');
  },
);

test(
  'what needs the owner has its reason, and the buttons that mend it',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendChannels(page);
    await openDesk(page, context, site, '/admin/week');
    const needs = page.getByRole('region', { name: 'Needs You' });
    await expect(needs.getByRole('listitem')).toHaveCount(2);
    await expect(needs).toContainText('Facebook signed us out');
    await expect(needs.getByRole('link', { name: 'Post by kit' })).toHaveAttribute(
      'href',
      '/admin/channel-posts/51/kit',
    );
    await page.route('**/channels/youtube', (route) => route.fulfill({ json: {} }));
    const change = await sent(page, 'PATCH', /channels\/youtube$/, () =>
      needs.getByRole('button', { name: 'Use the kit' }).click(),
    );
    expect(change).toEqual({ way: 'kit' });
    await said(page, 'From now on you post it by kit.');
    await page.route('**/channels/facebook-religion/connect', (route) =>
      route.fulfill({ json: { address: '/admin/facebook-religion?connected' } }),
    );
    await needs.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/admin/facebook-religion?connected');
  },
);

test(
  'an empty slot is pressed, by the keyboard too, to write for it',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendChannels(page);
    await pretendPost(page, composedPost('facebook-cats'));
    await openDesk(page, context, site, '/admin/week');
    await page.route('**/channels/facebook-cats/posts', (route) =>
      route.fulfill({ json: composedPost('facebook-cats') }),
    );
    const free = grid(page)
      .getByRole('row', { name: /Facebook Cats/ })
      .getByRole('button');
    await expect(free).toHaveCount(1);
    const asked = await sent(page, 'POST', /facebook-cats\/posts$/, async () => {
      await free.focus();
      await page.keyboard.press('Enter');
    });
    expect(asked).toEqual({ at: '2026-11-22T14:00:00.000Z', kind: 'cat-sign' });
    await expect(page).toHaveURL('/admin/channel-posts/41');
    await expect(heading(page, 'Saw that. Filed it.')).toBeFocused();
  },
);

test('on a phone the days stand over a rule, and the chosen one is listed', async ({
  page,
  context,
  site,
}) => {
  await pretendChannels(page);
  await page.setViewportSize(PHONE);
  await openDesk(page, context, site, '/admin/week');
  await expect(main(page)).toContainText('28 slots: 4 drafts, 7 empty, 1 failed.');
  const days = page.getByRole('navigation', { name: 'Days' });
  await expect(days.getByRole('link')).toHaveCount(7);
  const tuesday = days.getByRole('link', { name: /^Tue\s*17\s*, 1 failed, 2 ready, 1 sent/ });
  await expect(tuesday).toHaveAttribute('aria-current', 'true');
  const posts = page.getByRole('list', { name: 'Posts of the day' }).getByRole('listitem');
  await expect(posts).toHaveCount(4);
  await expect(posts.first()).toContainText('Facebook Religion · 12:30 PM');
  await expect(posts.first().getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await expect(posts.nth(1)).toContainText('Sent by kit, 9:04 AM · 12 visits');
  await expect(posts.nth(2)).toContainText('Ready, in this week’s CSV');
  await expect(page.getByRole('region', { name: 'Needs You' }).getByRole('listitem')).toHaveCount(1);
  await expectFit(page);
  await days.getByRole('link', { name: /^Sun\s*22\s*,.* 2 empty$/ }).click();
  await expect(button(page, 'Write it, Facebook Cats 9:00 AM')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Channels' }).getByRole('listitem')).toHaveText([
    /Facebook Cats.*kit, 7 slots/,
    /Facebook Religion.*signed out/,
    /Pinterest Cats.*CSV, 7 slots/,
    /Pinterest Religion.*CSV, 4 slots/,
    /YouTube.*kit, 3 slots/,
  ]);
  await expectFit(page);
});

test(
  'a week that does not come says why; what was seen stays when the next look fails',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    await pretendChannels(page);
    await page.route(/\/api\/admin\/channels\/week$/, (route) => route.abort());
    await openDesk(page, context, site, '/admin/week');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the week.');
    await pretendChannels(page);
    await button(page, 'Retry').click();
    await expect(grid(page)).toBeVisible();
    await page.route('**/channels/week/fill', (route) => route.abort());
    await button(page, 'Fill my week').click();
    await expect(page.getByRole('alert').getByText('The week wasn’t filled.')).toBeVisible();
    await expect(button(page, 'Fill my week')).toBeEnabled();
    forgive(problems, /Failed to load resource/);
  },
);

test(
  'the rail has a mark for each channel, and how many of its posts wait',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendChannels(page);
    await pretendPost(page, allPassed(composedPost('facebook-cats')) satisfies DeskChannelPost);
    await openDesk(page, context, site, '/admin/channel-posts/41');
    const rail = page.getByRole('navigation', { name: 'Desk', exact: true });
    await expect(rail.getByRole('link', { name: 'Needs you: Facebook Religion 1 waiting' })).toBeVisible();
    await expect(rail.getByRole('link', { name: 'Facebook Cats' })).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'on a phone a free slot whose hour is over has passed, aloud too',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendChannels(page);
    await page.setViewportSize(PHONE);
    await openDesk(page, context, site, '/admin/week?from=2026-11-16&day=2026-11-22');
    await page.clock.setFixedTime('2026-11-24T12:00:00Z');
    await page.reload();
    const sunday = page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /^Sun\s*22/ });
    await expect(sunday).toHaveAccessibleName(/ 2 passed$/);
    await expect(button(page, 'Write it, Facebook Cats 9:00 AM')).toHaveCount(0);
  },
);
