import { describe, expect, test } from 'vitest';
import { wordDiff } from '../../../src/domain/content-edits/word-diff.ts';

/** Gone words in [ ], new ones in { }. */
function shown(before: string, after: string): string {
  const marks = { both: ['', ''], before: ['[', ']'], after: ['{', '}'] } as const;
  return wordDiff(before, after)
    .map(({ in: where, text }) => `${marks[where][0]}${text}${marks[where][1]}`)
    .join('');
}

function side(before: string, after: string, which: 'before' | 'after'): string {
  return wordDiff(before, after)
    .filter((part) => part.in === 'both' || part.in === which)
    .map(({ text }) => text)
    .join('');
}

describe('which words differ', () => {
  test('the same text is one part, and no text none', () => {
    expect(wordDiff('The cat sleeps.', 'The cat sleeps.')).toEqual([{ in: 'both', text: 'The cat sleeps.' }]);
    expect(wordDiff('', '')).toEqual([]);
  });

  test('a word exchanged, taken out and put in', () => {
    expect(shown('Your eye can’t tell 98% from 100%.', 'Your eye can’t tell 97% from 100%.')).toBe(
      'Your eye can’t tell [98]{97}% from 100%.',
    );
    expect(shown('a very old cat', 'a old cat')).toBe('a [very ]old cat');
    expect(shown('from 100%.', 'from 100%, and neither can your cat.')).toBe(
      'from 100%{, and neither can your cat}.',
    );
  });

  test('words that changed side by side are one change', () => {
    expect(shown('stand 180 degrees apart.', 'stand exactly across from us.')).toBe(
      'stand [180 degrees apart]{exactly across from us}.',
    );
  });

  test('a contraction is one word, and capitals count', () => {
    expect(shown('It can’t be', 'It can be')).toBe('It [can’t]{can} be');
    expect(shown('Moon', 'moon')).toBe('[Moon]{moon}');
  });

  test('a new paragraph leaves the others as they are', () => {
    expect(shown('One two.\n\nFive six.', 'One two.\n\nThree four.\n\nFive six.')).toBe(
      'One two.\n\n{Three four.\n\n}Five six.',
    );
    expect(shown('', 'All new.')).toBe('{All new.}');
    expect(shown('All gone.', '')).toBe('[All gone.]');
  });

  test('both texts can be read from the parts, whatever they are', () => {
    let seed = 7;
    const chance = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below;
    const words = ['Moon', 'the', 'cat', ' ', ' ', '\n\n', '.', ',', 'can’t', '{{slot}}', '☽'];
    const text = (): string => Array.from({ length: chance(40) }, () => words[chance(words.length)]).join('');
    for (let round = 0; round < 500; round++) {
      const [before, after] = [text(), text()];
      expect(side(before, after, 'before')).toBe(before);
      expect(side(before, after, 'after')).toBe(after);
    }
  });

  test('two long texts with nothing in common are shown whole, and at once', () => {
    const long = (word: string): string =>
      Array.from({ length: 12_000 }, (_, at) => `${word}${at}`).join(' ');
    const before = long('a');
    const startedMs = performance.now();
    expect(wordDiff(before, long('b'))).toEqual([
      { in: 'before', text: before },
      { in: 'after', text: long('b') },
    ]);
    expect(performance.now() - startedMs).toBeLessThan(1_000);
  });
});
