import { describe, expect, it } from 'vitest';
import { article } from '../../../src/web/structured-data/article.ts';
import { breadcrumbs } from '../../../src/web/structured-data/breadcrumbs.ts';
import { collectionPage } from '../../../src/web/structured-data/page.ts';
import { siteThings } from '../../../src/web/structured-data/site.ts';
import { structuredDataFaults } from '../../crawl/structured-data.ts';

const SITE = { name: 'Zodiary', url: 'https://example.com', day: '2026-11-15' };

function faultsOf(thing: object): string[] {
  return structuredDataFaults(JSON.stringify({ '@context': 'https://schema.org', ...thing }), SITE.url);
}

const PAGE = { title: 'Title', description: 'Words '.repeat(60), canonicalPath: '/page' };
const WRITTEN = {
  ...PAGE,
  type: 'Article',
  publishedAt: '2026-11-15',
  updatedAt: '2026-11-15T00:00:00.000Z',
  picturePaths: ['/card.png'],
} as const;

describe('structured data', () => {
  it.each([
    ['the way to a page', [breadcrumbs(SITE.url, ['Home', '/'], ['Leo', '/horoscope/leo'])]],
    ['a page that lists others', [collectionPage(PAGE, [['Leo', '/horoscope/leo']], SITE)]],
    ['an article', [article(WRITTEN, SITE), article({ ...WRITTEN, author: 'Desk' }, SITE)]],
    ['the site', siteThings(SITE)],
  ])('of %s is whole', (_, things) => {
    expect(things.flatMap(faultsOf)).toEqual([]);
  });

  it('of the site has its search, in words that search engines know', () => {
    expect(siteThings(SITE)[0]).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://example.com/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('counts the steps of a way from one', () => {
    const { itemListElement } = breadcrumbs(SITE.url, ['Home', '/'], ['Leo', '/horoscope/leo']);
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://example.com/'],
      [2, 'https://example.com/horoscope/leo'],
    ]);
  });

  it('describes in no more words than the page itself does', () => {
    expect(article(WRITTEN, SITE).description.length).toBeLessThanOrEqual(155);
    expect(collectionPage(PAGE, [['Leo', '/']], SITE).description.length).toBeLessThanOrEqual(155);
  });
});

describe('a fault of structured data is found', () => {
  const whole = article(WRITTEN, SITE);
  const way = breadcrumbs(SITE.url, ['Home', '/'], ['Leo', '/horoscope/leo']);
  const [first, second] = way.itemListElement as [object, object];

  it.each([
    ['no type', { name: 'x' }, 'type undefined'],
    ['a strange type', { '@type': 'Thingummy' }, 'type Thingummy'],
    ['a missing property', { ...whole, datePublished: undefined }, 'has no datePublished'],
    ['an empty text', { ...whole, headline: ' ' }, 'headline is no text'],
    ['an unfilled slot', { ...whole, headline: '{sign} today' }, 'headline is no text'],
    ['a strange property', { ...whole, colour: 'red' }, 'colour is no property'],
    ['a date in words', { ...whole, dateModified: 'November 15' }, 'dateModified is no day'],
    ['a day there is not', { ...whole, dateModified: '2026-13-45' }, 'dateModified is no day'],
    ['a path', { ...whole, image: ['/card.png'] }, 'image[0] is no address'],
    ['another site', { ...whole, image: ['https://other.example/a.png'] }, 'image[0] is no address'],
    ['an empty list', { ...whole, image: [] }, 'empty one'],
    ['a wrong part', { ...whole, author: { '@type': 'WebSite' } }, 'author is of the type WebSite'],
    ['steps out of order', { ...way, itemListElement: [second, first] }, 'out of order'],
    [
      'a step that leads nowhere',
      { ...way, itemListElement: [{ ...first, item: undefined }, second] },
      'without an address',
    ],
  ])('%s', (_, thing, fault) => {
    expect(faultsOf(thing).join('\n')).toContain(fault);
  });

  it('no JSON, no context', () => {
    expect(structuredDataFaults('{', SITE.url)[0]).toContain('no JSON');
    expect(structuredDataFaults(JSON.stringify(whole), SITE.url)[0]).toContain('no context');
  });
});
