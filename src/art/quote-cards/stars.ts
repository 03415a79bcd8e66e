import type { CardFormat } from '../../domain/quotes/card-kinds.ts';
import type { CardWords, Composition } from './composition.ts';
import type { FittedWords } from './fitting.ts';
import { framed, gold, ground, insideFrame, skyGradient } from './furniture.ts';
import { around, boxOf, type Box, type PlacedText } from './placing.ts';
import { signature, type SignaturePlace } from './signature.ts';
import { chartFor, starChart } from './star-chart.ts';
import { fitted, heightOf, HUNG_MARK, placeWords, widthRoom } from './words.ts';

interface Measures {
  align: 'center' | 'left';
  x: number;
  /** The sky's figure stands from here on down, at least and at most so far. */
  top: number;
  figure: readonly [least: number, most: number];
  /** The figure is given the half between before the words are set larger than this. */
  modest: number;
  /** Left and right of the figure. */
  sides: readonly [number, number];
  gap: number;
  /** Feet of the words at the lowest. */
  bottom: number;
  room: number;
  largest: number;
  smallest: number;
  /** Longer words get more room, and the figure beside them less. */
  beside?: { comfortable: number; room: number; sides: readonly [number, number] };
  name: Omit<SignaturePlace, 'align' | 'x'>;
  /** Middle of the credit, where it does not stand in the frame. */
  credit?: number;
}

const MEASURES: Record<CardFormat, Measures> = {
  square: {
    align: 'center',
    x: 540,
    top: 116,
    figure: [240, 440],
    modest: 54,
    sides: [150, 930],
    gap: 56,
    bottom: 846,
    room: 850,
    largest: 82,
    smallest: 42,
    name: { baseline: 942, room: 880, size: 36 },
  },
  portrait: {
    align: 'center',
    x: 500,
    top: 130,
    figure: [420, 660],
    modest: 62,
    sides: [110, 890],
    gap: 70,
    bottom: 1236,
    room: 780,
    largest: 98,
    smallest: 46,
    name: { baseline: 1336, room: 820, size: 38 },
  },
  story: {
    align: 'center',
    x: 540,
    top: 190,
    figure: [480, 700],
    modest: 66,
    sides: [130, 950],
    gap: 90,
    bottom: 1404,
    room: 850,
    largest: 110,
    smallest: 50,
    name: { baseline: 1506, room: 880, size: 42 },
    credit: 1652,
  },
  wide: {
    align: 'left',
    x: 108,
    top: 88,
    figure: [400, 400],
    modest: 0,
    sides: [806, 1112],
    gap: 0,
    bottom: 436,
    room: 664,
    largest: 76,
    smallest: 39,
    beside: { comfortable: 52, room: 770, sides: [900, 1116] },
    name: { baseline: 506, room: 650, size: 31 },
  },
};

interface Scene {
  fit: FittedWords;
  top: number;
  figure: Box;
}

/** The words under the figure, which takes what they leave. */
function stacked(text: string, measures: Measures): Scene {
  const { top, figure, modest, sides, gap, bottom, room, largest, smallest } = measures;
  const [least, most] = figure;
  const free = bottom - top - gap;
  const tight = widthRoom({ width: room, height: free - least }, largest, smallest, 0.5);
  const roomy = widthRoom({ width: room, height: free - (least + most) / 2 }, largest, smallest, 0.5);
  const fit = fitted(text, { ...roomy, comfortable: modest }, tight);
  const height = heightOf(fit.size, fit.lines.length);
  const feet = top + Math.min(most, Math.max(least, free - height));
  const box = { left: sides[0], right: sides[1], top, bottom: feet };
  return { fit, top: feet + gap + (bottom - feet - gap - height) / 2, figure: box };
}

/** The words to the left of the figure. */
function sideBySide(text: string, measures: Measures): Scene {
  const { top, figure, bottom, room, largest, smallest, beside } = measures;
  const { comfortable, ...small } = beside!;
  const height = bottom - top;
  const wide = { ...widthRoom({ width: room, height, hung: HUNG_MARK }, largest, smallest), comfortable };
  const fit = fitted(
    text,
    wide,
    widthRoom({ width: small.room, height, hung: HUNG_MARK }, comfortable + 4, smallest),
  );
  const [left, right] = fit.room === 0 ? measures.sides : small.sides;
  const free = height - heightOf(fit.size, fit.lines.length);
  return { fit, top: top + free / 2, figure: { left, right, top, bottom: top + figure[1] } };
}

const SKY = [
  [0, '#171a4c'],
  [0.45, '#12163a'],
  [1, '#0b0f1e'],
] as const;

/** The words' own box with some air around it. */
function aired(texts: readonly PlacedText[], air: number): Box {
  const { left, top, right, bottom } = around(texts.map(boxOf));
  return { left: left - air, top: top - air, right: right + air, bottom: bottom + air };
}

/** A figure of the sky with its neighbors, every star at its true place and none behind or beneath the words. */
export function stars(words: CardWords, format: CardFormat): Composition {
  const measures = MEASURES[format];
  const { align, x, name, beside } = measures;
  const { fit, top, figure } = beside ? sideBySide(words.text, measures) : stacked(words.text, measures);
  const { lines, marks } = placeWords(fit, align, x, top);
  const { author, source } = signature(words.author, words.source, { align, x, ...name });
  const { frame, credit } = framed(format, words.credit, measures.credit);
  const bounds = insideFrame(format);
  const text = aired([...lines, ...marks], 30);
  const visible = {
    window: {
      left: beside ? Math.min(text.right, figure.left) : bounds.left + 8,
      top: bounds.top + 8,
      right: bounds.right - 8,
      bottom: beside ? bounds.bottom - 14 : text.top,
    },
    words: [text, aired([author, source], 26)],
  };
  return {
    words: lines,
    marks,
    author,
    source,
    credit,
    bounds,
    picture: figure,
    ring: null,
    defs: gold(format) + skyGradient(format, SKY),
    drawing: [ground(format), starChart(chartFor(words.text, figure), visible), frame].join(''),
  };
}
