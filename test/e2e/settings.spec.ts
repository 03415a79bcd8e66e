import { accessibilityFaults } from './accessibility.ts';
import { failOnce, signField, stored, toast } from './settings.ts';
import { expect, forgive, open, test, visitor as otherVisitor, type Page } from './site.ts';
import { somebody } from './visitors.ts';

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

test('settings on their way say so', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/preferences', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/settings');
  await expect(page.getByRole('main').getByText('Loading your settings...')).toBeVisible();
  resolve();
  await expect(signField(page)).toBeVisible();
  await expect(page.getByText('Loading your settings...')).toHaveCount(0);
});

test('settings that cannot be loaded say so, and Retry loads them', async ({ page, problems }) => {
  // Twice: the popups ask for the same preferences.
  let refusals = 0;
  await page.route('**/api/preferences', (route) =>
    ++refusals <= 2 ? route.fulfill({ status: 503, body: 'a moment, please' }) : route.continue(),
  );
  await open(page, '/settings');
  const alert = page.getByRole('alert', { name: 'Unable to load your settings' });
  await expect(alert).toBeVisible();
  await expect(async () => {
    // Once more only where the last try was refused: one that went well may take its time to be shown.
    if (await alert.isVisible()) await alert.getByRole('button', { name: 'Retry' }).click({ timeout: 500 });
    await expect(signField(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  forgive(problems, /status of 503|Preferences could not be checked/);
});

test('without a connection the settings say so, and come when it is back', async ({ page, problems }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let tries = 0;
  // Every call is cut off while there is no connection, and one more that comes too early after it.
  let cutOff = Infinity;
  await page.route('**/api/preferences', async (route) => {
    await promise;
    await (tries++ < cutOff ? route.abort() : route.continue());
  });
  await open(page, '/settings');
  await page.context().setOffline(true);
  resolve();
  await expect(page.getByRole('alert', { name: 'You’re offline' })).toBeVisible();
  cutOff = tries + 1;
  await page.context().setOffline(false);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(signField(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  // The parts that come late may be cut off as well.
  forgive(problems, /Preferences could not be checked|ERR_|Unable to preload|Styles did not come/);
});

test('losing the connection later says that nothing can be saved', async ({ page, problems }) => {
  await open(page, '/settings');
  await expect(signField(page)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline. Nothing can be saved until')).toBeVisible();
  await signField(page).selectOption('Leo');
  await expect(page.getByRole('alert').getByText('Not saved. You’re offline.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Nothing can be saved until')).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page).getByText('Saved')).toBeVisible();
  forgive(problems, /could not be saved|ERR_INTERNET_DISCONNECTED/);
});

test('without script the settings page is a sentence', async ({ browser, site, problems }) => {
  const page = await otherVisitor(browser, site, problems, { javaScriptEnabled: false });
  await page.goto('/settings');
  // Asked for by place: words for those without script are not looked for by their text.
  const sentence = page.getByRole('main').locator('noscript p');
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText('Settings need JavaScript');
  await expect(page.getByText('Loading your settings...')).toBeHidden();
  await page.context().close();
});

test('the bell in the header leads to the settings, where a chosen sign is saved, said and still there after a reload', async ({
  page,
  site,
}) => {
  const visitor = await somebody(page, site);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  for (const name of ['Your Reading', 'Notifications', 'Other Settings', 'Your Data']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/preferences', async (route) => {
    await promise;
    await route.continue();
  });
  await signField(page).selectOption('Scorpio');
  await expect(page.getByRole('status').getByText('Saving…')).toBeVisible();
  await expect(signField(page)).toHaveValue('scorpio');
  resolve();
  await expect(toast(page).getByText('Your sign is Scorpio.')).toBeVisible();
  expect((await visitor.preferences()).zodiacSign).toBe('scorpio');
  expect(await stored(page, 'sign')).toBe('scorpio');
  await expect(page.getByText('Saving…')).toHaveCount(0);
  await page.reload();
  await expect(signField(page)).toHaveValue('scorpio');
});

test('a setting that cannot be saved says so and shows what holds, and Retry saves it', async ({
  page,
  site,
  problems,
}) => {
  const visitor = await somebody(page, site);
  await failOnce(page, '**/api/preferences', 'PATCH');
  await open(page, '/settings');
  await toggle(page, 'Offer me jokes').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Not saved. Something’s wrong on our end.');
  await expect(toggle(page, 'Offer me jokes')).toBeChecked();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(toggle(page, 'Offer me jokes')).not.toBeChecked();
  await expect(alert).toHaveCount(0);
  await expect.poll(async () => (await visitor.preferences()).jokesEnabled).toBe(false);
  forgive(problems, /could not be saved|status of 503/);
});

test('jokes switched on again count refusals from zero, and choices made in a hurry end with the last one', async ({
  page,
  site,
}) => {
  const visitor = await somebody(page, site);
  for (let time = 0; time < 7; time++) await visitor.call('POST', '/api/preferences/refuse-joke');
  await visitor.call('POST', '/api/preferences/disable-jokes');
  await open(page, '/settings');
  await expect(toggle(page, 'Offer me jokes')).not.toBeChecked();
  await toggle(page, 'Offer me jokes').click();
  await expect.poll(() => visitor.preferences()).toMatchObject({ jokesEnabled: true, jokeRefusesCount: 0 });
  for (let click = 0; click < 5; click++) await toggle(page, 'Offer me jokes').click();
  await expect(toggle(page, 'Offer me jokes')).not.toBeChecked();
  await expect(toast(page).getByText('No more jokes.')).toBeVisible();
  // The note may be of the first of them: until the last one holds, its row says so.
  await expect(page.getByText('Saving…')).toHaveCount(0);
  expect((await visitor.preferences()).jokesEnabled).toBe(false);
});

test('the keyboard shortcut is switched off on this device', async ({ page, site }) => {
  await somebody(page, site);
  await open(page, '/settings');
  const shortcut = toggle(page, 'Search with the / key');
  await expect(shortcut).toBeChecked();
  await shortcut.click();
  await expect(shortcut).not.toBeChecked();
  await expect.poll(() => stored(page, 'shortcut')).toBe('off');
  await page.reload();
  await expect(shortcut).not.toBeChecked();
});

test('the settings work by keyboard alone', async ({ page, site }) => {
  const visitor = await somebody(page, site);
  await open(page, '/settings');
  await signField(page).focus();
  await page.keyboard.type('Vir');
  await expect.poll(async () => (await visitor.preferences()).zodiacSign).toBe('virgo');
  const jokes = toggle(page, 'Offer me jokes');
  for (let step = 0; step < 10; step++) {
    if (await jokes.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect.poll(async () => (await visitor.preferences()).jokesEnabled).toBe(false);
});

test('the settings work with one thumb at 320 and at 390 px', async ({ page, site }) => {
  const visitor = await somebody(page, site);
  await visitor.call('POST', '/api/preferences/horoscope-enable', {
    zodiacSign: 'scorpio',
    timezone: 'America/New_York',
  });
  await page.setViewportSize({ width: 390, height: 640 });
  await open(page, '/settings');
  await expect(toggle(page, 'Pause')).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const small = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('button, select, input')]
        .map((one) => ({ name: one.textContent.slice(0, 20), box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44 || box.left < 0 || box.right > innerWidth)
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
});
