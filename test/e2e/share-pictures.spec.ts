import { pngSize } from '../harness/png-size.ts';
import { CARD_TAGS, drawnPicture, headOf, sentHead } from './heads.ts';
import { expect, forgive, open, test } from './site.ts';

const PAGES = [
  ['/', 'Your Daily Horoscope'],
  ['/horoscope/virgo', 'Virgo, Sunday, November 15, 2026'],
  ['/horoscope/virgo?type=weekly', 'Virgo, November 15'],
  ['/archive/taurus-2026-11-14', 'Taurus, Saturday, November 14, 2026'],
  ['/compatibility/aries-and-leo', 'Aries and Leo at their angle'],
  ['/tarot/cards/the-star', 'The card The Star'],
  ['/blog/the-loop-that-venus-drew', 'The loop that Venus drew, by'],
  ['/quotes/wisdom', 'Wisdom Quotes'],
  ['/sky', 'The sky of Sunday, November 15, 2026'],
  ['/sky?date=1990-03-21', 'The sky of Wednesday, March 21, 1990'],
  ['/archive', 'The Archive, November 2026'],
  ['/blog/tag/moon', 'Moon: '],
  ['/quotes/authors/marcus-aurelius', 'Marcus Aurelius, 121–180'],
  ['/quotes/really-said/be-the-change-you-wish-to-see', 'Not Mahatma Gandhi: Arleen Lorrance, 1974'],
  ['/not-a-page', 'Page Not Found'],
] as const;

test('every kind of page names a picture of its own that is there, with its size and what is on it', async ({
  page,
}) => {
  await page.goto('/');
  const pictures = new Set<string>();
  for (const [path, words] of PAGES) {
    const { tags } = await sentHead(page, path);
    for (const tag of CARD_TAGS) expect(tags[tag], `${path} ${tag}`).toHaveLength(1);
    const [address] = tags['og:image']!;
    expect(tags['twitter:image'], path).toEqual([address]);
    expect(tags['og:image:alt']![0], path).toContain(words);
    const picture = await drawnPicture(page, address!);
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/png']);
    expect(pngSize(await picture.body()).map(String), path).toEqual([
      tags['og:image:width']![0],
      tags['og:image:height']![0],
    ]);
    pictures.add(address!);
  }
  expect(pictures.size).toBe(PAGES.length);
});

test('a page that came by a link has the tags that the server would have sent with it', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const ways: [string, () => Promise<void>][] = [
    // The same path with another query.
    ['/?sign=leo', () => main.getByRole('link', { name: /^Leo / }).click()],
    ['/?type=weekly&sign=leo', () => main.getByRole('link', { name: 'Weekly', exact: true }).click()],
    ['/sky', () => page.getByRole('link', { name: 'Sky', exact: true }).click()],
    ['/?type=weekly&sign=leo', async () => void (await page.goBack())],
  ];
  for (const [address, go] of ways) {
    await go();
    await expect(page).toHaveURL(address);
    const sent = await sentHead(page, address);
    await expect.poll(async () => (await headOf(page)).tags, { message: address }).toEqual(sent.tags);
    for (const tag of CARD_TAGS) expect(sent.tags[tag], `${address} ${tag}`).toHaveLength(1);
  }
});

test('a page that came by a link before its tags can be had names no picture of another', async ({
  page,
  problems,
}) => {
  await open(page, '/horoscope/leo');
  expect((await headOf(page)).tags['og:image']).toHaveLength(1);
  await page.route('**/share/tags?*', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('main').getByRole('link', { name: 'Virgo', exact: true }).click();
  await expect(page).toHaveTitle('Virgo Horoscope Today · Zodiary');
  await expect.poll(async () => (await headOf(page)).tags['og:image']).toBeUndefined();
  await expect.poll(() => problems.join()).toContain('503');
  forgive(problems, /status of 503/);
});
