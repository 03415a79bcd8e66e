import { INK } from '../drawing/ink.ts';
import { onRing, polyline, spoke } from '../drawing/ring.ts';
import { picture, radialGradient, ringLine, stroked, tag } from '../drawing/svg.ts';
import type { Focus } from './focus.ts';

const SIZE = 200;
const CENTER = { x: SIZE / 2, y: SIZE / 2 };
const RADII = { disc: 62, ring: 68, rays: 94 };

/** The ring is the thirty degrees of a sign, from the top and with the clock. */
const angleOf = (degreeInSign: number): number => 90 - degreeInSign * 12;

function pointer(degreeInSign: number): string {
  const angle = angleOf(degreeInSign);
  const tip = [onRing(CENTER, angle, 70), onRing(CENTER, angle - 7, 84), onRing(CENTER, angle + 7, 84)];
  return tag('path', { d: `${polyline(tip)}Z`, fill: INK.brass100 });
}

/** The ground of a chapter's first letter; the pointer stands at the degree that the chapter is about. */
export function initialGround({ ink, point, longitudeDeg }: Focus): string {
  const { x, y } = CENTER;
  const stops = [
    [0, ink.core],
    [0.6, ink.mid],
    [1, INK.night950],
  ] as const;
  const rules = Array.from({ length: 33 }, (_, index) => `M0 ${4 + index * 6}H${SIZE}`);
  const rays = Array.from({ length: 72 }, (_, index) =>
    spoke(CENTER, index * 5, RADII.ring + 8, index % 2 === 0 ? RADII.rays + 4 : RADII.rays - 8),
  );
  const ticks = Array.from({ length: 30 }, (_, degree) =>
    spoke(CENTER, angleOf(degree), RADII.ring - 4, degree % 5 === 0 ? RADII.ring + 5 : RADII.ring + 1),
  );
  const edge = (inset: number, stroke: string, width: number): string =>
    tag('rect', {
      x: inset,
      y: inset,
      width: SIZE - 2 * inset,
      height: SIZE - 2 * inset,
      stroke,
      'stroke-width': width,
    });
  return picture(
    SIZE,
    SIZE,
    tag('defs', {}, radialGradient('initial', [x, y, 130], stops)),
    tag('rect', { width: SIZE, height: SIZE, fill: 'url(#initial)' }),
    stroked(rules.join(''), INK.ruledGround, 1.6, { opacity: 0.5 }),
    stroked(rays.join(''), INK.brass300, 1, { opacity: 0.6 }),
    tag('circle', { cx: x, cy: y, r: RADII.disc, fill: INK.night900, opacity: 0.72 }),
    ringLine(x, y, RADII.disc, INK.brass300, 1.8),
    stroked(ticks.join(''), INK.brass200, 1.1),
    ringLine(x, y, RADII.ring + 6, INK.brass500, 1),
    point ? pointer(((longitudeDeg % 30) + 30) % 30) : '',
    edge(1.5, INK.brass500, 3),
    edge(8, INK.brass200, 1.2),
  );
}
