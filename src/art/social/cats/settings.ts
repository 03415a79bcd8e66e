import type { CatSetting } from '../../../domain/channels/cats.ts';
import { signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import { disc, knurled, type Point } from '../../deck/burin.ts';
import { glyph } from '../../drawing/glyphs.ts';
import { INK } from '../../drawing/ink.ts';
import { radialGradient, tag } from '../../drawing/svg.ts';
import { floor, rules, sky } from './ground.ts';
import { ELEMENT_LIGHT, type LightInk } from './inks.ts';

const DISC = { at: [300, 345] as Point, r: 222, ring: 247 };

/** The sign's seal, where the light has its top. */
export function seal(sign: SignKey, [x, y]: Point): string {
  return [
    disc([x, y], 27, { fill: INK.night950, stroke: 'url(#gold)', width: 2.4 }),
    disc([x, y], 22, { stroke: INK.brass500, width: 1 }),
    glyph(sign, { x, y, size: 27, stroke: INK.brass200, strokeWidth: 2.2 }),
  ].join('');
}

/** The element's own light in whatever form it comes. */
export function lightGradient({ lit, deep }: LightInk, [x, y]: Point, r: number): string {
  return tag(
    'defs',
    {},
    radialGradient(
      'light',
      [x - r * 0.3, y - r * 0.35, r * 1.35],
      [
        [0, lit],
        [1, deep],
      ],
    ),
  );
}

function discSetting(sign: SignKey, ink: LightInk, floorY: number): string {
  const { at, r, ring } = DISC;
  return [
    sky(ink.sky, at, 560),
    floor(floorY, ink.line, ink.sky[2]),
    lightGradient(ink, at, r),
    tag('clipPath', { id: 'light-edge' }, tag('circle', { cx: at[0], cy: at[1], r })),
    disc(at, ring, { stroke: INK.brass500, width: 1 }),
    knurled(at, r + 5, r + 11, 120, { stroke: INK.brass500, width: 1 }),
    knurled(at, r + 5, r + 18, 12, { stroke: INK.brass300, width: 1.4 }),
    disc(at, r, { fill: 'url(#light)' }),
    tag('path', {
      d: rules(at[0] - r, at[0] + r, at[1] - r, at[1] + r),
      stroke: ink.sky[1],
      'stroke-width': 1.5,
      'stroke-opacity': 0.32,
      'clip-path': 'url(#light-edge)',
    }),
    disc(at, r, { stroke: 'url(#gold)', width: 2.4 }),
    seal(sign, [at[0], at[1] - (r + ring) / 2]),
  ].join('');
}

/** What a sign's cat sits before. Never bare night: a dark cat needs a light behind it. */
export function signSetting(sign: SignKey, _setting: CatSetting, floorY: number): string {
  const ink = ELEMENT_LIGHT[signOf(sign).element];
  return discSetting(sign, ink, floorY);
}
