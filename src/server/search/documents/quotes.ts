import type { QuoteLore } from '../../../content/quote-lore.ts';
import { catalogOf, type AuthorQuotes } from '../../../domain/quotes/catalog.ts';
import { saidByWords, type Misattribution } from '../../../domain/quotes/misattribution.ts';
import { primaryTopic, type KnownQuote } from '../../../domain/quotes/quote.ts';
import { QUOTE_TOPICS } from '../../../domain/quotes/topics.ts';
import {
  authorAddress,
  firstWords,
  inMarks,
  lifeYears,
  quoteAddress,
  reallySaidAddress,
  topicAddress,
  topicName,
  workAndPlace,
} from '../../../domain/quotes/wording.ts';
import { AUTHOR_ALIASES, TOPIC_ALIASES } from './quote-aliases.ts';
import { document, type SearchDocument } from './document.ts';

const TITLE_LENGTH = 90;

/** What its title leaves out of a long line; nothing of a short one. */
function restOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const title = firstWords(text, TITLE_LENGTH);
  if (title === line) return '';
  return inMarks(`…${line.slice(title.length - 1).replace(/^[\s,;:.—–-]+/, '')}`);
}

function quoteDocument(quote: KnownQuote): SearchDocument {
  const { slug, text, author, topics, speaker } = quote;
  return document({
    id: `quote ${slug}`,
    kind: 'quotes',
    href: quoteAddress(primaryTopic(quote), slug),
    title: inMarks(firstWords(text, TITLE_LENGTH)),
    note: `${author.name}, ${workAndPlace(quote)}`,
    icon: 'quote',
    names: '',
    aliases: text,
    beside: `${author.name} ${quote.work} ${speaker ?? ''} ${topics.join(' ')}`,
    body: restOf(text),
  });
}

function authorDocument({ author, quotes }: AuthorQuotes): SearchDocument {
  const { slug, name, country, about } = author;
  const count = `${quotes.length} ${quotes.length === 1 ? 'quote' : 'quotes'}`;
  return document({
    id: `author ${slug}`,
    kind: 'quotes',
    href: authorAddress(slug),
    title: name,
    note: [lifeYears(author), count].filter(Boolean).join(' · '),
    icon: 'author',
    aliases: `quotes sayings author writer ${AUTHOR_ALIASES[slug] ?? ''}`,
    beside: `${country} ${[...new Set(quotes.map(({ work }) => work))].join(' ')}`,
    body: about,
    standing: 2,
  });
}

function misattributionDocument(record: Misattribution): SearchDocument {
  const { slug, text, falselyTo, saidBy, believed } = record;
  return document({
    id: `really-said ${slug}`,
    kind: 'quotes',
    href: reallySaidAddress(slug),
    title: inMarks(firstWords(text, TITLE_LENGTH)),
    note: `Not ${falselyTo}. ${saidByWords(saidBy)}`,
    icon: 'quote',
    names: '',
    aliases: text,
    beside: `who really said quote misquoted misattributed ${falselyTo} ${saidBy.name ?? ''}`,
    body: believed,
    standing: 1.6,
  });
}

export function quoteDocuments(
  files: readonly AuthorQuotes[],
  { misattributions, intros }: QuoteLore,
): SearchDocument[] {
  const { quotes, byTopic } = catalogOf(files);
  const topics = QUOTE_TOPICS.map((topic) =>
    document({
      id: `topic ${topic}`,
      kind: 'quotes',
      href: topicAddress(topic),
      title: `${topicName(topic)} Quotes`,
      note: `${byTopic.get(topic)!.length} quotes`,
      icon: 'quote',
      aliases: `sayings lines about ${TOPIC_ALIASES[topic]}`,
      beside: '',
      body: intros[topic],
      standing: 2,
    }),
  );
  return [
    ...topics,
    ...files.map(authorDocument),
    ...misattributions.map(misattributionDocument),
    ...quotes.map(quoteDocument),
  ];
}
