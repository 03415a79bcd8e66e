import type { DeskChannelPost } from '../../src/contract/desk-channel-posts.ts';
import { accessibilityFaults } from './accessibility.ts';
import { allPassed, composedPost, WORDS } from './desk-channels-post.ts';
import { pretendChannels, pretendPost } from './desk-channels.ts';
import { button, expectFit, heading, PHONE, said, sent } from './desk-fit.ts';
import { openDesk } from './desk.ts';
import { expect, forgive, test, type Page } from './site.ts';

const PATH = '/admin/channel-posts/41';
const LIBRA = 'cat:sign-libra@disc';
const words = (page: Page) => page.getByRole('textbox', { name: 'Words', exact: true });
const preview = (page: Page, network: string) => page.getByRole('region', { name: `On ${network}` });
const checks = (page: Page) => page.getByRole('region', { name: 'Seven Checks' });
const hasRevision = (page: Page, revision: number) =>
  expect(page.getByText(new RegExp(`server has revision ${revision}$`, 'i'))).toBeVisible();

test.beforeEach(({ page }) => pretendChannels(page));

/** The server finds nothing wrong with another cat. */
const judge = (post: DeskChannelPost): DeskChannelPost =>
  post.fields.picture.art === LIBRA ? allPassed(post) : post;

