import { num, tag } from './svg.ts';

export type Point = readonly [x: number, y: number];

const DEG = Math.PI / 180;

/** A ring with its middle at x, y. Angles run anticlockwise from the right, as longitudes do on a chart. */
export interface Ring {
  x: number;
  y: number;
}

export function onRing({ x, y }: Ring, angleDeg: number, radius: number): Point {
  return [x + radius * Math.cos(angleDeg * DEG), y - radius * Math.sin(angleDeg * DEG)];
}

export function polyline(points: readonly Point[], decimals = 1): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x, decimals)} ${num(y, decimals)}`).join('');
}

export function spoke(ring: Ring, angleDeg: number, from: number, to: number): string {
  return polyline([onRing(ring, angleDeg, from), onRing(ring, angleDeg, to)], 2);
}

/** An arc drawn anticlockwise between two angles. */
export function arc(ring: Ring, radius: number, fromDeg: number, toDeg: number): string {
  const [x1, y1] = onRing(ring, fromDeg, radius);
  const [x2, y2] = onRing(ring, toDeg, radius);
  const large = Math.abs(toDeg - fromDeg) > 180 ? 1 : 0;
  return `M${num(x1)} ${num(y1)}A${num(radius)} ${num(radius)} 0 ${large} 0 ${num(x2)} ${num(y2)}`;
}

export interface Scale {
  from: number;
  /** Where the ticks of each class end; the first whose step divides the degree counts. */
  ticks: readonly (readonly [stepDeg: number, to: number])[];
}

/** The ticks of a scale, from one angle to another, as path data. */
export function ticks(ring: Ring, scale: Scale, fromDeg: number, toDeg: number): string {
  const finest = scale.ticks.at(-1)![0];
  const count = Math.floor((toDeg - fromDeg) / finest + 1e-9);
  return Array.from({ length: count + 1 }, (_, i) => {
    const degree = fromDeg + i * finest;
    const [, to] = scale.ticks.find(([step]) => Math.abs(Math.round(degree / step) * step - degree) < 1e-6)!;
    return spoke(ring, degree, scale.from, to);
  }).join('');
}

/** One bend: along the true angle first, then across to where the label stands. */
export function thread(
  ring: Ring,
  trueDeg: number,
  shownDeg: number,
  [from, bend, to]: readonly number[],
): string {
  return polyline([onRing(ring, trueDeg, from!), onRing(ring, trueDeg, bend!), onRing(ring, shownDeg, to!)]);
}

export interface TickRing {
  foot: number;
  length: number;
  stepDeg: number;
  /** Width of one tick in px. */
  width: number;
  turnDeg?: number;
}

/**
 * Ticks all around as one dashed circle: a hundredth of the bytes of single lines. Lengths are the circle's own, since
 * what draws our share pictures knows no pathLength.
 */
export function tickRing({ x, y }: Ring, { foot, length, stepDeg, width, turnDeg = 0 }: TickRing): string {
  const r = foot + length / 2;
  const gap = r * DEG * stepDeg - width;
  return tag('circle', {
    cx: x,
    cy: y,
    r,
    'stroke-width': length,
    // Fine enough for the last of 360 ticks to stand where the first began.
    'stroke-dasharray': `${num(width, 4)} ${num(gap, 4)}`,
    'stroke-dashoffset': num(width / 2, 4),
    transform: turnDeg === 0 ? undefined : `rotate(${turnDeg} ${x} ${y})`,
  });
}
