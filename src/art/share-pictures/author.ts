import { INK } from '../drawing/ink.ts';
import { placeWithin } from '../quote-cards/placing.ts';
import { quotation } from './quotation.ts';
import type { Composed } from './sheet.ts';
import type { AuthorSubject } from './subject.ts';
import { nameLine, type Column } from './type.ts';
import { yearLabels, yearScale, type ScalePlace } from './year-scale.ts';

const COLUMN: Column = { align: 'left', x: 64, width: 1072 };
const NAME = { baseline: 118, size: 72 };
const NOTE = { baseline: 168, size: 34 };
const QUOTE = { left: 104, top: 200, right: 1110, bottom: 424, bottomWithoutScale: 524 };
const TYPE = { largest: 72, smallest: 36 };
const SCALE: ScalePlace = { left: 64, right: 1136, y: 476 };

/** Who they were, a line of theirs, and when they lived on a scale of all our authors; a tradition did not live. */
export function composeAuthor({ name, note, quote, life }: AuthorSubject): Composed {
  const italic = { face: 'italic', size: NOTE.size, fill: INK.parchment } as const;
  const room = life ? QUOTE : { ...QUOTE, bottom: QUOTE.bottomWithoutScale };
  const scale = { left: SCALE.left, top: SCALE.y - 36, right: SCALE.right, bottom: SCALE.y + 20 };
  return {
    texts: [
      ...nameLine(name, { ...NAME, fill: INK.brass200 }, COLUMN),
      placeWithin(COLUMN.width, note, italic, 'left', COLUMN.x, NOTE.baseline),
      ...quotation(quote, room, TYPE),
      ...(life ? yearLabels(SCALE) : []),
    ],
    shapes: life ? [yearScale(life, SCALE)] : [],
    drawn: life ? [scale] : [],
  };
}
