import { describe, expect, it } from 'vitest';
import { excerpt, marked, type FindHits } from '../../../src/domain/search/marking.ts';
import { folded, placedWords, tidied, wordsBeginningWith } from '../../../src/domain/search/words.ts';

const hits =
  (...words: string[]): FindHits =>
  (text) =>
    placedWords(text).filter(({ word }) => words.includes(word));
const shown = (parts: { text: string; hit: boolean }[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('marked', () => {
  it('cuts a line where hits begin and end, whatever their case and accents', () => {
    expect(marked('Anne Brontë wrote', hits('bronte'))).toEqual([
      { text: 'Anne ', hit: false },
      { text: 'Brontë', hit: true },
      { text: ' wrote', hit: false },
    ]);
  });

  it('loses nothing of the text', () => {
    const text = '“To-morrow, and to-morrow” – says Macbeth <b>';
    const parts = marked(text, hits('morrow', 'b'));
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ hit }) => hit).map((part) => part.text)).toEqual(['morrow', 'morrow', 'b']);
    expect(marked('', hits('a'))).toEqual([]);
  });
});

describe('excerpt', () => {
  const LONG = `${'Nothing to see here, and it goes on for a while. '.repeat(12)}Then the kettle meets a ladder. ${'And more follows after it. '.repeat(12)}`;

  it('shows the sentence in which the words stand together', () => {
    const text = shown(excerpt(LONG, hits('kettle', 'ladder')));
    expect(text).toMatch(/^Then the \[kettle\] meets a \[ladder\]\. And more/);
    expect(text).toMatch(/And more…$/);
  });

  it('shows the beginning where no word stands', () => {
    expect(shown(excerpt(LONG, hits('absent')))).toMatch(/^Nothing to see.*…$/);
  });

  it('shows a short text whole', () => {
    expect(shown(excerpt('A  kettle\nsings.', hits('kettle')))).toBe('A [kettle] sings.');
  });
});

it('folds case, accents and apostrophes, and tidies what cannot be seen', () => {
  expect(folded('Brontë’s ÉMILE')).toBe("bronte's emile");
  expect(tidied('  leo\u0000\u200b \t and\n aries ')).toBe('leo and aries');
});

it('finds only words that begin so, and only where a word begins', () => {
  const find = wordsBeginningWith(['mo', '3']);
  expect(find('Moon, almost 13 mornings, 3 moons; démonter').map(({ word }) => word)).toEqual([
    'moon',
    'mornings',
    '3',
    'moons',
  ]);
  expect(wordsBeginningWith([])('moon')).toEqual([]);
});
