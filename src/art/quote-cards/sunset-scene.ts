import type { CardFormat } from '../../domain/quotes/card-kinds.ts';
import { TURNOVER } from './breaking.ts';
import type { FittedWords } from './fitting.ts';
import { widthOf } from './letters.ts';
import { fitted, heightOf, HUNG_MARK, widthRoom } from './words.ts';

/** Where everything in a sunset stands. */
interface Measures {
  x: number;
  top: number;
  room: number;
  largest: number;
  smallest: number;
  horizon: number;
  /** How far the sun's scale may reach: it rises as high as the words let it. */
  reach: readonly [least: number, most: number];
  gap: number;
  /** Words that would be smaller than this above the sun stand to the left of it. */
  beside?: { comfortable: number; largest: number; x: number; room: number; sunRight: number };
  name: { baseline: number; size: number };
  /** Middle of the credit, where it does not stand in the frame. */
  credit?: number;
}

export const MEASURES: Record<CardFormat, Measures> = {
  square: {
    x: 540,
    top: 108,
    room: 850,
    largest: 88,
    smallest: 42,
    horizon: 830,
    reach: [214, 390],
    gap: 64,
    name: { baseline: 936, size: 36 },
  },
  portrait: {
    x: 500,
    top: 140,
    room: 780,
    largest: 104,
    smallest: 46,
    horizon: 1180,
    reach: [300, 410],
    gap: 84,
    name: { baseline: 1306, size: 38 },
  },
  story: {
    x: 540,
    top: 254,
    room: 850,
    largest: 116,
    smallest: 50,
    horizon: 1360,
    reach: [330, 450],
    gap: 100,
    name: { baseline: 1496, size: 42 },
    credit: 1652,
  },
  wide: {
    x: 600,
    top: 82,
    room: 930,
    largest: 92,
    smallest: 39,
    horizon: 474,
    reach: [128, 210],
    gap: 34,
    beside: { comfortable: 46, largest: 58, x: 108, room: 756, sunRight: 1126 },
    name: { baseline: 548, size: 30 },
  },
};

export interface Scene {
  fit: FittedWords;
  align: 'center' | 'left';
  x: number;
  top: number;
  sunX: number;
  reach: number;
}

/** The words above the sun, which rises as high as they let it. */
function stacked(fit: FittedWords, { x, horizon, top, gap, reach }: Measures): Scene {
  const sky = horizon - top - gap;
  const height = heightOf(fit.size, fit.lines.length);
  const risen = Math.min(reach[1], Math.max(reach[0], sky - height));
  return { fit, align: 'center', x, top: top + (sky - risen - height) / 2, sunX: x, reach: risen };
}

/** The words to the left of the sun, which is as large as they let it. */
function sideBySide(fit: FittedWords, { horizon, top, reach, beside }: Measures): Scene {
  const { x, sunRight } = beside!;
  const ends = fit.lines.map((line, i) => widthOf(line, 'roman') + (fit.turned[i] ? TURNOVER : 0));
  const right = x + (Math.max(...ends) + HUNG_MARK) * fit.size;
  const risen = Math.min(reach[1], (sunRight - right) / 2 - BESIDE);
  const free = horizon - top - ABOVE_SEA - heightOf(fit.size, fit.lines.length);
  return { fit, align: 'left', x, top: top + free / 2, sunX: sunRight - risen, reach: risen };
}

/** Half the air between words and a sun beside them, and the air between such words and the sea. */
const BESIDE = 12;
const ABOVE_SEA = 30;

/** In the sky's height, size is worth more than even lines. */
const SIZE_WEIGHT = 0.5;

export function sceneFor(text: string, format: CardFormat): Scene {
  const measures = MEASURES[format];
  const { room, largest, smallest, horizon, top, gap, reach, beside } = measures;
  const sky = { width: room, height: horizon - top - gap - reach[0] };
  const above = widthRoom(sky, largest, smallest, SIZE_WEIGHT);
  if (!beside) return stacked(fitted(text, above), measures);
  const { comfortable } = beside;
  const left = { width: beside.room, height: horizon - top - ABOVE_SEA, hung: HUNG_MARK };
  const fit = fitted(text, { ...above, comfortable }, widthRoom(left, beside.largest, smallest));
  return fit.room === 0 ? stacked(fit, measures) : sideBySide(fit, measures);
}
