import { glyph } from '../drawing/glyphs.ts';
import { starPath } from '../drawing/icon-paths.ts';
import { INK } from '../drawing/ink.ts';
import { onRing, spoke, ticks, type Ring } from '../drawing/ring.ts';
import { ringLine, stroked, tag } from '../drawing/svg.ts';
import type { CardFormat } from '../quotes/card-kinds.ts';
import { SIGN_KEYS } from '../zodiac/signs.ts';
import type { CardWords, Composition } from './composition.ts';
import type { Room } from './fitting.ts';
import { framed, gold, ground, insideFrame, sizeOf, skyGradient } from './furniture.ts';
import { signature, SOURCE_DROP, type Signature } from './signature.ts';
import { fitted, heightOf, leadingOf, placeWords } from './words.ts';

interface Measures {
  middle: Ring;
  /** Limb, inner edge of the band of signs, tips of the longest ticks. */
  radii: readonly [limb: number, band: number, tips: number];
  glyph: number;
  largest: number;
  smallest: number;
  /** No line is wider, however large the ring. */
  widest: number;
  name: number;
  /** Baseline of the name below the ring; without it the name stands inside, under the words. */
  nameBelow?: number;
  /** The words are kept within this height. */
  tallest: number;
}

const MEASURES: Record<CardFormat, Measures> = {
  square: {
    middle: { x: 540, y: 530 },
    radii: [468, 418, 390],
    glyph: 32,
    largest: 92,
    smallest: 36,
    widest: 760,
    name: 30,
    tallest: 598,
  },
  portrait: {
    middle: { x: 540, y: 570 },
    radii: [478, 424, 394],
    glyph: 34,
    largest: 96,
    smallest: 40,
    widest: 760,
    name: 38,
    nameBelow: 1168,
    tallest: 640,
  },
  story: {
    middle: { x: 540, y: 946 },
    radii: [780, 716, 680],
    glyph: 44,
    largest: 112,
    smallest: 48,
    widest: 840,
    name: 42,
    tallest: 1080,
  },
  wide: {
    middle: { x: 600, y: 308 },
    radii: [540, 494, 468],
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
/** From the feet of the words to the tops of the name, in parts of the name's size. */
const NAME_GAP = 1.5;

const nameHeight = ({ name, nameBelow }: Measures): number =>
  nameBelow ? 0 : name * (NAME_GAP + 0.72 + SOURCE_DROP + 0.2);

/** Half of what the ring leaves free between two heights. */
function halfChord({ middle, radii }: Measures, top: number, bottom: number, margin = MARGIN): number {
  const farthest = Math.max(Math.abs(top - middle.y), Math.abs(bottom - middle.y));
  const r = radii[2] - margin;
  return farthest >= r ? 0 : Math.sqrt(r * r - farthest * farthest);
}

const topFor = (measures: Measures, height: number): number =>
  measures.middle.y - (height + nameHeight(measures)) / 2 - (measures.nameBelow ? 0 : 4);

/** Each line may be as wide as the ring is at its height, less the quotation marks. */
function roomIn(measures: Measures): Room {
  const { largest, smallest, widest, tallest } = measures;
  return {
    largest,
    smallest,
    measures(size, count) {
      const height = heightOf(size, count);
      if (height + nameHeight(measures) > tallest) return null;
      const top = topFor(measures, height);
      return Array.from({ length: count }, (_, i) => {
        const at = top + i * leadingOf(size);
        const free = 2 * halfChord(measures, at + 0.1 * size, at + 0.85 * size) - 0.5 * size;
        return Math.max(0, Math.min(widest, free));
      });
    },
  };
}

function signs({ middle, radii, glyph: size }: Measures): string {
  return SIGN_KEYS.map((sign, i) => {
    const [x, y] = onRing(middle, 180 + i * 30 + 15, (radii[0] + radii[1]) / 2);
    return glyph(sign, { x, y, size, stroke: INK.brass300, strokeWidth: size / 15 });
  }).join('');
}

function degreeRing(measures: Measures): string {
  const { middle, radii } = measures;
  const [limb, band, tips] = radii;
  const reach = band - tips;
  const cusps = Array.from({ length: 12 }, (_, i) => spoke(middle, i * 30, band, limb)).join('');
  const scale = {
    from: band,
    ticks: [
      [10, tips],
      [5, band - reach * 0.7],
      [1, band - reach * 0.42],
    ],
  } as const;
  return [
    ringLine(middle.x, middle.y, limb, 'url(#gold)', 4.5),
    ringLine(middle.x, middle.y, limb - 8, INK.brass500, 1.3),
    ringLine(middle.x, middle.y, band, 'url(#gold)', 2.6),
    stroked(cusps, INK.brass500, 1.6),
    stroked(ticks(middle, scale, 0, 359), INK.brass300, 1.6),
    signs(measures),
  ].join('');
}

/** A small star in each corner that a ring leaves free. */
function corners(format: CardFormat, { middle, radii, nameBelow }: Measures): string {
  const { width, height } = sizeOf(format);
  if (2 * radii[0] > Math.min(width, height)) return '';
  const { left, top, right, bottom } = insideFrame(format);
  const inset = 58;
  const lower = nameBelow ? middle.y + radii[0] - 12 : bottom - inset;
  const upper = nameBelow ? middle.y - radii[0] + 12 : top + inset;
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

/** The zodiac's degrees as a ring, the words within; on the wide sheet the ring is larger than the sheet. */
export function ring(words: CardWords, format: CardFormat): Composition {
  const measures = MEASURES[format];
  const fit = fitted(words.text, roomIn(measures));
  const height = heightOf(fit.size, fit.lines.length);
  const top = topFor(measures, height);
  const { lines, marks } = placeWords({ ...fit, verse: false }, 'center', measures.middle.x, top);
  const { frame, credit } = framed(format, words.credit);
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
    circle: { ...measures.middle, r: measures.radii[2] },
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
      tag('g', { 'clip-path': 'url(#inside)' }, degreeRing(measures)),
      corners(format, measures),
      frame,
    ].join(''),
  };
}
