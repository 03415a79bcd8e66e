import type { SignKey } from '../../../domain/zodiac/signs.ts';
import { disc, type Point } from '../../deck/burin.ts';
import { glyph } from '../../drawing/glyphs.ts';
import { INK } from '../../drawing/ink.ts';
import { radialGradient, tag } from '../../drawing/svg.ts';
import { bands } from './bands.ts';
import { rules } from './ground.ts';
import type { LightInk } from './inks.ts';

/** What a setting has to know of its cat: the floor, and where on the light's rim there is room for the seal. */
export interface Stand {
  sign: SignKey;
  ink: LightInk;
  floor: number;
  /** Degrees clockwise from the right. */
  seal: number;
}

/** The sign's seal. */
export function seal(sign: SignKey, [x, y]: Point): string {
  return [
    disc([x, y], 27, { fill: INK.night950, stroke: 'url(#gold)', width: 2.4 }),
    disc([x, y], 22, { stroke: INK.brass500, width: 1 }),
    glyph(sign, { x, y, size: 27, stroke: INK.brass200, strokeWidth: 2.2 }),
  ].join('');
}

interface Reach {
  at: Point;
  /** Half its height. */
  r: number;
}

/** The element's light in whatever form it comes: lit at upper left, ruled at the pitch of the sky. */
export function light(form: string, { lit, deep, sky }: LightInk, { at: [x, y], r }: Reach): string {
  const gradient = radialGradient('light', [x - r * 0.3, y - r * 0.35, r * 1.35], bands([lit, deep], 30));
  return [
    tag('defs', {}, gradient + tag('clipPath', { id: 'light-edge' }, tag('path', { d: form }))),
    tag('path', { d: form, fill: 'url(#light)' }),
    tag('path', {
      d: rules(x - r, x + r, y - r, y + r),
      stroke: sky[1],
      'stroke-width': 1.5,
      'stroke-opacity': 0.32,
      'clip-path': 'url(#light-edge)',
    }),
    tag('path', { d: form, stroke: 'url(#gold)', 'stroke-width': 2.4 }),
  ].join('');
}
