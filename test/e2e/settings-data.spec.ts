import { readFile } from 'node:fs/promises';
import type { PreferencesExport } from '../../src/contract/preferences.ts';
import { pretendPush } from './push.ts';
import { button, failOnce, signField, stored } from './settings.ts';
import { expect, forgive, open, test } from './site.ts';
import { savedReading } from './tarot.ts';
import { somebody } from './visitors.ts';

test('Export downloads everything the site keeps as JSON', async ({ page, site }) => {
  const visitor = await somebody(page, site);
  await visitor.call('PATCH', '/api/preferences', { zodiacSign: 'leo' });
  await open(page, '/settings');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('zodiary-settings-2026-11-15.json');
  const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as PreferencesExport;
  expect(exported).toEqual(await visitor.exported());
  expect(exported.preferences).toMatchObject({ zodiacSign: 'leo', jokesEnabled: true });
  expect(JSON.stringify(exported)).not.toContain(visitor.id);
});

test('Export adds what only the device knows', async ({ page, site }) => {
  const visitor = await somebody(page, site);
  const quote = {
    slug: 'hope-is-the-thing-with-feathers',
    topic: 'hope',
    text: 'Hope is the thing with feathers',
    author: { slug: 'emily-dickinson', name: 'Emily Dickinson' },
    work: 'Poems',
    place: 'XXXII',
  };
  await page.addInitScript(
    (list) => localStorage.setItem('zodiary_favorite_quotes', list),
    JSON.stringify([quote]),
  );
  await open(page, '/settings');
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    ...(await visitor.exported()),
    favoriteQuotes: [quote],
  });
});

test('an export that fails says so, and Retry brings it', async ({ page, site, problems }) => {
  await somebody(page, site);
  await failOnce(page, '**/api/preferences/export', 'GET');
  await open(page, '/settings');
  await button(page, 'Export').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Something’s wrong on our end.');
  const downloading = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await downloading;
  await expect(alert).toHaveCount(0);
  forgive(problems, /failed|status of 503/);
});

test('Delete asks first, and Keep, Escape and close keep everything', async ({ page, site }) => {
  const visitor = await somebody(page, site);
  await visitor.call('PATCH', '/api/preferences', { zodiacSign: 'leo' });
  await open(page, '/settings');
  const dialog = page.getByRole('dialog', { name: 'Delete everything?' });
  for (const leave of [
    () => dialog.getByRole('button', { name: 'Keep' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await button(page, 'Delete').click();
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Delete')).toBeFocused();
  }
  expect((await visitor.preferences()).zodiacSign).toBe('leo');
  expect(await stored(page, 'user_id')).toBe(visitor.id);
});

test('Delete deletes everything on the site and on the device, the identifier too; a new visitor can begin', async ({
  page,
  site,
}) => {
  const visitor = await somebody(page, site);
  await visitor.call('PATCH', '/api/preferences', { zodiacSign: 'leo' });
  await open(page, '/settings');
  await button(page, 'Delete').click();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: 'All Deleted' })).toBeFocused();
  expect(await visitor.exported()).toMatchObject({ preferences: null, subscriptions: [], deliveries: [] });
  const left = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('zodiary')),
  );
  expect(left).toEqual([]);
  expect(calls.filter((call) => call.includes('/api/'))).toEqual(['DELETE /api/preferences']);
  await button(page, 'New settings').click();
  await expect(signField(page)).toHaveValue('');
  const id = await stored(page, 'user_id');
  expect(id).toMatch(/^user_/);
  expect(id).not.toBe(visitor.id);
});

test('a push service that never answers holds up no deletion for longer than 10 seconds', async ({
  page,
  site,
  pushService,
  problems,
}) => {
  const visitor = await somebody(page, site);
  await visitor.call('PATCH', '/api/preferences', { zodiacSign: 'leo' });
  await pretendPush(page, pushService, { isSubscribed: true, unsubscribe: 'hangs' });
  await open(page, '/settings');
  await button(page, 'Delete').click();
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await (await deleted).finished();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByRole('region', { name: 'All Deleted' })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await stored(page, 'user_id')).toBeNull();
  forgive(problems, /keeps its half.*No answer within 10 seconds/);
});

test('Delete takes the tarot readings drawn in this browser along, and their addresses say so', async ({
  page,
  problems,
}) => {
  const address = await savedReading(page);
  await failOnce(page, '**/api/tarot/deletions', 'POST');
  await open(page, '/settings');
  await button(page, 'Delete').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('So will the tarot readings you’ve drawn here');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Not everything was deleted. Something’s wrong on our end.',
  );
  expect(await stored(page, 'tarot_keys'), 'the key is needed to try again').toContain(address.slice(-32));
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'All Deleted' })).toBeVisible();
  expect((await page.goto(address))!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This Reading Is Gone' })).toBeVisible();
  forgive(problems, /failed|status of 503/);
  forgive(problems, /status of 404/);
});

test('a deletion that fails says so, and Retry deletes', async ({ page, site, problems }) => {
  const visitor = await somebody(page, site);
  await failOnce(page, '**/api/preferences', 'DELETE');
  await open(page, '/settings');
  await button(page, 'Delete').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Not everything was deleted. Something’s wrong on our end.',
  );
  expect(await stored(page, 'user_id')).toBe(visitor.id);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'All Deleted' })).toBeVisible();
  forgive(problems, /failed|status of 503/);
});
