import { accessibilityFaults } from './accessibility.ts';
import { TODAY_LONG, doctorReading, holdReading } from './readings.ts';
import { expect, forgive, open, staysTheSame, test, type Page } from './site.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the header shows the date in long US English, a title and a description by page kind', async ({
  page,
}) => {
  for (const [path, title, description] of [
    ['/', 'Your Daily Horoscope', /^Today’s readings for all twelve signs/],
    ['/?type=weekly', 'Your Weekly Horoscope', /^Sunday to Saturday in six parts/],
    ['/?type=monthly', 'Your Monthly Horoscope', /^The month in eight parts/],
    ['/?type=love', 'Love Match', /^Pick two signs/],
    ['/horoscope/leo', 'Leo', /^Written from where the planets really are/],
    ['/?sign=leo', 'Leo', /^Written from where the planets really are/],
    ['/tarot', 'Tarot Readings', /^Draw from our own deck/],
    ['/quotes', 'Verified Quotes', /^Lines worth keeping/],
    ['/blog', 'The Zodiary Blog', /^How the sky moves/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(description).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(TODAY_LONG, { exact: true }).first()).toBeVisible();
  }
});

test('a blog post has its own title, its excerpt and the date', async ({ page, site }) => {
  const latest = (await (await fetch(`${site.url}/api/blog/latest`)).json()) as Record<string, string>;
  await page.goto(`/blog/${latest['slug']}`);
  await expect(page.getByRole('heading', { level: 1, name: latest['title'] })).toBeVisible();
  await expect(page.getByRole('main').getByText(latest['excerpt']!)).toBeVisible();
  await expect(page.getByRole('main').getByText(TODAY_LONG, { exact: true })).toBeVisible();
});

for (const [label, path] of [
  ['Horoscope', '/'],
  ['Tarot', '/tarot'],
  ['Quotes', '/quotes'],
  ['Blog', '/blog'],
] as const) {
  test(`the navigation leads to ${label}, scrolls to the top and marks the section`, async ({ page }) => {
    await open(page, path === '/' ? '/horoscope/leo' : '/');
    const unchanged = await staysTheSame(page);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // By script: a real click would scroll the page up to the masthead first.
    await nav(page)
      .getByRole('link', { name: label, exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(nav(page).locator('[aria-current=page]')).toHaveText([label]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await unchanged();
  });
}

test('a page below a section marks the section', async ({ page }) => {
  await page.goto('/horoscope/leo');
  await expect(nav(page).locator('[aria-current=true]')).toHaveText(['Horoscope']);
  await page.goto('/quotes/love');
  await expect(nav(page).locator('[aria-current=true]')).toHaveText(['Quotes']);
  await page.goto('/about');
  await expect(nav(page).locator('[aria-current]')).toHaveCount(0);
});

test('an unknown path is a real 404 with a heading and ways on', async ({ page, problems }) => {
  for (const path of ['/no-such-page', '/quotes/nonsense', '/blog/no-such-post', '/a/b/c/d']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  const response = await page.goto('/no-such-page');
  expect(response!.status()).toBe(404);
  forgive(problems, /404 \(Not Found\)/);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  await main.getByRole('link', { name: 'Today’s horoscopes' }).click();
  await expect(page.getByRole('heading', { name: 'Zodiac SIGNS' })).toBeVisible();
});

async function expectErrorScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Something went wrong', exact: true })).toBeVisible();
  await expect(page.getByText('Please refresh the page and try again.', { exact: true })).toBeVisible();
}

test('a render error shows the error boundary, and Refresh Page loads the page anew', async ({
  page,
  problems,
  site,
}) => {
  // A reading whose reasons are no list makes the display throw while it renders.
  await doctorReading(page, site, 'leo', { because: null });
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: /^Leo / }).click();
  await expectErrorScreen(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page).toHaveURL(/sign=leo$/);
  await expect(page.getByRole('heading', { name: 'Today’s Reading' })).toBeVisible();
  forgive(problems, /TypeError|filter|The above error|React/);
});

test('a page that cannot be loaded fails inside the frame, and Refresh Page mends it', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  await page.route('**/api/blog', (route) => route.fulfill({ status: 500, body: 'out of ink' }));
  await nav(page).getByRole('link', { name: 'Blog' }).click();
  await expectErrorScreen(page);
  await expect(nav(page)).toBeVisible();
  // The logged error has the form of the error catalogue: status, colon, body.
  forgive(problems, /^(Error: )?500: out of ink|Failed to load resource/);
  expect(problems.filter((problem) => !/500: out of ink/.test(problem))).toEqual([]);
  problems.length = 0;
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Zodiary Blog' })).toBeVisible();
});

