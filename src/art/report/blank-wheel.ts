import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import { glyph } from '../drawing/glyphs.ts';
import { INK } from '../drawing/ink.ts';
import { onRing, spoke, tickRing } from '../drawing/ring.ts';
import { ringLine, stroked, tag } from '../drawing/svg.ts';

export const BLANK_WHEEL_SIZE = 480;
const MIDDLE = BLANK_WHEEL_SIZE / 2;
const RING = { x: MIDDLE, y: MIDDLE };

const everyDeg = (step: number): number[] => Array.from({ length: 360 / step }, (_, at) => at * step);

/** The light that leaves the wheel, in two lengths. */
function rays(): string {
  const lines = everyDeg(3).map((angle, at) => spoke(RING, angle, 200, at % 2 === 0 ? 239 : 222));
  return stroked(lines.join(''), INK.brass500, 0.6, { opacity: 0.6 });
}

function signs(): string {
  const cusps = everyDeg(30).map((angle) => spoke(RING, angle, 152, 188));
  const marks = SIGN_KEYS.map((sign, at) => {
    const [x, y] = onRing(RING, 180 + at * 30 + 15, 170);
    return glyph(sign, { x, y, size: 24, stroke: INK.brass200, strokeWidth: 1.6 });
  });
  return stroked(cusps.join(''), INK.brass500, 1) + marks.join('');
}

/** Where planets will stand, once somebody says when they were born. */
function emptyPlaces(): string {
  return everyDeg(36)
    .map((angle) => {
      const [cx, cy] = onRing(RING, angle + 18, 127);
      return tag('circle', { cx, cy, r: 8, stroke: INK.brass500, 'stroke-dasharray': '2 2.5' });
    })
    .join('');
}

function disc(): string {
  const spokes = everyDeg(30).map((angle) => spoke(RING, angle, 20, 104));
  return [
    tag('circle', { cx: MIDDLE, cy: MIDDLE, r: 106, fill: '#0d2d55' }),
    tag('circle', { cx: MIDDLE, cy: MIDDLE, r: 70, fill: '#12406c', opacity: 0.6 }),
    stroked(spokes.join(''), '#3f6d9c', 0.6),
    ringLine(MIDDLE, MIDDLE, 106, INK.brass300, 2),
    glyph('star4', { x: MIDDLE, y: MIDDLE, size: 84, stroke: INK.brass100, strokeWidth: 1.4 }),
  ].join('');
}

/** A wheel without a birth: what stands on the card of a present. The inside of a drawing. */
export const BLANK_WHEEL: string = [
  rays(),
  ringLine(MIDDLE, MIDDLE, 196, INK.brass500, 0.8),
  ringLine(MIDDLE, MIDDLE, 191, INK.brass200, 2.5),
  ringLine(MIDDLE, MIDDLE, 152, INK.brass200, 1.4),
  tag('g', { stroke: INK.brass200 }, tickRing(RING, { foot: 146, length: 6, stepDeg: 2, width: 0.7 })),
  tag('g', { stroke: INK.brass200 }, tickRing(RING, { foot: 142, length: 10, stepDeg: 10, width: 0.9 })),
  signs(),
  emptyPlaces(),
  disc(),
].join('');
