import type { DeskUnit } from '../../src/contract/desk-content.ts';
import { openDesk, pretendMorning } from './desk.ts';
import { button, expectFit, heading, PHONE, said, sent } from './desk-fit.ts';
import { CARD, JOKE, pretendUnit, pretendUnits } from './desk-units.ts';
import { expect, forgive, test } from './site.ts';

test.use({ viewport: PHONE });
test.beforeEach(async ({ page }) => {
  await pretendMorning(page);
  await pretendUnits(page);
});

test('what is typed is kept, its faults stand by their fields, and Publish waits until there are none', async ({
  page,
  context,
  site,
}) => {
  await pretendUnit(page, JOKE, ['Joke: has 3 words, needs 10.', 'Another joke begins the same way.']);
  await openDesk(page, context, site, '/admin/content/joke/cat-01');
  await expect(heading(page, 'Edit Joke')).toBeVisible();
  await expect(button(page, 'Publish')).toBeDisabled();
  const draft = await sent(page, 'PUT', /draft$/, () => page.getByLabel('Joke').fill('The cat sleeps.'));
  expect(draft).toEqual({ revision: null, fields: { text: 'The cat sleeps.', since: '2026-01-01' } });
  await expect(page.getByText(/^Kept on this device \d s ago · server has revision 17$/)).toBeVisible();
  await expect(page.getByLabel('Joke')).toHaveAccessibleDescription('Joke: has 3 words, needs 10.');
  await expect(page.getByText('Another joke begins the same way.')).toBeVisible();
  await expect(button(page, 'Publish')).toBeDisabled();
  const change = page.getByRole('region', { name: 'What Will Change' });
  await expect(change.locator('del').first()).toContainText('twenty hours a day');
  await expectFit(page);
});

test('Publish is one press, and what visitors read is the answer', async ({ page, context, site }) => {
  await pretendUnit(page, JOKE);
  const text = 'The cat sleeps twenty hours a day and has notes on how I spend the other four.';
  const published: DeskUnit = { ...JOKE, shown: { ...JOKE.shown, text }, draft: null };
  await page.route('**/cat-01/publish', (route) => route.fulfill({ json: published }));
  await openDesk(page, context, site, '/admin/content/joke/cat-01');
  await page.getByLabel('Joke').fill(text);
  await expect(page.getByText(/server has revision 17$/)).toBeVisible();
  await pretendUnit(page, published);
  expect(await sent(page, 'POST', /publish$/, () => button(page, 'Publish').click())).toEqual({
    revision: 17,
  });
  await said(page, 'It’s public now.');
  await expect(page.getByRole('region', { name: 'What Will Change' })).toHaveCount(0);
  await expect(page.getByLabel('Joke')).toHaveValue(text);
});

test(
  'without a connection what is typed stays, is offered again after a reload, and goes up when it is back',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    await pretendUnit(page, JOKE);
    let isCut = true;
    await page.route('**/cat-01/draft', (route) => (isCut ? route.abort() : route.fallback()));
    await openDesk(page, context, site, '/admin/content/joke/cat-01');
    await page.getByLabel('Joke').fill('Typed on a train.');
    await expect(page.getByText(/Kept on this device .* the server can’t be reached/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Joke')).toHaveValue('Typed on a train.');
    isCut = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(/server has revision 17$/)).toBeVisible();
    forgive(problems, /ERR_FAILED/);
  },
);

