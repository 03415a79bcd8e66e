import { openSharing, recorded, shareButton } from './sharing.ts';
import { expect, forgive, hydrated, open, test, visitor, type Page } from './site.ts';
import { button, title } from './tarot.ts';

const QUESTION = 'Shall I plant the pear tree?';
const include = (page: Page) => page.getByRole('switch', { name: 'Include my question' });

async function drawWithQuestion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSharing(page, '/tarot', { share: 'done' });
  await page.getByRole('textbox', { name: 'Your question' }).fill(QUESTION);
  await button(page, 'Shuffle').click();
  await button(page, 'Pick for me').click();
  await expect(title(page, 'Three Cards')).toBeVisible();
}

/** What the share sheet is given with the next press. */
async function shared(page: Page): Promise<Required<ShareData>> {
  const before = (await recorded(page)).shares.length;
  await shareButton(page, 'reading', 'Share or copy').click();
  const { shares } = await recorded(page);
  expect(shares).toHaveLength(before + 1);
  return shares.at(-1) as Required<ShareData>;
}

test('a tarot reading is shared without its question until the switch beside it says so', async ({
  page,
  browser,
  site,
  problems,
}) => {
  page.on('dialog', (dialog) => problems.push(`A dialog of the browser: ${dialog.message()}`));
  await drawWithQuestion(page);
  await expect(include(page)).not.toBeChecked();
  await expect(page.getByText('The link doesn’t show your question.')).toBeVisible();
  const { title: name, text, url } = await shared(page);
  expect(name).toBe('Tarot: Three Cards');
  expect(text).toMatch(/^Tarot: Three Cards\n\n[^]+\n\nBehind you: .+\nWith you: .+\nAhead: .+$/);
  expect(text + url).not.toContain('pear');
  const friend = await visitor(browser, site, problems, {});
  await open(friend, new URL(url).pathname);
  await expect(title(friend, 'Three Cards')).toBeVisible();
  await expect(friend.getByText(QUESTION)).toHaveCount(0);
  await expect(include(friend), 'is for whoever asked').toHaveCount(0);

  await include(page).click();
  await expect(page.getByText('The link now shows your question.')).toBeVisible();
  await friend.reload();
  await expect(friend.getByText(`“${QUESTION}”`)).toBeVisible();
  const told = await shared(page);
  expect(told.url, 'the same link').toBe(url);
  expect(told.text).toContain(`Tarot: Three Cards\n\n“${QUESTION}”\n\n`);
  await friend.context().close();
});

test('the switch shows what the link shows, also after a reload and on the reading’s own page', async ({
  page,
}) => {
  await drawWithQuestion(page);
  await include(page).press('Space');
  await expect(page.getByText('The link now shows your question.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(include(page)).toBeChecked();
  await open(page, new URL((await shared(page)).url).pathname);
  await expect(include(page)).toBeChecked();
  await include(page).click();
  await expect(page.getByText('The link no longer shows your question.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(QUESTION)).toHaveCount(0);
});

test('a switch that the site did not hear of goes back, says why and can be tried again', async ({
  page,
  problems,
}) => {
  await drawWithQuestion(page);
  await page.route('**/api/tarot/readings/*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await include(page).click();
  await expect(page.getByRole('alert')).toContainText('Not saved. Something’s wrong on our end.');
  await expect(include(page)).not.toBeChecked();
  forgive(problems, /503|A setting could not be saved/);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The link now shows your question.')).toBeVisible();
  await expect(include(page)).toBeChecked();
});
