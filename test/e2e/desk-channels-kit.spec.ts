import type { BrowserContext } from '@playwright/test';
import type { DeskChannelPost } from '../../src/contract/desk-channel-posts.ts';
import { signInBrowser } from '../harness/owner.ts';
import type { TestSite } from '../harness/site.ts';
import { composedPost } from './desk-channels-post.ts';
import { pretendChannels, pretendPost } from './desk-channels.ts';
import { button, expectFit, heading, PHONE, said, sent } from './desk-fit.ts';
import { expect, test, type Page } from './site.ts';

const KIT = '/admin/channel-posts/41/kit';
const DUE = composedPost('facebook-cats', 'due');

test.use({ viewport: PHONE });
test.beforeEach(({ page }) => pretendChannels(page));

/** As a message on the owner's phone does. */
async function openKit(page: Page, context: BrowserContext, site: TestSite): Promise<void> {
  await signInBrowser(context, site);
  await page.goto(KIT);
  await expect(heading(page, 'Post Now')).toBeVisible();
}

/** Runs in the browser: a phone that hands files to other apps, and notes what it was handed. */
function phoneThatShares(): void {
  const shared: unknown[] = [];
  Object.assign(window, { shared });
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files, text }: { files: File[]; text: string }) => {
      shared.push({ name: files[0]!.name, type: files[0]!.type, isWhole: files[0]!.size > 1000, text });
    },
  });
  noteCopies();
}

/** Runs in the browser: a clipboard that can be looked into. */
function noteCopies(): void {
  Object.assign(window, { copied: [] });
  const writeText = async (text: string): Promise<void> => {
    (window as unknown as { copied: string[] }).copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

/** Runs in the browser. */
function noSharing(): void {
  Object.assign(navigator, { share: undefined, canShare: undefined });
}

const inPage = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate((one) => (window as unknown as Record<string, T>)[one]!, name);

async function pressed(page: Page, what: string, answer: DeskChannelPost, doing: () => Promise<void>) {
  await page.route(`**/41/${what}`, (route) => route.fulfill({ json: answer }));
  return sent(page, 'POST', new RegExp(`41/${what}$`), doing);
}

test('file and text go into the network’s app by one press, then the owner says it is up', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(`${noteCopies.toString()};(${phoneThatShares.toString()})()`);
  await pretendPost(page, DUE);
  await openKit(page, context, site);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('listitem').first()).toContainText('Text copied');
  await expectFit(page);
  await button(page, 'Share to Facebook').click();
  expect(await inPage(page, 'shared')).toEqual([
    { name: DUE.file.name, type: 'image/png', isWhole: true, text: DUE.outgoing },
  ]);
  expect(await inPage<string[]>(page, 'copied')).toContain(DUE.outgoing);
  await expect(heading(page, 'Did It Post?')).toBeVisible();
  await expect(page.getByRole('listitem').nth(1)).toContainText('Shared to Facebook');
  await expectFit(page);
  await page.getByLabel('Link to the post').fill('not a link');
  await button(page, 'Posted').click();
  await expect(page.getByRole('alert')).toContainText('That isn’t a link.');
  await page.getByLabel('Link to the post').fill('facebook.com/zodiarycats/posts/1');
  const told = await pressed(page, 'posted', composedPost('facebook-cats', 'sent'), () =>
    button(page, 'Posted').click(),
  );
  expect(told).toEqual({ url: 'https://facebook.com/zodiarycats/posts/1' });
  await said(page, 'Noted: it’s up.');
  await expect(page).toHaveURL('/admin/week');
});

test(
  'where files cannot be shared, they are saved and copied in the same places',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await page.addInitScript(noteCopies);
    await page.addInitScript(noSharing);
    await pretendPost(page, DUE);
    await openKit(page, context, site);
    await expect(page.getByRole('listitem').nth(1)).toContainText('Save the picture');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(DUE.file.name);
    await expect(heading(page, 'Did It Post?')).toBeVisible();
    await button(page, 'Again').click();
    const copies = await inPage<string[]>(page, 'copied');
    expect(new Set(copies)).toEqual(new Set([DUE.outgoing]));
    await button(page, 'Not yet').click();
    await expect(heading(page, 'Post Now')).toBeVisible();
    await button(page, 'Posted').click();
    const told = await pressed(page, 'posted', composedPost('facebook-cats', 'sent'), () =>
      button(page, 'Posted').click(),
    );
    expect(told).toEqual({ url: null });
  },
);

test(
  'Pinterest has a page of its own that comes filled in',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const pin = composedPost('pinterest-cat', 'due');
    await page.addInitScript(noSharing);
    await pretendPost(page, pin);
    await openKit(page, context, site);
    const link = page.getByRole('link', { name: 'Open Pinterest, filled in' });
    await expect(link).toHaveAttribute('href', pin.pinPage!);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Save the picture' })).toBeVisible();
    await expectFit(page);
  },
);

test('it can wait an hour, or be skipped', { tag: '@full' }, async ({ page, context, site }) => {
  await page.addInitScript(noSharing);
  await pretendPost(page, DUE);
  await openKit(page, context, site);
  const later = { ...DUE, line: { ...DUE.line, at: '2026-11-17T19:10:00Z' } };
  const put = await pressed(page, 'later', later, () => button(page, 'In 1 hour').click());
  expect(put).toEqual({ minutes: 60 });
  await said(page, 'We’ll come back to it at 2:10 PM.');
  await expect(page).toHaveURL('/admin/week');
  await page.goto(KIT);
  await button(page, 'Posted').click();
  await pressed(page, 'skip', composedPost('facebook-cats', 'skipped'), () =>
    button(page, 'Skip it').click(),
  );
  await said(page, 'It’s skipped. You can bring it back.');
});

test('what is up already is not posted again', { tag: '@full' }, async ({ page, context, site }) => {
  await pretendPost(page, composedPost('facebook-cats', 'sent'));
  await openKit(page, context, site);
  await expect(page.getByRole('main')).toContainText('It’s up already.');
  await page.getByRole('link', { name: 'See the post' }).click();
  await expect(page).toHaveURL('/admin/channel-posts/41');
});
