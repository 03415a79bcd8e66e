import { describe, expect, it } from 'vitest';
import {
  deadLinks,
  faultyPages,
  repeatedDescriptions,
  repeatedTitles,
  typewrittenWords,
  unlistedPages,
  unreachedPages,
  wronglyListed,
} from '../../crawl/faults.ts';
import { fewOfEachKind, kindOf, someOfEachKind } from '../../crawl/kinds.ts';
import { readPage, type CrawledPage } from '../../crawl/page.ts';
import type { Visit } from '../../crawl/walk.ts';

const SITE_URL = 'https://example.com';
const HTML = `<!DOCTYPE html><html><head><title>Salt &amp; &#x27;pepper&#x27;</title>
<meta name="description" content="A &quot;line&quot;"/><link rel="canonical" href="https://example.com/a?b=1&amp;c=2"/>
<link rel="icon" href="/icon.png"/><script type="application/ld+json">{"a":"<a href='/no'>"}</script>
<script>"<h1>not this</h1>"</script></head><body><h1>One</h1><a class="x" href="/next?x=1&amp;y=2#part">n</a>
<a href="#here">h</a><a href="https://other.example/">o</a><a href="//other.example/">o</a><img src="/p.png" alt=""></body></html>`;

describe('a page as a crawler reads it', () => {
  const page = readPage(HTML, SITE_URL);

  it('has its words without their escapes', () => {
    expect([page.title, page.description]).toEqual([`Salt & 'pepper'`, ['A "line"']]);
  });

  it('has the addresses of this site, once each and without fragments', () => {
    expect(page.links).toEqual(['/a?b=1&c=2', '/icon.png', '/next?x=1&y=2', '/p.png']);
    expect(page.canonical).toEqual(['/a?b=1&c=2']);
  });

  it('has the headings of its markup, not those of its scripts', () => {
    expect(page.mainHeadings).toBe(1);
    expect(page.structured).toHaveLength(1);
  });

  it('may be found unless it says otherwise', () => {
    expect(page.isIndexable).toBe(true);
    expect(readPage('<meta name="robots" content="noindex"/>', SITE_URL).isIndexable).toBe(false);
  });
});

const WHOLE: CrawledPage = {
  title: 'A',
  description: ['A page'],
  canonical: ['/a'],
  isIndexable: true,
  mainHeadings: 1,
  links: [],
  structured: [],
  words: [],
};
const visit = (page: Partial<CrawledPage>, status = 200): Visit => ({
  status,
  from: '/from',
  page: { ...WHOLE, ...page },
});

describe('a crawl finds', () => {
  it('dead links and what redirects', () => {
    const walk = new Map([
      ['/a', visit({})],
      ['/b', visit({}, 404)],
      ['/c', visit({}, 301)],
    ]);
    expect(deadLinks(walk)).toEqual(['404 /b, named on /from', '301 /c, named on /from']);
  });

  it.each([
    [{ title: '' }, 'has no title'],
    [{ description: [] }, 'has not one description'],
    [{ description: ['x'.repeat(156)] }, 'has too long a description'],
    [{ canonical: [] }, 'has not one canonical link'],
    [{ mainHeadings: 2 }, 'has 2 main headings'],
  ])('a page with %j', (page, fault) => {
    expect(faultyPages(new Map([['/a', visit(page)]]), SITE_URL)).toEqual([`/a ${fault}`]);
  });

  it('words set as on a typewriter, once each', () => {
    const walk = new Map([
      ['/a', visit({ words: ['Nov 15 – Nov 21', 'Leo’s day'] })],
      ['/b', visit({ words: ['Nov 15 - Nov 21'] })],
      ['/c', visit({ words: ['Nov 15 - Nov 21'] })],
    ]);
    expect(typewrittenWords(walk)).toEqual(['/b has a hyphen for a dash: “Nov 15 - Nov 21”']);
  });

  it('pages that no sitemap names, and those that no link leads to', () => {
    const walk = new Map([
      ['/a', visit({})],
      ['/a?x', visit({})],
      ['/hidden', visit({ isIndexable: false, canonical: ['/hidden'] })],
    ]);
    expect(unlistedPages(walk, new Set(['/a']))).toEqual([]);
    expect(unlistedPages(walk, new Set(['/b']))).toHaveLength(2);
    expect(unreachedPages(walk, new Set(['/a', '/b']))).toEqual(['/b']);
    expect(wronglyListed(walk, new Set(['/a', '/a?x', '/hidden', '/b']))).toEqual(['/a?x', '/hidden']);
  });

  it('titles and descriptions that come twice among what is listed', () => {
    const walk = new Map([
      ['/a', visit({})],
      ['/b', visit({ title: 'B' })],
      ['/a?x', visit({})],
    ]);
    const listed = new Set(['/a', '/b']);
    expect(repeatedTitles(walk, listed)).toEqual([]);
    expect(repeatedDescriptions(walk, listed)).toEqual(['A page — /a /b']);
  });
});

describe('a sample of a site', () => {
  it('has some of each kind, the first and the last among them', () => {
    const cards = ['the-fool', 'the-moon', 'the-star', 'the-world'].map((slug) => `/tarot/cards/${slug}`);
    expect(someOfEachKind([...cards, '/sky'], 2)).toEqual([cards[0], cards[3], '/sky']);
    expect(cards.filter(fewOfEachKind(3))).toEqual(cards.slice(0, 3));
  });

  it('tells files from pages', () => {
    expect(kindOf('/horoscope/leo?type=weekly')).toBe('daily');
    expect(kindOf('/icons/icon-192.png')).toBe('/icons .png');
  });
});
