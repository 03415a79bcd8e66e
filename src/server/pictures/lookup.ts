import { quoteProblems, type AuthorFile } from '../../contract/quotes-content.ts';
import type { CardWords } from '../../domain/quote-cards/composition.ts';

type QuoteOnCard = Omit<CardWords, 'credit'>;

/** The words of a quote by its address, or null: only known quotes make pictures. */
export type QuoteLookup = (slug: string) => QuoteOnCard | null;

/** Stops with a sentence naming file and field if a quote is not whole. */
export function quoteLookupFrom(files: unknown): QuoteLookup {
  const problems = quoteProblems(files as Record<string, unknown>);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const bySlug = new Map(
    Object.values(files as Record<string, AuthorFile>).flatMap(({ author, quotes }) =>
      quotes.map(({ slug, text, work, place }): [string, QuoteOnCard] => [
        slug,
        { text, author: author.name, source: `${work}, ${place}` },
      ]),
    ),
  );
  return (slug) => bySlug.get(slug) ?? null;
}
