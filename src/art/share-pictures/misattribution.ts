import { starPath } from '../drawing/icon-paths.ts';
import { INK } from '../drawing/ink.ts';
import { stroked, tag } from '../drawing/svg.ts';
import { quotation } from './quotation.ts';
import type { Composed } from './sheet.ts';
import type { MisattributionSubject } from './subject.ts';
import { textBlock, type Column } from './type.ts';

const COLUMN: Column = { align: 'left', x: 100, width: 1036 };
const QUOTE = { left: COLUMN.x, top: 62, right: 1110, bottom: 318 };
const TYPE = { largest: 92, smallest: 36 };
const RULE = 352;
const NOT_BY = { top: 382, bottom: 428, largest: 40, smallest: 29 };
const SAID_BY = { top: 440, bottom: 530, largest: 66, smallest: 34 };
const STAR = { x: 600, r: 18, room: 34 };

/** The double rule of our tables, with one star. */
function rule(): string {
  const [left, right] = [64, 1136];
  const line = (y: number): string =>
    `M${left} ${y}H${STAR.x - STAR.room}M${STAR.x + STAR.room} ${y}H${right}`;
  return [
    stroked(line(RULE - 3), INK.brass500, 2.4),
    stroked(line(RULE + 3), INK.brass500, 1.3),
    tag('path', { d: starPath(STAR.x, RULE, STAR.r), fill: INK.brass200 }),
  ].join('');
}

/** The famous words, by whom they are not, and whose they are as far as anyone knows. */
export function composeMisattribution({ text, notBy, saidBy }: MisattributionSubject): Composed {
  return {
    texts: [
      ...quotation(text, QUOTE, TYPE),
      ...textBlock([notBy], { face: 'italic', fill: INK.parchment, ...NOT_BY }, COLUMN, NOT_BY),
      ...textBlock([saidBy], { face: 'roman', fill: INK.brass200, ...SAID_BY }, COLUMN, SAID_BY),
    ],
    shapes: [rule()],
    drawn: [],
  };
}
