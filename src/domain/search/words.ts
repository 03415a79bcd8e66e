const PLAIN = /^[ -_a-~]*$/;

/** Small letters without accents: "Brontë" is looked for as "bronte". */
export function folded(text: string): string {
  const small = text.toLowerCase();
  // Most words of most texts: nothing to take apart.
  if (PLAIN.test(small)) return small;
  return small
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'");
}

/** A word where it stands in its text. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

const LETTER = '[\\p{L}\\p{N}\\p{M}]';
const WORD = new RegExp(`${LETTER}+`, 'gu');

function placedBy(text: string, form: RegExp): PlacedWord[] {
  return Array.from(text.matchAll(form), ({ 0: raw, index }) => ({
    word: folded(raw),
    start: index,
    end: index + raw.length,
  }));
}

/** Words as PostgreSQL's parser takes them apart: hyphens and apostrophes divide. */
export function placedWords(text: string): PlacedWord[] {
  return placedBy(text, WORD);
}

/** Finds the words that begin so: a small part of the work of taking a whole text apart. */
export function wordsBeginningWith(beginnings: readonly string[]): (text: string) => PlacedWord[] {
  // What stands before the beginning is looked at after it was found, which is seldom.
  const begun = beginnings.map((start) => `${start}(?<!${LETTER}.{${start.length}})`);
  const form = new RegExp(`(?:${begun.join('|')})${LETTER}*`, 'giu');
  return (text) => (beginnings.length === 0 ? [] : placedBy(text, form));
}

export function wordsIn(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/** What somebody typed, trimmed, with single spaces and nothing that cannot be seen. */
export function tidied(query: string): string {
  return query
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
}
