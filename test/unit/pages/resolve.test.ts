import { describe, expect, it } from 'vitest';
import { pageText } from '../../../src/domain/pages/page.ts';
import { pageKind, PAGES, type PageName } from '../../../src/domain/pages/pages.ts';
import { resolvePage } from '../../../src/domain/pages/resolve.ts';
import { QUOTE_TOPICS } from '../../../src/domain/quotes/topics.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

const DAYS = { today: '2026-11-15', latest: '2026-11-17' };
const NAMES = Object.keys(PAGES) as PageName[];

/** What an address means, in short: a page's address, where it leads to, or that it is none. */
function meaning(url: string): string {
  const at = url.includes('?') ? url.indexOf('?') : url.length;
  const resolved = resolvePage(url.slice(0, at), url.slice(at), DAYS);
  if (resolved.kind === 'redirect') return `→ ${resolved.to}`;
  return resolved.kind === 'page' ? `${resolved.name} ${resolved.address}` : `none ${resolved.address}`;
}

describe('an address', () => {
  it.each([
    ['/', 'horoscope /'],
    ['/?type=weekly', 'horoscope /?type=weekly'],
    ['/?type=daily', 'horoscope /'],
    ['/?type=love', 'horoscope /?type=compatibility'],
    ['/?type=compatibility&sign=leo', 'horoscope /?type=compatibility&sign=leo'],
    ['/?sign=leo&type=monthly', 'horoscope /?type=monthly&sign=leo'],
    ['/?sign=Leo', 'horoscope /'],
    ['/?type=WEEKLY', 'horoscope /'],
    ['/?type=weekly&type=monthly', 'horoscope /?type=weekly'],
    ['/?type=junk&type=monthly', 'horoscope /'],
    ['/?%74ype=%77eekly', 'horoscope /?type=weekly'],
    ['/?type=week+ly', 'horoscope /'],
    ['/?type=weekly%00', 'horoscope /'],
    ['/?type=%zz', 'horoscope /'],
    ['/?type', 'horoscope /'],
    ['/?type=weekly=x', 'horoscope /'],
    ['/?__proto__=x&constructor=y', 'horoscope /'],
    ['/horoscope/leo', 'daily /horoscope/leo'],
    ['/horoscope/leo?type=weekly&sign=aries', 'daily /horoscope/leo?type=weekly'],
    ['/horoscope/leo?type=love', 'daily /horoscope/leo?type=compatibility'],
    ['/horoscope', '→ /'],
    ['/horoscope?a=b', '→ /?a=b'],
    ['/horoscope/', '→ /horoscope'],
    ['/horoscope/LEO?x', '→ /horoscope/leo?x'],
    ['/horoscope/leo/', '→ /horoscope/leo'],
    ['/horoscope/nobody', 'none /horoscope/unknown'],
    ['/horoscope/nobody?type=weekly', 'none /horoscope/unknown'],
    ['/horoscope/leo/more', 'none /not-found'],
    ['/blog', 'blog /blog'],
    ['/blog?page=2', 'blog /blog?page=2'],
    ['/blog?page=1', 'blog /blog'],
    ['/blog?page=02&x=1', 'blog /blog'],
    ['/blog/tag/sky', 'blogTag /blog/tag/sky'],
    ['/blog/tag/sky?page=3&y', 'blogTag /blog/tag/sky?page=3'],
    ['/blog/some-post', 'blogpost /blog/some-post'],
    ['/sky', 'sky /sky'],
    ['/sky?date=', 'sky /sky'],
    ['/sky?x=1&date=1990-03-21', 'sky /sky?date=1990-03-21'],
    ['/sky?date=1900-01-01', 'sky /sky?date=1900-01-01'],
    ['/sky?date=2100-12-31', 'sky /sky?date=2100-12-31'],
    ['/sky?date=1899-12-31', 'none /not-found'],
    ['/sky?date=2101-01-01', 'none /not-found'],
    ['/sky?date=1990-02-30', 'none /not-found'],
    ['/sky?date=1990-3-21', 'none /not-found'],
    ['/sky?date=my-birthday', 'none /not-found'],
    ['/sky?date=%00', 'none /not-found'],
    ['/tarot?spread=love', 'tarot /tarot?spread=love'],
    ['/tarot?spread=three', 'tarot /tarot'],
    ['/tarot?spread=nine', 'tarot /tarot'],
    ['/tarot/cards?number=3&suit=cups&q=joy', 'tarotCards /tarot/cards?suit=cups&number=3'],
    ['/tarot/cards?suit=cups&number=20', 'tarotCards /tarot/cards?suit=cups'],
    ['/tarot/cards?suit=coins&number=03', 'tarotCards /tarot/cards'],
    ['/tarot/cards/the-moon', 'tarotCard /tarot/cards/the-moon'],
    ['/tarot/cards/the-joker', 'none /not-found'],
    [`/tarot/reading/${'a'.repeat(32)}`, `tarotReading /tarot/reading/${'a'.repeat(32)}`],
    [`/tarot/reading/${'A'.repeat(32)}`, 'none /not-found'],
    ['/tarot/journal?x', 'tarotJournal /tarot/journal'],
    ['/quotes/love', 'quoteTopic /quotes/love'],
    ['/quotes/love?page=2', 'quoteTopic /quotes/love?page=2'],
    ['/quotes/love?page=1', 'quoteTopic /quotes/love'],
    ['/quotes/love?x=1&page=03', 'quoteTopic /quotes/love'],
    ['/quotes/love?page=2&page=3', 'quoteTopic /quotes/love?page=2'],
    ['/quotes?page=2', 'quotes /quotes'],
    ['/quotes/favorites', 'quoteFavorites /quotes/favorites'],
    ['/quotes/really-said', 'reallySaid /quotes/really-said'],
    ['/quotes/really-said/a-line', 'misattribution /quotes/really-said/a-line'],
    ['/quotes/authors/jane-austen', 'quoteAuthor /quotes/authors/jane-austen'],
    ['/quotes/authors', 'none /not-found'],
    ['/quotes/love/a-line', 'quote /quotes/love/a-line'],
    ['/quotes/love/A_Line', 'none /not-found'],
    ['/quotes/none/a-line', 'none /not-found'],
    ['/quotes/love/a-line/4/wide', 'quoteCard /quotes/love/a-line/4/wide'],
    ['/quotes/love/a-line/5/wide', 'none /not-found'],
    ['/quotes/love/a-line/1/round', 'none /not-found'],
    ['/quotes/love/a-line/1', 'none /not-found'],
    ['/quotes/Love', 'none /not-found'],
    ['/quotes/none', 'none /not-found'],
    ['/quotes/toString', 'none /not-found'],
    ['/compatibility/aries-and-leo', 'pair /compatibility/aries-and-leo'],
    ['/compatibility/aries-and-aries', 'pair /compatibility/aries-and-aries'],
    ['/compatibility/aries-and-nobody', 'none /not-found'],
    ['/compatibility/aries-and-leo-and-leo', 'none /not-found'],
    ['/compatibility', '→ /?type=compatibility'],
    ['/archive', 'archive /archive'],
    ['/archive?sign=leo', 'archive /archive?sign=leo'],
    ['/archive?sign=leo&month=2026-11', 'archive /archive?sign=leo'],
    ['/archive?month=2026-10&sign=leo&x=1', 'archive /archive?sign=leo&month=2026-10'],
    ['/archive?month=2026-01', 'archive /archive?month=2026-01'],
    ['/archive?sign=Leo&month=2025-12', 'archive /archive'],
    ['/archive?month=2026-12', 'archive /archive'],
    ['/archive?month=2026-00', 'archive /archive'],
    ['/archive?month=2026-9', 'archive /archive'],
    ['/archive?month=2026-10-01', 'archive /archive'],
    ['/archive?month=2026-10%0A', 'archive /archive'],
    ['/archive/aries-2026-11-14', 'archived /archive/aries-2026-11-14'],
    ['/archive/aries-2026-11-14?sign=leo&month=2026-10', 'archived /archive/aries-2026-11-14'],
    ['/archive/pisces-week-2026-11-08', 'archived /archive/pisces-week-2026-11-08'],
    ['/archive/leo-month-2026-11', 'archived /archive/leo-month-2026-11'],
    ['/archive/aries-2026-02-30', 'none /not-found'],
    ['/search', 'search /search'],
    ['/search?q=', 'search /search'],
    ['/search?q=+%20&kind=sky', 'search /search'],
    ['/search?q=leo', 'search /search?q=leo'],
    ['/search?x=1&q=%20scorpio%20%20tomorrow+', 'search /search?q=scorpio+tomorrow'],
    ['/search?q=a%26b%3D%22%3Cc', 'search /search?q=a%26b%3D%22%3Cc'],
    ['/search?q=a%00b%09c', 'search /search?q=a+b+c'],
    ['/search?q=%zz', 'search /search?q=%25zz'],
    ['/search?page=2&kind=quotes&q=hope', 'search /search?q=hope&kind=quotes&page=2'],
    ['/search?q=hope&kind=quotes&page=999', 'search /search?q=hope&kind=quotes&page=50'],
    ['/search?q=hope&page=2', 'search /search?q=hope'],
    ['/search?q=hope&kind=none&page=2', 'search /search?q=hope'],
    ['/search?q=hope&kind=quotes&page=02', 'search /search?q=hope&kind=quotes'],
    [`/search?q=${'a'.repeat(300)}`, `search /search?q=${'a'.repeat(200)}`],
    [`/search?q=${'a'.repeat(199)}%F0%9F%8C%99`, `search /search?q=${'a'.repeat(199)}`],
    ['/search?q=March+21&year=1990', '→ /search?q=March+21+1990'],
    ['/search?q=March+21&year=90', 'search /search?q=March+21'],
    ['/search?q=&year=1990', 'search /search'],
    ['/api/docs', 'apiDocs /api/docs'],
    ['/admin/youtube', 'none /not-found'],
    ['/About', 'none /not-found'],
    ['/nowhere', 'none /not-found'],
    ['//', 'none /not-found'],
    ['//about', 'none /not-found'],
    ['/about//', 'none /not-found'],
    ['//evil.example/', 'none /not-found'],
    ['/\\evil.example/', 'none /not-found'],
    ['/about\\/', 'none /not-found'],
    [`/blog/${'a'.repeat(194)}`, `blogpost /blog/${'a'.repeat(194)}`],
    [`/blog/${'a'.repeat(195)}`, 'none /not-found'],
    [`/${'a'.repeat(300)}/`, 'none /not-found'],
  ])('%s means %s', (url, expected) => {
    expect(meaning(url)).toBe(expected);
  });

  it('of every page in the table is that page', () => {
    const parts: Record<string, readonly string[]> = {
      sign: SIGN_KEYS,
      topic: QUOTE_TOPICS,
      pair: ['leo-and-virgo'],
      id: ['0a'.repeat(16)],
      page: ['1'],
      subpage: ['square'],
    };
    const slugs: Partial<Record<PageName, string>> = {
      archived: 'leo-2026-11-14',
      tarotCard: 'the-moon',
      boughtReport: 'A'.repeat(43),
      draft: 'A'.repeat(43),
    };
    for (const name of NAMES) {
      for (const pattern of pageKind(name).paths) {
        const slug = slugs[name] ?? 'a-post';
        const path = pattern.replace(/:(\w+)/g, (_, part: string) => parts[part]?.[0] ?? slug);
        expect(meaning(path)).toBe(`${name} ${path}`);
      }
    }
  });

  it('of the archive names no month while nobody knows which are open', () => {
    expect(resolvePage('/archive', '?month=2026-10&sign=leo')).toMatchObject({
      address: '/archive?sign=leo',
    });
  });

  it('of every sign leads from any spelling to its page', () => {
    for (const sign of SIGN_KEYS) {
      expect(meaning(`/horoscope/${sign}`)).toBe(`daily /horoscope/${sign}`);
      expect(meaning(`/horoscope/${sign.toUpperCase()}`)).toBe(`→ /horoscope/${sign}`);
    }
  });
});

describe('the table of pages', () => {
  it('has words for every page, none of them twice', () => {
    const titles = NAMES.map((name) => pageText(PAGES[name]).title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const name of NAMES) {
      const { title, heading, description } = pageText(PAGES[name]);
      expect([title, heading, description].every((text) => text.trim().length > 2)).toBe(true);
    }
  });

  it('has every path once', () => {
    const paths = NAMES.flatMap((name) => pageKind(name).paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('fills slots, all of them, and leaves unknown ones', () => {
    expect(pageText(PAGES.daily, { sign: 'Leo', date: 'Sunday' })).toMatchObject({
      title: 'Leo Horoscope Today',
      heading: 'Leo',
      description: expect.stringMatching(/^The Leo horoscope for Sunday, /),
    });
    expect(pageText(PAGES.daily).title).toBe('{sign} Horoscope Today');
    expect(pageText(PAGES.blogpost, { name: 'A {name} of $& things' }).title).toBe('A {name} of $& things');
  });
});
