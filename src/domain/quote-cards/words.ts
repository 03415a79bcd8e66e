import { INK } from '../drawing/ink.ts';
import { piecesOf } from './breaking.ts';
import { fitWords, type FittedWords, type Room } from './fitting.ts';
import { widthOf } from './letters.ts';
import { place, type Align, type PlacedText, type Type } from './placing.ts';

/** Lines stand closer the larger they are: large type has its own white. */
export function leadingOf(size: number): number {
  return size * (size > 76 ? 1.14 : size > 54 ? 1.19 : 1.23);
}

/** From the tops of the first line's letters to the feet of the last. */
export function heightOf(size: number, lines: number): number {
  return (lines - 1) * leadingOf(size) + 0.95 * size;
}

/** A room as wide at the top as at the foot; `hung` is what the closing mark takes of it, in parts of the size. */
export function widthRoom(
  { width, height, hung = 0 }: { width: number; height: number; hung?: number },
  largest: number,
  smallest: number,
): Room {
  return {
    largest,
    smallest,
    measures: (size, count) =>
      heightOf(size, count) <= height ? Array<number>(count).fill(width - hung * size) : null,
  };
}

/** Room of a closing mark at the end of a line that begins at the margin. */
export const HUNG_MARK = 0.46;

/** Within the marks around the whole, marks of its own become single ones. */
export function nested(text: string): string {
  return text.replaceAll('“', '‘').replaceAll('”', '’');
}

export const fitted = (text: string, ...rooms: Room[]): FittedWords =>
  fitWords(piecesOf(nested(text)), rooms);

export interface PlacedWords {
  lines: PlacedText[];
  /** The quotation marks, which hang beside the lines and do not move them. */
  marks: PlacedText[];
}

/** Verses end where they will: a block of them looks centered when it stands a little to the right. */
function ragged(lines: readonly PlacedText[]): number {
  const widths = lines.map(({ width }) => width);
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  return Math.min(24, (Math.max(...widths) - mean) / 4);
}

/**
 * A fitted text with its top at `top`, its lines centered on x or beginning there. Verses begin under one another even
 * where the whole is centered.
 */
export function placeWords(
  { size, lines, verse }: FittedWords,
  align: Align,
  x: number,
  top: number,
): PlacedWords {
  const type: Type = { face: 'roman', size, fill: INK.ivory };
  const baselineOf = (line: number): number => top + 0.7 * size + line * leadingOf(size);
  const own = lines.map((line, i) => place(line, type, align, x, baselineOf(i)));
  const edge = Math.min(...own.map(({ left }) => left)) + ragged(own);
  const placed = verse && align === 'center' ? own.map((line) => ({ ...line, left: edge })) : own;
  const [first, last] = [placed[0]!, placed.at(-1)!];
  const open = first.left - widthOf('“', 'roman') * size * 1.04;
  return {
    lines: placed,
    marks: [
      place('“', type, 'left', open, first.baseline),
      place('”', type, 'left', last.left + last.width + 0.02 * size, last.baseline),
    ],
  };
}
