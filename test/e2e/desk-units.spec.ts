import AxeBuilder from '@axe-core/playwright';
import type { DeskUnit } from '../../src/contract/desk-content.ts';
import { openDesk, pretendMorning } from './desk.ts';
import { CARD, JOKE, PLACES, pretendUnit, pretendUnits } from './desk-units.ts';
import { expect, forgive, test, type Page } from './site.ts';

/** Widths of the smallest thing that a thumb can press. */
const THUMB_PX = 44;
const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });
test.beforeEach(async ({ page }) => {
  await pretendMorning(page);
  await pretendUnits(page);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** What can be pressed is large enough; a square's words can be pressed with it. */
async function expectFit(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const small = await page
    .getByRole('main')
    .locator('a, button, input, select, textarea, summary')
    .evaluateAll((all, least) => {
      const pressed = all.map((one) => one.closest('label') ?? one);
      return pressed
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < least)
        .map((one) => one.outerHTML);
    }, THUMB_PX);
  expect(small).toEqual([]);
}

/** The body of the next call of this kind. */
async function sent(page: Page, method: string, path: RegExp, doing: () => Promise<void>): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === method && path.test(one.url())),
    doing(),
  ]);
  return request.postDataJSON();
}

for (const [path, title] of [
  ['/admin/quotes-and-jokes', 'Quotes and Jokes'],
  ['/admin/tarot-and-pairs', 'Tarot and Pairs'],
  ['/admin/documents', 'Documents'],
  ['/admin/replace', 'Find and Replace'],
] as const) {
  test(`the page ${path} fits a thumb and is accessible`, async ({ page, context, site }) => {
    await openDesk(page, context, site, path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await expectFit(page);
  });
}

test('a list is found through, filtered and opened, and says how each one stands', async ({
  page,
  context,
  site,
}) => {
  await openDesk(page, context, site, '/admin/quotes-and-jokes');
  await page.getByRole('link', { name: 'Jokes', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Jokes' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText('your words');
  await expect(rows.nth(1)).toContainText('with a draft');
  await expect(rows.nth(2)).toContainText('a new release says it differently');
  await expect(rows.nth(3)).toContainText('hidden');

  const asked = page.waitForRequest(/content\/joke\?show=waiting$/);
  await page.getByLabel('Show').selectOption('Waiting for you');
  await asked;
  await page.getByRole('searchbox').fill('sock');
  const found = page.waitForRequest(/content\/joke\?show=waiting&find=sock$/);
  await button(page, 'Find').click();
  await found;

  await pretendUnits(page, []);
  await page.getByLabel('Show').selectOption('All of them');
  await expect(page.getByText('No joke with these words.')).toBeVisible();
  await expectFit(page);
});

test('a list that does not come says so, and is asked for again', async ({
  page,
  context,
  site,
  problems,
}) => {
  await page.route(/content\/tarot\?/, (route) => route.abort(), { times: 1 });
  await openDesk(page, context, site, '/admin/tarot-and-pairs');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the tarot cards.');
  await button(page, 'Retry').click();
  await expect(page.getByRole('list', { name: 'Tarot cards' })).toBeVisible();
  forgive(problems, /ERR_FAILED/);
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

test('without a connection what is typed stays, is offered again after a reload, and goes up when it is back', async ({
  page,
  context,
  site,
  problems,
}) => {
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
});

test('two tabs: both texts stand side by side, and the mix that is chosen is saved', async ({
  page,
  context,
  site,
  problems,
}) => {
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
});

test('a release that changed the same words: three columns, chosen field by field', async ({
  page,
  context,
  site,
}) => {
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
});

test('history compares by words, and brings a version back as a draft', async ({ page, context, site }) => {
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
});

test('hidden is one press, back to the files takes two', async ({ page, context, site }) => {
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
});

test('a new one is named by its words and starts as a draft', async ({ page, context, site, problems }) => {
  const unit = 'jane-austen.one-half-of-the-world';
  const added: DeskUnit = {
    ...JOKE,
    kind: 'quote',
    unit,
    state: 'draft',
    title: 'One half of the world',
    href: null,
    file: null,
    inFile: null,
    shown: null,
    history: [],
    draft: {
      fields: { text: 'One half of the world' },
      revision: 1,
      author: 'You',
      savedAt: '2026-11-15T17:00:00Z',
    },
  };
  await pretendUnit(page, added);
  const refusal = { error: { code: 'conflict', message: 'There’s a quote named so already.' } };
  await page.route(/content\/quote$/, (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
  await openDesk(page, context, site, '/admin/quotes-and-jokes');
  await button(page, 'Add a quote').click();
  await button(page, 'Start the draft').click();
  await expect(page.getByRole('alert')).toContainText('It needs its words first');
  await page.getByLabel('Quote', { exact: true }).fill('One half of the world');
  await page.getByLabel('Author’s name').fill('Jane Austen');
  await expectFit(page);
  await button(page, 'Start the draft').click();
  await expect(page.getByRole('alert')).toContainText('There’s a quote named so already.');
  await page.reload();
  await button(page, 'Add a quote').click();
  await expect(page.getByLabel('Quote', { exact: true })).toHaveValue('One half of the world');
  await page.route(/content\/quote$/, (route) => route.fulfill({ json: added }));
  const body = await sent(page, 'POST', /content\/quote$/, () => button(page, 'Start the draft').click());
  expect(body).toMatchObject({
    unit,
    fields: { text: 'One half of the world', 'author.name': 'Jane Austen' },
  });
  await expect(heading(page, 'Edit Quote')).toBeFocused();
  await expect(page.getByText('It’s a draft: only you see it.')).toBeVisible();
  forgive(problems, /status of 409/);
});

test('find and replace shows every place first, and changes what is ticked', async ({
  page,
  context,
  site,
}) => {
  await page.route('**/replace/preview', (route) => route.fulfill({ json: PLACES }));
  await page.route(/content\/replace$/, (route) => route.fulfill({ json: { changed: 1, leftOut: [] } }));
  await openDesk(page, context, site, '/admin/replace?kind=joke');
  await expect(page.getByRole('checkbox', { name: 'Jokes' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Quotes' })).not.toBeChecked();
  await button(page, 'Look first').click();
  await expect(page.getByRole('alert')).toContainText('Look for two letters at least.');
  await page.getByLabel('Find', { exact: true }).fill('colour');
  await page.getByLabel('Replace with').fill('color');
  const asked = await sent(page, 'POST', /preview$/, () => button(page, 'Look first').click());
  expect(asked).toEqual({ find: 'colour', replaceWith: 'color', matchCase: true, kinds: ['joke'] });

  const rows = page.getByRole('list', { name: 'Every place' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).locator('del')).toHaveText(['colour', 'colour']);
  await expect(rows.nth(1).locator('ins')).toHaveText(['color', 'color']);
  await expect(rows.nth(2).getByRole('checkbox')).toBeDisabled();
  await expect(rows.nth(2)).toContainText('Summary: has 9 words, needs 10.');
  await expect(button(page, 'Replace 2')).toBeEnabled();
  await expectFit(page);
  await rows.nth(0).getByRole('checkbox').uncheck();
  const done = await sent(page, 'POST', /content\/replace$/, () => button(page, 'Replace 1').click());
  expect(done).toMatchObject({ find: 'colour', units: [{ kind: 'tarot', unit: 'the-fool' }] });
  await said(page, 'One text is changed.');
});
