import { angleBetween } from '../../domain/compatibility/angles.ts';
import { bandOf } from '../../domain/compatibility/bands.ts';
import { INK } from '../drawing/ink.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import { place, type PlacedText } from '../quote-cards/placing.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import type { ShareFormat } from './formats.ts';
import { pairFigure, standAtFoot, type RoundPlace } from './pair-figure.ts';
import type { Composed } from './sheet.ts';
import type { PairSubject } from './subject.ts';
import { nameLine, textBlock, type Column } from './type.ts';

interface Measures {
  figure: RoundPlace;
  column: Column;
  name: { baseline: number; size: number };
  /** Of the large figure; the word of its band stands beside it. */
  percent: { baseline: number; size: number };
  bars: { top: number; type: number };
  words: { top: number; bottom: number; largest: number; smallest: number };
}

const MEASURES: Record<ShareFormat, Measures> = {
  wide: {
    figure: { x: 262, y: 252, r: 178 },
    column: { align: 'left', x: 516, width: 620 },
    name: { baseline: 104, size: 62 },
    percent: { baseline: 224, size: 132 },
    bars: { top: 250, type: 32 },
    words: { top: 352, bottom: 524, largest: 50, smallest: 31 },
  },
  square: {
    figure: { x: 540, y: 276, r: 196 },
    column: { align: 'center', x: 540, width: 900 },
    name: { baseline: 618, size: 74 },
    percent: { baseline: 742, size: 128 },
    bars: { top: 766, type: 34 },
    words: { top: 862, bottom: 960, largest: 42, smallest: 33 },
  },
  pin: {
    figure: { x: 500, y: 370, r: 272 },
    column: { align: 'center', x: 500, width: 840 },
    name: { baseline: 842, size: 84 },
    percent: { baseline: 1010, size: 172 },
    bars: { top: 1046, type: 40 },
    words: { top: 1166, bottom: 1352, largest: 56, smallest: 40 },
  },
  story: {
    figure: { x: 540, y: 660, r: 312 },
    column: { align: 'center', x: 540, width: 900 },
    name: { baseline: 1216, size: 92 },
    percent: { baseline: 1408, size: 196 },
    bars: { top: 1448, type: 44 },
    words: { top: 1568, bottom: 1734, largest: 60, smallest: 42 },
  },
};

const BAND_INK = { green: INK.excellent, yellow: INK.good, orange: INK.fair, red: INK.hard };

function leftOf({ align, x, width }: Column): number {
  return align === 'left' ? x : x - width / 2;
}

/** The figure and, beside it, what it is called. */
function percentLine({ overall }: PairSubject, { column, percent }: Measures): PlacedText[] {
  const { label, color } = bandOf(overall);
  const { size, baseline } = percent;
  const figure = place(`${overall}%`, { face: 'roman', size, fill: INK.brass100 }, 'left', 0, baseline);
  const word = place(
    label,
    { face: 'italic', size: size * 0.36, fill: BAND_INK[color] },
    'left',
    0,
    baseline,
  );
  const gap = size * 0.2;
  const whole = figure.width + gap + word.width;
  const left = column.align === 'left' ? column.x : column.x - whole / 2;
  return [
    { ...figure, left },
    { ...word, left: left + figure.width + gap },
  ];
}

interface Bar {
  left: number;
  width: number;
  top: number;
  type: number;
}

/** What a bar measures, in words and figures, over a ruler of a hundred. */
function bar(name: string, value: number, { left, width, top, type }: Bar): Composed {
  const [y, height] = [top + type * 1.28, type * 0.36];
  const ticks = Array.from({ length: 21 }, (_, i) => {
    const length = type * (i % 10 === 0 ? 0.5 : i % 2 === 0 ? 0.34 : 0.2);
    return `M${num(left + (width * i) / 20, 1)} ${num(y + height, 1)}v${num(length, 1)}`;
  });
  const label = { face: 'roman', size: type, fill: INK.ivory } as const;
  return {
    texts: [
      place(name, label, 'left', left, top + type * 0.9),
      place(`${value}%`, { ...label, fill: INK.brass100 }, 'right', left + width, top + type * 0.9),
    ],
    shapes: [
      tag('rect', { x: left, y, width, height, fill: INK.night800 }),
      tag('rect', { x: left, y, width: (width * value) / 100, height, fill: INK.brass300 }),
      stroked(ticks.join(''), INK.brass500, 1.5),
    ],
    drawn: [],
  };
}

function bars({ love, friendship }: PairSubject, { column, bars: { top, type } }: Measures): Composed[] {
  const left = leftOf(column);
  const gap = column.width * 0.07;
  const width = (column.width - gap) / 2;
  return [
    bar('Love', love, { left, width, top, type }),
    bar('Friendship', friendship, { left: left + width + gap, width, top, type }),
  ];
}

/** Two signs on the circle at their angle, what they come to, and the sentence about them. */
export function composePair(subject: PairSubject, format: ShareFormat): Composed {
  const { one, other, summary } = subject;
  const measures = MEASURES[format];
  const { figure, column, name, words } = measures;
  const { degrees } = angleBetween(one, other);
  const shown = bars(subject, measures);
  const size = figure.r * 0.36;
  const angle = { face: 'roman', size, fill: INK.brass200 } as const;
  const names = one === other ? [one, one] : [one, other];
  return {
    texts: [
      place(
        `${degrees}°`,
        angle,
        'center',
        figure.x + size * 0.1,
        figure.y + figure.r * (standAtFoot(one, other) ? -0.1 : 0.34),
      ),
      ...nameLine(
        names.map((sign) => signOf(sign).name).join(' & '),
        { ...name, fill: INK.brass200 },
        column,
      ),
      ...percentLine(subject, measures),
      ...shown.flatMap(({ texts }) => texts),
      ...textBlock(
        [summary],
        { face: 'roman', fill: INK.ivory, largest: words.largest, smallest: words.smallest },
        column,
        { ...words, rise: column.align === 'left' ? 0.2 : 0.5 },
      ),
    ],
    shapes: [pairFigure(one, other, figure), ...shown.flatMap(({ shapes }) => shapes)],
    drawn: [],
  };
}
