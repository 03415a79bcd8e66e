import type { TestSite } from '../harness/site.ts';
import { expect, forgive, test, type Page } from './site.ts';
import { somebody, visit, wait, waitToAnswer, type Somebody } from './visitors.ts';

test.use({ popups: true });

const dialog = (page: Page) => page.getByRole('dialog');
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome!' });
const joke = (page: Page) => page.getByRole('dialog', { name: 'Today’s Joke' });
const question = (page: Page) => page.getByRole('dialog', { name: /every morning\?$/ });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** Somebody who is not asked about notifications, so that the joke comes alone. */
async function neverAsked(page: Page, site: TestSite): Promise<void> {
  await (await somebody(page, site)).call('POST', '/api/preferences/horoscope-never-ask');
}

async function withoutJokes(page: Page, site: TestSite): Promise<Somebody> {
  const visitor = await somebody(page, site);
  await visitor.call('POST', '/api/preferences/disable-jokes');
  return visitor;
}

/** However long it takes; then 3 seconds after the visitor's last action, and not before. */
async function expectOnceCalm(page: Page): Promise<void> {
  await wait(page, 2_900);
  await expect(dialog(page)).toHaveCount(0);
  await wait(page, 600);
  await expect(welcome(page)).toBeVisible();
}

test('a popup waits until another dialog of the page is closed', async ({ page, site }) => {
  await neverAsked(page, site);
  await visit(page, '/settings');
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await wait(page, 60_000);
  await expect(dialog(page)).toHaveAccessibleName('Delete everything?');
  await press(page, 'Keep');
  await expectOnceCalm(page);
});

test('no popup while cards are on the table', async ({ page, site }) => {
  await neverAsked(page, site);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/tarot');
  await page.getByRole('button', { name: 'Shuffle', exact: true }).click();
  const pick = page.getByRole('button', { name: 'Pick for me', exact: true });
  await expect(pick).toBeVisible();
  await wait(page, 60_000);
  await expect(dialog(page)).toHaveCount(0);
  await pick.click();
  await expect(page.getByRole('heading', { name: 'Read Together' })).toBeVisible();
  await wait(page, 60_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expectOnceCalm(page);
});

test('no popup while a field has the focus', async ({ page, site }) => {
  await neverAsked(page, site);
  await visit(page, '/about');
  const field = page.getByRole('banner').getByLabel('Search', { exact: true });
  await field.focus();
  await wait(page, 60_000);
  await expect(dialog(page)).toHaveCount(0);
  await field.blur();
  await wait(page, 500);
  await expect(welcome(page)).toBeVisible();
});

const ACTIONS: Record<string, (page: Page) => Promise<void>> = {
  // The wheel turns before the page has moved.
  scrolled: async (page) => {
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  },
  'pressed something': (page) => page.mouse.click(640, 790),
  'typed a letter': (page) => page.keyboard.press('a'),
};

for (const [what, act] of Object.entries(ACTIONS)) {
  test(`no popup within 3 seconds after the visitor has ${what}`, async ({ page, site }) => {
    await neverAsked(page, site);
    await visit(page, '/about');
    await wait(page, 7_900);
    await act(page);
    await wait(page, 0);
    await expectOnceCalm(page);
  });
}

test('no popup while the page shows an error', async ({ page, site, problems }) => {
  await neverAsked(page, site);
  await page.route('**/api/weekly/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await visit(page, '/horoscope/leo');
  const code = page.waitForResponse(/\/assets\/period-forecast/);
  const answer = page.waitForResponse('**/api/weekly/**');
  await page.getByRole('link', { name: 'Weekly', exact: true }).click();
  for (const arrived of [await code, await answer]) await arrived.finished();
  // React shows what has come late with the next turn of the clock.
  await wait(page, 1_000);
  const failure = page.getByRole('alert');
  await expect(failure).toBeVisible();
  forgive(problems, /status of 500/);
  await wait(page, 60_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.unrouteAll();
  const read = page.waitForResponse('**/api/weekly/**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await (await read).finished();
  await wait(page, 50);
  await expect(failure).toHaveCount(0);
  await expectOnceCalm(page);
});

test("a double click on YES shows the joke and does not press 'Thank you!'", async ({ page, site }) => {
  await neverAsked(page, site);
  await visit(page, '/about');
  await waitToAnswer(page, 8_000);
  await dialog(page).getByRole('button', { name: 'YES', exact: true }).dblclick();
  await expect(joke(page)).toBeVisible();
  // The joke's own button lies where YES was: what kept it from being pressed is time.
  await waitToAnswer(page, 0);
  await expect(joke(page)).toBeVisible();
  await press(page, 'Thank you!');
  await expect(dialog(page)).toHaveCount(0);
});

test('a press or Escape at the very moment a popup opens does not answer it', async ({ page, site }) => {
  const visitor = await somebody(page, site);
  await visitor.call('POST', '/api/preferences/horoscope-never-ask');
  await visit(page, '/about');
  await wait(page, 8_000);
  await expect(welcome(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await press(page, 'NO');
  await wait(page, 0);
  await expect(welcome(page)).toBeVisible();
  expect((await visitor.preferences()).jokeRefusesCount).toBe(0);
  await wait(page, 1_000);
  await press(page, 'NO');
  await expect(dialog(page)).toHaveCount(0);
});

test('Escape in a field of the notification popup leaves the field and declines nothing', async ({
  page,
  site,
}) => {
  const visitor = await withoutJokes(page, site);
  await visit(page, '/about');
  await waitToAnswer(page, 10_000);
  await question(page).getByLabel('For which sign').focus();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeFocused();
  expect((await visitor.preferences()).askHoroscopeAgainAfter).toBeNull();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await visitor.preferences()).askHoroscopeAgainAfter).not.toBeNull();
});
