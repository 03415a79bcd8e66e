import { INK } from '../drawing/ink.ts';
import { boxOf, placeWithin, type PlacedText } from '../quote-cards/placing.ts';
import { figureBeside } from './figure-beside.ts';
import { hairline, type Composed } from './sheet.ts';
import type { TagSubject } from './subject.ts';
import { nameLine, spareBlock, type Column } from './type.ts';

const COLUMN: Column = { align: 'left', x: 64, width: 400 };
const NAME = { baseline: 118, size: 66 };
const COUNT = { baseline: 168, size: 34 };
const RULE = 194;
const TITLES = { top: 216, bottom: 500, largest: 35, smallest: 31, gap: 22 };

/** As many titles as there is room for, each in lines of its own. */
function titleLines(titles: readonly string[]): PlacedText[] {
  const lines: PlacedText[] = [];
  let top = TITLES.top;
  for (const title of titles) {
    const type = { face: 'roman', fill: INK.ivory, ...TITLES } as const;
    const set = spareBlock(title, type, COLUMN, { top, bottom: TITLES.bottom, rise: 0 });
    if (set.length === 0) break;
    lines.push(...set);
    top = boxOf(set.at(-1)!).bottom + TITLES.gap;
  }
  return lines;
}

/** What the articles of a tag are called, beside the figure of the newest. */
export function composeTag({ name, count, titles, figure }: TagSubject): Composed {
  const italic = { face: 'italic', size: COUNT.size, fill: INK.brass300 } as const;
  const { shape, drawn } = figureBeside(figure);
  return {
    texts: [
      ...nameLine(name, { ...NAME, fill: INK.brass200 }, COLUMN),
      placeWithin(COLUMN.width, count, italic, 'left', COLUMN.x, COUNT.baseline),
      ...titleLines(titles),
    ],
    shapes: [shape, hairline(COLUMN.x, COLUMN.x + COLUMN.width, RULE)],
    drawn: [drawn],
  };
}
