import { glyph } from '../drawing/glyphs.ts';
import { INK } from '../drawing/ink.ts';
import { onRing, polyline, type Point, type Ring } from '../drawing/ring.ts';
import { stroked, tag } from '../drawing/svg.ts';
import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';

/** A ring, or one drawn out upright: two half rings and the straight sides that join them. */
export interface Track {
  middle: Ring;
  /** Limb, inner edge of the band of signs, tips of the longest ticks. */
  radii: readonly [limb: number, band: number, tips: number];
  /** From the middle to the middle of either half ring; 0 for a ring. */
  straight: number;
  glyph: number;
}

/** A place on the track, its 360 degrees being equal steps along the band. */
function onTrack({ middle: { x, y }, radii, straight }: Track, degree: number, radius: number): Point {
  const turn = ((degree % 360) + 360) % 360;
  const bend = Math.PI * radii[1];
  const way = ((turn % 180) / 180) * (bend + 2 * straight);
  const side = turn < 180 ? 1 : -1;
  if (way < straight) return [x + side * radius, y - side * way];
  if (way > straight + bend) return [x - side * radius, y - side * (2 * straight + bend - way)];
  const angle = ((way - straight) / bend) * 180;
  return onRing({ x, y: y - side * straight }, side > 0 ? angle : angle + 180, radius);
}

function outline({ middle, straight }: Track, r: number, stroke: string, width: number): string {
  const box = {
    x: middle.x - r,
    y: middle.y - straight - r,
    width: 2 * r,
    height: 2 * (straight + r),
    rx: r,
  };
  return tag('rect', { ...box, stroke, 'stroke-width': width });
}

function signs(track: Track): string {
  const { radii, glyph: size } = track;
  return SIGN_KEYS.map((sign, i) => {
    const [x, y] = onTrack(track, 180 + i * 30 + 15, (radii[0] + radii[1]) / 2);
    return glyph(sign, { x, y, size, stroke: INK.brass300, strokeWidth: size / 15 });
  }).join('');
}

/** The zodiac's degrees: a tick for each, longer each 5 and 10, and the twelve signs outside them. */
export function degreeTrack(track: Track): string {
  const [limb, band, tips] = track.radii;
  const reach = band - tips;
  const line = (degree: number, from: number, to: number): string =>
    polyline([onTrack(track, degree, from), onTrack(track, degree, to)], 2);
  const ticks = Array.from({ length: 360 }, (_, degree) =>
    line(degree, band, band - reach * (degree % 10 === 0 ? 1 : degree % 5 === 0 ? 0.7 : 0.42)),
  );
  const cusps = Array.from({ length: 12 }, (_, i) => line(i * 30, band, limb));
  return [
    outline(track, limb, 'url(#gold)', 4.5),
    outline(track, limb - 8, INK.brass500, 1.3),
    outline(track, band, 'url(#gold)', 2.6),
    stroked(cusps.join(''), INK.brass500, 1.6),
    stroked(ticks.join(''), INK.brass300, 1.6),
    signs(track),
  ].join('');
}

/** Half of what the track leaves free between two heights, with a margin kept from its ticks. */
export function halfChord(
  { middle, radii, straight }: Track,
  top: number,
  bottom: number,
  margin: number,
): number {
  const farthest = Math.max(Math.abs(top - middle.y), Math.abs(bottom - middle.y), straight) - straight;
  const r = radii[2] - margin;
  return farthest >= r ? 0 : Math.sqrt(r * r - farthest * farthest);
}
