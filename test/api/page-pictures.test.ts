import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngSize } from '../harness/png-size.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

let folder: string;
let site: TestSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-pictures-'));
  site = await startTestSite({ env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a page says about its picture. */
async function tagOf(page: string, property: string): Promise<string> {
  const { text } = await ask(site.url, page);
  return new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(text)![1]!;
}

const namedBy = async (page: string): Promise<string> => new URL(await tagOf(page, 'og:image')).pathname;

describe('a page', () => {
  it.each([
    ['/?sign=leo', '/share/reading/leo-2026-11-15.wide'],
    ['/horoscope/leo?type=weekly', '/share/reading/leo-week-2026-11-15.wide'],
    ['/horoscope/leo?type=monthly', '/share/reading/leo-month-2026-11.wide'],
    ['/horoscope/leo?type=love', '/share/page/love.wide'],
    ['/horoscope/nobody', '/share/page/unknown-sign.wide'],
    ['/archive/aries-week-2026-11-08', '/share/reading/aries-week-2026-11-08.wide'],
    ['/archive/aries-2026-11-08', '/share/reading/aries-2026-11-08.wide'],
    ['/archive', '/share/calendar/2026-11.wide'],
    ['/archive?sign=leo', '/share/calendar/leo-2026-11.wide'],
    ['/archive?sign=leo&month=2026-10', '/share/calendar/leo-2026-10.wide'],
    ['/sky', '/share/sky/2026-11-15.wide'],
    ['/sky?date=1990-03-21', '/share/sky/1990-03-21.wide'],
    ['/quotes/wisdom', '/share/page/topic-wisdom.wide'],
    ['/quotes/authors/marcus-aurelius', '/share/author/marcus-aurelius.wide'],
    [
      '/quotes/really-said/be-the-change-you-wish-to-see',
      '/share/misattribution/be-the-change-you-wish-to-see.wide',
    ],
    ['/blog/tag/sky', '/share/tag/sky.wide'],
    ['/nowhere', '/share/page/not-found.wide'],
  ])('%s names %s', async (page, picture) => {
    expect((await namedBy(page)).startsWith(`${picture}.`)).toBe(true);
  });

  it.each([
    ['/horoscope/leo?type=weekly', 'Leo, November 15 – 21, 2026. Weekly Horoscope: '],
    ['/horoscope/leo?type=monthly', 'Leo, November 2026. Monthly Horoscope: '],
    ['/archive', 'The Archive, November 2026: Every reading just as it was published'],
    ['/archive?sign=leo&month=2026-10', 'Leo, October 2026: Every Leo reading of the month'],
    ['/sky', 'The sky of Sunday, November 15, 2026. '],
    ['/sky?date=1990-03-21', 'The sky of Wednesday, March 21, 1990. '],
    ['/quotes/authors/marcus-aurelius', 'Marcus Aurelius, 121–180, Rome, 8 quotes. '],
    ['/quotes/really-said/be-the-change-you-wish-to-see', '” Not Mahatma Gandhi: Arleen Lorrance, 1974.'],
    ['/blog/tag/moon', 'Moon: '],
    ['/compatibility/aries-and-gemini', 'Gemini supplies the “what if,” Aries the “come on,”'],
  ])('%s says what is on its picture: %s', async (page, words) => {
    expect(await tagOf(page, 'og:image:alt')).toContain(words);
    const { status, headers, body } = await ask(site.url, await namedBy(page));
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(pngSize(body)).toEqual([1200, 630]);
  });

  it.each([
    '/',
    '/?sign=leo',
    '/horoscope/leo?type=weekly',
    '/blog/the-loop-that-venus-drew',
    '/sky',
    '/nowhere',
  ])('%s has the tags that the site tells a browser already here', async (page) => {
    const told = await ask(site.url, `/share/tags?page=${encodeURIComponent(page)}`);
    expect([told.status, told.headers['cache-control']]).toEqual([200, 'public, max-age=300, s-maxage=1']);
    const tags = JSON.parse(told.text) as Record<'attribute' | 'name' | 'content', string>[];
    expect(tags.find(({ name }) => name === 'og:image')!.content).toContain(await namedBy(page));
    const { text } = await ask(site.url, page);
    expect(tags.map(({ attribute, name }) => `${attribute} ${name}`)).toEqual(
      [...text.matchAll(/<meta (\w+)="([\w:]+)" content="[^"]*" data-card="">/g)].map(
        ([, attribute, name]) => `${attribute} ${name}`,
      ),
    );
  });
});

describe('the picture of a page', () => {
  const PAGES = [
    '/',
    '/compatibility/leo-and-sagittarius',
    '/sky?date=1990-03-21',
    '/search?q=march+21',
    '/nowhere',
  ];

  it.each(PAGES)('of %s is led to by the address of the page', async (page) => {
    const { status, headers } = await ask(site.url, `/share/picture?page=${encodeURIComponent(page)}`);
    expect([status, headers['cache-control']]).toEqual([302, 'public, max-age=300, s-maxage=1']);
    expect(headers['location']).toBe(await namedBy(page));
  });

  it.each([
    ['/compatibility/leo-and-sagittarius', /^\/share\/pair\/leo-and-sagittarius\.pin\./],
    ['/about', /^\/share\/page\/about\.wide\./],
  ])('of %s is upright where it is drawn so', async (page, picture) => {
    const { headers } = await ask(site.url, `/share/picture?format=pin&page=${encodeURIComponent(page)}`);
    expect(headers['location']).toMatch(picture);
    expect((await ask(site.url, headers['location']!)).headers['content-type']).toBe('image/png');
  });
});

describe('what is asked for badly', () => {
  const QUERIES = ['', '?page=', '?page=leo', '?page=/a&page=/b'];

  it.each(
    QUERIES.flatMap((query) => [`/share/tags${query}`, `/share/picture${query}`]).concat(
      '/share/picture?page=/&format=round',
    ),
  )('%s is refused', async (path) => {
    const { status, text } = await ask(site.url, path);
    expect([status, JSON.parse(text).error.code]).toEqual([400, 'bad_request']);
  });
});
