import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { glyph } from '../drawing/glyphs.ts';
import { ELEMENT_INK, INK } from '../drawing/ink.ts';
import type { Point } from '../drawing/ring.ts';
import { radialGradient, ringLine, tag } from '../drawing/svg.ts';

/** A sign on a disc in the color of its element. */
export function signSeal(sign: SignKey, [cx, cy]: Point, r: number, id: string): string {
  const { core, mid, edge } = ELEMENT_INK[signOf(sign).element];
  const ground = radialGradient(
    id,
    [cx, cy, r],
    [
      [0, core],
      [0.7, mid],
      [1, edge],
    ],
  );
  return [
    tag('defs', {}, ground),
    tag('circle', { cx, cy, r, fill: `url(#${id})`, stroke: 'url(#gold)', 'stroke-width': r * 0.055 }),
    ringLine(cx, cy, r * 0.87, INK.brass500, 1.6),
    glyph(sign, { x: cx, y: cy, size: r * 1.08, stroke: INK.brass200, strokeWidth: r * 0.065 }),
  ].join('');
}
