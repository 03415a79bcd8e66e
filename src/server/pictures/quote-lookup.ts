import type { CardWords } from '../../art/quote-cards/composition.ts';
import { shownQuotes, type AuthorQuotes } from '../../domain/quotes/catalog.ts';

type QuoteOnCard = Omit<CardWords, 'credit'>;

/** An author with all quotes by their address, or null. */
export type AuthorLookup = (slug: string) => AuthorQuotes | null;

export function authorLookup(files: readonly AuthorQuotes[]): AuthorLookup {
  const bySlug = new Map(shownQuotes(files).map((file) => [file.author.slug, file]));
  return (slug) => bySlug.get(slug) ?? null;
}

/** The words of a quote by its address, or null: only known quotes make pictures. */
export type QuoteLookup = (slug: string) => QuoteOnCard | null;

export function quoteLookup(files: readonly AuthorQuotes[]): QuoteLookup {
  const bySlug = new Map(
    shownQuotes(files).flatMap(({ author, quotes }) =>
      quotes.map(({ slug, text, work, place }): [string, QuoteOnCard] => [
        slug,
        { text, author: author.name, source: `${work}, ${place}` },
      ]),
    ),
  );
  return (slug) => bySlug.get(slug) ?? null;
}
