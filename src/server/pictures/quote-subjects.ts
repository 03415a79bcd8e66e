import { isShort, type AuthorQuotes } from '../../domain/quotes/catalog.ts';
import { notSaidByWords, saidByShort, type Misattribution } from '../../domain/quotes/misattribution.ts';
import { inMarks, lifeYears, quoteCount } from '../../domain/quotes/wording.ts';
import type { AuthorSubject, MisattributionSubject } from '../../art/share-pictures/subject.ts';
import type { QuotesService } from '../quotes/service.ts';
import { known, type FindSubject } from './known-subject.ts';
import type { AuthorLookup } from './quote-lookup.ts';

/** The first that is read in passing; verse and long prose are for cards of their own. */
function lineOf({ quotes }: AuthorQuotes): string {
  const byLength = quotes.toSorted((one, other) => one.text.length - other.text.length);
  return (quotes.find((quote) => isShort(quote) && !quote.text.includes('\n')) ?? byLength[0]!).text;
}

export function authorSubject(file: AuthorQuotes): AuthorSubject {
  const { author, quotes } = file;
  return {
    kind: 'author',
    name: author.name,
    note: [lifeYears(author), author.country, quoteCount(quotes.length)].filter(Boolean).join(', '),
    quote: lineOf(file),
    life: author.born === null ? null : [author.born, author.died],
  };
}

export function authors({ author: find }: { author: AuthorLookup }): FindSubject {
  return (slug) => {
    const file = find(slug);
    if (!file) return null;
    const subject = authorSubject(file);
    return known(
      subject,
      `${subject.name}, ${subject.note}. ${file.author.about} ${inMarks(subject.quote)} Below it a scale of years with their life on it.`,
    );
  };
}

export function misattributionSubject({
  text,
  falselyTo,
  saidBy,
}: Pick<Misattribution, 'text' | 'falselyTo' | 'saidBy'>): MisattributionSubject {
  return {
    kind: 'misattribution',
    text,
    notBy: `${notSaidByWords(falselyTo)}:`,
    saidBy: saidByShort(saidBy),
  };
}

export function misattributions({ quotes }: { quotes: Pick<QuotesService, 'misattribution'> }): FindSubject {
  return (slug) => {
    const found = quotes.misattribution(slug);
    if (!found) return null;
    const subject = misattributionSubject(found);
    return known(subject, `${inMarks(subject.text)} ${subject.notBy} ${subject.saidBy}.`);
  };
}