test('a spinner shows while the code of a page is late', async ({ page }) => {
  await open(page, '/');
  const asked = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/blog-page-*.js', async (route) => {
    asked.resolve();
    await arrived.promise;
    await route.continue();
  });
  await page.clock.pauseAt(new Date('2026-11-15T18:00:00Z'));
  await nav(page).getByRole('link', { name: 'Blog' }).click();
  await asked.promise;
  const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' });
  await page.clock.runFor(140);
  await expect(spinner).toHaveCount(0);
  // On a busy machine the page may begin to count only now: its clock moves on until it is there.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(spinner.locator('svg')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  arrived.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'The Zodiary Blog' })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('the anonymous identifier is made on first use, kept, and sent with credentials', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'crumb', value: '1', url: site.url }]);
  const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('zodiary_user_id'));
  await open(page, '/');
  await page.clock.setFixedTime('2026-11-15T17:05:00Z');
  const headersOfCall = async (name: string): Promise<Record<string, string>> => {
    const call = page.waitForRequest(/\/api\/horoscope\//);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name} `) })
      .click();
    return (await call).allHeaders();
  };
  const headers = await headersOfCall('Leo');
  expect(headers['x-user-id']).toMatch(/^user_\d{13}[a-z0-9]{16}$/);
  // The device's clock stood between these when it was made.
  const madeAt = Number(/^user_(\d{13})/.exec(headers['x-user-id']!)![1]);
  expect(madeAt).toBeGreaterThanOrEqual(Date.parse('2026-11-15T17:00:00Z'));
  expect(madeAt).toBeLessThan(Date.parse('2026-11-15T17:10:00Z'));
  expect(headers['cookie']).toContain('crumb=1');
  expect(await stored()).toBe(headers['x-user-id']);
  await open(page, '/');
  expect((await headersOfCall('Virgo'))['x-user-id']).toBe(await stored());
});

test('opaque script errors and rejected media playback are suppressed, everything else is logged', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  const suppressed = (message: string): Promise<boolean> =>
    page.evaluate(
      (text) => !window.dispatchEvent(new ErrorEvent('error', { message: text, cancelable: true })),
      message,
    );
  expect(await suppressed('Script error.')).toBe(true);
  expect(await suppressed('Uncaught TypeError: x is not a function')).toBe(false);
  await page.evaluate(async () => {
    const audio = new Audio('/favicon.ico');
    const failed = new Promise((resolve) => audio.addEventListener('error', resolve));
    void audio.play(); // A real one: the policy lets no sound in.
    await failed;
    const reject = (message: string, name: string) => void Promise.reject(new DOMException(message, name));
    reject('The play() request was interrupted by a call to pause().', 'AbortError');
    reject('The play method is not allowed by the user agent in the current context.', 'NotAllowedError');
  });
  forgive(problems, /Content Security Policy/);
  expect(problems).toEqual([]);
  await page.evaluate(() => {
    void Promise.reject(new DOMException('The user aborted a request.', 'AbortError'));
    void Promise.reject(new Error('a real one'));
  });
  await expect.poll(() => problems).toEqual(['AbortError: The user aborted a request.', 'Error: a real one']);
  problems.length = 0;
});

test('rejected playback is suppressed in the words of WebKit too, which elsewhere are logged', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const refusals = [
      ['The operation is not supported.', 'NotSupportedError'],
      ['The operation was aborted.', 'AbortError'],
      ['The request is not allowed by the user agent in the current context.', 'NotAllowedError'],
    ];
    HTMLMediaElement.prototype.play = () => {
      const [message, name] = refusals.shift()!;
      return Promise.reject(new DOMException(message, name));
    };
  });
  await open(page, '/');
  await page.evaluate(() => {
    void new Audio().play();
    void new Audio().play().then(() => {});
    void new Audio().play();
    void Promise.reject(new DOMException('The operation was aborted.', 'AbortError'));
  });
  await expect.poll(() => problems).toEqual(['AbortError: The operation was aborted.']);
  problems.length = 0;
});

test('a link inside the site that leads nowhere shows the not-found page without a reload', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  const unchanged = await staysTheSame(page);
  const notFound = 'Page Not Found';
  // As a stale link would: the router is sent to an address that no longer exists.
  for (const path of ['/blog/no-such-post', '/quotes/no-such-topic', '/no-such-page']) {
    await nav(page).getByRole('link', { name: 'Horoscope' }).click();
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toHaveCount(0);
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
  }
  forgive(problems, /404/);
  await unchanged();
});

test('a newly picked sign that is left again shows no overlay', async ({ page }) => {
  await open(page, '/');
  const release = await holdReading(page, 'leo');
  await page.getByRole('main').getByRole('link', { name: /^Leo / }).click();
  // By keyboard: on a slow machine the overlay may already lie over the navigation.
  await nav(page).getByRole('link', { name: 'Tarot' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tarot Readings' })).toBeVisible();
  await expect(page.getByText('Consulting the stars...')).toHaveCount(0);
  await release();
});

test('an address that cannot be read is answered with a page and a way home', async ({ page, problems }) => {
  await page.goto('/horoscope/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1, name: 'That didn’t work' })).toBeVisible();
  await expect(page.getByText('The address is not well formed.', { exact: true })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(7, 10, 22)');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Daily Horoscope' })).toBeVisible();
  forgive(problems, /status of 400/);
});
