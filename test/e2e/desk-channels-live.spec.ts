import { readFile } from 'node:fs/promises';
import type { DeskChannelView } from '../../src/contract/desk-channel-posts.ts';
import { startFakeNetworks, type FakeNetworks } from '../harness/fake-networks/networks.ts';
import { fakeNetworkEnv } from '../harness/fake-networks/settings.ts';
import { OWNER } from '../harness/owner.ts';
import type { TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { filesInZip } from '../harness/zip.ts';
import { button, heading, PHONE, said } from './desk-fit.ts';
import { openDesk } from './desk.ts';
import { expect, test, type Page } from './site.ts';

/** Monday, 6 AM in New York: the whole week is still to come. */
const MORNING = '2026-11-16T11:00:00.000Z';
/** The hour of the first slot, with which the minute's work begins. */
const NINE = '2026-11-16T14:00:05.000Z';
const EDITED =
  'Monday again, and the cat has read the whole week from the windowsill. Nothing in it scares her.';

test.use({ viewport: PHONE });

type StartSite = (env: Record<string, string>) => Promise<TestSite>;

async function onMonday(
  page: Page,
  siteWith: StartSite,
  env: Record<string, string> = {},
): Promise<TestSite> {
  const site = await siteWith({ ...OWNER, ...env });
  await site.setClock(MORNING);
  await page.clock.setSystemTime(MORNING);
  return site;
}

async function fillWeek(page: Page): Promise<void> {
  await button(page, 'Fill my week').click();
  await said(page, '28 drafts are there.');
}

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return readFile(await file.path());
}

const firstPost = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Facebook Cats · 9:00 AM' });
const connection = (page: Page) => page.getByRole('region', { name: 'Connection', exact: true });

test('without any key a week is filled, a post is edited and posted by kit, and the week is taken along', async ({
  page,
  context,
  siteWith,
}) => {
  test.setTimeout(timeLimit(150_000));
  const site = await onMonday(page, siteWith);
  await openDesk(page, context, site, `${site.url}/admin/week`);
  await fillWeek(page);

  await firstPost(page).getByRole('link').first().click();
  await page.getByLabel('Words', { exact: true }).fill(EDITED);
  await button(page, 'Make ready').click();
  await said(page, 'It’s ready');
  await page.getByRole('link', { name: 'Post now' }).click();
  await expect(heading(page, 'Post Now')).toBeVisible();
  await expect(button(page, 'Posted')).toBeVisible();
  expect(await page.getByText('It’s ready').isVisible(), 'over the presses').toBe(false);
  const picture = await download(page, 'Save the picture');
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16)]).toEqual(['PNG', 1080]);
  await button(page, 'Posted').click();
  await said(page, 'Noted: it’s up.');
  await expect(firstPost(page)).toContainText('Sent by kit');

  await button(page, 'Make 27 ready').click();
  await said(page, '27 are ready.');
  const names = [...filesInZip(await download(page, 'Zip')).keys()];
  expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(27);
  const pins = (await download(page, 'Pins CSV')).toString();
  expect(pins.match(/\?z=p[0-9a-z]+/g)).toHaveLength(11);
  expect(pins).toContain('Pinterest board');

  await page.goto(`${site.url}/admin/pinterest-cat`);
  await page.getByText('Names of its columns, and its clock').click();
  await page.getByLabel('Board column').fill('Board name');
  await button(page, 'Save the names').click();
  await said(page, 'Saved. The next file has these names.');
  await page.goto(`${site.url}/admin/week`);
  const [columns] = (await download(page, 'Pins CSV')).toString().split('\r\n');
  expect(columns).toBe('Title,Media URL,Board name,Thumbnail,Description,Link,Publish date,Keywords');
});

interface SignIn {
  site: TestSite;
  fakes: FakeNetworks;
}

/** The owner says yes at the network's page, which sends the browser back to where the site really is. */
async function signIn(page: Page, { site, fakes: { facebook } }: SignIn, label: string): Promise<void> {
  await page.route(`${facebook.url}/**/dialog/oauth**`, (route) => {
    const { pathname, search } = facebook.accounts.allow(route.request().url());
    return route.fulfill({ status: 302, headers: { location: `${site.url}${pathname}${search}` } });
  });
  await connection(page).getByRole('button', { name: label }).click();
  await page.waitForURL(`${site.url}/admin/facebook-cats`);
  await expect(heading(page, 'Facebook Cats')).toBeVisible();
}

test(
  'a page is connected and posts by itself; a lost token stands there with its way back; paused, nothing goes out',
  { tag: '@full' },
  async ({ page, context, siteWith }) => {
    test.setTimeout(timeLimit(180_000));
    const fakes = await startFakeNetworks();
    try {
      const site = await onMonday(page, siteWith, { ROLE: 'all', ...fakeNetworkEnv(fakes) });
      const owner = await openDesk(page, context, site, `${site.url}/admin/week`);
      await fillWeek(page);
      await button(page, 'Make 28 ready').click();
      await said(page, '28 are ready.');

      await page.goto(`${site.url}/admin/facebook-cats`);
      await signIn(page, { site, fakes }, 'Connect');
      await page.getByLabel('Page to post to').selectOption('Zodiary Cats');
      await button(page, 'Choose it').click();
      await expect(connection(page)).toContainText('Connected as Zodiary Cats');
      await button(page, 'Let posts go out by themselves').click();
      await said(page, 'Ready posts go out by themselves now.');
      await site.setClock(NINE);
      await expect.poll(() => fakes.facebook.posts.length, { timeout: timeLimit(30_000) }).toBe(1);

      fakes.facebook.accounts.signOut();
      await site.setClock('2026-11-17T14:00:05.000Z');
      await page.clock.setSystemTime('2026-11-17T14:00:05.000Z');
      await expect
        .poll(
          async () => {
            await page.reload();
            await expect(connection(page)).toBeVisible();
            return connection(page).textContent();
          },
          { timeout: timeLimit(30_000) },
        )
        .toContain('Facebook signed us out');
      await signIn(page, { site, fakes }, 'Sign in again');
      await expect(connection(page)).toContainText('Connected as Zodiary Cats');
      await page
        .getByRole('region', { name: 'Failed', exact: true })
        .getByRole('button', { name: 'Try again' })
        .click();
      await said(page, 'It’s tried again.');
      await site.setClock('2026-11-17T14:02:05.000Z');
      await expect.poll(() => fakes.facebook.posts.length, { timeout: timeLimit(30_000) }).toBe(2);

      await button(page, 'Pause').click();
      await expect(page.getByText(/^Paused since/)).toBeVisible();
      await site.setClock('2026-11-18T14:01:05.000Z');
      // The minute has been: another channel's post of yesterday noon waits for the owner's hand by now.
      const verses = async (): Promise<number> => {
        const answer = await owner.get('/api/admin/channels/facebook-religion');
        return ((await answer.json()) as DeskChannelView).outbox.length;
      };
      await expect.poll(verses, { timeout: timeLimit(30_000) }).toBe(2);
      expect(fakes.facebook.posts).toHaveLength(2);
    } finally {
      await fakes.stop();
    }
  },
);
