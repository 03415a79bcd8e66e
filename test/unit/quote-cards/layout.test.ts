import { describe, expect, it } from 'vitest';
import { composeQuoteCard } from '../../../src/art/quote-cards/card.ts';
import type { CardWords, Composition } from '../../../src/art/quote-cards/composition.ts';
import { around, boxOf, type Box } from '../../../src/art/quote-cards/placing.ts';
import { nested } from '../../../src/art/quote-cards/words.ts';
import { CARD_FORMATS, CARD_STYLES, type CardFormat } from '../../../src/domain/quotes/card-kinds.ts';
import { ALL_WORDS } from './library.ts';

/** A link's preview shows the wide card at 500 px, a telephone the others at 390. */
const LEAST_SIZE: Record<CardFormat, number> = { square: 36, portrait: 40, story: 46, wide: 38 };
const LEAST_NAME = 22;

/** Every sixteenth quote for each kind of card, another one for each kind: together every quote is looked at. */
const kinds = CARD_STYLES.flatMap(({ number, name }) =>
  CARD_FORMATS.map(({ key }) => ({ style: number, name, format: key })),
).map((kind, at) => ({ ...kind, words: ALL_WORDS.filter((_, i) => i % 16 === at) }));

const longest = ALL_WORDS.toSorted((a, b) => b.text.length - a.text.length).slice(0, 12);
const shortest = ALL_WORDS.toSorted((a, b) => a.text.length - b.text.length).slice(0, 4);
const verses = ALL_WORDS.filter(({ text }) => text.split('\n').length > 4);
const extremes = [...longest, ...shortest, ...verses];

function inside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How far the farthest corner of a box is from the middle of a ring, or of the half ring next to it. */
function reach(
  { left, right, top, bottom }: Box,
  { x, y, straight }: NonNullable<Composition['ring']>,
): number {
  const upright = Math.max(0, y - straight - top, bottom - y - straight);
  return Math.hypot(Math.max(x - left, right - x), upright);
}

function placeFaults(card: Composition): string[] {
  const { words, marks, author, source, credit, bounds, picture, ring } = card;
  const text = around([...words, ...marks].map(boxOf));
  const blocks = {
    text,
    author: boxOf(author),
    source: boxOf(source),
    ...(credit && { credit: boxOf(credit) }),
  };
  const named = Object.entries(blocks);
  const faults = named
    .filter(([name, box]) => name !== 'credit' && !inside(box, bounds))
    .map(([name]) => `${name} leaves its bounds`);
  for (const [i, [name, box]] of named.entries()) {
    for (const [other, second] of named.slice(i + 1)) {
      if (overlap(box, second)) faults.push(`${name} overlaps ${other}`);
    }
    if (picture && overlap(box, picture)) faults.push(`${name} stands in the picture`);
  }
  const inRing = ring ? [...words, ...marks].map(boxOf) : [];
  if (inRing.some((box) => reach(box, ring!) > ring!.r)) faults.push('words cross the ring');
  return faults;
}

/** A telephone lays its own words and buttons over the top and the foot of a story. */
const STORY = { top: 250, bottom: 1920 - 250 };

function safeZoneFaults({ words, marks, author, source, credit }: Composition): string[] {
  const { top, bottom } = around(
    [...words, ...marks, author, source, ...(credit ? [credit] : [])].map(boxOf),
  );
  return top < STORY.top || bottom > STORY.bottom ? [`words from ${top} to ${bottom}`] : [];
}

function faultsOf(words: CardWords, card: Composition, format: CardFormat): string[] {
  const faults = placeFaults(card);
  if (format === 'story') faults.push(...safeZoneFaults(card));
  const said = card.words.map(({ text }) => text).join(' ');
  const bare = (text: string): string => text.replaceAll(/\s+/g, '');
  if (bare(said) !== bare(nested(words.text))) faults.push('the words are not the words');
  if (card.words[0]!.size < LEAST_SIZE[format]) faults.push(`set in ${card.words[0]!.size.toFixed(1)} px`);
  if (card.author.size < LEAST_NAME) faults.push(`the author in ${card.author.size.toFixed(1)} px`);
  if (card.source.size < LEAST_NAME) faults.push(`the work in ${card.source.size.toFixed(1)} px`);
  const widest = Math.max(...card.words.map(({ width }) => width));
  const last = card.words.at(-1)!;
  const verse = words.text.includes('\n');
  if (!verse && !last.text.includes(' ') && last.width < widest * 0.4) faults.push('ends in an orphan');
  return faults.map((fault) => `${fault}: ${words.author}, “${words.text.slice(0, 50)}”`);
}

describe.each(kinds)('$name, $format', ({ style, format, words }) => {
  it('sets every quote whole, legible and clear of everything else', () => {
    const faults = [...extremes, ...words].flatMap((each) =>
      faultsOf(each, composeQuoteCard(each, style, format), format),
    );
    expect(faults).toEqual([]);
  });
});
