import { INK } from '../../drawing/ink.ts';
import { placeWithin, type PlacedText } from '../../quote-cards/placing.ts';
import { nameLine, type Column } from '../../share-pictures/type.ts';
import { FILM_SIZE } from './picture.ts';

export const MIDDLE: Column = { align: 'center', x: FILM_SIZE.width / 2, width: 860 };
const NAME = { baseline: 400, size: 96 };
const NOTE = { baseline: 468, size: 46 };

/** What a shot is of, and when, above what is drawn. */
export function headed(name: string, note: string): PlacedText[] {
  const { align, x, width } = MIDDLE;
  const italic = { face: 'italic', size: NOTE.size, fill: INK.parchment } as const;
  return [
    ...nameLine(name, { ...NAME, fill: INK.brass200 }, MIDDLE),
    placeWithin(width, note, italic, align, x, NOTE.baseline),
  ];
}
