import type { CivilDate } from '../calendar/civil-date.ts';
import type { QuoteTopic } from './topics.ts';

export interface Author {
  slug: string;
  name: string;
  /** Where an index has them, if not under the last word of the name. */
  filedUnder?: string | undefined;
  /** Null for a tradition that has no single author. */
  born: number | null;
  died: number;
  /** Where the authorities differ or nobody wrote it down. */
  bornIsAbout?: boolean | undefined;
  diedIsAbout?: boolean | undefined;
  country: string;
  about: string;
}

export interface Translator {
  name: string;
}

/** Where the wording was found, word for word. */
export interface CheckedSource {
  repo: string;
  file: string;
  revision: string;
  position: number;
}

/** Where the owner has it from, as a sentence. */
export interface ToldSource {
  told: string;
}

export type QuoteSource = CheckedSource | ToldSource;

export interface Quote {
  slug: string;
  text: string;
  /** The first is its own: its address and its place in the list of all pages. */
  topics: readonly QuoteTopic[];
  work: string;
  place: string;
  /** Of the original, or of the edition that has these words; before our era it is negative. */
  year: number;
  /** A year that is only a convention; what is very old is taken for one anyway. */
  yearIsAbout?: boolean | undefined;
  speaker?: string | undefined;
  translator?: Translator | undefined;
  /** The first day on which it may be the quote of the day; without it, our first day. */
  since?: CivilDate | undefined;
  source: QuoteSource;
  /** Nobody has compared the words with their source yet; absent where somebody has. */
  verified?: false | undefined;
  /** It keeps its place, so that other days keep theirs, but nobody can read it. */
  hidden?: boolean | undefined;
}

/** A quote with whom it is by. */
export interface KnownQuote extends Quote {
  author: Author;
}

export function primaryTopic({ topics }: Pick<Quote, 'topics'>): QuoteTopic {
  return topics[0]!;
}
