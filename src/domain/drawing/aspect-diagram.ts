import type { Body } from '../sky/bodies.ts';
import type { AspectKind } from '../sky/sky.ts';
import { glyph } from './glyphs.ts';
import { ELEMENT_INK, INK } from './ink.ts';
import type { PlacedBody } from './ecliptic-rule.ts';
import { turned } from './label-placer.ts';
import { onRing, polyline, tickRing, type Point } from './ring.ts';
import { num, picture, ringLine, stroked, tag } from './svg.ts';

export const ASPECT_ANGLE_DEG: Record<AspectKind, number> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

const SIZE = 112;
const RING = { x: 56, y: 56 };
const RADII = { limb: 40, points: 34, names: 49.5 };
const EASY: readonly AspectKind[] = ['sextile', 'trine'];

export interface AspectGeometry {
  /** Where the two bodies stand, on the circle of points; the angle between them is the true one. */
  points: [Point, Point];
  /** Where their glyphs stand, outside the limb. */
  names: [Point, Point];
  /** The further corners of the figure that the exact angle would close. */
  corners: Point[];
  /** The exact angle, as it is written in the middle. */
  angleDeg: number;
  /** Where the angle is written, clear of the chord. */
  figure: Point;
}

/** The pair is turned so that it stands level, the body that comes first in longitude at the right. */
export function aspectGeometry(first: PlacedBody, second: PlacedBody, kind: AspectKind): AspectGeometry {
  const apart = turned(second.longitudeDeg - first.longitudeDeg + 180) - 180;
  const half = apart / 2;
  const angles = [90 - half, 90 + half] as const;
  const angleDeg = ASPECT_ANGLE_DEG[kind];
  const corners = angleDeg === 0 || angleDeg === 180 ? 0 : 360 / angleDeg - 2;
  const step = Math.sign(apart || 1) * angleDeg;
  // Two glyphs of one degree would lie on each other: outside the limb they keep 14 units.
  const nameHalf = Math.sign(half || 1) * Math.max(Math.abs(half), 9.5);
  const chordY = RING.y - RADII.points * Math.cos((half * Math.PI) / 180);
  const inside = kind === 'opposition' ? RING.y + 17 : Math.max(RING.y + 1, chordY + 14);
  return {
    points: [onRing(RING, angles[0], RADII.points), onRing(RING, angles[1], RADII.points)],
    names: [onRing(RING, 90 - nameHalf, RADII.names), onRing(RING, 90 + nameHalf, RADII.names)],
    corners: Array.from({ length: corners }, (_, i) =>
      onRing(RING, angles[1] + step * (i + 1), RADII.points),
    ),
    angleDeg,
    figure: [RING.x, inside],
  };
}

/** The angle in figures as drawn strokes would be too much; it is the one place where a picture takes text. */
function figureText([x, y]: Point, angleDeg: number): string {
  const font = `font-family="Ysabeau Office,Gill Sans,sans-serif" font-size="13" font-weight="600"`;
  const place = `x="${num(x + 1.5)}" y="${num(y + 4.5)}" text-anchor="middle"`;
  return `<text ${place} ${font} fill="${INK.parchment}">${angleDeg}°</text>`;
}

function bodyName(body: Body, [x, y]: Point): string {
  return glyph(body, { x, y, size: 13.5, stroke: INK.brass200, strokeWidth: 1.2 });
}

/** The angle behind a paragraph: ring, two bodies, chord, and the figure it belongs to in dots. */
export function aspectDiagram(first: PlacedBody, second: PlacedBody, kind: AspectKind): string {
  const { points, names, corners, angleDeg, figure } = aspectGeometry(first, second, kind);
  const chord = EASY.includes(kind) ? ELEMENT_INK.Air.light : INK.brass300;
  const outline = corners.length > 0 ? polyline([points[1], ...corners, points[0]]) : '';
  const dotted = { 'stroke-dasharray': '1.2 3', opacity: 0.75 };
  return picture(
    SIZE,
    SIZE,
    tag('circle', { cx: RING.x, cy: RING.y, r: RADII.limb, fill: INK.night900 }),
    tag(
      'g',
      { stroke: INK.brass500 },
      tickRing(RING, { foot: RADII.limb - 2.6, length: 2.6, stepDeg: 10, width: 0.9 }) +
        tickRing(RING, { foot: RADII.limb - 5, length: 5, stepDeg: 30, width: 1 }),
    ),
    ringLine(RING.x, RING.y, RADII.limb, INK.brass300, 1.5),
    stroked(outline, INK.brass200, 0.9, dotted),
    stroked(polyline(points), chord, 2),
    ...points.map(([cx, cy]) => tag('circle', { cx, cy, r: 3.1, fill: INK.brass100 })),
    bodyName(first.body, names[0]),
    bodyName(second.body, names[1]),
    figureText(figure, angleDeg),
  );
}
