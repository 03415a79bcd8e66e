import { accessibilityFaults } from './accessibility.ts';
import { expect, forgive, hydrated, open, test, visitor, type Page } from './site.ts';
import { button, savedReading, title } from './tarot.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Delete this reading?' });

test('whoever drew a reading deletes it on its page, and the journal keeps its copy', async ({
  page,
  browser,
  site,
  problems,
}) => {
  const address = await savedReading(page);
  await expect(page.getByText('once nobody has opened its page for 90 days')).toBeVisible();
  const friend = await visitor(browser, site, problems, {});
  await open(friend, address);
  await expect(title(friend, 'Three Cards')).toBeVisible();
  await expect(button(friend, 'Delete this reading'), 'only who drew it').toHaveCount(0);

  await button(page, 'Delete this reading').click();
  await expect(question(page)).toContainText('The copy in your journal stays.');
  expect(await accessibilityFaults(page, { within: 'dialog' })).toEqual([]);
  await button(page, 'Keep').click();
  await expect(question(page)).toHaveCount(0);
  await expect(button(page, 'Delete this reading')).toBeFocused();
  await button(page, 'Delete this reading').click();
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/tarot');
  await expect(page.getByText('Reading deleted')).toBeVisible();

  for (const reader of [friend, page]) {
    const response = await reader.goto(address);
    expect([response!.status(), response!.headers()['cache-control']]).toEqual([404, 'private, no-store']);
    await expect(title(reader, 'This Reading Is Gone')).toBeVisible();
  }
  forgive(problems, /status of 404/);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Your journal' }).click();
  await page.getByText('Read it again').click();
  await expect(page.getByRole('article', { name: 'Three Cards' })).toBeVisible();
  await friend.context().close();
});

test(
  'a reading that cannot be deleted now stays, and says why',
  { tag: '@full' },
  async ({ page, problems }) => {
    const address = await savedReading(page);
    await button(page, 'Delete this reading').click();
    await page.context().setOffline(true);
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Nothing was deleted. You’re offline.');
    await page.context().setOffline(false);
    await page.route('**/api/tarot/readings/*', (route) => route.fulfill({ status: 503, body: '{}' }), {
      times: 1,
    });
    await button(page, 'Retry').click();
    await expect(page.getByRole('alert')).toHaveText('Nothing was deleted. Something’s wrong on our end.');
    forgive(problems, /An action failed|status of 503|ERR_INTERNET_DISCONNECTED/);
    await button(page, 'Keep').click();
    await page.reload();
    await expect(title(page, 'Three Cards')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  },
);

test('the key to delete a reading outlives the tab it was drawn in', async ({
  page,
  browser,
  site,
  problems,
}) => {
  const address = await savedReading(page);
  // What a browser still has when it is started again: what is kept for a tab alone is gone.
  const storageState = await page.context().storageState();
  const later = await visitor(browser, site, problems, { storageState });
  await open(later, address);
  await button(later, 'Delete this reading').click();
  await question(later).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(later.getByText('Reading deleted')).toBeVisible();
  expect((await later.goto(address))!.status()).toBe(404);
  forgive(problems, /status of 404/);
  await later.context().close();
});
