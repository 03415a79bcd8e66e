import { GOLD_STOPS, INK } from '../drawing/ink.ts';
import { logoMark } from '../drawing/logo.ts';
import { picture, stroked, tag } from '../drawing/svg.ts';
import { hasLetters } from '../quote-cards/letters.ts';
import { placeWithin, type Box, type PlacedText } from '../quote-cards/placing.ts';
import { printed } from '../quote-cards/printing.ts';
import { SHARE_FORMATS, type ShareFormat } from './formats.ts';
import { inset } from './inset.ts';
import type { Signed } from './subject.ts';

/** A picture before it is printed: every line at its place, and the drawings around them. */
export interface Composed {
  texts: PlacedText[];
  shapes: string[];
  /** What the drawings cover; no letter stands in it. */
  drawn: Box[];
}

/** Distance of the outer and the inner line of the frame from the edge. */
const FRAME = { outer: 18, inner: 30 };

export function insideFrame(format: ShareFormat): Box {
  const { width, height } = SHARE_FORMATS[format];
  const { inner } = FRAME;
  return { left: inner, top: inner, right: width - inner, bottom: height - inner };
}

interface SignatureMeasures {
  /** Middle of the line that says whose picture it is. */
  middle: number;
  margin: number;
  mark: number;
  type: number;
}

/**
 * At the foot, but in a story at the head, as on our pages: a telephone covers the lower end of a story with controls
 * of its own, and a little of the upper one.
 */
const SIGNATURE: Record<ShareFormat, SignatureMeasures> = {
  wide: { middle: 573, margin: 60, mark: 40, type: 29 },
  square: { middle: 1010, margin: 72, mark: 60, type: 36 },
  pin: { middle: 1418, margin: 76, mark: 68, type: 40 },
  story: { middle: 214, margin: 90, mark: 80, type: 46 },
};

/** The mark and the name at one end, the address at the other. */
function signature(format: ShareFormat, { siteName, host }: Signed): Composed {
  const { width } = SHARE_FORMATS[format];
  const { middle, margin, mark, type } = SIGNATURE[format];
  const left = margin + mark + type * 0.55;
  const baseline = middle + type * 0.355;
  const capitals = { face: 'capitals', size: type, fill: INK.brass200, tracking: 0.2 } as const;
  const name = siteName.toUpperCase();
  const shown = hasLetters(name, 'capitals')
    ? [placeWithin(width * 0.45, name, capitals, 'left', left, baseline)]
    : [];
  const room = width - margin - left - (shown[0]?.width ?? 0) - type;
  const roman = { face: 'roman', size: type * 1.06, fill: INK.parchment } as const;
  const address = placeWithin(room, host, roman, 'right', width - margin, baseline);
  const place = { x: margin, y: middle - mark / 2, width: mark };
  return {
    texts: [...shown, address],
    shapes: [inset(logoMark({ size: 96, detail: 'middle' }), 'logo', place)],
    drawn: [],
  };
}

function frame(format: ShareFormat): string {
  const { width, height } = SHARE_FORMATS[format];
  const box = (at: number): string => `M${at} ${at}H${width - at}V${height - at}H${at}Z`;
  return [
    stroked(box(FRAME.outer), 'url(#gold)', 3),
    stroked(box(FRAME.inner), INK.brass500, 1.5, { 'stroke-opacity': 0.7 }),
  ].join('');
}

/** Gold from corner to corner of the picture. */
function gold(format: ShareFormat): string {
  const { width, height } = SHARE_FORMATS[format];
  const stops = GOLD_STOPS.map(([at, color]) => tag('stop', { offset: at / 100, 'stop-color': color }));
  const ends = { x1: 0, y1: 0, x2: width, y2: height };
  return tag('linearGradient', { id: 'gold', gradientUnits: 'userSpaceOnUse', ...ends }, stops.join(''));
}

/** What every picture has: the night, the frame, and whose it is. */
export function signed(composed: Composed, format: ShareFormat, by: Signed): Composed {
  const end = signature(format, by);
  return {
    texts: [...composed.texts, ...end.texts],
    shapes: [...composed.shapes, ...end.shapes],
    drawn: composed.drawn,
  };
}

export function finished({ texts, shapes }: Composed, format: ShareFormat): string {
  const { width, height } = SHARE_FORMATS[format];
  const type = printed(texts);
  return picture(
    width,
    height,
    tag('defs', {}, gold(format) + type.letters),
    tag('rect', { width, height, fill: INK.night900 }),
    shapes.join(''),
    frame(format),
    type.lines,
  );
}

/** A hairline across a column. */
export function hairline(left: number, right: number, y: number): string {
  return stroked(`M${left} ${y}H${right}`, INK.brass500, 1.5);
}
