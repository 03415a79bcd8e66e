import { describe, expect, it } from 'vitest';
import { hasLetters, setLine, widthOf, type FaceName } from '../../../src/art/quote-cards/letters.ts';
import { nested } from '../../../src/art/quote-cards/words.ts';
import { ALL_WORDS } from './library.ts';

function missing(texts: readonly string[], face: FaceName): string[] {
  const letters = new Set(texts.flatMap((text) => [...text.replaceAll('\n', ' ')]));
  return [...letters].filter((letter) => !hasLetters(letter, face));
}

describe('the letters of the cards', () => {
  it('are there for every word, name and work of the library', () => {
    expect(
      missing(
        ALL_WORDS.map(({ text }) => `“${nested(text)}”`),
        'roman',
      ),
    ).toEqual([]);
    expect(
      missing(
        ALL_WORDS.map(({ author }) => author.toUpperCase()),
        'capitals',
      ),
    ).toEqual([]);
    expect(
      missing(
        ALL_WORDS.map(({ source }) => source),
        'italic',
      ),
    ).toEqual([]);
  });

  it('are there for whatever comes next in plain English', () => {
    const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?’‘“”()-—&';
    expect(hasLetters(plain, 'roman')).toBe(true);
    expect(hasLetters(plain, 'italic')).toBe(true);
    expect(hasLetters(plain.toUpperCase(), 'capitals')).toBe(true);
  });

  it('are kerned and joined as a printer would', () => {
    expect(widthOf('AV', 'capitals')).toBeLessThan(widthOf('A', 'capitals') + widthOf('V', 'capitals'));
    expect(widthOf('To', 'roman')).toBeLessThan(widthOf('T', 'roman') + widthOf('o', 'roman'));
    expect(setLine('office', 'roman').marks.map(({ mark }) => mark)).toEqual(['o', 'ffi', 'c', 'e']);
  });
});
