import { describe, expect, it } from 'vitest';
import { readQuoteFiles } from '../../../scripts/compile-content.ts';
import {
  catalogOf,
  initialOf,
  moreBy,
  neighborsOf,
  relatedTo,
  type AuthorQuotes,
} from '../../../src/domain/quotes/catalog.ts';
import {
  pageNumberFrom,
  pageOfList,
  pagedAddress,
  QUOTES_PER_PAGE,
} from '../../../src/domain/quotes/paging.ts';
import { primaryTopic } from '../../../src/domain/quotes/quote.ts';
import { QUOTE_TOPICS } from '../../../src/domain/quotes/topics.ts';

const catalog = catalogOf(Object.values(readQuoteFiles()) as AuthorQuotes[]);

describe('the catalog of quotes', () => {
  it('has every quote once, under its slug and under each of its topics', () => {
    expect(new Set(catalog.quotes.map(({ slug }) => slug)).size).toBe(catalog.quotes.length);
    expect(catalog.bySlug.size).toBe(catalog.quotes.length);
    for (const topic of QUOTE_TOPICS) {
      const shelf = catalog.byTopic.get(topic)!;
      const those = catalog.quotes.filter(({ topics }) => topics.includes(topic));
      expect(new Set(shelf)).toEqual(new Set(those));
      expect(shelf.length).toBeGreaterThanOrEqual(30);
    }
  });

  it('has a quote’s own address in its first topic', () => {
    for (const quote of catalog.quotes) expect(quote.topics[0]).toBe(primaryTopic(quote));
  });

  it('lists authors as an index does: by family name where there is one, without an article', () => {
    const slugs = catalog.authors.map(({ author }) => author.slug);
    const some = ['jane-addams', 'anne-bronte', 'emily-bronte', 'li-bai', 'okakura-kakuzo', 'the-psalms'];
    expect(slugs.filter((slug) => some.includes(slug))).toEqual(some);
    expect([slugs[0], slugs.at(-1)]).toEqual(['jane-addams', 'zitkala-sa']);
  });

  it('has each author under one plain letter, and the letters in order', () => {
    const initials = catalog.authors.map(({ author }) => initialOf(author));
    expect(initials.filter((initial) => !/^[A-Z]$/.test(initial))).toEqual([]);
    expect(initials).toEqual(initials.toSorted());
    const emily = catalog.byAuthor.get('emily-bronte')!.author;
    expect([initialOf(emily), initialOf({ ...emily, filedUnder: 'Émile' })]).toEqual(['B', 'E']);
  });

  it('does not put one author twice in a row, on any shelf', () => {
    for (const [topic, shelf] of catalog.byTopic) {
      const pairs = shelf.slice(1).filter(({ author }, index) => author.slug === shelf[index]!.author.slug);
      expect(pairs.map(({ slug }) => `${topic}: ${slug}`)).toHaveLength(0);
    }
  });

  it('reads in a circle: next of previous is the quote itself', () => {
    const shelf = catalog.byTopic.get('wisdom')!;
    for (const { slug } of shelf) {
      const { previous, next } = neighborsOf(shelf, slug);
      expect(neighborsOf(shelf, previous.slug).next.slug).toBe(slug);
      expect(neighborsOf(shelf, next.slug).previous.slug).toBe(slug);
    }
  });

  it('relates other people on the same shelf, and more by the same one', () => {
    const shelf = catalog.byTopic.get('hope')!;
    for (const quote of shelf) {
      const related = relatedTo(shelf, quote, 2);
      expect(related).toHaveLength(2);
      for (const other of related) expect(other.author.slug).not.toBe(quote.author.slug);
      const more = moreBy(catalog.byAuthor.get(quote.author.slug)!, quote, 2);
      for (const other of more) expect([other.author.slug, other.slug]).not.toContain(quote.slug);
    }
  });
});

describe('pages of a list', () => {
  const list = Array.from({ length: 2 * QUOTES_PER_PAGE + 1 }, (_, index) => index);

  it('hold all of it, once, in order', () => {
    const pages = [1, 2, 3].map((page) => pageOfList(list, page)!);
    expect(pages.flatMap(({ items }) => items)).toEqual(list);
    expect(pages.map(({ pages: of, total }) => [of, total])).toEqual([
      [3, 41],
      [3, 41],
      [3, 41],
    ]);
  });

  it.each([0, -1, 4, 9999])('end where the list ends: there is no page %i', (page) => {
    expect(pageOfList(list, page)).toBeNull();
  });

  it('of nothing is one, and empty', () => {
    expect(pageOfList([], 1)).toEqual({ page: 1, pages: 1, total: 0, items: [] });
  });

  it('have a number in the address from the second on', () => {
    expect([pagedAddress('/quotes/love', 1), pagedAddress('/quotes/love', 2)]).toEqual([
      '/quotes/love',
      '/quotes/love?page=2',
    ]);
  });

  it.each(['0', '01', '-1', '1.5', '1e1', ' 1', '1 ', '', 'two', '12345', '1\n', '١'])(
    'are not named by “%s”',
    (value) => {
      expect(pageNumberFrom(value)).toBeNull();
    },
  );

  it('are named by plain numbers', () => {
    expect(['1', '2', '9999'].map(pageNumberFrom)).toEqual([1, 2, 9999]);
    expect([pageNumberFrom(null), pageNumberFrom(undefined)]).toEqual([null, null]);
  });
});
