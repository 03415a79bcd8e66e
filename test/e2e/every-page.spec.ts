import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES, pageKind, type PageName } from '../../src/domain/pages/pages.ts';
import { accessibilityFaults, WCAG } from './accessibility.ts';
import { footer } from './footer.ts';
import { onlyInFull } from './full-check.ts';
import { CARD_TAGS, headOf } from './heads.ts';
import { TODAY, TODAY_LONG } from './readings.ts';
import { expect, forgive, hydrated, searchReady, test, type Page } from './site.ts';

const POST = '/blog/how-a-planet-becomes-a-paragraph';
const QUOTE = '/quotes/wisdom/a-cucumber-is-bitter-throw-it-away-there-are-briars';

/** Every pattern of the route table and the addresses at which it is visited. */
const VISITS: Record<string, string[]> = {
  '/': [
    '/',
    '/?type=weekly',
    '/?type=compatibility',
    '/?sign=scorpio',
    '/?type=monthly&sign=scorpio',
    '/?type=compatibility&sign=scorpio',
  ],
  '/horoscope/:sign': [
    '/horoscope/leo',
    '/horoscope/leo?type=weekly',
    '/horoscope/leo?type=compatibility',
    '/horoscope/ophiuchus',
  ],
  '/blog': ['/blog', '/blog?page=2'],
  '/blog/tag/:tag': ['/blog/tag/tarot', '/blog/tag/no-such-tag'],
  '/blog/:slug': [POST, '/blog/reading-three-cards', '/blog/no-such-post'],
  '/draft/:token': [`/draft/${'0'.repeat(43)}`],
  '/api/docs': ['/api/docs'],
  '/tarot': ['/tarot', '/tarot?spread=yes-no'],
  '/tarot/cards': ['/tarot/cards?suit=cups&number=3'],
  '/tarot/cards/:slug': ['/tarot/cards/the-moon', '/tarot/cards/no-such-card'],
  '/tarot/reading/:id': [`/tarot/reading/${'0'.repeat(32)}`],
  '/tarot/journal': ['/tarot/journal'],
  '/quotes': ['/quotes'],
  '/quotes/favorites': ['/quotes/favorites'],
  '/quotes/really-said': ['/quotes/really-said'],
  '/quotes/really-said/:slug': ['/quotes/really-said/be-the-change-you-wish-to-see'],
  '/quotes/authors/:author': ['/quotes/authors/mark-twain'],
  '/quotes/:topic': ['/quotes/hope', '/quotes/hope?page=2', '/quotes/no-such-topic'],
  '/quotes/:topic/:slug': [QUOTE, '/quotes/wisdom/no-such-quote'],
  '/quotes/:topic/:slug/:page/:subpage': [`${QUOTE}/3/story`],
  '/archive': ['/archive', '/archive?sign=leo&month=2026-01'],
  '/archive/:slug': [
    '/archive/aries-2026-11-14',
    '/archive/aries-week-2026-11-08',
    '/archive/aries-month-2026-11',
    '/archive/no-such-reading',
  ],
  '/compatibility/:pair': ['/compatibility/leo-and-sagittarius', '/compatibility/pisces-and-pisces'],
  '/sky': ['/sky', '/sky?date=1990-03-21'],
  '/birth-chart': ['/birth-chart'],
  '/search': [
    '/search',
    '/search?q=scorpio+tomorrow',
    '/search?q=hope&kind=quotes&page=2',
    '/search?q=xqzzyy',
  ],
  '/settings': ['/settings'],
  '/offline': ['/offline'],
  '/about': ['/about'],
  '/logos': ['/logos'],
  '/personal-destiny-report': ['/personal-destiny-report'],
  '/personal-destiny-report/sample': ['/personal-destiny-report/sample'],
  '/order-success': ['/order-success'],
  '/failed-order': ['/failed-order'],
  '/checkout/demo': ['/checkout/demo'],
  '/report/:token': [`/report/${'0'.repeat(43)}`],
  '/gift': ['/gift', '/gift?code=ZZZZ'],
  '/privacy-policy': ['/privacy-policy'],
  '/terms-of-service': ['/terms-of-service'],
  '*': ['/no-such-page'],
};

const ADDRESSES = Object.values(VISITS).flat();
const NOT_FOUND = /ophiuchus|no-such|0{32}/;
/** Of every other page the specification says that it has the footer. */
const WITHOUT_FOOTER = /^\/(order-success|failed-order|privacy-policy|terms-of-service)$/;
/** Pages whose other addresses are other pages to the eye; elsewhere `npm test` visits the first of a pattern. */
const MANY_FACED = ['/', '/horoscope/:sign', '/archive/:slug'];
const SECOND_LOOKS = new Set(
  Object.entries(VISITS).flatMap(([pattern, addresses]) =>
    MANY_FACED.includes(pattern) ? [] : addresses.slice(1),
  ),
);

