import { OWNER } from '../harness/owner.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { accessibilityFaults } from './accessibility.ts';
import { ADDED, FIRST, POST, pretendPost, THEIRS } from './desk-posts.ts';
import { openDesk, pretendMorning } from './desk.ts';
import { expect, forgive, test, type Page } from './site.ts';

/** Widths of the smallest thing that a thumb can press. */
const THUMB_PX = 44;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => pretendMorning(page));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const hasRevision = (page: Page, revision: number) =>
  expect(page.getByText(`server has revision ${revision}`)).toBeVisible();

async function expectFit(page: Page, widthPx = 390): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widthPx);
  const small = await page
    .getByRole('main')
    .locator('a, button, input:not([type=radio]), select')
    .filter({ visible: true })
    .evaluateAll(
      (all, least) =>
        all.filter((one) => one.getBoundingClientRect().height < least).map((one) => one.outerHTML),
      THUMB_PX,
    );
  expect(small).toEqual([]);
}

test(
  'what is typed is kept on the device without a connection and through a reload',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    const post = await pretendPost(page);
    await openDesk(page, context, site, `/admin/posts/${POST}`);
    await expect(text(page)).toHaveValue(new RegExp(FIRST));
    await page.route('**/draft', (route) => route.abort());
    await text(page).fill(`${FIRST} Typed in a tunnel.`);
    await expect(page.getByText('the server can’t be reached; we’ll keep trying')).toBeVisible();
    await page.reload();
    await expect(text(page)).toHaveValue(`${FIRST} Typed in a tunnel.`);
    expect(post.draft().revision).toBe(17);
    await page.unroute('**/draft');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await hasRevision(page, 18);
    expect(post.draft().fields['markdown']).toBe(`${FIRST} Typed in a tunnel.`);
    forgive(problems, /Failed to load resource/);
  },
);

test(
  'what a closed tab could not save is offered in the next one',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    const post = await pretendPost(page);
    await openDesk(page, context, site, `/admin/posts/${POST}`);
    await page.route('**/draft', (route) => route.abort());
    await field(page, 'Title').fill('A title from a closed tab');
    await expect(page.getByText('the server can’t be reached')).toBeVisible();
    // As when a browser is killed: it has no moment to say good-bye in.
    await page.evaluate(() => sessionStorage.clear());
    await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear()));
    await page.unroute('**/draft');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Another text' })).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('The Moon that doesn’t know it’s full');
    await expectFit(page);
    await button(page, 'Go on with it').click();
    await hasRevision(page, 18);
    expect(post.draft().fields['title']).toBe('A title from a closed tab');
    forgive(problems, /Failed to load resource/);
  },
);

test(
  'two texts of one post stand side by side, and the mix of them is saved',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    const post = await pretendPost(page);
    await openDesk(page, context, site, `/admin/posts/${POST}`);
    await expect(text(page)).toHaveValue(new RegExp(FIRST));
    post.saveElsewhere(`${FIRST}\n\n${THEIRS}\n\n${ADDED}`);
    await text(page).press('ControlOrMeta+End');
    await text(page).pressSequentially(' Ours.');
    await expect(heading(page, 'Two Versions, Both Kept')).toBeFocused();
    await expect(page.getByText('Saved 12:58 PM as revision 18')).toBeVisible();
    await expect(page.getByText('Your mix: one from this tab, one from the other.')).toBeVisible();
    await expectFit(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectFit(page, 1280);

    await page.getByRole('radio', { name: 'Use this, The other tab' }).check();
    await page.getByRole('radio', { name: 'Leave it out, This tab' }).check();
    await button(page, 'Save this mix').click();
    await expect(text(page)).toHaveValue(`${FIRST}\n\n${THEIRS}`);
    await hasRevision(page, 19);
    expect(post.draft()).toMatchObject({ revision: 19, fields: { markdown: `${FIRST}\n\n${THEIRS}` } });
    forgive(problems, /Failed to load resource/);
  },
);

test(
  'the five buttons write as one types, and the browser takes it back',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendPost(page);
    await page.route('**/api/admin/posts/slots', (route) =>
      route.fulfill({
        json: {
          slots: [
            {
              slot: '{{next-full-moon}}',
              name: 'The next full Moon',
              isTable: false,
              today: 'November 24, 2026, in Gemini',
              changeable: [],
            },
          ],
        },
      }),
    );
    await openDesk(page, context, site, `/admin/posts/${POST}`);
    await text(page).fill('full moon');
    await text(page).selectText();
    await button(page, 'Bold').click();
    await expect(text(page)).toHaveValue('**full moon**');
    await text(page).press('ControlOrMeta+i');
    await expect(text(page)).toHaveValue('**_full moon_**');
    await text(page).press('ControlOrMeta+z');
    await text(page).press('ControlOrMeta+z');
    await expect(text(page)).toHaveValue('full moon');
    await text(page).press('Home');
    await button(page, 'Heading').click();
    await expect(text(page)).toHaveValue('## full moon');
    await text(page).press('End');
    await text(page).pressSequentially(': ');
    await button(page, 'Live fact').click();
    await page.getByRole('button', { name: /The next full Moon.*November 24, 2026/ }).click();
    await expect(text(page)).toHaveValue('## full moon: {{next-full-moon}}');
    await expect(text(page)).toBeFocused();
    await text(page).press('Enter');
    await text(page).press('ControlOrMeta+k');
    await text(page).pressSequentially('/sky');
    await expect(text(page)).toHaveValue('## full moon: {{next-full-moon}}\n[words](/sky)');
  },
);

