import type { Point } from './ring.ts';

/** The closer to exact, the wider. */
export function chordWidth(orbDeg: number): number {
  return Math.max(0.6, 2.6 - orbDeg / 2);
}

type Chord = readonly [Point, Point];

/** Where along its chord a mark may stand, the best places first. */
const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7];

function distanceToChord([x, y]: Point, [[x1, y1], [x2, y2]]: Chord): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const part = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  const within = Math.min(1, Math.max(0, part));
  return Math.hypot(x - x1 - within * dx, y - y1 - within * dy);
}

/**
 * A mark stands in the middle of its chord, or a little farther along where another mark, or a chord that crosses
 * it, has the middle already.
 */
export function markPlace(
  [from, to]: Chord,
  taken: readonly Point[],
  size: number,
  crossing: readonly Chord[] = [],
): Point {
  const along = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const fromMarks = (point: Point): number =>
    Math.min(...taken.map(([x, y]) => Math.hypot(point[0] - x, point[1] - y)), size * 2.5) / (size * 2.5);
  const fromLines = (point: Point): number =>
    Math.min(...crossing.map((chord) => distanceToChord(point, chord)), size) / size;
  // Two marks in one place are worse than a mark on a line.
  const room = (point: Point): number => 2 * fromMarks(point) + fromLines(point);
  return PARTS.map(along).reduce((best, one) => (room(one) > room(best) ? one : best));
}
