import type { JokeAnswer } from '../../src/contract/jokes.ts';
import { signInBrowser } from '../harness/owner.ts';
import type { TestSite } from '../harness/site.ts';
import { expect, forgive, test, type Page } from './site.ts';
import {
  endSession,
  onDevice,
  somebody,
  visit,
  visitAgain,
  wait,
  waitToAnswer,
  WAYS_OUT,
  type Somebody,
} from './visitors.ts';

test.use({ popups: true });

const welcome = (page: Page) => page.getByRole('dialog', { name: /^Welcome( back)?!$/ });
const jokeDialog = (page: Page) => page.getByRole('dialog', { name: 'Today’s Joke' });
const stop = (page: Page) => page.getByRole('dialog', { name: 'Stop offering jokes?' });
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const lastVisit = (page: Page) => page.evaluate(() => localStorage.getItem('zodiary_last_visit'));

/** Somebody who is not asked about notifications, so that the joke comes alone. */
async function neverAsked(page: Page, site: TestSite): Promise<Somebody> {
  const visitor = await somebody(page, site);
  await visitor.call('POST', '/api/preferences/horoscope-never-ask');
  return visitor;
}

async function refuse(visitor: Somebody, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await visitor.call('POST', '/api/preferences/refuse-joke');
}

const refusals = async (visitor: Somebody): Promise<number> => (await visitor.preferences()).jokeRefusesCount;

async function jokeOf({ url }: TestSite, date: string): Promise<string> {
  const response = await fetch(`${url}/api/jokes/today?date=${date}`);
  return ((await response.json()) as JokeAnswer).jokeText;
}

test('the joke popup comes after 8 seconds and greets a first-time visitor with Welcome!', async ({
  page,
  site,
}) => {
  await neverAsked(page, site);
  await visit(page, '/');
  await wait(page, 7_900);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await wait(page, 100);
  await expect(welcome(page)).toHaveAccessibleName('Welcome!');
  await expect(welcome(page)).toHaveAccessibleDescription('Would you like to read a funny joke?');
});

test("a returning visitor is greeted with Welcome back!, and the last-visit date becomes the visitor's own", async ({
  page,
  site,
}) => {
  await neverAsked(page, site);
  await onDevice(page, { zodiary_last_visit: '2026-11-14' });
  await visit(page, '/');
  expect(await lastVisit(page)).toBe('2026-11-15');
  await wait(page, 8_000);
  await expect(welcome(page)).toHaveAccessibleName('Welcome back!');
});

test('a returning visitor who loads another page before the popup is still welcomed back', async ({
  page,
  site,
}) => {
  await neverAsked(page, site);
  await onDevice(page, { zodiary_last_visit: '2026-11-14' });
  await visit(page, '/');
  await wait(page, 5_000);
  await visitAgain(page, '/blog');
  await wait(page, 8_000);
  await expect(welcome(page)).toHaveAccessibleName('Welcome back!');
});

test('YES reveals the joke of the day and resets the refusals, Thank you! closes it', async ({
  page,
  site,
}) => {
  const visitor = await neverAsked(page, site);
  await refuse(visitor, 3);
  await visit(page, '/');
  await waitToAnswer(page, 8_000);
  await answer(page, 'YES').click();
  await expect(jokeDialog(page)).toHaveAccessibleDescription(await jokeOf(site, '2026-11-15'));
  await expect(jokeDialog(page)).toBeFocused();
  await expect.poll(() => refusals(visitor)).toBe(0);
  await waitToAnswer(page, 0);
  await answer(page, 'Thank you!').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await refusals(visitor)).toBe(0);
});

test("Escape, the backdrop and the close button mean NO to the joke, and 'Thank you!' after it", async ({
  page,
  site,
}) => {
  const visitor = await neverAsked(page, site);
  await page.clock.pauseAt('2026-11-15T17:05:00Z');
  const meetAgain = async (): Promise<void> => {
    await visitAgain(page, '/');
    await waitToAnswer(page, 8_000);
    await expect(welcome(page)).toBeVisible();
    await endSession(page);
  };
  for (const [index, leave] of WAYS_OUT.entries()) {
    await meetAgain();
    await leave(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => refusals(visitor)).toBe(index + 1);
  }
  await meetAgain();
  await answer(page, 'YES').click();
  await expect.poll(() => refusals(visitor)).toBe(0);
  await waitToAnswer(page, 0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await refusals(visitor)).toBe(0);
});

