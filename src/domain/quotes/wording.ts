import type { Author, Quote } from './quote.ts';
import type { QuoteTopic } from './topics.ts';

export function topicName(topic: QuoteTopic): string {
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}

export function topicAddress(topic: QuoteTopic): string {
  return `/quotes/${topic}`;
}

export function quoteAddress(topic: QuoteTopic, slug: string): string {
  return `/quotes/${topic}/${slug}`;
}

export function authorAddress(slug: string): string {
  return `/quotes/authors/${slug}`;
}

export const REALLY_SAID_ADDRESS = '/quotes/really-said';

export function reallySaidAddress(slug: string): string {
  return `${REALLY_SAID_ADDRESS}/${slug}`;
}

export const FAVORITES_ADDRESS = '/quotes/favorites';

/** As old as this, a year is an estimate and wants its era. */
const OLD = 1000;

/** Whether the year is an estimate or a convention rather than a date. */
export function isAboutYear({ year, yearIsAbout = false }: Pick<Quote, 'year' | 'yearIsAbout'>): boolean {
  return yearIsAbout || year < OLD;
}

/** "about 180 CE", "about 1380", "1813". */
export function yearWords(dated: Pick<Quote, 'year' | 'yearIsAbout'>): string {
  const { year } = dated;
  const era = year < 0 ? ' BCE' : year < OLD ? ' CE' : '';
  return `${isAboutYear(dated) ? 'about ' : ''}${Math.abs(year)}${era}`;
}

type Lived = Pick<Author, 'born' | 'died' | 'bornIsAbout' | 'diedIsAbout'>;

/** "121–180", "about 428–348 BCE", "4 BCE–65 CE"; empty for a tradition, which has no years of its own. */
export function lifeYears({ born, died, bornIsAbout = false, diedIsAbout = false }: Lived): string {
  if (born === null) return '';
  const from = `${bornIsAbout ? 'about ' : ''}${Math.abs(born)}${born < 0 && died > 0 ? ' BCE' : ''}`;
  const to = `${diedIsAbout ? 'about ' : ''}${Math.abs(died)}`;
  const era = died < 0 ? ' BCE' : born < 0 ? ' CE' : '';
  return `${from}–${to}${era}`;
}

/** "One quote", "14 quotes" */
export function quoteCount(total: number): string {
  return total === 1 ? 'One quote' : `${total} quotes`;
}

const KINDS_OF_TEXT = ['Poem', 'Short story'];

/** "Meditations, Book V"; what is only the kind of a text is no title. */
export function workAndPlace({ work, place }: Pick<Quote, 'work' | 'place'>): string {
  return `${work}, ${KINDS_OF_TEXT.includes(place) ? place.toLowerCase() : place}`;
}

/** By whose text the wording was checked. */
function textName(repo: string): string {
  if (/king-james/i.test(repo)) return 'the King James text';
  return repo.startsWith('standardebooks/') ? 'the Standard Ebooks text' : 'the Project Gutenberg text';
}

export function checkedAgainst(repo: string): string {
  return `Checked word for word against ${textName(repo)}.`;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

type Sourced = Pick<Quote, 'year' | 'yearIsAbout' | 'speaker' | 'translator' | 'source' | 'verified'>;

const closed = (words: string): string => (/[.!?]”?$/.test(words) ? words : `${words}.`);

/** How we know the words, or that we do not know yet. */
function knownBy({ source, verified }: Pick<Quote, 'source' | 'verified'>): string {
  if ('told' in source)
    return `Where we have it from: ${closed(source.told)} We haven’t checked it word for word yet.`;
  return verified === false ? 'We haven’t checked it word for word yet.' : checkedAgainst(source.repo);
}

/** Beside a quote in a list. */
export const UNCHECKED_NOTE = 'not checked word for word yet';

/** What stands beneath a quote: who says, writes or thinks it, when, in whose English, and how we know. */
export function sourceLine({ speaker, translator, source, verified, ...dated }: Sourced): string {
  const when = yearWords(dated);
  return [
    speaker ? `In the words of ${speaker}, ${when}.` : sentence(when),
    translator ? `Translated by ${translator.name}.` : '',
    knownBy({ source, verified }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What two people would call the same words. */
export const bareWords = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** Marks inside marks are single, as printers set them. */
export function inMarks(text: string): string {
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

const MARKS_AND_DASHES_AT_END = /[\s,;:.—–-]+$/;

/** The beginning of a text on one line, cut between words. */
export function firstWords(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(MARKS_AND_DASHES_AT_END, '')}…`;
}

const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether the work says more than its author: a book without a known one stands under its own title. */
export function isWorkTold(authorName: string, work: string): boolean {
  return !letters(work).startsWith(letters(authorName));
}

/** "— Marcus Aurelius, Meditations" */
export function sourceOf(authorName: string, work: string): string {
  return `— ${authorName}, ${work}`;
}

/** What goes to the clipboard: the words, and whose they are. */
export function quotedText(text: string, authorName: string, work: string): string {
  return `${inMarks(text)}\n${sourceOf(authorName, work)}`;
}
