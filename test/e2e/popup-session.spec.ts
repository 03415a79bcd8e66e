import { expect, test, type Page } from './site.ts';
import { somebody, visit, visitAgain, wait, waitToAnswer } from './visitors.ts';

test.use({ popups: true });

const dialog = (page: Page) => page.getByRole('dialog');
const named = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

async function hearJoke(page: Page): Promise<void> {
  await waitToAnswer(page, 8_000);
  await press(page, 'YES');
  await waitToAnswer(page, 0);
  await expect(named(page, 'Today’s Joke')).toBeVisible();
}

test('never two popups at once: the second waits until the first is closed, and two minutes more after a joke', async ({
  page,
  site,
}) => {
  await somebody(page, site);
  await visit(page, '/horoscope/leo');
  await wait(page, 60_000);
  await expect(dialog(page)).toHaveCount(1);
  await expect(named(page, 'Welcome!')).toBeVisible();
  await press(page, 'YES');
  await wait(page, 60_000);
  await expect(dialog(page)).toHaveCount(1);
  await press(page, 'Thank you!');
  await expect(dialog(page)).toHaveCount(0);
  await wait(page, 119_900);
  await expect(dialog(page)).toHaveCount(0);
  await wait(page, 100);
  await expect(named(page, 'Leo, every morning?')).toBeVisible();
});

test('on the next page the question about notifications need not wait two minutes', async ({
  page,
  site,
}) => {
  await somebody(page, site);
  await visit(page, '/horoscope/leo');
  await hearJoke(page);
  await press(page, 'Thank you!');
  await wait(page, 60_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await wait(page, 9_900);
  await expect(dialog(page)).toHaveCount(0);
  await wait(page, 100);
  await expect(named(page, 'Leo, every morning?')).toBeVisible();
});

test('a joke left open for six minutes does not swallow the question about notifications', async ({
  page,
  site,
}) => {
  await somebody(page, site);
  await visit(page, '/horoscope/leo');
  await hearJoke(page);
  await wait(page, 360_000);
  await press(page, 'Thank you!');
  await wait(page, 120_000);
  await expect(named(page, 'Leo, every morning?')).toBeVisible();
});

test('a session has at most one popup beyond the joke', async ({ page, site }) => {
  const visitor = await somebody(page, site);
  for (let time = 0; time < 6; time++) await visitor.call('POST', '/api/preferences/refuse-joke');
  await visit(page, '/horoscope/leo');
  await waitToAnswer(page, 8_000);
  const refused = page.waitForResponse('**/api/preferences/refuse-joke');
  await press(page, 'NO');
  await (await refused).finished();
  await waitToAnswer(page, 3_000);
  await expect(named(page, 'Stop offering jokes?')).toBeVisible();
  await press(page, 'Keep');
  await wait(page, 600_000);
  await expect(dialog(page), 'on this page').toHaveCount(0);
  await visitAgain(page, '/blog');
  await wait(page, 600_000);
  await expect(dialog(page), 'on the next').toHaveCount(0);
});