test('a post is edited beside a true preview, mended by a press and made ready', async ({
  page,
  context,
  site,
}) => {
  const post = await pretendPost(page, composedPost('facebook-cats'), judge);
  await openDesk(page, context, site, PATH);
  await expect(heading(page, 'Saw that. Filed it.')).toBeVisible();
  await expect(button(page, 'Make ready')).toBeDisabled();
  await expect(checks(page)).toContainText('six passed, one didn’t');
  await words(page).fill('The Moon moved on. The cat didn’t.');
  await expect(preview(page, 'Facebook')).toContainText('The Moon moved on. The cat didn’t.');
  await expect(preview(page, 'Facebook')).toContainText('https://zodiary.example/horoscope/scorpio?z=p15');
  await hasRevision(page, 5);
  await button(page, 'Use Libra instead').click();
  await hasRevision(page, 6);
  expect(post.now().fields).toMatchObject({
    picture: { art: LIBRA },
    text: 'The Moon moved on. The cat didn’t.',
    alt: 'A black cat arched on a beam before a blue disc.',
  });
  await expect(checks(page)).toContainText('all passed');
  await page.route('**/41/ready', (route) => {
    post.become({ ...post.now(), line: { ...post.now().line, state: 'ready' } });
    return route.fulfill({ json: post.now() });
  });
  await sent(page, 'POST', /41\/ready$/, () => button(page, 'Make ready').click());
  await said(page, 'It’s ready: Thu 9:00 AM.');
  await expect(page.getByText('Ready, waits for its slot')).toBeVisible();
  await expect(button(page, 'Back to draft')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test(
  'counters count as the network does, and say when it is too much',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendPost(page, composedPost('pinterest-cat'));
    await openDesk(page, context, site, PATH);
    await expect(page.getByText('31 of 100')).toBeVisible();
    await expect(page.getByText(`${WORDS.length + '\n\n#cats #scorpio'.length} of 500`)).toBeVisible();
    const title = page.getByRole('textbox', { name: 'Pin title' });
    await title.fill('x'.repeat(101));
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('101 of 100')).toBeVisible();
    await expect(preview(page, 'Pinterest')).toContainText('x'.repeat(101));
  },
);

test(
  'another picture, another format, other hashtags, another time',
  { tag: '@full' },
  async ({ page, context, site }) => {
    const post = await pretendPost(page, composedPost('facebook-cats'));
    await openDesk(page, context, site, PATH);
    await page.setViewportSize(PHONE);
    await button(page, 'All 6').click();
    const dialog = page.getByRole('dialog', { name: 'The Picture' });
    await expect(dialog.getByRole('button', { name: 'Scorpio used Nov 17' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectFit(page);
    await dialog.getByRole('button', { name: 'Gemini' }).click();
    await button(page, '1:1').click();
    await page.getByRole('textbox', { name: 'Hashtags' }).fill('#cats gemini');
    await page.getByLabel('Time', { exact: true }).fill('10:30');
    await expect(button(page, '9:00 AM as usual')).toBeVisible();
    await expect
      .poll(() => post.now().fields)
      .toMatchObject({
        picture: { art: 'cat:sign-gemini@disc', format: '1:1' },
        alt: 'Two cats from behind, back to back, before a blue disc.',
        hashtags: ['#cats', '#gemini'],
        at: '2026-11-19T15:30:00.000Z',
      });
    await expectFit(page);
  },
);

test(
  'what is typed without a connection is kept through a reload, and saved afterwards',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    const post = await pretendPost(page, composedPost('facebook-cats'));
    await openDesk(page, context, site, PATH);
    await expect(words(page)).toHaveValue(WORDS);
    let isCut = true;
    await page.route('**/api/admin/channel-posts/41', (route) =>
      isCut && route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await words(page).fill('Typed in a tunnel.');
    await expect(page.getByText('the server can’t be reached; we’ll keep trying')).toBeVisible();
    await expect(button(page, 'Make ready')).toBeDisabled();
    await page.reload();
    await expect(words(page)).toHaveValue('Typed in a tunnel.');
    isCut = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await hasRevision(page, 5);
    expect(post.now().fields.text).toBe('Typed in a tunnel.');
    forgive(problems, /Failed to load resource/);
  },
);

test(
  'two tabs: both versions stand side by side, and the chosen mix is saved',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    const post = await pretendPost(page, composedPost('facebook-cats'));
    await page.setViewportSize(PHONE);
    await openDesk(page, context, site, PATH);
    await expect(words(page)).toHaveValue(WORDS);
    post.saveElsewhere('Theirs.');
    await words(page).fill('Mine.');
    await expect(heading(page, 'Two Versions, Both Kept')).toBeFocused();
    await expectFit(page);
    await button(page, 'All from the other').click();
    await button(page, 'Save this mix').click();
    await expect(words(page)).toHaveValue('Theirs.');
    await hasRevision(page, 6);
    forgive(problems, /status of 409/);
  },
);

test('the same cat and words become a draft elsewhere', { tag: '@full' }, async ({ page, context, site }) => {
  await pretendPost(page, composedPost('facebook-cats'));
  await openDesk(page, context, site, PATH);
  const pin = composedPost('pinterest-cat');
  const made = { ...pin, line: { ...pin.line, id: 77 } };
  await pretendPost(page, made);
  await page.route('**/channels/pinterest-cat/posts', (route) => route.fulfill({ json: made }));
  const elsewhere = page.getByRole('region', { name: 'Use It Elsewhere Too' });
  const asked = await sent(page, 'POST', /pinterest-cat\/posts$/, () =>
    elsewhere.getByRole('button', { name: 'Pinterest Cats' }).click(),
  );
  expect(asked).toEqual({ at: '2026-11-19T14:00:00.000Z', kind: 'cat-sign', like: 41 });
  await expect(page).toHaveURL('/admin/channel-posts/77');
  await expect(preview(page, 'Pinterest')).toBeVisible();
});

test('a post that is out can be looked at, not edited', { tag: '@full' }, async ({ page, context, site }) => {
  const post = composedPost('facebook-cats', 'sent');
  const remoteUrl = 'https://www.facebook.com/zodiarycats/posts/1';
  await pretendPost(page, { ...post, line: { ...post.line, remoteUrl } });
  await openDesk(page, context, site, PATH);
  await expect(page.getByText('Sent by kit, 9:04 AM · 12 visits')).toBeVisible();
  await expect(words(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See it on Facebook' })).toHaveAttribute('href', remoteUrl);
});