test(
  'two tabs: both texts stand side by side, and the mix that is chosen is saved',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    await pretendUnit(page, JOKE);
    const other = {
      fields: { ...JOKE.shown!, text: 'Theirs.' },
      revision: 18,
      author: 'You',
      savedAt: '2026-11-15T16:58:00Z',
    };
    await page.route(
      '**/cat-01/draft',
      (route) =>
        route.fulfill({ status: 409, json: { error: { code: 'draft_conflict', message: 'Taken.' }, other } }),
      { times: 1 },
    );
    await openDesk(page, context, site, '/admin/content/joke/cat-01');
    await page.getByLabel('Joke').fill('Mine.');
    await expect(heading(page, 'Two Versions, Both Kept')).toBeFocused();
    await expectFit(page);
    await button(page, 'All from the other').click();
    const mix = await sent(page, 'PUT', /draft$/, () => button(page, 'Save this mix').click());
    expect(mix).toEqual({ revision: 18, fields: other.fields });
    await expect(page.getByLabel('Joke')).toHaveValue('Theirs.');
    forgive(problems, /status of 409/);
  },
);

test(
  'a release that changed the same words: three columns, chosen field by field',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendUnit(page, CARD);
    const settled: DeskUnit = { ...CARD, state: 'live', collisions: [] };
    await page.route('**/the-fool/resolve', (route) => route.fulfill({ json: settled }));
    await openDesk(page, context, site, '/admin/content/tarot/the-fool');
    const love = page.getByRole('group', { name: 'Upright, love' });
    await expect(love).toContainText('let it be clumsy');
    await expect(love.getByText('awkward')).toBeVisible();
    await expectFit(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    const columns = await love
      .locator('p:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(columns).size).toBe(1);
    await love.getByRole('radio', { name: 'Use “The release” for Upright, love' }).check();
    await pretendUnit(page, settled);
    const answer = await sent(page, 'POST', /resolve$/, () => button(page, 'Settle it this way').click());
    expect(answer).toEqual({
      fields: {
        'upright.love': CARD.collisions[0]!.file,
        'reversed.love': CARD.collisions[1]!.own,
      },
    });
    await said(page, 'Settled.');
    await expect(button(page, 'Settle it this way')).toHaveCount(0);
  },
);

test(
  'history compares by words, and brings a version back as a draft',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendUnit(page, JOKE);
    const [, , first] = JOKE.history;
    const restored: DeskUnit = {
      ...JOKE,
      draft: { fields: first!.fields!, revision: 17, author: 'You', savedAt: '2026-11-15T17:00:00Z' },
    };
    await page.route('**/cat-01/restore', (route) => route.fulfill({ json: restored }));
    await openDesk(page, context, site, '/admin/content/joke/cat-01');
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Which words differ').first().click();
    await expect(history.locator('del')).toHaveText('nineteen');
    await expect(history.locator('ins')).toHaveText('twenty');
    await history.getByLabel('Compare with').selectOption('What visitors read now');
    await expect(history.getByText('Not a word differs.')).toBeVisible();
    await expectFit(page);
    await pretendUnit(page, restored);
    const asked = await sent(page, 'POST', /restore$/, () =>
      history.getByRole('button', { name: 'Bring it back as a draft' }).last().click(),
    );
    expect(asked).toEqual({ id: 10 });
    await expect(page.getByLabel('Joke')).toHaveValue(/nineteen hours/);
  },
);

test(
  'hidden is one press, back to the files takes two',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await pretendUnit(page, JOKE);
    const hidden: DeskUnit = { ...JOKE, state: 'hidden', shown: null, href: null };
    await page.route('**/cat-01/hide', (route) => route.fulfill({ json: hidden }));
    await page.route('**/cat-01/show', (route) => route.fulfill({ json: JOKE }));
    await openDesk(page, context, site, '/admin/content/joke/cat-01');
    await button(page, 'Go back').click();
    await expect(page.getByRole('group', { name: 'Go back to the files?' })).toBeFocused();
    await expectFit(page);
    await button(page, 'Keep it').click();
    await pretendUnit(page, hidden);
    await button(page, 'Hide').click();
    await expect(page.getByText('It’s hidden: visitors don’t see it.')).toBeVisible();
    await expect(page.getByLabel('Joke')).toHaveCount(0);
    await pretendUnit(page, JOKE);
    await button(page, 'Show').click();
    await expect(page.getByText('Visitors read your words.')).toBeVisible();
  },
);
