import type { MisattributionEntry, QuoteEntry, QuotePage } from '../../contract/quotes.ts';
import { moreBy, neighborsOf, relatedTo, type Catalog } from '../../domain/quotes/catalog.ts';
import type { Misattribution } from '../../domain/quotes/misattribution.ts';
import { primaryTopic, type KnownQuote } from '../../domain/quotes/quote.ts';
import type { QuoteTopic } from '../../domain/quotes/topics.ts';
import { isAboutYear, sourceLine } from '../../domain/quotes/wording.ts';

const RELATED = 2;

export function quoteEntry(quote: KnownQuote): QuoteEntry {
  const { slug, text, author, work, place, verified } = quote;
  return {
    slug,
    topic: primaryTopic(quote),
    text,
    author: { slug: author.slug, name: author.name },
    work,
    place,
    ...(verified === false ? { verified } : {}),
  };
}

/** A quote as its own page shows it, under one of its topics. */
export function quotePage(catalog: Catalog, asked: QuoteTopic, quote: KnownQuote): QuotePage {
  const shelf = catalog.byTopic.get(asked)!;
  const { previous, next } = neighborsOf(shelf, quote.slug);
  const { topics, year, speaker, translator, source, author } = quote;
  return {
    ...quoteEntry(quote),
    asked,
    topics: [...topics],
    year,
    yearIsAbout: isAboutYear(quote),
    speaker,
    translator: translator?.name,
    source,
    sourceLine: sourceLine(quote),
    previous: previous.slug,
    next: next.slug,
    related: relatedTo(shelf, quote, RELATED).map(quoteEntry),
    moreByAuthor: moreBy(catalog.byAuthor.get(author.slug)!, quote, RELATED).map(quoteEntry),
  };
}

export function misattributionEntry({ slug, text, falselyTo, saidBy }: Misattribution): MisattributionEntry {
  const { name, when, where } = saidBy;
  return { slug, text, falselyTo, saidBy: { name, when, where } };
}