test('NO records a refusal and closes, and no joke comes again in the session', async ({ page, site }) => {
  const visitor = await neverAsked(page, site);
  await visit(page, '/');
  await waitToAnswer(page, 8_000);
  await answer(page, 'NO').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => refusals(visitor)).toBe(1);
  await wait(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitAgain(page, '/blog');
  await wait(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no joke popup when jokes are off', async ({ page, site }) => {
  const visitor = await neverAsked(page, site);
  await visitor.call('POST', '/api/preferences/disable-jokes');
  await visit(page, '/');
  await wait(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no joke popup after seven refusals', async ({ page, site }) => {
  const visitor = await neverAsked(page, site);
  await refuse(visitor, 7);
  await visit(page, '/');
  await wait(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function refuseSeventh(page: Page, visitor: Somebody): Promise<void> {
  await refuse(visitor, 6);
  await visitAgain(page, '/');
  await waitToAnswer(page, 8_000);
  const refused = page.waitForResponse('**/api/preferences/refuse-joke');
  await answer(page, 'NO').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await refused).finished();
  // The page plans its question once it has read the answer; only then may time pass.
  await wait(page, 0);
  await waitToAnswer(page, 3_000);
  await expect(stop(page)).toBeVisible();
}

test("the seventh refusal asks 'Stop offering jokes?', and Stop ends them", async ({ page, site }) => {
  const visitor = await neverAsked(page, site);
  await page.clock.pauseAt('2026-11-15T17:05:00Z');
  await refuseSeventh(page, visitor);
  await answer(page, 'Stop').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await visitor.preferences()).jokesEnabled).toBe(false);
});

test("Keep in answer to 'Stop offering jokes?' counts from zero again, and Escape means Keep", async ({
  page,
  site,
}) => {
  const visitor = await neverAsked(page, site);
  await page.clock.pauseAt('2026-11-15T17:05:00Z');
  for (const keep of [() => answer(page, 'Keep').click(), () => page.keyboard.press('Escape')]) {
    await refuseSeventh(page, visitor);
    await keep();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => visitor.preferences()).toMatchObject({ jokesEnabled: true, jokeRefusesCount: 0 });
    await endSession(page);
  }
});

test('a joke that cannot be loaded is logged, there is no popup, and the visit does not count', async ({
  page,
  site,
  problems,
}) => {
  await neverAsked(page, site);
  await page.route('**/api/jokes/today?**', (route) => route.fulfill({ status: 500, body: 'no joke' }));
  await visit(page, '/');
  await wait(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await lastVisit(page)).toBeNull();
  forgive(problems, /There is no joke today.*500: no joke|status of 500/);
});

test('a refusal that cannot be saved is logged, and the popup closes all the same', async ({
  page,
  site,
  problems,
}) => {
  await neverAsked(page, site);
  await page.route('**/api/preferences/refuse-joke', (route) => route.fulfill({ status: 503 }));
  await visit(page, '/');
  await waitToAnswer(page, 8_000);
  await answer(page, 'NO').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => problems.join()).toContain('The refusal could not be saved');
  forgive(problems, /The refusal could not be saved|status of 503/);
});

test('a joke is told even when the refusals cannot be reset', async ({ page, site, problems }) => {
  await neverAsked(page, site);
  await page.route('**/api/preferences/reset-refuses', (route) => route.fulfill({ status: 503 }));
  await visit(page, '/');
  await waitToAnswer(page, 8_000);
  await answer(page, 'YES').click();
  await expect(jokeDialog(page)).toBeVisible();
  await waitToAnswer(page, 0);
  await answer(page, 'Thank you!').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => problems.join()).toContain('The refusals could not be reset');
  forgive(problems, /could not be reset|status of 503/);
});

test('no popup where orders are made, and none comes along from elsewhere', async ({ page, site }) => {
  await somebody(page, site);
  await visit(page, '/');
  // A page the browser goes back to without loading it anew.
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'gift', usr: null }, '', '/gift');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await page.clock.runFor(1_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Open Your Present' })).toBeVisible();
  await wait(page, 60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the desk asks nothing of whoever works there, and nothing of the site but its own calls', async ({
  page,
  context,
  site,
}) => {
  await somebody(page, site);
  await signInBrowser(context, site);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/admin/youtube');
  await expect(page.getByRole('heading', { level: 1, name: 'YouTube' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/admin/'))).toEqual([]);
});
