import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { ofTheDay } from '../calendar/turns.ts';
import type { KnownQuote } from './quote.ts';

/** Longer ones are not for a day: they want a page of their own. */
const LONGEST = 200;

/** Those that may be the quote of a day. */
export function daily(quotes: readonly KnownQuote[]): KnownQuote[] {
  return quotes.filter(({ text }) => text.length <= LONGEST);
}

/** The quote of a day, the same for everyone; none comes back before all others had their day. */
export function quoteOf(date: CivilDate, quotes: readonly KnownQuote[]): KnownQuote {
  return ofTheDay(date, daily(quotes), ({ slug, since, author, hidden }) => ({
    id: slug,
    kind: author.slug,
    since: since ?? ARCHIVE_FIRST_DAY,
    hidden,
  }));
}
