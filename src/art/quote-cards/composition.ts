import type { CardFormat } from '../../domain/quotes/card-kinds.ts';
import type { Box, PlacedText } from './placing.ts';

/** What a card says. */
export interface CardWords {
  text: string;
  author: string;
  /** Work and place in it, parted by commas. */
  source: string;
  /** The site's name. */
  credit: string;
}

/** A card before it is printed: every line at its place, and the drawing around them. */
export interface Composition {
  words: PlacedText[];
  marks: PlacedText[];
  author: PlacedText;
  source: PlacedText;
  credit: PlacedText | null;
  /** No letter stands beyond it. */
  bounds: Box;
  /** Where the picture is; no letter stands in it. Null where it is all around the words. */
  picture: Box | null;
  /** The ring that no word crosses, drawn out upright by `straight` either way; null where there is none. */
  ring: { x: number; y: number; r: number; straight: number } | null;
  defs: string;
  drawing: string;
}

export type Compose = (words: CardWords, format: CardFormat) => Composition;
