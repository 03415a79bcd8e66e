import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from './accessibility.ts';
import { expect, forgive, hydrated, open, test, visitor, type Page } from './site.ts';
import { button, card, readingOf, shuffle, title } from './tarot.ts';
import { expectPutBy, firstVisit, forgiveConnection } from './worker.ts';

const QUESTION = 'Shall I plant the pear tree?';
const eachCard = (page: Page) => page.getByRole('region', { name: 'The Three Cards' });

test('three cards picked with the mouse become a reading that anybody can check', async ({ page }) => {
  await shuffle(page, '/tarot', QUESTION);
  const seal = await page.getByText('Sealed:').locator('b').textContent();
  for (const place of [12, 40, 78]) await card(page, place).click();
  await expect(title(page, 'Three Cards')).toBeVisible();
  await expect(page.getByText(`“${QUESTION}”`)).toBeVisible();
  for (const position of ['Behind you', 'With you', 'Ahead']) {
    await expect(eachCard(page).getByText(position, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Read Together' })).toBeVisible();
  await expect(page.getByText(`Seal ${seal}`)).toBeVisible();
  await page.getByText('check this draw').click();
  await expect(page.getByRole('img', { name: 'Correct' })).toHaveCount(3);
  await expect(page.getByText(/^Card 40 of 78: /)).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await eachCard(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Upright' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`“${QUESTION}”`), 'the reading is still on the table').toBeVisible();
  await page.getByRole('link', { name: 'Draw again' }).click();
  await expect(button(page, 'Shuffle')).toBeVisible();
});

test('one card is drawn by keyboard alone, and without reversals none comes up reversed', async ({
  page,
}) => {
  await open(page, '/tarot?spread=one');
  await page.getByRole('switch', { name: 'Reversed cards' }).press('Space');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('switch', { name: 'Reversed cards' })).not.toBeChecked();
  await button(page, 'Shuffle').press('Enter');
  await expect(page.getByRole('status').getByText('0 of 1 picked')).toBeVisible();
  await card(page, 40).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 41)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(card(page, 1)).toBeFocused();
  expect(await accessibilityFaults(page, { within: 'main' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(title(page, 'One Card')).toBeVisible();
  await expect(page.getByRole('article')).toBeFocused();
  await expect(page.getByText('from a full deck of 78, reversals off.')).toBeVisible();
});

test('a picked card can be put back until the last one is picked', async ({ page }) => {
  await shuffle(page, '/tarot?spread=love');
  await card(page, 5).click();
  await card(page, 9).click();
  await expect(page.getByRole('status').getByText('2 of 5 picked')).toBeVisible();
  await card(page, 5).click();
  await expect(page.getByRole('status').getByText('1 of 5 picked')).toBeVisible();
  await button(page, 'Pick for me').click();
  await expect(title(page, 'Love')).toBeVisible();
  await page.getByText('check this draw').click();
  await expect(page.getByText(/^Card \d+ of 78: /).first()).toHaveText(/^Card 9 of 78: /);
});

test('the card of the day stays the visitor’s own until midnight', async ({ page }) => {
  await open(page, '/tarot');
  await button(page, 'Turn over').click();
  const day = page.getByRole('region', { name: 'Card of the Day' });
  const name = day.getByRole('heading', { level: 3 });
  await expect(day.getByText(/^(It goes with|Its element)/)).toBeVisible();
  const drawnName = await name.textContent();
  await page.getByRole('switch', { name: 'Reversed cards' }).click();
  await page.reload();
  await hydrated(page);
  await expect(name).toHaveText(drawnName!);
  await page.clock.setSystemTime('2026-11-16T17:00:00Z');
  await page.reload();
  await hydrated(page);
  await expect(day.getByRole('button', { name: 'Turn over' })).toBeVisible();
});

test('a saved reading keeps its notes, and the journal travels as a file', async ({
  page,
  browser,
  site,
  problems,
}) => {
  await readingOf(page, QUESTION);
  await button(page, 'Save this reading').click();
  await page.getByRole('link', { name: 'your journal' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Planted on Tuesday.');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Planted on Tuesday.');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()]);
  const file = { mimeType: 'application/json', buffer: await readFile(await download.path()) };
  await button(page, 'Delete').click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(page.getByText(`“${QUESTION}”`)).toBeVisible();

  const other = await visitor(browser, site, problems, {});
  await open(other, '/tarot/journal');
  await expect(other.getByText('Nothing here yet.')).toBeVisible();
  const field = other.getByLabel('Journal file');
  await field.setInputFiles({ ...file, name: 'holiday.json', buffer: Buffer.from('{"sun": true}') });
  await expect(other.getByText('This isn’t one of our journal files, so nothing was changed.')).toBeVisible();
  for (let again = 0; again < 2; again++) await field.setInputFiles({ ...file, name: 'journal.json' });
  await expect(other.getByRole('article', { name: 'Three Cards' })).toHaveCount(1);
  await expect(other.getByRole('textbox', { name: 'Notes' })).toHaveValue('Planted on Tuesday.');
  await other.context().close();
});

test('a reading’s own page tells the question only when its owner shared it', async ({
  page,
  browser,
  site,
  problems,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await readingOf(page, QUESTION);
  const firstName = await eachCard(page).getByRole('link').first().textContent();
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await button(page, 'Share or copy').click();
  await expect(page.getByText('Text and link copied - paste it anywhere!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toContain(QUESTION);
  expect(copied).toMatch(/\/tarot\/reading\/[0-9a-f]{32}$/);
  const { pathname } = new URL(copied.split('\n').at(-1)!);
  const friend = await visitor(browser, site, problems, {});
  await open(friend, pathname);
  await expect(eachCard(friend).getByRole('link').first()).toHaveText(firstName!);
  await expect(friend.getByText(QUESTION)).toHaveCount(0);
  await friend.getByText('check this draw').click();
  await expect(friend.getByRole('img', { name: 'Correct' })).toHaveCount(3);
  expect(await friend.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.getByRole('switch', { name: 'Include my question' }).click();
  await expect(page.getByText('The link now shows your question.')).toBeVisible();
  await friend.reload();
  await expect(friend.getByText(`“${QUESTION}”`)).toBeVisible();
  await friend.context().close();
});

test('the cards are found by suit, number and keyword', async ({ page }) => {
  await open(page, '/tarot/cards');
  const count = (text: string) =>
    expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  await count('78 cards');
  await page.getByRole('navigation', { name: 'Suit' }).getByRole('link', { name: 'Cups' }).click();
  await count('14 cards');
  await page.getByRole('navigation', { name: 'Number' }).getByRole('link', { name: 'Ace' }).click();
  await expect(page).toHaveURL('/tarot/cards?suit=cups&number=1');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ace of Cups' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name or keyword' }).fill('zebra');
  await count('0 cards');
  await page.getByRole('link', { name: 'Show all 78' }).click();
  await page.getByRole('searchbox', { name: 'Name or keyword' }).fill('moon');
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'The Moon' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'The Fool' })).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ worker: true });
  test.afterEach(({ problems }) => forgiveConnection(problems));

  test('the device draws alone after one visit, and says that nobody can check it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await firstVisit(page, '/tarot');
    await expectPutBy(
      page,
      '/api/tarot/texts',
      '/tarot-cards/back-335.webp',
      '/tarot-cards/the-moon-335.webp',
    );
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    await button(page, 'Shuffle').click();
    await expect(page.getByRole('alert', { name: 'We can’t draw right now' })).toBeVisible();
    await button(page, 'Draw without a seal').click();
    await card(page, 7).click();
    await button(page, 'Pick for me').click();
    await expect(title(page, 'Three Cards')).toBeVisible();
    await expect(page.getByText('Not verifiable:')).toBeVisible();
    await expect(button(page, 'Share or copy')).toHaveCount(0);
    await expect(button(page, 'Save this reading')).toBeVisible();
  });
});

test('a seal that has run out is told, and a fresh shuffle brings another', async ({ page, problems }) => {
  await shuffle(page, '/tarot?spread=yes-no');
  await page.route('**/api/tarot/readings', (route) => route.fulfill({ status: 409, body: '{}' }), {
    times: 1,
  });
  await card(page, 3).click();
  await expect(page.getByRole('alert', { name: 'This shuffle has expired' })).toBeVisible();
  forgive(problems, /status of 409/);
  await button(page, 'Retry').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Sealed:')).toBeVisible();
  await card(page, 3).click();
  await expect(page.getByRole('heading', { level: 2, name: /^It (Leans|Could Go) / })).toBeVisible();
});
