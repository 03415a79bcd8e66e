import { starPath } from '../drawing/icon-paths.ts';
import { GOLD_STOPS, INK } from '../drawing/ink.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import { CARD_FORMATS, type CardFormat } from '../../domain/quotes/card-kinds.ts';
import { creditOf, type Box, type PlacedText } from './placing.ts';
import { creditLine, CREDIT_DROP } from './signature.ts';

export function sizeOf(format: CardFormat): { width: number; height: number } {
  return CARD_FORMATS.find(({ key }) => key === format)!;
}

/** Distance of the outer and the inner line of the frame from the edge. */
const FRAME = { outer: 30, inner: 44 };

export function insideFrame(format: CardFormat): Box {
  const { width, height } = sizeOf(format);
  const { inner } = FRAME;
  return { left: inner, top: inner, right: width - inner, bottom: height - inner };
}

/** Gold from corner to corner of the card, for lines of 2 px and more. */
export function gold(format: CardFormat): string {
  const { width, height } = sizeOf(format);
  const stops = GOLD_STOPS.map(([at, color]) => tag('stop', { offset: at / 100, 'stop-color': color }));
  const ends = { x1: 0, y1: 0, x2: width, y2: height };
  return tag('linearGradient', { id: 'gold', gradientUnits: 'userSpaceOnUse', ...ends }, stops.join(''));
}

/** Stops from the top of the card to its foot. */
export function skyGradient(
  format: CardFormat,
  stops: readonly (readonly [offset: number, color: string])[],
): string {
  const { height } = sizeOf(format);
  const inner = stops.map(([offset, color]) => tag('stop', { offset, 'stop-color': color }));
  const ends = { x1: 0, y1: 0, x2: 0, y2: height };
  return tag('linearGradient', { id: 'sky', gradientUnits: 'userSpaceOnUse', ...ends }, inner.join(''));
}

/** The night, and inside the frame the sky: ruled like a printed ground, by one broad dashed line. */
export function ground(format: CardFormat, bottom = insideFrame(format).bottom): string {
  const { width, height } = sizeOf(format);
  const { left, top, right } = insideFrame(format);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return [
    tag('rect', { width, height, fill: INK.night900 }),
    tag('rect', { ...box, fill: 'url(#sky)' }),
    tag('path', {
      d: `M${width / 2} ${top}V${bottom}`,
      stroke: INK.ruledGround,
      'stroke-width': right - left,
      'stroke-dasharray': '2 5',
      'stroke-opacity': 0.5,
    }),
  ].join('');
}

/** A rectangle whose lower side is open in the middle. */
function openRect(format: CardFormat, inset: number, opening: number): string {
  const { width, height } = sizeOf(format);
  const half = opening / 2;
  const [right, bottom] = [width - inset, height - inset];
  return `M${num(width / 2 + half)} ${bottom}H${right}V${inset}H${inset}V${bottom}H${num(width / 2 - half)}`;
}

export interface Framed {
  frame: string;
  credit: PlacedText | null;
}

interface StarredCredit {
  stars: string;
  credit: PlacedText | null;
  /** From the middle to either star. */
  reach: number;
}

/** The credit between two small stars. */
export function starredCredit(siteName: string, x: number, middle: number): StarredCredit {
  const name = creditOf(siteName);
  if (name === null) return { stars: '', credit: null, reach: 0 };
  const credit = creditLine(name, 'center', x, middle + CREDIT_DROP);
  const reach = credit.width / 2 + 36;
  const d = [-1, 1].map((side) => starPath(x + side * reach, middle, 11)).join('');
  return { stars: tag('path', { d, fill: INK.brass300 }), credit, reach };
}

/** The double frame; the credit stands in its lower side, or at a height of its own. */
export function framed(format: CardFormat, siteName: string, creditMiddle?: number): Framed {
  const { width, height } = sizeOf(format);
  const inFrame = height - (FRAME.outer + FRAME.inner) / 2;
  const { stars, credit, reach } = starredCredit(siteName, width / 2, creditMiddle ?? inFrame);
  const opening = credit && creditMiddle === undefined ? 2 * reach + 44 : 0;
  const frame = [
    stroked(openRect(format, FRAME.outer, opening), 'url(#gold)', 3),
    stroked(openRect(format, FRAME.inner, opening), INK.brass500, 1.5, { 'stroke-opacity': 0.8 }),
    stars,
  ];
  return { frame: frame.join(''), credit };
}
