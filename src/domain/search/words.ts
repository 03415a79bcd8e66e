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

/** Words as PostgreSQL's parser takes them apart: hyphens and apostrophes divide. */
export function placedWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: raw, index }) => ({
    word: folded(raw),
    start: index,
    end: index + raw.length,
  }));
}

/** Small letters, each where the text has its own: a few letters of the world get longer when they are made small. */
function smallInPlace(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const AFTER_LETTER = new RegExp(`(?<=${LETTER})`, 'uy');

function isWithinWord(small: string, at: number): boolean {
  const before = small.charCodeAt(at - 1);
  // Nearly always a space or a plain letter.
  if (before < 0x80) return (before >= 0x61 && before <= 0x7a) || (before >= 0x30 && before <= 0x39);
  AFTER_LETTER.lastIndex = at;
  return AFTER_LETTER.test(small);
}

function wordStarts(small: string, beginning: string): number[] {
  const starts: number[] = [];
  for (let at = small.indexOf(beginning); at >= 0; at = small.indexOf(beginning, at + 1))
    if (!isWithinWord(small, at)) starts.push(at);
  return starts;
}

const REST_OF_WORD = new RegExp(`${LETTER}*`, 'uy');

function wordAt(text: string, start: number): PlacedWord {
  REST_OF_WORD.lastIndex = start;
  const [raw] = REST_OF_WORD.exec(text)!;
  return { word: folded(raw), start, end: start + raw.length };
}

/** Finds the words that begin so: a small part of the work of taking a whole text apart. */
export function wordsBeginningWith(beginnings: readonly string[]): (text: string) => PlacedWord[] {
  return (text) => {
    const small = smallInPlace(text);
    const starts = new Set(beginnings.flatMap((beginning) => wordStarts(small, beginning)));
    return [...starts].sort((one, other) => one - other).map((start) => wordAt(text, start));
  };
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
