import { PINTEREST_LIMIT, X_LIMIT } from '../../src/domain/sharing/share-text.ts';
import { drawnPicture, sentHead } from './heads.ts';
import { check, checkPair, partner } from './match.ts';
import { openSharing, opensWithThePress, recorded, shareButton, sharedFiles, shareRow } from './sharing.ts';
import { expect, searchReady, test, type Page } from './site.ts';

const PAGES = [
  ['/compatibility/leo-and-sagittarius', 'match', 'Leo and Sagittarius: 90%, Excellent Match'],
  ['/tarot/cards/the-star', 'card', 'Tarot: The Star'],
  ['/blog/the-loop-that-venus-drew', 'article', 'The loop that Venus drew'],
  ['/quotes/wisdom/a-cucumber-is-bitter-throw-it-away-there-are-briars', 'quote', 'Marcus Aurelius'],
  [
    '/quotes/really-said/be-the-change-you-wish-to-see',
    'finding',
    'Not Mahatma Gandhi: Arleen Lorrance, 1974',
  ],
  ['/sky', 'sky', 'The Sky of November 15, 2026'],
  ['/sky?date=1990-03-21', 'sky', 'The Sky of March 21, 1990'],
  ['/search?q=march+23+1990', 'answer', 'Born March 23, 1990: Aries'],
] as const;

/** The page's address as it is told to others. */
async function linkTo(page: Page, path: string): Promise<string> {
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  return new URL(canonical!).origin + path;
}

/** Presses all five, and tells where the windows would have led and what the sheet was given. */
async function shareAllWays(page: Page, what: string) {
  await expect(shareRow(page, what).getByRole('button')).toHaveCount(5);
  for (const name of ['Facebook', 'Twitter/X', 'Pinterest', 'WhatsApp', 'Share or copy']) {
    await shareButton(page, what, name).click();
  }
  const { windows, shares } = await recorded(page);
  expect(shares).toHaveLength(1);
  const [facebook, x, pinterest, whatsApp] = windows.map(({ url }) => new URL(url).searchParams);
  return {
    facebook: facebook!,
    x: x!,
    pinterest: pinterest!,
    whatsApp: whatsApp!,
    sheet: shares[0] as Required<ShareData>,
  };
}

/** Where an address of ours leads in the end. */
async function ledTo(page: Page, address: string): Promise<string> {
  const answer = await drawnPicture(page, address);
  expect(answer.headers()['content-type']).toBe('image/png');
  return new URL(answer.url()).pathname;
}

const pictureOf = async (page: Page, path: string): Promise<string> =>
  new URL((await sentHead(page, path)).tags['og:image']![0]!).pathname;

/** A picture's address whatever its shape. */
const uncut = (address: string): string => address.replace(/\b(?:wide|square|pin|portrait)\./, '');

for (const [path, what, title] of PAGES) {
  test(`${path} is shared in five ways with its own title, words, link and picture`, async ({
    page,
    site,
  }) => {
    if (what === 'answer') await searchReady(site);
    await openSharing(page, path, { share: 'done' });
    const { facebook, x, pinterest, whatsApp, sheet } = await shareAllWays(page, what);
    const link = await linkTo(page, path);
    expect([sheet.title, sheet.url]).toEqual([title, link]);
    expect([facebook.get('u'), x.get('url'), pinterest.get('url')]).toEqual([link, link, link]);
    expect(whatsApp.get('text')).toBe(`${sheet.text}\n\n${link}`);
    const [first, second] = sheet.text.split('\n\n') as [string, string];
    await expect(page.getByRole('main')).toContainText(first === title ? second : first);
    expect(x.get('text')!.length).toBeLessThanOrEqual(X_LIMIT.characters);
    expect(pinterest.get('description')!.length).toBeLessThanOrEqual(PINTEREST_LIMIT.characters);
    expect(uncut(await ledTo(page, pinterest.get('media')!))).toBe(uncut(await pictureOf(page, path)));
  });
}

test('a match that was checked is shared as the page of its pair, and another pair as its own', async ({
  page,
}) => {
  await openSharing(page, '/');
  await checkPair(page, 'leo', 'sagittarius');
  await shareButton(page, 'match', 'Facebook').click();
  await partner(page).selectOption('aries');
  await expect(page.getByRole('link', { name: 'This week for Leo and Aries' })).toBeVisible();
  await expect(check(page)).toBeEnabled();
  await shareButton(page, 'match', 'Facebook').click();
  const { windows } = await recorded(page);
  expect(windows.map(({ url }) => new URL(new URL(url).searchParams.get('u')!).pathname)).toEqual([
    '/compatibility/leo-and-sagittarius',
    '/compatibility/aries-and-leo',
  ]);
});

test('a page has the picture of its link preview at hand before the press', async ({ page }) => {
  const path = '/compatibility/leo-and-sagittarius';
  await openSharing(page, path, { share: 'done', takesFiles: true });
  await shareRow(page, 'match').scrollIntoViewIfNeeded();
  await expect(async () => {
    expect(await opensWithThePress(page, 'match')).toBe(true);
    const picture = (await pictureOf(page, path)).replace('.wide.', '.square.');
    expect(await sharedFiles(page)).toEqual([
      { name: picture.slice(picture.lastIndexOf('/') + 1), type: 'image/png', isWhole: true },
    ]);
  }).toPass();
});

test('a page without a share sheet copies its text and link, and says so', async ({ page }) => {
  await openSharing(page, '/tarot/cards/the-star');
  await shareButton(page, 'card', 'Share or copy').click();
  await expect(page.getByText('Text and link copied - paste it anywhere!')).toBeVisible();
  const { copies } = await recorded(page);
  expect(copies).toEqual([
    expect.stringMatching(/^Tarot: The Star\n\n[^]+\n\nUpright: .+\nReversed: .+\n\nhttp.+\/the-star$/),
  ]);
});

test('only an answer about a birthday has a share row', async ({ page, site }) => {
  await searchReady(site);
  await openSharing(page, '/search?q=the+moon+card+reversed');
  await expect(page.getByRole('region', { name: 'The Moon, Reversed' })).toBeVisible();
  await expect(shareRow(page, 'answer')).toHaveCount(0);
});
