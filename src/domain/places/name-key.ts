import { folded } from '../search/words.ts';

/** Letters that are no other letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
  ə: 'a',
};

/**
 * What a name is looked up by: small letters, figures and single spaces. "St.-Étienne" and "st etienne" are the same;
 * a name in another script has none.
 */
export function nameKey(name: string): string {
  const plain = folded(name)
    .replaceAll(/[ßæœøłđðþıħŋŧə]/g, (letter) => LETTERS[letter]!)
    .replaceAll(/['.ʻʼʿʾʹ]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return /^[a-z0-9 ]*$/.test(plain) ? plain : '';
}
