import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { glyph } from './glyphs.ts';
import { INK } from './ink.ts';
import type { ElementInk } from './ink.ts';
import { PLATE, circle, line, path } from './plate-engraving.ts';
import type { Point } from './plate-engraving.ts';

const BAND = { outer: 277, glyphs: 259.5, inner: 242, ticks: 241, foot: 230 };
const ROUNDEL = { radius: 45, ring: 259 };

/** A point of the ring: degrees counted anticlockwise from the top, as longitudes run. */
function onRing(degrees: number, radius: number): Point {
  const angle = ((degrees + 90) * Math.PI) / 180;
  return [PLATE.x + radius * Math.cos(angle), PLATE.y - radius * Math.sin(angle)];
}

function spoke(degrees: number, from: number, to: number): string {
  return line([onRing(degrees, from), onRing(degrees, to)]);
}

function degreeTicks(): string {
  const lengths = [3.5, 6.5, 10];
  const ticks = Array.from({ length: 360 }, (_, degree) => {
    const length = lengths[degree % 10 === 5 ? 2 : degree % 5 === 0 ? 1 : 0]!;
    return spoke(degree, BAND.foot, BAND.foot + length);
  });
  return path(ticks.join(''), { stroke: INK.brass300, width: 0.9, opacity: 0.8, cap: 'butt' });
}

function otherSigns(sign: SignKey): string {
  const start = SIGN_KEYS.indexOf(sign);
  return Array.from({ length: 11 }, (_, i) => {
    const [x, y] = onRing((i + 1) * 30, BAND.glyphs);
    const key = SIGN_KEYS[(start + i + 1) % 12]!;
    return glyph(key, { x, y, size: 23, stroke: INK.brass300, strokeWidth: 1.5 });
  }).join('');
}

/** The thirty degrees of the plate's own sign, hatched in the light of its element. */
function ownDegrees(light: string): string {
  const hatch = Array.from({ length: 31 }, (_, i) => spoke(i - 15, BAND.inner + 1, BAND.outer - 1));
  return path(hatch.join(''), { stroke: light, width: 1, opacity: 0.5, cap: 'butt' });
}

export function greatRing(sign: SignKey, { light }: ElementInk): string {
  const centre: Point = [PLATE.x, PLATE.y];
  const cusps = Array.from({ length: 12 }, (_, i) => spoke(i * 30 + 15, BAND.inner, BAND.outer));
  return [
    circle(centre, PLATE.limb, { fill: 'url(#band)' }),
    ownDegrees(light),
    circle(centre, BAND.outer, { stroke: INK.brass500, width: 0.9 }),
    circle(centre, BAND.inner, { stroke: INK.brass500, width: 0.9 }),
    path(cusps.join(''), { stroke: INK.brass500, width: 0.9, cap: 'butt' }),
    degreeTicks(),
    circle(centre, PLATE.limb, { stroke: 'url(#gold)', width: 2.2 }),
    otherSigns(sign),
  ].join('');
}

export function windowRim(): string {
  const centre: Point = [PLATE.x, PLATE.y];
  return [
    circle(centre, PLATE.window + 0.5, { stroke: 'url(#gold)', width: 2.6 }),
    circle(centre, PLATE.window + 5, { stroke: INK.brass300, width: 0.8 }),
  ].join('');
}

export function roundel(sign: SignKey): string {
  const centre: Point = [PLATE.x, PLATE.y - ROUNDEL.ring];
  return [
    circle(centre, ROUNDEL.radius, { fill: 'url(#seal)', stroke: 'url(#gold)', width: 2.4 }),
    circle(centre, ROUNDEL.radius - 5, { stroke: INK.brass500, width: 0.9 }),
    glyph(sign, { x: centre[0], y: centre[1], size: 50, stroke: INK.brass200, strokeWidth: 3.2 }),
  ].join('');
}
