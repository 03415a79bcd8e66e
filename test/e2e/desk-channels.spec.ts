import type { DeskChannelView } from '../../src/contract/desk-channel-posts.ts';
import { accessibilityFaults } from './accessibility.ts';
import { ALL_CHANNELS, NOW } from './desk-channels-data.ts';
import { channelView, pretendChannel, pretendChannels } from './desk-channels.ts';
import { button, expectFit, heading, PHONE, said, sent } from './desk-fit.ts';
import { openDesk } from './desk.ts';
import { pretendPush } from './push.ts';
import { expect, test, type Page } from './site.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(({ page }) => pretendChannels(page));

test('a channel shows what failed, waits and went out, how it is connected, and its visits', async ({
  page,
  context,
  site,
}) => {
  await pretendChannel(page, channelView('facebook-religion'));
  await openDesk(page, context, site, '/admin/facebook-religion');
  await expect(heading(page, 'Facebook Religion')).toBeVisible();
  await expect(region(page, 'Failed')).toContainText('Facebook signed us out');
  await expect(region(page, 'Queue').getByRole('listitem')).toHaveCount(3);
  await expect(region(page, 'History').getByRole('listitem')).toHaveCount(1);
  await expect(region(page, 'Connection')).toContainText('The password was changed on Monday.');
  const visits = region(page, 'Visits');
  await visits.getByText('Show as a table').click();
  await expect(visits.getByRole('table').getByRole('row')).toHaveCount(31);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectFit(page);
});

test('paused, nothing goes out until the owner says so', async ({ page, context, site }) => {
  const on = channelView('facebook-cats');
  const paused: DeskChannelView = { ...on, channel: { ...on.channel, pausedSince: NOW } };
  await pretendChannel(page, on);
  await openDesk(page, context, site, '/admin/facebook-cats');
  await page.route('**/facebook-cats/pause', (route) => route.fulfill({ json: paused }));
  await page.route('**/facebook-cats/resume', (route) => route.fulfill({ json: on }));
  await expect(button(page, 'Pause')).toBeVisible();
  await pretendChannel(page, paused);
  await button(page, 'Pause').click();
  await expect(page.getByText('Paused since Today 1:10 PM.')).toBeVisible();
  await expect(button(page, 'Go on')).toBeEnabled();
  await pretendChannel(page, on);
  await button(page, 'Go on').click();
  await said(page, 'It’s on again.');
  await expect(page.getByText('Paused since')).toHaveCount(0);
});

test(
  'slots, hashtags and the way out are changed, and only what changed is sent',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const view = channelView('pinterest-religion');
    await pretendChannel(page, view);
    await page.setViewportSize(PHONE);
    await openDesk(page, context, site, '/admin/pinterest-religion');
    const runs = region(page, 'How It Runs');
    await expect(runs.getByRole('button', { name: 'Save' })).toBeDisabled();
    await runs.getByLabel('Way out').selectOption('By kit, from your phone');
    await runs.getByLabel('Hashtags').fill('#quiet verses');
    await runs
      .getByRole('group', { name: 'Slot 4' })
      .getByRole('button', { name: 'Remove this slot' })
      .click();
    await runs.getByRole('button', { name: 'Add a slot' }).click();
    const added = runs.getByRole('group', { name: 'Slot 4' });
    await added.getByLabel('Day').selectOption('Tuesday');
    await added.getByLabel('Time').fill('08:15');
    await expectFit(page);
    const change = await sent(page, 'PATCH', /pinterest-religion$/, () =>
      runs.getByRole('button', { name: 'Save' }).click(),
    );
    const verse = (weekday: number, time = '17:30') => ({ weekday, time, kind: 'verse' });
    expect(change).toEqual({
      way: 'kit',
      hashtags: ['#quiet', '#verses'],
      slots: [verse(1), verse(2, '08:15'), verse(3), verse(5)],
    });
  },
);

test('a channel is added, and opened', { tag: '@full' }, async ({ page, context, site }) => {
  const own = channelView('facebook-cats');
  const made: DeskChannelView = {
    ...own,
    channel: { ...own.channel, key: 'cats-in-ohio', name: 'Cats in Ohio', isBuiltIn: false },
  };
  await pretendChannel(page, made);
  await page.setViewportSize(PHONE);
  await openDesk(page, context, site, '/admin/week');
  await button(page, 'Add a channel').click();
  const dialog = page.getByRole('dialog', { name: 'Add a Channel' });
  await dialog.getByLabel('Name').fill('Cats in Ohio');
  await dialog.getByLabel('Network').selectOption('YouTube');
  await expect(dialog.getByLabel('About').getByRole('option')).toHaveText(['Sky']);
  await dialog.getByLabel('Network').selectOption('Pinterest');
  await dialog.getByLabel('About').selectOption('Cats');
  await expectFit(page);
  await page.route('**/api/admin/channels', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: made }) : route.fallback(),
  );
  const asked = await sent(page, 'POST', /\/channels$/, () => button(page, 'Add it').click());
  expect(asked).toEqual({ name: 'Cats in Ohio', network: 'pinterest', niche: 'cats' });
  await expect(page).toHaveURL('/admin/channels/cats-in-ohio');
  await expect(heading(page, 'Cats in Ohio')).toBeVisible();
});

test(
  'this phone is woken at each slot, once its owner has allowed it',
  { tag: '@full' },
  async ({ page, context, site, pushService }) => {
    const { subscription } = await pretendPush(page, pushService);
    await openDesk(page, context, site, '/admin/week');
    await page.route('**/channels/reminders', (route) =>
      route.fulfill({ json: { ...ALL_CHANNELS, isReminded: true } }),
    );
    const asked = await sent(page, 'POST', /channels\/reminders$/, () =>
      button(page, 'Wake this phone').click(),
    );
    expect(asked).toEqual({ subscription });
    await said(page, 'This phone is woken at each slot.');
  },
);

test('signed in, the owner chooses the page and lets posts go out by themselves', async ({
  page,
  context,
  site,
}) => {
  const view = channelView('facebook-cats');
  const signedIn: DeskChannelView = {
    ...view,
    channel: {
      ...view.channel,
      connection: { ...view.channel.connection, state: 'connected', account: 'Zodiary Cats' },
    },
  };
  await pretendChannel(page, signedIn);
  const places = [
    { id: '1', name: 'Zodiary Cats' },
    { id: '2', name: 'Zodiary' },
  ];
  await page.route('**/facebook-cats/places', (route) => route.fulfill({ json: { chosen: '1', places } }));
  await page.route('**/facebook-cats/place', (route) => route.fulfill({ json: signedIn.channel.connection }));
  await openDesk(page, context, site, '/admin/facebook-cats');
  const connection = region(page, 'Connection');
  await expect(connection).toContainText('Connected as Zodiary Cats');
  await connection.getByLabel('Page to post to').selectOption('Zodiary');
  const chosen = await sent(page, 'POST', /facebook-cats\/place$/, () => button(page, 'Choose it').click());
  expect(chosen).toEqual({ id: '2' });
  await said(page, 'It posts to Zodiary.');
  const change = await sent(page, 'PATCH', /facebook-cats$/, () =>
    button(page, 'Let posts go out by themselves').click(),
  );
  expect(change).toEqual({ way: 'connected' });
});
