import { folded, tidied } from '../search/words.ts';

const MOST_LETTERS = 60;
/** Nobody types a longer one by hand: keys, tokens and addresses are. */
const LONGEST_WORD = 24;
const ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|net|org|io)\b/;
/** More digits than a year has are a phone number, a date of birth, a card or an account. */
const MOST_DIGITS = 4;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

function hasNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  if (digits <= 2) return false;
  return digits > MOST_DIGITS || /\d/.test(text.replaceAll(YEAR, ''));
}

/**
 * A question that had no answer, as it may be shown to the owner; null where it may be about a person rather than about
 * the site: whatever looks like an address or a number is not kept at all.
 */
export function unansweredWords(query: string): string | null {
  const text = folded(tidied(query));
  if (!/\p{L}/u.test(text) || ADDRESS.test(text) || hasNumber(text)) return null;
  if (text.split(' ').some((word) => word.length > LONGEST_WORD)) return null;
  return text.slice(0, MOST_LETTERS).trimEnd();
}
