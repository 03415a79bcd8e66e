import { spread } from '../calendar/turns.ts';
import { primaryTopic, type Author, type KnownQuote, type Quote } from './quote.ts';
import { QUOTE_TOPICS, type QuoteTopic } from './topics.ts';

/** The quotes of one author, as a file of the library has them. */
export interface AuthorQuotes {
  author: Author;
  quotes: readonly Quote[];
}

export interface Catalog {
  /** As in an index: by family name, where there is one. */
  authors: readonly AuthorQuotes[];
  /** Every quote once, in no order anybody would notice. */
  quotes: readonly KnownQuote[];
  /** The same with those that are hidden in their places: whoever counts places counts on them. */
  places: readonly KnownQuote[];
  bySlug: ReadonlyMap<string, KnownQuote>;
  byTopic: ReadonlyMap<QuoteTopic, readonly KnownQuote[]>;
  byAuthor: ReadonlyMap<string, AuthorQuotes>;
}

type Indexed = Pick<Author, 'name' | 'filedUnder'>;

/** The word under which an index has an author. */
function indexWord({ name, filedUnder }: Indexed): string {
  return filedUnder ?? name.split(' ').at(-1)!;
}

/** Emily Brontë stands under B, after Charlotte and before Frances Burney, as in any library. */
export function inIndex(one: Indexed, other: Indexed): number {
  return indexWord(one).localeCompare(indexWord(other), 'en') || one.name.localeCompare(other.name, 'en');
}

/** The plain letter under which an author stands: Étienne is found under E. */
export function initialOf(author: Indexed): string {
  return indexWord(author).normalize('NFD').charAt(0).toUpperCase();
}

/** One author does not stand beside themselves, and every topic begins with somebody else. */
function mixed(quotes: readonly KnownQuote[], shelf: string): KnownQuote[] {
  return spread(quotes, ({ slug, author }) => ({ id: `${shelf}/${slug}`, kind: `${shelf}/${author.slug}` }));
}

const isShown = ({ hidden = false }: Quote): boolean => !hidden;

/** What people can read: an author of whom nothing is left has no page. */
export function shownQuotes(files: readonly AuthorQuotes[]): AuthorQuotes[] {
  return files
    .map(({ author, quotes }) => ({ author, quotes: quotes.filter(isShown) }))
    .filter(({ quotes }) => quotes.length > 0);
}

export function catalogOf(files: readonly AuthorQuotes[]): Catalog {
  const shown = shownQuotes(files);
  const all = files.flatMap(({ author, quotes }) => quotes.map((quote) => ({ ...quote, author })));
  const places = mixed(all, 'all');
  const inTopic = (topic: QuoteTopic) => all.filter(({ topics }) => topics.includes(topic));
  return {
    authors: shown.toSorted((one, other) => inIndex(one.author, other.author)),
    quotes: places.filter(isShown),
    places,
    bySlug: new Map(all.filter(isShown).map((quote) => [quote.slug, quote])),
    byTopic: new Map(QUOTE_TOPICS.map((topic) => [topic, mixed(inTopic(topic), topic).filter(isShown)])),
    byAuthor: new Map(shown.map((file) => [file.author.slug, file])),
  };
}

export interface Neighbors {
  previous: KnownQuote;
  next: KnownQuote;
}

/** In a circle: whoever reads on comes back to where they began. */
export function neighborsOf(shelf: readonly KnownQuote[], slug: string): Neighbors {
  const at = shelf.findIndex((quote) => quote.slug === slug);
  return { previous: shelf.at(at - 1)!, next: shelf[(at + 1) % shelf.length]! };
}

/** Short enough to be read in passing. */
const AT_A_GLANCE = 140;

export function isShort({ text }: Pick<Quote, 'text'>): boolean {
  return text.length <= AT_A_GLANCE;
}

/** Others of the same shelf and by other people, from the far side of the circle: not those that come next anyway. */
export function relatedTo(shelf: readonly KnownQuote[], { slug, author }: KnownQuote, most: number) {
  const at = shelf.findIndex((quote) => quote.slug === slug) + Math.floor(shelf.length / 2);
  const circle = [...shelf.slice(at % shelf.length), ...shelf.slice(0, at % shelf.length)];
  return circle.filter((other) => other.author.slug !== author.slug && isShort(other)).slice(0, most);
}

/** More by the same person, those on the same subject first. */
export function moreBy({ author, quotes }: AuthorQuotes, asked: Quote, most: number): KnownQuote[] {
  const isNear = (quote: Quote) => Number(quote.topics.includes(primaryTopic(asked)));
  return quotes
    .filter(({ slug }) => slug !== asked.slug)
    .toSorted((one, other) => isNear(other) - isNear(one))
    .slice(0, most)
    .map((quote) => ({ ...quote, author }));
}
