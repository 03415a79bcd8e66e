import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawQuoteCard } from '../../../src/art/quote-cards/card.ts';
import { CARD_FORMATS, CARD_STYLES } from '../../../src/domain/quotes/card-kinds.ts';
import { ALL_WORDS } from './library.ts';

const longest = ALL_WORDS.toSorted((a, b) => b.text.length - a.text.length)[0]!;
const kinds = CARD_STYLES.flatMap(({ number, name }) =>
  CARD_FORMATS.map(({ key, width, height }) => ({ style: number, name, format: key, width, height })),
);

describe.each(kinds)('$name, $format', ({ style, format, width, height }) => {
  const svg = drawQuoteCard(longest, style, format);

  it('is a small drawing of outlines that needs no font', () => {
    expect(svg.length).toBeLessThan(120_000);
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity|<image|href="[^#]/);
  });

  it('uses every letter it defines and defines every letter it uses', () => {
    const defined = new Set([...svg.matchAll(/<path id="(l\w+)"/g)].map(([, id]) => id));
    const used = new Set([...svg.matchAll(/<use href="#(l\w+)"/g)].map(([, id]) => id));
    expect(used).toEqual(defined);
  });

  it('is well-formed and has its size', () => {
    const picture = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect([picture.width, picture.height]).toEqual([width, height]);
  });
});

describe('the credit', () => {
  const [words] = ALL_WORDS as [(typeof ALL_WORDS)[number]];
  const drawn = (credit: string): string => drawQuoteCard({ ...words, credit }, '1', 'square');

  it('is the name of the site', () => {
    expect(drawn('Zodiary')).not.toBe(drawn('Almanac'));
  });

  it('is left out in letters that are not cast', () => {
    expect(drawn('Зодиак')).toBe(drawn('星座'));
  });
});