test('a post goes from a draft to published to corrected with one thumb, and is read on the blog', async ({
  page,
  context,
  siteWith,
}) => {
  test.setTimeout(timeLimit(120_000));
  const site = await siteWith({ ...OWNER, ROLE: 'all' });
  // Articles of the first days had to be long.
  await site.setClock('2026-11-19T17:00:00Z');
  const blog = async (path = ''): Promise<string> => (await fetch(`${site.url}/blog${path}`)).text();
  await openDesk(page, context, site, `${site.url}/admin/posts`);
  await expect(page.getByRole('list', { name: 'Posts' }).getByRole('listitem').first()).toBeVisible();
  await expectFit(page);
  await button(page, 'New post').click();
  await field(page, 'Title').fill('The Moon at the window');
  await button(page, 'Start writing').click();
  await expect(heading(page, 'Edit Post')).toBeVisible();
  await field(page, 'Tags').fill('Moon');
  await field(page, 'Excerpt').fill('What one sees of it from indoors.');
  await field(page, 'Words under the picture').fill('A year, and where the Moon stands in it.');
  await page.getByRole('button', { name: /^Picture/ }).click();
  await page.getByRole('dialog').locator('section button').first().click();
  await text(page).fill(
    'It is full on {{next-full-moon}}.\n\nFrom a couch it looks as round the night before.',
  );
  await button(page, 'Preview').click();
  await expect(page.locator('[data-slot="next-full-moon"]')).toContainText('November 24, 2026');
  await expectFit(page);
  expect(await blog()).not.toContain('The Moon at the window');

  await button(page, 'Publish now').click();
  await expect(page.getByRole('status').filter({ hasText: 'It’s public now.' })).toBeVisible();
  await expect.poll(() => blog()).toContain('The Moon at the window');
  expect(await blog('/the-moon-at-the-window')).toContain('From a couch it looks');

  await button(page, 'Text').click();
  await text(page).fill(
    'It is full on {{next-full-moon}}.\n\nFrom a sofa it looks as round the night before.',
  );
  await expect(page.getByText('Readers have the published text until you press one of these.')).toBeVisible();
  await expect(page.getByText(/server has revision/)).toBeVisible();
  expect(await blog('/the-moon-at-the-window')).toContain('From a couch it looks');
  await button(page, 'Publish now').click();
  await expect.poll(() => blog('/the-moon-at-the-window')).toContain('From a sofa it looks');

  await button(page, 'History').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Published' })).toHaveCount(2);
  await button(page, 'Compare').last().click();
  await expect(page.locator('del', { hasText: 'couch' })).toBeVisible();
  await expectFit(page);
  await button(page, 'Restore').last().click();
  await expect(text(page)).toHaveValue(/From a couch/);
  expect(await blog('/the-moon-at-the-window')).toContain('From a sofa it looks');

  await button(page, 'Hide the post').click();
  await expect.poll(() => blog()).not.toContain('The Moon at the window');
});

test(
  'two tabs that write at once lose nothing at the real site either',
  { tag: '@full' },
  async ({ page, context, siteWith, problems }) => {
    test.setTimeout(timeLimit(90_000));
    const site = await siteWith({ ...OWNER, ROLE: 'all' });
    const address = `${site.url}/admin/posts/born-on-the-cusp`;
    await openDesk(page, context, site, address);
    const other = await context.newPage();
    await pretendMorning(other);
    await other.goto(address);
    await expect(field(other, 'Title')).toHaveValue('Born on the cusp');
    await expect(field(page, 'Title')).toHaveValue('Born on the cusp');
    await field(other, 'Title').fill('Born on the very cusp');
    await expect(other.getByText(/server has revision/)).toBeVisible();
    await field(page, 'Title').fill('Born at the cusp');
    await expect(heading(page, 'Two Versions, Both Kept')).toBeVisible();
    await button(page, 'All from the other').click();
    await button(page, 'Save this mix').click();
    await expect(field(page, 'Title')).toHaveValue('Born on the very cusp');
    await button(page, 'History').click();
    await expect(page.getByText('Draft that was kept aside')).toBeVisible();
    await button(page, 'Compare').first().click();
    await expect(page.locator('del').first()).toBeVisible();
    forgive(problems, /Failed to load resource/);
  },
);
