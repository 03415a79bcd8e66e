import { SIGN_KEYS } from '../../src/domain/zodiac/signs.ts';
import { footer } from './footer.ts';
import { expect, open, staysTheSame, test, type Page } from './site.ts';

const TOPICS = [
  'love',
  'success',
  'motivational',
  'life',
  'inspirational',
  'friendship',
  'positive',
  'funny',
  'hope',
];

async function latestSlug(url: string): Promise<string> {
  return ((await (await fetch(`${url}/api/blog/latest`)).json()) as { slug: string }).slug;
}

async function expectedLinks(url: string): Promise<string[]> {
  return [
    ...TOPICS.map((topic) => `/quotes/${topic}`),
    ...SIGN_KEYS.map((sign) => `/horoscope/${sign}`),
    `/blog/${await latestSlug(url)}`,
    '/personal-destiny-report',
    '/daily-horoscope-feed.xml',
    '/blog-feed.xml',
    '/privacy-policy',
    '/terms-of-service',
  ];
}

/** How much of the focused element a visitor sees. */
function focusedSize(
  page: Page,
): Promise<{ href: string | null; width: number; height: number; clip: string }> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    const { width, height } = element.getBoundingClientRect();
    const clip = getComputedStyle(element).clipPath;
    return { href: element.getAttribute('href'), width, height, clip };
  });
}

test('the footer links quotes, signs, the latest post, the report, both feeds, privacy and terms', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const hrefs = await footer(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(await expectedLinks(site.url));
});

test('each footer link is unseen until Tab reaches it, and then it is seen', async ({ page, site }) => {
  await open(page, '/about');
  const links = footer(page).getByRole('link');
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box!.width * box!.height, 'a pixel at most').toBeLessThanOrEqual(1);
  }
  await page.getByRole('main').getByRole('link').last().focus();
  for (const href of await expectedLinks(site.url)) {
    await page.keyboard.press('Tab');
    const focused = await focusedSize(page);
    expect(focused.href).toBe(href);
    expect(focused.clip).toBe('none');
    expect(focused.width).toBeGreaterThan(60);
    expect(focused.height).toBeGreaterThanOrEqual(24);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
});

test('the footer names the latest blog post and leads to it', async ({ page, site }) => {
  const response = await fetch(`${site.url}/api/blog/latest`);
  const { title } = (await response.json()) as { title: string };
  await open(page, '/');
  await footer(page).getByRole('link', { name: title }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/blog/${await latestSlug(site.url)}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the feeds of the footer are RSS', async ({ page }) => {
  for (const path of ['/daily-horoscope-feed.xml', '/blog-feed.xml']) {
    const feed = await page.request.get(path);
    expect(feed.headers()['content-type'], path).toMatch(/application\/rss\+xml/);
    expect(await feed.text()).toContain('<rss');
  }
});

test('the footer says the current year', async ({ page, siteAt }) => {
  await open(page, '/');
  await expect(footer(page)).toContainText('© 2026 Zodiary');
  const later = '2027-01-02T17:00:00Z';
  const site = await siteAt(later);
  await page.clock.setSystemTime(later);
  await open(page, `${site.url}/`);
  await expect(footer(page)).toContainText('© 2027 Zodiary');
});

test('the footer comes and goes with the pages inside the site', async ({ page }) => {
  await open(page, '/privacy-policy');
  await expect(footer(page)).toHaveCount(0);
  const unchanged = await staysTheSame(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Zodiary Blog' })).toBeVisible();
  await expect(footer(page)).toHaveCount(1);
  const line = page.getByRole('navigation', { name: 'About this site' });
  await line.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms-of-service$/);
  await expect(footer(page)).toHaveCount(0);
  await unchanged();
});

test('a slim visible line links about, privacy, terms, settings, archive and sky on every page', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const line = page.getByRole('navigation', { name: 'About this site' });
  await expect(line).toBeVisible();
  await expect(line.getByRole('link')).toHaveText([
    'About',
    'Privacy',
    'Terms',
    'Settings',
    'Archive',
    'Sky',
  ]);
});
