import type { PlacedBody } from '../drawing/ecliptic-rule.ts';
import { glyph } from '../drawing/glyphs.ts';
import { INK } from '../drawing/ink.ts';
import { placeLabels, turned } from '../drawing/label-placer.ts';
import { num, stroked, tag } from '../drawing/svg.ts';
import { SIGN_KEYS, type SignKey } from '../../domain/zodiac/signs.ts';

export interface StripPlace {
  left: number;
  right: number;
  /** Of the line itself. */
  y: number;
  /** Of planets, above the line, and in proportion to them of all else. */
  glyph: number;
}

function ticks({ left, right, y, glyph: size }: StripPlace): string {
  return Array.from({ length: 73 }, (_, i) => {
    const length = size * (i % 6 === 0 ? 0.66 : i % 2 === 0 ? 0.42 : 0.24);
    return `M${num(left + ((right - left) * i) / 72, 1)} ${y}v${num(length, 1)}`;
  }).join('');
}

function signs(own: SignKey, { left, right, y, glyph: size }: StripPlace): string {
  const step = (right - left) / 12;
  return SIGN_KEYS.map((sign, i) => {
    const isOwn = sign === own;
    const ink = { stroke: isOwn ? INK.brass100 : INK.brass500, strokeWidth: size * (isOwn ? 0.08 : 0.065) };
    return glyph(sign, { x: left + (i + 0.5) * step, y: y + size * 1.05, size: size * 0.84, ...ink });
  }).join('');
}

/** The planets on threads from their true degree, pushed apart where they would touch. */
function planets(bodies: readonly PlacedBody[], { left, right, y, glyph: size }: StripPlace): string {
  const seen = bodies.filter(({ body }) => body !== 'node');
  const at = seen.map(({ longitudeDeg }) => left + ((right - left) * turned(longitudeDeg)) / 360);
  const shown = placeLabels(at, size * 1.18, left + size / 2, right - size / 2);
  const middle = y - size * 1.12;
  const threads = at.map((x, i) => `M${num(x, 1)} ${y}L${num(shown[i]!, 1)} ${num(middle + size * 0.58, 1)}`);
  const dots = at.map((cx) => tag('circle', { cx, cy: y, r: size * 0.13 }));
  const marks = seen.map(({ body }, i) =>
    glyph(body, { x: shown[i]!, y: middle, size, stroke: INK.brass100, strokeWidth: size * 0.075 }),
  );
  return (
    stroked(threads.join(''), INK.brass300, 1.2) +
    tag('g', { fill: INK.brass100 }, dots.join('')) +
    marks.join('')
  );
}

/** The whole ecliptic in one line with the day's planets above it and the signs below; the own sign is tinted. */
export function skyStrip(own: SignKey, bodies: readonly PlacedBody[], place: StripPlace): string {
  const { left, right, y, glyph: size } = place;
  const step = (right - left) / 12;
  const tint = { x: left + SIGN_KEYS.indexOf(own) * step, y, width: step, height: size * 1.5 };
  return [
    tag('rect', { ...tint, fill: INK.brass300, 'fill-opacity': 0.2 }),
    stroked(ticks(place), INK.brass500, 1.5),
    stroked(`M${left} ${y}H${right}`, 'url(#gold)', 2.4),
    signs(own, place),
    planets(bodies, place),
  ].join('');
}
