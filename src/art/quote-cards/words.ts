import { INK } from '../drawing/ink.ts';
import { piecesOf, TURNOVER } from './breaking.ts';
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
  sizeWeight?: number,
): Room {
  return {
    largest,
    smallest,
    ...(sizeWeight !== undefined && { sizeWeight }),
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
function ragged(widths: readonly number[]): number {
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  return Math.min(24, (Math.max(...widths) - mean) / 4);
}

/** Centered, a line with its mark would look shifted if the mark did not count at all: half of it does. */
const MARK_COUNTS = 0.5;

/** Verses begin under one another even where the whole is centered, what is left of them a little further in. */
function verses(lines: readonly PlacedText[], { size, turned }: FittedWords, align: Align): PlacedText[] {
  const inward = turned.map((each) => (each ? TURNOVER * size : 0));
  if (align !== 'center') return lines.map((line, i) => ({ ...line, left: line.left + inward[i]! }));
  const ends = lines.map(({ width }, i) => width + inward[i]!);
  const middle = lines[0]!.left + lines[0]!.width / 2;
  const edge = middle - Math.max(...ends) / 2 + ragged(ends);
  return lines.map((line, i) => ({ ...line, left: edge + inward[i]! }));
}

/** Lines that are centered one by one, the first and the last with half of their marks. */
function centered(lines: readonly PlacedText[], mark: number): PlacedText[] {
  const shift = (mark * MARK_COUNTS) / 2;
  return lines.map((line, i) => {
    const moved = (i === 0 ? shift : 0) - (i === lines.length - 1 ? shift : 0);
    return { ...line, left: line.left + moved };
  });
}

/** A fitted text with its top at `top`, its lines centered on x or beginning there. */
export function placeWords(fit: FittedWords, align: Align, x: number, top: number): PlacedWords {
  const { size, lines, verse } = fit;
  const type: Type = { face: 'roman', size, fill: INK.ivory };
  const brass: Type = { ...type, fill: INK.brass300 };
  const mark = widthOf('“', 'roman') * size;
  const own = lines.map((line, i) => place(line, type, align, x, top + 0.7 * size + i * leadingOf(size)));
  const placed = verse ? verses(own, fit, align) : align === 'center' ? centered(own, mark) : own;
  const [first, last] = [placed[0]!, placed.at(-1)!];
  return {
    lines: placed,
    marks: [
      place('“', brass, 'left', first.left - mark * 1.04, first.baseline),
      place('”', brass, 'left', last.left + last.width + 0.02 * size, last.baseline),
    ],
  };
}