/** Of the many-faced ones these show what others show: the same forecast, or the same picker. */
const SAME_FACES = ['/?type=weekly', '/?type=monthly&sign=scorpio', '/horoscope/leo?type=compatibility'];

function isRepeated(address: string): boolean {
  return SECOND_LOOKS.has(address) || SAME_FACES.includes(address);
}

/** The patterns of the route table as it was built for the browser. */
function builtPatterns(): string[] {
  const assets = join(import.meta.dirname, '../../build/client/assets');
  const manifest = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name))!;
  const text = readFileSync(join(assets, manifest), 'utf8');
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { routes } = JSON.parse(json) as { routes: Record<string, { path?: string; index?: boolean }> };
  const pages = Object.entries(routes).filter(([id]) => id !== 'root');
  return pages.map(([, { path, index }]) => (index ? '/' : path!));
}

test('every route of the built route table and of the table of pages is visited', () => {
  const patterns = builtPatterns();
  expect(patterns.length).toBeGreaterThan(20);
  expect(Object.keys(VISITS).sort()).toEqual(patterns.sort());
  const ofTable = (Object.keys(PAGES) as PageName[]).flatMap((name) => pageKind(name).paths);
  expect(ofTable.filter((path) => !(path in VISITS))).toEqual([]);
});

function footersOf(address: string): number {
  return WITHOUT_FOOTER.test(address) ? 0 : 1;
}

test('order and legal pages have no footer, all other pages have one', async ({ page, site }) => {
  await searchReady(site);
  await page.goto('/');
  const counted: Record<string, number> = {};
  for (const address of ADDRESSES) {
    const html = await (await page.request.get(address)).text();
    counted[address] = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'text/html').querySelectorAll('footer[aria-label=Footer]')
          .length,
      html,
    );
  }
  const expected = ADDRESSES.map((address) => [address, footersOf(address)]);
  expect(counted).toEqual(Object.fromEntries(expected));
  expect(expected.filter(([, footers]) => footers === 0)).toHaveLength(4);
});

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { tags: WCAG })).toEqual([]);
}

async function expectWholeHead(page: Page): Promise<void> {
  const head = await headOf(page);
  expect(head.title).toMatch(/\S.*Zodiary/);
  expect(head.description).toHaveLength(1);
  expect(head.description[0]!.length).toBeGreaterThan(20);
  expect(head.description[0]!.length).toBeLessThanOrEqual(155);
  expect(head.canonical).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\//)]);
  for (const tag of CARD_TAGS) expect(head.tags[tag], tag).toEqual([expect.stringMatching(/\S/)]);
  for (const text of head.structured) {
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': expect.stringMatching(/\w/),
    });
  }
}

/** Not the date of a reading, of which other pages have others. */
async function expectHeaderDate(page: Page): Promise<void> {
  const dates = page.getByRole('main').locator(`[data-dated-text] > time[datetime="${TODAY}"]`);
  await expect(dates.filter({ hasText: TODAY_LONG }).first()).toBeVisible();
}

/** Also of what opens on demand. Body hides what sticks out, so every element is asked, not the scroll bar. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const scrollsByItself = (one: Element): boolean => {
      const holder = one.parentElement?.closest('main *');
      return holder ? getComputedStyle(holder).overflowX === 'auto' || scrollsByItself(holder) : false;
    };
    return [...document.querySelectorAll('main, main *, header *, nav *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrollsByItself(one))
      .filter((one) => one.closest('[aria-hidden=true]') === null)
      .map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`);
  });
  expect(tooWide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

for (const address of ADDRESSES) {
  const title = `the page ${address} is whole, accessible and hydrates without a word`;
  test(title, onlyInFull(isRepeated(address)), async ({ page, problems, site }) => {
    if (address.startsWith('/search?')) await searchReady(site);
    const response = await page.goto(address);
    expect(response!.status()).toBe(NOT_FOUND.test(address) ? 404 : 200);
    await hydrated(page);
    if (NOT_FOUND.test(address)) forgive(problems, /status of 404/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectWholeHead(page);
    await expectHeaderDate(page);
    await expect(footer(page)).toHaveCount(footersOf(address));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving, 'nothing moves for those who asked for it').toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const address of ADDRESSES) {
  test(
    `the page ${address} is accessible on a wide screen too`,
    { tag: '@full' },
    async ({ page, problems, site }) => {
      if (address.startsWith('/search?')) await searchReady(site);
      await page.goto(address);
      await hydrated(page);
      if (NOT_FOUND.test(address)) forgive(problems, /status of 404/);
      await expectAccessible(page);
    },
  );
}
