import { isPassing, isSmallTalk } from '../../domain/search/general-words.ts';
import { KNOWN_WORDS } from '../../domain/search/known-words.ts';
import type { Term } from '../../domain/search/ranking.ts';
import { isFormOf, likeliestWord } from '../../domain/search/typos.ts';
import { SIGN_NICKNAMES } from '../../domain/search/names.ts';
import { folded, placedWords, type PlacedWord } from '../../domain/search/words.ts';
import { SIGN_KEYS, type SignKey } from '../../domain/zodiac/signs.ts';
import type { Transaction } from '../db/database.ts';
import { lookUp, similarWords, wordsBeginning, type LookedUp } from './lookup-store.ts';

/** More words than any question has; the rest is not looked at. */
const MOST_WORDS = 24;
const MOST_CORRECTED = 6;
const SHORTEST_START = 2;

export interface Question {
  /** As it was typed, or as it was meant where that is another. */
  text: string;
  isCorrected: boolean;
  terms: Term[];
}

interface Known extends PlacedWord {
  found: LookedUp;
}

const isWord = ({ word }: Known): boolean => /^\p{L}{3,30}$/u.test(word);

/** No text has the word in any form. */
const isStrange = (one: Known): boolean =>
  isWord(one) && one.found.stem !== null && one.found.documents === null;

/** A form that no text has, of a word that some have: "retrogrades", but also "pentacls". */
const isOdd = (one: Known): boolean => isWord(one) && one.found.documents !== null && !one.found.isKnown;

async function knownWords(tx: Transaction, placed: readonly PlacedWord[]): Promise<Known[]> {
  const found = new Map(
    (
      await lookUp(
        tx,
        placed.map(({ word }) => word),
      )
    ).map((one) => [one.word, one]),
  );
  return placed.map((one) => ({ ...one, found: found.get(one.word)! }));
}

async function meantBy(tx: Transaction, one: Known): Promise<string | null> {
  const { word } = one;
  const similar = await similarWords(tx, word);
  if (isOdd(one))
    return likeliestWord(
      word,
      similar.filter(({ isName, word: name }) => isName && !isFormOf(word, name)),
    );
  return likeliestWord(word, similar) ?? (await wordsBeginning(tx, word))[0] ?? null;
}

/** What was meant by words that no text of ours has, by where they stand. */
async function corrections(tx: Transaction, words: readonly Known[]): Promise<Map<number, string>> {
  const meant = new Map<number, string>();
  const doubtful = words.filter((one) => isStrange(one) || isOdd(one));
  for (const one of doubtful.slice(0, MOST_CORRECTED)) {
    const likely = await meantBy(tx, one);
    if (likely !== null) meant.set(one.start, likely);
  }
  return meant;
}

function rewritten(text: string, words: readonly PlacedWord[], meant: ReadonlyMap<number, string>): string {
  let [result, at] = ['', 0];
  for (const { start, end } of words) {
    if (!meant.has(start)) continue;
    result += text.slice(at, start) + meant.get(start)!;
    at = end;
  }
  return result + text.slice(at);
}

function termsOf(words: readonly Known[]): Term[] {
  const terms = new Map<string, Term>();
  for (const { found } of words) {
    const { stem, documents } = found;
    if (stem === null || !/^[\p{L}\p{N}]+$/u.test(stem)) continue;
    terms.set(stem, { stems: [stem], documents: documents ?? 0, isPassing: isPassing(stem) });
  }
  return [...terms.values()];
}

/** A sign's nickname counts as the sign: no text of ours has it. */
const fullName = (word: string): string =>
  Object.hasOwn(SIGN_NICKNAMES, word) ? SIGN_NICKNAMES[word]! : word;

function wordsOf(text: string): PlacedWord[] {
  return placedWords(text)
    .filter(({ word }) => !isSmallTalk(word))
    .slice(0, MOST_WORDS)
    .map((one) => ({ ...one, word: fullName(one.word) }));
}

/** One letter begins a sign's name, or nothing that anybody could look for. */
export const isLetter = (text: string): boolean => /^\p{L}$/u.test(text);

export const signsBeginning = (letter: string): SignKey[] =>
  SIGN_KEYS.filter((sign) => sign.startsWith(folded(letter)));

async function letterQuestion(tx: Transaction, text: string): Promise<Question> {
  return { text, isCorrected: false, terms: termOf(await lookUp(tx, signsBeginning(text))) };
}

/** The same question without some of its words. */
export async function withoutWords(tx: Transaction, question: Question, said: string): Promise<Question> {
  const rest = folded(question.text).replace(said, ' ');
  return { ...question, terms: termsOf(await knownWords(tx, wordsOf(rest))) };
}

/** What somebody typed, with the errors in it mended and its words as the index knows them. */
export async function questionFrom(tx: Transaction, text: string): Promise<Question> {
  if (isLetter(text)) return letterQuestion(tx, text);
  const placed = wordsOf(text);
  const words = await knownWords(tx, placed);
  const meant = await corrections(tx, words);
  if (meant.size === 0) return { text, isCorrected: false, terms: termsOf(words) };
  const mended = rewritten(text, placed, meant);
  return {
    text: mended,
    isCorrected: true,
    terms: termsOf(await knownWords(tx, wordsOf(mended))),
  };
}

/** Whether a last word may be only begun: "scorp" is, "leo" is a whole word that begins no other. */
function isBegun(word: string): boolean {
  if (word.length < SHORTEST_START) return false;
  const alike = KNOWN_WORDS.filter((known) => known.startsWith(word));
  return !alike.includes(word) || alike.length > 1;
}

/** Every end that the word may have, as one term. */
function termOf(ends: readonly LookedUp[]): Term[] {
  const stems = ends.flatMap(({ stem }) => (stem === null ? [] : [stem]));
  if (stems.length === 0) return [];
  const documents = ends.reduce((all, one) => all + (one.documents ?? 0), 0);
  return [{ stems: [...new Set(stems)], documents, isPassing: isPassing(stems[0]!) }];
}

/** The same while somebody is still typing. */
export async function begunQuestion(tx: Transaction, text: string): Promise<Question> {
  const last = placedWords(text).at(-1);
  const ends = last?.end === text.length && isBegun(last.word) ? await wordsBeginning(tx, last.word) : [];
  if (ends.length === 0) return questionFrom(tx, text);
  const before = await questionFrom(tx, text.slice(0, last!.start));
  const found = await lookUp(tx, ends);
  return {
    // The likeliest end of the word, for who would go straight there.
    text: before.text + ends[0]!,
    isCorrected: before.isCorrected,
    terms: [...before.terms, ...termOf(found)],
  };
}
