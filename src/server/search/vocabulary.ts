import { KNOWN_WORDS } from '../../domain/search/known-words.ts';
import { wordsIn } from '../../domain/search/words.ts';
import type { SearchDocument } from './documents/document.ts';

export interface Vocabulary {
  words: string[];
  /** Whether the word at the same place is a name or a word the site is about. */
  areNames: boolean[];
}

const LONGEST_WORD = 30;
const isWord = (word: string): boolean => /^\p{L}+$/u.test(word) && word.length <= LONGEST_WORD;

/** Texts inside compiled content: slots such as {body} are no words. */
export function bankWords(json: string): string[] {
  return wordsIn(json.replaceAll(/\{\w+\}/g, ' ').replaceAll(/\\[nt"]/g, ' '));
}

export function vocabularyOf(documents: readonly SearchDocument[], banks: readonly string[]): Vocabulary {
  const names = new Set(KNOWN_WORDS);
  const all = new Set(names);
  for (const { names: title, aliases, beside, body } of documents) {
    for (const word of wordsIn(`${title} ${aliases} ${beside} ${body}`)) all.add(word);
  }
  for (const bank of banks) for (const word of bankWords(bank)) all.add(word);
  const words = [...all].filter(isWord);
  return { words, areNames: words.map((word) => names.has(word)) };
}
