import type { DeskUnit } from '../../src/contract/desk-content.ts';
import { openDesk, pretendMorning } from './desk.ts';
import { button, expectFit, heading, PHONE, said, sent } from './desk-fit.ts';
import { JOKE, PLACES, pretendUnit, pretendUnits } from './desk-units.ts';
import { onlyInFull } from './full-check.ts';
import { expect, forgive, test } from './site.ts';

test.use({ viewport: PHONE });
test.beforeEach(async ({ page }) => {
  await pretendMorning(page);
  await pretendUnits(page);
});

for (const [path, title] of [
  ['/admin/quotes-and-jokes', 'Quotes and Jokes'],
  ['/admin/tarot-and-pairs', 'Tarot and Pairs'],
  ['/admin/documents', 'Documents'],
  ['/admin/replace', 'Find and Replace'],
] as const) {
  const name = `the page ${path} fits a thumb and is accessible`;
  test(name, onlyInFull(path !== '/admin/quotes-and-jokes'), async ({ page, context, site }) => {
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

test(
  'a list that does not come says so, and is asked for again',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
    await page.route(/content\/tarot\?/, (route) => route.abort(), { times: 1 });
    await openDesk(page, context, site, '/admin/tarot-and-pairs');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the tarot cards.');
    await button(page, 'Retry').click();
    await expect(page.getByRole('list', { name: 'Tarot cards' })).toBeVisible();
    forgive(problems, /ERR_FAILED/);
  },
);

test(
  'a new one is named by its words and starts as a draft',
  { tag: '@full' },
  async ({ page, context, site, problems }) => {
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
        fields: { text: 'One half of the world', topics: ['wisdom'] },
        revision: 1,
        author: 'You',
        savedAt: '2026-11-15T17:00:00Z',
      },
    };
    await pretendUnit(page, added);
    const refusal = { error: { code: 'conflict', message: 'There’s a quote named so already.' } };
    await page.route(/content\/quote$/, (route) => route.fulfill({ status: 409, json: refusal }), {
      times: 1,
    });
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
    const draft = await sent(page, 'PUT', /draft$/, () =>
      page.getByRole('checkbox', { name: 'funny' }).check(),
    );
    expect(draft).toMatchObject({ fields: { topics: ['wisdom', 'funny'] } });
    forgive(problems, /status of 409/);
  },
);

test(
  'find and replace shows every place first, and changes what is ticked',
  { tag: '@full' },
  async ({ page, context, site }) => {
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
  },
);
