import { startTestSite } from '../harness/site.ts';
import { onlyInFull } from './full-check.ts';
import { expect, forgive, hydrated, open, searchReady, staysTheSame, test, type Page } from './site.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Some of them have a route: a post, a day, a topic and a pair that are none. */
const NOWHERE = [
  '/a//b/c?d=e#f',
  '/blog/no-such-post',
  '/archive/aries-2031-01-01',
  '/no-such-page',
  '/quotes/no-such-topic?page=2',
  '/compatibility/leo-and-nobody',
];

for (const [index, address] of NOWHERE.entries()) {
  test(
    `the page that does not exist wakes under its own address: ${address}`,
    onlyInFull(index > 2),
    async ({ page, problems, site }) => {
      await open(page, address);
      forgive(problems, /status of 404/);
      await expect(page).toHaveURL(site.url + address);
      await expect(heading(page, 'Page Not Found')).toBeVisible();
      const unchanged = await staysTheSame(page);
      await nav(page).getByRole('link', { name: 'Blog' }).click();
      await expect(heading(page, 'The Zodiary Blog')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(site.url + address);
      await expect(heading(page, 'Page Not Found')).toBeVisible();
      await unchanged();
    },
  );
}

test.describe('with an app that can be installed', () => {
  test.use({ installed: false });

  test('the page that does not exist has suggestions and the install button', async ({
    page,
    problems,
    site,
  }) => {
    await searchReady(site);
    await open(page, '/blog/no-such-post');
    forgive(problems, /status of 404/);
    await expect(page.getByRole('button', { name: 'Install App', exact: true })).toHaveCount(0);
    await page.evaluate(() => {
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt() {} }));
    });
    await expect(page.getByRole('button', { name: 'Install App', exact: true })).toBeVisible();
    await page.getByRole('banner').getByRole('search').getByLabel('Search', { exact: true }).click();
    await page.keyboard.type('scorpio');
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  });
});

const PAGE_CODE = '**/assets/blog-page-*.js*';

test('code of a page that does not come at once is asked for again', async ({ page, problems }) => {
  await open(page, '/');
  const unchanged = await staysTheSame(page);
  let asked = 0;
  await page.route(PAGE_CODE, (route) => (++asked === 1 ? route.abort() : route.continue()));
  await nav(page).getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page, 'The Zodiary Blog')).toBeVisible();
  expect(asked).toBe(2);
  forgive(problems, /ERR_FAILED/);
  await unchanged();
});

test('code of a page that does not come at all shows the error boundary with ways on', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  const unchanged = await staysTheSame(page);
  await page.route(PAGE_CODE, (route) => route.abort());
  await nav(page).getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByText('Please refresh the page and try again.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  forgive(problems, /ERR_FAILED|dynamically imported module/);
  await nav(page).getByRole('link', { name: 'Horoscope' }).click();
  await expect(heading(page, 'Your Daily Horoscope')).toBeVisible();
  await unchanged();
  await page.goBack();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(heading(page, 'The Zodiary Blog')).toBeVisible();
});

test('a page that the server could not make has the whole shell and wakes', async ({ page, problems }) => {
  const away = await startTestSite({
    env: { DATABASE_URL: 'postgres://zodiary@localhost/zodiary?host=/nowhere', LOG_LEVEL: 'silent' },
  });
  const response = await page.goto(`${away.url}/tarot/reading/${'0'.repeat(32)}`);
  expect(response!.status()).toBe(503);
  await hydrated(page);
  forgive(problems, /status of 503|Preferences could not be checked/);
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
  const unchanged = await staysTheSame(page);
  await nav(page).getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page, 'The Zodiary Blog')).toBeVisible();
  await unchanged();
  await page.goto('about:blank');
  await away.stop();
});
