import type { QuoteEntry, QuotePage } from '../../contract/quotes.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import { QUOTE_PAGE, QUOTES_PAGE } from '../../domain/pages/quote-pages.ts';
import { pageText } from '../../domain/pages/page.ts';
import {
  firstWords,
  quoteAddress,
  topicAddress,
  topicName,
  workAndPlace,
} from '../../domain/quotes/wording.ts';
import type { PageMetadata } from '../shell/metadata.ts';
import { breadcrumbs, type Step } from '../structured-data/breadcrumbs.ts';
import type { BreadcrumbList, Quotation } from '../structured-data/things.ts';

/** So much of a quote stands in a title before it is cut. */
const TITLE_WORDS = 60;

/** The way to a page from the door of the quotes. */
export function quoteBreadcrumbs({ url }: SiteInfo, ...steps: readonly Step[]): BreadcrumbList {
  return breadcrumbs(url, [QUOTES_PAGE.title, QUOTES_PAGE.paths[0]], ...steps);
}

/** Quotes as entries of a list. */
export function quoteEntries(quotes: readonly QuoteEntry[]): Step[] {
  return quotes.map(({ text, topic, slug }) => [firstWords(text, TITLE_WORDS), quoteAddress(topic, slug)]);
}

/** What a quote's texts are filled with. */
export function quoteSlots({ text, author, work }: QuoteEntry): Record<string, string> {
  return { text, words: firstWords(text, TITLE_WORDS), author: author.name, work };
}

function quotation(quote: QuotePage, site: SiteInfo): Quotation {
  return {
    '@type': 'Quotation',
    text: quote.text,
    creator: { '@type': 'Person', name: quote.author.name },
    isPartOf: { '@type': 'CreativeWork', name: quote.work },
    citation: [workAndPlace(quote), quote.sourceLine].join('. '),
    ...(quote.speaker && { spokenByCharacter: { '@type': 'Person', name: quote.speaker } }),
    ...(quote.translator && { translator: { '@type': 'Person', name: quote.translator } }),
    url: site.url + quoteAddress(quote.topic, quote.slug),
    inLanguage: 'en',
  };
}

/** A quote that stands in several topics has its true address in the first. */
export function quoteMetadata(quote: QuotePage, site: SiteInfo): PageMetadata {
  const { title, description } = pageText(QUOTE_PAGE, quoteSlots(quote));
  const canonicalPath = quoteAddress(quote.topic, quote.slug);
  return {
    title,
    description,
    canonicalPath,
    type: 'article',
    structuredData: [
      quotation(quote, site),
      quoteBreadcrumbs(
        site,
        [topicName(quote.topic), topicAddress(quote.topic)],
        [firstWords(quote.text, TITLE_WORDS), canonicalPath],
      ),
    ],
  };
}
