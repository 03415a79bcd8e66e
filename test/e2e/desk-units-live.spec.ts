import { readFile } from 'node:fs/promises';
import type { DeskUnit, DeskUnits } from '../../src/contract/desk-content.ts';
import type { JokeAnswer } from '../../src/contract/jokes.ts';
import { connected } from '../harness/database.ts';
import { OWNER, type Owner } from '../harness/owner.ts';
import type { TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { openDesk } from './desk.ts';
import { button, PHONE, said } from './desk-fit.ts';
import { expect, test, type Page } from './site.ts';

test.use({ viewport: PHONE });

async function jokeOfToday({ url }: TestSite): Promise<string> {
  return ((await (await fetch(`${url}/api/jokes/today`)).json()) as JokeAnswer).jokeText;
}

/** What visitors get follows within two seconds. */
const expectJoke = (site: TestSite, text: string | RegExp) =>
  expect.poll(() => jokeOfToday(site), { timeout: timeLimit(10_000) }).toMatch(text);

async function unitOf(owner: Owner, text: string): Promise<string> {
  const asked = await owner.get(
    `/api/admin/content/joke?${new URLSearchParams({ find: text.slice(0, 60) })}`,
  );
  const { units } = (await asked.json()) as DeskUnits;
  return units[0]!.unit;
}

/** As the desk would: a draft, and the press. */
async function publish(owner: Owner, unit: string, fields: object): Promise<void> {
  const call = `/api/admin/content/joke/${unit}`;
  const draft = await owner.send('PUT', `${call}/draft`, { revision: null, fields });
  const { revision } = (await draft.json()) as { revision: number };
  expect((await owner.send('POST', `${call}/publish`, { revision })).status).toBe(200);
}

/** The words on their way home, as the owner downloads them. */
async function patchFromHistory(page: Page): Promise<string> {
  await page.goto(new URL('/admin/history', page.url()).href);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the patch' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

const MINE =
  'My houseplant and I have an understanding: I water it on Fridays, and it pretends to be surprised.';
const MINE_LATER = MINE.replace('on Fridays', 'on Thursdays');

test('a joke is edited, read by visitors, hidden, shown, brought back from history and put back to the files', async ({
  page,
  context,
  siteWith,
}) => {
  test.setTimeout(timeLimit(120_000));
  const site = await siteWith(OWNER);
  const inFile = await jokeOfToday(site);
  const owner = await openDesk(page, context, site, `${site.url}/admin/quotes-and-jokes?kind=joke`);
  const unit = await unitOf(owner, inFile);
  await page.getByRole('searchbox').fill(inFile.slice(0, 60));
  await button(page, 'Find').click();
  await page.getByRole('list', { name: 'Jokes' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`${site.url}/admin/content/joke/${unit}`);

  await page.getByLabel('Joke').fill('Too short.');
  await expect(page.getByText(/^Joke: .*has 2 words/)).toBeVisible();
  await expect(button(page, 'Publish')).toBeDisabled();
  await page.getByLabel('Joke').fill(MINE);
  await expect(button(page, 'Publish')).toBeEnabled();
  expect(await jokeOfToday(site)).toBe(inFile);
  await button(page, 'Publish').click();
  await said(page, 'It’s public now.');
  await expectJoke(site, MINE);
  expect(await patchFromHistory(page)).toContain('My houseplant and I');
  await page.goBack();

  await page.getByLabel('Joke').fill(MINE_LATER);
  await expect(page.getByText(/server has revision/)).toBeVisible();
  await button(page, 'Publish').click();
  await expectJoke(site, MINE_LATER);

  await button(page, 'Hide').click();
  await said(page, 'It’s hidden.');
  await expectJoke(site, /^(?!My houseplant)/);
  await button(page, 'Show').click();
  await expectJoke(site, MINE_LATER);

  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: 'Bring it back as a draft' }).last().click();
  await expect(page.getByLabel('Joke')).toHaveValue(MINE);
  expect(await jokeOfToday(site)).toBe(MINE_LATER);
  await button(page, 'Publish').click();
  await expectJoke(site, MINE);

  await button(page, 'Go back').click();
  await button(page, 'Back to the files').click();
  await expectJoke(site, inFile);
  await expect(page.getByLabel('Joke')).toHaveValue(inFile);
});

test(
  'a joke of the owner’s own is begun, dropped, begun again and published',
  { tag: '@full' },
  async ({ page, context, siteWith }) => {
    test.setTimeout(timeLimit(90_000));
    const site = await siteWith(OWNER);
    await openDesk(page, context, site, `${site.url}/admin/quotes-and-jokes?kind=joke`);
    const begin = async (): Promise<void> => {
      await button(page, 'Add a joke').click();
      await page.getByRole('textbox', { name: 'Joke' }).fill(MINE);
      await button(page, 'Start the draft').click();
      await expect(page.getByText('It’s a draft: only you see it.')).toBeVisible();
    };
    await begin();
    await button(page, 'Drop the draft').click();
    await said(page, 'The draft is gone.');
    await expect(page).toHaveURL(`${site.url}/admin/quotes-and-jokes?kind=joke`);
    await begin();
    await button(page, 'Publish').click();
    await said(page, 'It’s public now.');
    await page.goto(`${site.url}/admin/quotes-and-jokes?kind=joke&show=changed`);
    await expect(page.getByRole('list', { name: 'Jokes' })).toContainText('My houseplant');
  },
);

test(
  'the same words are replaced in every text that is ticked',
  { tag: '@full' },
  async ({ page, context, siteWith }) => {
    test.setTimeout(timeLimit(90_000));
    const site = await siteWith(OWNER);
    const owner = await openDesk(page, context, site, `${site.url}/admin/replace?kind=joke`);
    await publish(owner, 'cat-01', { since: '2026-01-01', text: MINE });
    await page.getByLabel('Find', { exact: true }).fill('houseplant');
    await page.getByLabel('Replace with').fill('cactus');
    await button(page, 'Look first').click();
    const rows = page.getByRole('list', { name: 'Every place' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.locator('del')).toHaveText(['houseplant', 'houseplant']);
    await expect(button(page, 'Replace 2')).toBeEnabled();
    await rows.filter({ hasNotText: 'on Fridays' }).getByRole('checkbox').uncheck();
    await button(page, 'Replace 1').click();
    await said(page, 'One text is changed.');
    const { shown } = (await (await owner.get('/api/admin/content/joke/cat-01')).json()) as DeskUnit;
    expect(shown!['text']).toBe(MINE.replace('houseplant', 'cactus'));
    await button(page, 'Look first').click();
    await expect(rows).toHaveCount(1);
    await expect(rows).not.toContainText('on Fridays');
  },
);

test(
  'a release that changed the same words is settled by the owner',
  { tag: '@full' },
  async ({ page, context, siteWith }) => {
    test.setTimeout(timeLimit(90_000));
    const site = await siteWith(OWNER);
    const inFile = await jokeOfToday(site);
    const owner = await openDesk(page, context, site, `${site.url}/admin`);
    const unit = await unitOf(owner, inFile);
    await publish(owner, unit, { since: '2026-01-01', text: MINE });
    await expectJoke(site, MINE);
    const client = await connected(site.databaseUrl);
    // As though the release that is running were a later one than that in which it was edited.
    await client.query(
      `UPDATE content_edits SET base = base || '{"text": "What it was before."}' WHERE kind = 'joke' AND unit = $1`,
      [unit],
    );
    await client.end();
    await page.goto(`${site.url}/admin/quotes-and-jokes?kind=joke&show=waiting`);
    await page.getByRole('list', { name: 'Jokes' }).getByRole('link').click();
    const choice = page.getByRole('group', { name: 'Joke' });
    await expect(choice).toContainText('What it was before.');
    await expect(choice).toContainText(inFile);
    await expect(choice).toContainText(MINE);
    await choice.getByRole('radio', { name: 'Use “The release” for Joke' }).check();
    await button(page, 'Settle it this way').click();
    await said(page, 'Settled.');
    await expectJoke(site, inFile);
    await expect(button(page, 'Settle it this way')).toHaveCount(0);
  },
);
