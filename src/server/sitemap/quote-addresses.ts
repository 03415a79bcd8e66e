import { pagedAddress } from '../../domain/quotes/paging.ts';
import { authorAddress, quoteAddress, reallySaidAddress, topicAddress } from '../../domain/quotes/wording.ts';
import type { SitemapEntry } from '../../domain/sitemap/sitemap.ts';
import type { QuotesService } from '../quotes/service.ts';

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function topicPaths(quotes: QuotesService): string[] {
  return quotes.shelves(1)!.topics.flatMap(({ topic }) => {
    const { pages } = quotes.topic(topic, 1)!;
    return numbersTo(pages).map((page) => pagedAddress(topicAddress(topic), page));
  });
}

/** A quote of several topics is listed once, under the first: that address is the canonical one. */
function quotePaths(quotes: QuotesService): string[] {
  const { pages } = quotes.shelves(1)!;
  return numbersTo(pages).flatMap((page) =>
    quotes.shelves(page)!.quotes.map(({ topic, slug }) => quoteAddress(topic, slug)),
  );
}

/** Without dates: when a quote was added is not recorded. */
export function quoteAddresses(quotes: QuotesService): SitemapEntry[] {
  const paths = [
    ...topicPaths(quotes),
    ...quotes.shelves(1)!.authors.map(({ slug }) => authorAddress(slug)),
    ...quotes.misattributions().misattributions.map(({ slug }) => reallySaidAddress(slug)),
    ...quotePaths(quotes),
  ];
  return paths.map((path) => ({ path }));
}
