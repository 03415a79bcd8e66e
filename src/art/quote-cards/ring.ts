import { starPath } from '../drawing/icon-paths.ts';
import { INK } from '../drawing/ink.ts';
import { tag } from '../drawing/svg.ts';
import type { CardFormat } from '../../domain/quotes/card-kinds.ts';
import type { CardWords, Composition } from './composition.ts';
import type { Room } from './fitting.ts';
import { framed, gold, ground, insideFrame, sizeOf, skyGradient } from './furniture.ts';
import { signature, SOURCE_DROP, type Signature } from './signature.ts';
import { fitted, heightOf, leadingOf, placeWords } from './words.ts';
import { degreeTrack, halfChord, type Track } from './zodiac-track.ts';

interface Measures extends Track {
  largest: number;
  smallest: number;
  /** No line is wider, however large the ring. */
  widest: number;
  name: number;
  /** Baseline of the name below the ring; without it the name stands inside, under the words. */
  nameBelow?: number;
  /** The words are kept within this height. */
  tallest: number;
  /** Middle of the credit, where it does not stand in the frame. */
  credit?: number;
}

const MEASURES: Record<CardFormat, Measures> = {
  square: {
    middle: { x: 540, y: 530 },
    radii: [468, 418, 390],
    straight: 0,
    glyph: 32,
    largest: 108,
    smallest: 36,
    widest: 760,
    name: 32,
    tallest: 602,
  },
  portrait: {
    middle: { x: 500, y: 660 },
    radii: [440, 388, 360],
    straight: 110,
    glyph: 34,
    largest: 112,
    smallest: 40,
    widest: 690,
    name: 38,
    nameBelow: 1306,
    tallest: 760,
  },
  story: {
    middle: { x: 540, y: 960 },
    radii: [468, 412, 384],
    straight: 286,
    glyph: 38,
    largest: 120,
    smallest: 48,
    widest: 760,
    name: 42,
    tallest: 1040,
    credit: 1566,
  },
  wide: {
    middle: { x: 600, y: 308 },
    radii: [540, 494, 468],
    straight: 0,
    glyph: 32,
    largest: 76,
    smallest: 40,
    widest: 850,
    name: 30,
    tallest: 432,
  },
};

/** Between the ticks and the nearest letter. */
const MARGIN = 30;
/** Small words look lost in a ring. */
const SIZE_WEIGHT = 0.6;
/** From the feet of the words to the tops of the name, in parts of the name's size. */
const NAME_GAP = 1.5;

const nameHeight = ({ name, nameBelow }: Measures): number =>
  nameBelow ? 0 : name * (NAME_GAP + 0.72 + SOURCE_DROP + 0.2);

const topFor = (measures: Measures, height: number): number =>
  measures.middle.y - (height + nameHeight(measures)) / 2 - (measures.nameBelow ? 0 : 4);

/** Each line may be as wide as the ring is at its height, less the quotation marks. */
function roomIn(measures: Measures): Room {
  const { largest, smallest, widest, tallest } = measures;
  return {
    largest,
    smallest,
    sizeWeight: SIZE_WEIGHT,
    measures(size, count) {
      const height = heightOf(size, count);
      if (height + nameHeight(measures) > tallest) return null;
      const top = topFor(measures, height);
      return Array.from({ length: count }, (_, i) => {
        const at = top + i * leadingOf(size);
        const free = 2 * halfChord(measures, at + 0.1 * size, at + 0.85 * size, MARGIN) - 0.5 * size;
        return Math.max(0, Math.min(widest, free));
      });
    },
  };
}

/** A small star in each corner that a ring leaves free. */
function corners(format: CardFormat, { middle, radii, straight }: Measures): string {
  const { width, height } = sizeOf(format);
  if (2 * radii[0] > Math.min(width, height)) return '';
  const { left, top, right, bottom } = insideFrame(format);
  const inset = 58;
  const reach = radii[0] + straight - 12;
  const lower = Math.min(middle.y + reach, bottom - inset);
  const upper = Math.max(middle.y - reach, top + inset);
  const d = [left + inset, right - inset].flatMap((x) => [upper, lower].map((y) => starPath(x, y, 22)));
  return tag('path', { d: d.join(''), fill: INK.brass500 });
}

function signatureIn(measures: Measures, words: CardWords, feet: number): Signature {
  const { middle, name, nameBelow, widest } = measures;
  const baseline = nameBelow ?? feet + name * (NAME_GAP + 0.72);
  const under = baseline + name * SOURCE_DROP;
  const free = (at: number): number =>
    nameBelow ? 880 : Math.min(widest, 2 * halfChord(measures, at - 0.7 * name, at + 0.2 * name, 12));
  return signature(words.author, words.source, {
    align: 'center',
    x: middle.x,
    baseline,
    size: name,
    room: free(baseline),
    sourceRoom: free(under),
  });
}

/**
 * The zodiac's degrees as a ring, the words within. On the wide sheet the ring is larger than the sheet; on the tall one
 * it is drawn out upright.
 */
export function ring(words: CardWords, format: CardFormat): Composition {
  const measures = MEASURES[format];
  const fit = fitted(words.text, roomIn(measures));
  const height = heightOf(fit.size, fit.lines.length);
  const top = topFor(measures, height);
  const { lines, marks } = placeWords({ ...fit, verse: false }, 'center', measures.middle.x, top);
  const { frame, credit } = framed(format, words.credit, measures.credit);
  const bounds = insideFrame(format);
  const { left, top: y, right, bottom } = bounds;
  const window = tag('rect', { x: left, y, width: right - left, height: bottom - y });
  return {
    words: lines,
    marks,
    ...signatureIn(measures, words, top + height),
    credit,
    bounds,
    picture: null,
    ring: { ...measures.middle, r: measures.radii[2], straight: measures.straight },
    defs: [
      gold(format),
      skyGradient(format, [
        [0, '#0b0d27'],
        [0.5, '#191b4a'],
        [1, '#0b0d27'],
      ]),
      tag('clipPath', { id: 'inside' }, window),
    ].join(''),
    drawing: [
      ground(format),
      tag('g', { 'clip-path': 'url(#inside)' }, degreeTrack(measures)),
      corners(format, measures),
      frame,
    ].join(''),
  };
}
