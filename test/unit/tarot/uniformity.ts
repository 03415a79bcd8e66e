import { CARD_NAMES } from '../../../src/domain/tarot/card-names.ts';
import { shuffledDeck } from '../../../src/domain/tarot/draw.ts';

const PLACE_OF = new Map<string, number>(CARD_NAMES.map(({ slug }, place) => [slug, place]));

/** How often each card lay at each place, and how often one was reversed, over decks of numbered seeds. */
export function countsOfDraws(decks: number): { places: number[][]; reversed: number } {
  const places = Array.from({ length: 78 }, () => Array<number>(78).fill(0));
  let reversed = 0;
  for (let deck = 0; deck < decks; deck += 1) {
    const own = deck.toString(16).padStart(32, '0');
    for (const [place, card] of shuffledDeck({ site: '5e'.repeat(32), own }).entries()) {
      places[PLACE_OF.get(card.slug)!]![place]! += 1;
      if (card.reversed) reversed += 1;
    }
  }
  return { places, reversed };
}

/** Pearson's sum over all cells that are expected to hold the same. */
export function chiSquare(counts: readonly (readonly number[])[], expected: number): number {
  return counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
