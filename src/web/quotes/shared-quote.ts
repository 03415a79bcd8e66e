import type { MisattributionPage, QuoteEntry } from '../../contract/quotes.ts';
import { cardPicture, type CardFormat } from '../../domain/quotes/card-kinds.ts';
import { inMarks, quoteAddress, reallySaidAddress, sourceOf } from '../../domain/quotes/wording.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { sharedPage } from '../../domain/sharing/shared-page.ts';

/** Words and source alone: who shares a quote wants no title above it. Its picture cards are cut to any shape. */
export function sharedQuote({ slug, topic, text, author, work }: QuoteEntry): Shared {
  const shared = sharedPage({
    what: 'quote',
    title: author.name,
    path: quoteAddress(topic, slug),
    head: [],
    text: inMarks(text),
    facts: [sourceOf(author.name, work)],
  });
  const picture = (format: CardFormat): string => cardPicture(slug, '1', format, 'png');
  return { ...shared, pictures: { pin: picture('portrait'), file: picture('square') } };
}

type Finding = Pick<MisattributionPage, 'slug' | 'text' | 'falselyTo' | 'saidBy'>;

/** "Not Mahatma Gandhi: Arleen Lorrance, 1974" */
export function sharedFinding({ slug, text, falselyTo, saidBy: { name, when } }: Finding): Shared {
  return sharedPage({
    what: 'finding',
    title: `Not ${falselyTo}${name === null ? '' : `: ${name}, ${when}`}`,
    path: reallySaidAddress(slug),
    text: inMarks(text),
  });
}
