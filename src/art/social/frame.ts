import type { SocialFormat } from '../../domain/channels/picture.ts';
import { shape } from '../deck/burin.ts';
import { INK, goldGradient } from '../drawing/ink.ts';
import { range } from '../drawing/plate-burin.ts';
import { num, tag } from '../drawing/svg.ts';
import { placeWithin, type PlacedText } from '../quote-cards/placing.ts';
import { printedLines } from '../quote-cards/printing.ts';
import { nameLine } from '../share-pictures/type.ts';
import { SHEET_WIDTH, opened, sheetHeight } from './view-boxes.ts';

/** What the scale over the name plate measures: twelve signs, 22 cards, the 59 half days of a lunation. */
export interface Measure {
  divisions: number;
  /** A longer tick every so many divisions. */
  group: number;
  /** The division the pointer stands in. */
  at: number;
}

/** Where things stand in a format: the picture's window, and how the drawing of 600 × 750 is laid into it. */
export interface Layout {
  height: number;
  /** Lower edge of the window; the name plate hangs below. */
  bottom: number;
  figure: { scale: number; down: number };
}

const OUTER = 8;
const INNER = 16;
const PLATE = 86;
const SQUARE_PLATE = 78;
/** How far the drawing moves down; with words above it, a little further. */
const DOWN: Record<SocialFormat, { plain: number; below: number }> = {
  '1:1': { plain: -30, below: -30 },
  '4:5': { plain: 0, below: 0 },
  '2:3': { plain: 118, below: 150 },
  '9:16': { plain: 188, below: 212 },
};

export function layoutOf(format: SocialFormat, hasWords: boolean): Layout {
  const height = sheetHeight(format);
  const square = format === '1:1';
  return {
    height,
    bottom: height - (square ? SQUARE_PLATE : PLATE),
    figure: { scale: square ? 0.86 : 1, down: DOWN[format][hasWords ? 'below' : 'plain'] },
  };
}

/** Words fit where a tall format opens the sky; elsewhere they go beside the picture, not into it. */
const WORDS: Partial<Record<SocialFormat, { size: number; middle: number }>> = {
  '2:3': { size: 42, middle: 116 },
  '9:16': { size: 43, middle: 202 },
};
const WIDEST_WORDS = 508;

export function hasRoomForWords(format: SocialFormat): boolean {
  return WORDS[format] !== undefined;
}

function wordsOf(lines: readonly string[], format: SocialFormat): PlacedText[] {
  const room = WORDS[format];
  if (!room) return [];
  const { size, middle } = room;
  const leading = size * 1.26;
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.3;
  return lines.map((line, i) =>
    placeWithin(
      WIDEST_WORDS,
      line,
      { face: 'roman', size, fill: INK.ivory },
      'center',
      SHEET_WIDTH / 2,
      first + i * leading,
    ),
  );
}

/** Behind words the sky darkens: rays would strike them through, and a star beside a letter reads as a dot. */
function shadeOf(lines: readonly string[], format: SocialFormat): string {
  const room = WORDS[format];
  if (!room || lines.length === 0) return '';
  const below = room.middle + room.size * (lines.length * 0.63 + 0.3);
  const height = below + 2 * room.size;
  const stop = (at: number, opacity: number): string =>
    tag('stop', { offset: num(at / height), 'stop-opacity': opacity });
  const gradient = tag(
    'linearGradient',
    { id: 'shade', x2: 0, y2: 1 },
    stop(room.middle, 0.74) + stop(below, 0.42) + stop(height, 0),
  );
  return gradient + tag('rect', { width: SHEET_WIDTH, height: num(height), fill: 'url(#shade)' });
}

function nameOf(name: string, { height, bottom }: Layout): PlacedText[] {
  const baseline = (bottom + height - INNER) / 2 + 11;
  const column = { align: 'center', x: SHEET_WIDTH / 2, width: 460 } as const;
  return nameLine(name, { size: 33, fill: INK.brass200, baseline }, column);
}

/** A real scale standing on the plate, and a pointer over the division that is meant. */
function scale({ divisions, group, at }: Measure, { bottom }: Layout): string {
  const [left, right] = [INNER, SHEET_WIDTH - INNER];
  const step = (right - left) / divisions;
  const ticks = range(divisions - 1).map((i) => {
    const length = (i + 1) % group === 0 ? 13 : 7;
    return `M${num(left + (i + 1) * step)} ${num(bottom)}v-${length}`;
  });
  const pointer = `M${num(left + (at + 0.5) * step)} ${num(bottom - 3)}l-8.5 -13h17Z`;
  return [
    shape(ticks.join(''), { stroke: INK.brass500, width: 1.2, cap: 'butt' }),
    shape(`M${left} ${num(bottom)}H${right}`, { stroke: INK.brass500, width: 1.6, cap: 'butt' }),
    shape(pointer, { fill: INK.ivory, stroke: INK.night950, width: 1.4 }),
  ].join('');
}

function frameLines(height: number): string {
  const rect = (inset: number, more: Record<string, string | number>): string =>
    tag('rect', { x: inset, y: inset, width: SHEET_WIDTH - 2 * inset, height: height - 2 * inset, ...more });
  return (
    rect(OUTER, { stroke: 'url(#gold)', 'stroke-width': 2 }) +
    rect(INNER, { stroke: INK.brass500, 'stroke-width': 1 })
  );
}

export interface FramedCat {
  name: string;
  measure: Measure;
  sink?: number | undefined;
  /** None, one or two lines for the sky of a tall format. */
  lines: readonly string[];
  /** All that is seen in the window, in the units of the sheet of 600 × 750, grounds 300 past every edge. */
  drawing: string;
}

/** A cat in its frame: picture, words over it, scale, name plate. */
export function framed({ name, measure, sink = 0, lines, drawing }: FramedCat, format: SocialFormat): string {
  const layout = layoutOf(format, lines.length > 0);
  const { height, bottom, figure } = layout;
  const across = (SHEET_WIDTH / 2) * (1 - figure.scale);
  const down = figure.down + (hasRoomForWords(format) ? sink : 0);
  const { letters, lines: set } = printedLines([...nameOf(name, layout), ...wordsOf(lines, format)]);
  const window = { x: INNER, y: INNER, width: SHEET_WIDTH - 2 * INNER, height: bottom - INNER };
  return opened(
    format,
    tag(
      'defs',
      {},
      goldGradient('gold', 40, 700) + letters + tag('clipPath', { id: 'window' }, tag('rect', window)),
    ),
    tag('rect', { width: SHEET_WIDTH, height, fill: INK.night950 }),
    tag(
      'g',
      { 'clip-path': 'url(#window)', 'stroke-linejoin': 'round' },
      tag('g', { transform: `translate(${num(across)} ${num(down)})scale(${figure.scale})` }, drawing) +
        shadeOf(lines, format),
    ),
    scale(measure, layout),
    frameLines(height),
    ...set,
  );
}
