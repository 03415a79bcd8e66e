import { INK } from '../drawing/ink.ts';
import { boxOf, placeWithin } from '../quote-cards/placing.ts';
import { figureBeside } from './figure-beside.ts';
import { hairline, type Composed } from './sheet.ts';
import type { PostSubject } from './subject.ts';
import { spareBlock, textBlock, type Column } from './type.ts';

const COLUMN: Column = { align: 'left', x: 64, width: 400 };
const TITLE = { top: 66, bottom: 404, largest: 68, smallest: 42, sizeWeight: 2.4 };
const EXCERPT = { bottom: 414, largest: 33, smallest: 29, gap: 20 };
const AUTHOR = { baseline: 484, size: 34 };

/** The figure that was measured for the article beside its title. */
export function composePost({ title, excerpt, author, figure }: PostSubject): Composed {
  const type = { face: 'italic', size: AUTHOR.size, fill: INK.brass300 } as const;
  const titled = textBlock([title], { face: 'roman', fill: INK.ivory, ...TITLE }, COLUMN, {
    ...TITLE,
    rise: 0,
  });
  const top = Math.max(...titled.map((line) => boxOf(line).bottom)) + EXCERPT.gap;
  const excerptType = { face: 'italic', fill: INK.parchment, ...EXCERPT } as const;
  const { shape, drawn } = figureBeside(figure);
  return {
    texts: [
      ...titled,
      ...spareBlock(excerpt, excerptType, COLUMN, { top, bottom: EXCERPT.bottom, rise: 0 }),
      placeWithin(COLUMN.width, author, type, 'left', COLUMN.x, AUTHOR.baseline),
    ],
    shapes: [shape, hairline(COLUMN.x, COLUMN.x + 90, AUTHOR.baseline - AUTHOR.size * 1.5)],
    drawn: [drawn],
  };
}
