import type { CheckedSource, Translator } from './quote.ts';
import type { QuoteTopic } from './topics.ts';

export const CONFIDENCES = ['certain', 'likely', 'open'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A line that is quoted under the wrong name. */
export interface Misattribution {
  slug: string;
  text: string;
  falselyTo: string;
  falselyToSlugs: readonly string[];
  /** Where an index has the first of them, if not under the last word of the name. */
  filedUnder?: string | undefined;
  saidBy: {
    /** Null where nobody knows. */
    name: string | null;
    born?: number | undefined;
    died?: number | undefined;
    when: string;
    where: string;
  };
  /** What is known, and why we believe it. */
  believed: string;
  confidence: Confidence;
  topics: readonly QuoteTopic[];
  /** Nobody can read it. */
  hidden?: boolean | undefined;
  /** What the wrong name really did write, word for word. */
  realLine?:
    | {
        text: string;
        author: string;
        work: string;
        place: string;
        translator?: Translator | undefined;
        source: CheckedSource;
      }
    | undefined;
}

const CONFIDENCE_WORDS: Record<Confidence, string> = {
  certain: 'We’re sure of this.',
  likely: 'This is the best answer so far.',
  open: 'Nobody’s sure who said it first.',
};

type SaidBy = Pick<Misattribution['saidBy'], 'name' | 'when' | 'where'>;

/** How far to trust the answer; where no name is known, being sure means sure of whom it is not by. */
export function confidenceWords(confidence: Confidence, { name }: SaidBy): string {
  return confidence === 'certain' && name === null
    ? 'We’re sure it isn’t theirs.'
    : CONFIDENCE_WORDS[confidence];
}

/** "It was Arleen Lorrance, 1974." */
export function saidByWords({ name, when }: SaidBy): string {
  return name === null ? 'Nobody knows who said it first.' : `It was ${name}, ${when}.`;
}

const NAMES = /^(?:the )?\p{Lu}[^,]*(?:, (?:the )?\p{Lu}[^,]*)*$/u;

/** "Not Mahatma Gandhi", "Not Mark Twain or Winston Churchill", "Not Richard Bach, Kahlil Gibran or Sting" */
export function notSaidByWords(falselyTo: string): string {
  const last = falselyTo.lastIndexOf(', ');
  const isList = last > 0 && !falselyTo.includes(' or ') && NAMES.test(falselyTo);
  const names = isList ? `${falselyTo.slice(0, last)} or ${falselyTo.slice(last + 2)}` : falselyTo;
  return `Not ${names.replace(/^The /, 'the ')}`;
}

/** The first of those it is given to: "Isaac Newton" of "Isaac Newton on astrology" */
export function firstFalseName({ falselyTo }: Pick<Misattribution, 'falselyTo'>): string {
  return falselyTo.split(/, | or | on | \(/, 1)[0]!;
}

/** "Arleen Lorrance, 1974": whose words they are, short enough for a picture. */
export function saidByShort({ name, when }: Pick<SaidBy, 'name' | 'when'>): string {
  if (when === 'unknown') return name ?? 'Nobody knows who';
  // A comma stands before the mark that closes a quotation.
  return `${name ?? 'Somebody unnamed'}, ${when}`.replace('”,', ',”');
}

function sentence(words: string): string {
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]”?$/.test(begun) ? begun : `${begun}.`;
}

/** When and where it was found first, or that it was not. */
export function foundWords({ when, where }: SaidBy): string {
  return sentence(when === 'unknown' ? where : `${when}: ${where}`);
}
