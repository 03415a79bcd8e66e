import type { Point } from './ring.ts';

/** The closer to exact, the wider. */
export function chordWidth(orbDeg: number): number {
  return Math.max(0.6, 2.6 - orbDeg / 2);
}

/** A mark stands in the middle of its chord, or a third along where another mark has the middle already. */
export function markPlace([from, to]: readonly [Point, Point], taken: readonly Point[], size: number): Point {
  const along = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const room = (point: Point): number =>
    Math.min(...taken.map(([x, y]) => Math.hypot(point[0] - x, point[1] - y)), size * 2.5);
  return [0.5, 0.4, 0.6, 0.3, 0.7].map(along).reduce((best, one) => (room(one) > room(best) ? one : best));
}
