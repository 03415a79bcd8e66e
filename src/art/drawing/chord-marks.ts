import type { Point } from './ring.ts';

/** The closer to exact, the wider. */
export function chordWidth(orbDeg: number): number {
  return Math.max(0.6, 2.6 - orbDeg / 2);
}

type Chord = readonly [Point, Point];

function distanceToChord([x, y]: Point, [[x1, y1], [x2, y2]]: Chord): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const part = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  const within = Math.min(1, Math.max(0, part));
  return Math.hypot(x - x1 - within * dx, y - y1 - within * dy);
}

/**
 * A mark stands in the middle of its chord, or up to a quarter of it farther on where another mark or a chord that
 * crosses has the middle already.
 */
export function markPlace(
  [from, to]: Chord,
  taken: readonly Point[],
  size: number,
  others: readonly Chord[] = [],
): Point {
  const along = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const fromMarks = (point: Point): number =>
    Math.min(...taken.map(([x, y]) => Math.hypot(point[0] - x, point[1] - y)), size * 2.5);
  // Clear of a line is clear: how far does not matter, as long as no other mark is near.
  const fromLines = (point: Point): number =>
    Math.min(...others.map((chord) => distanceToChord(point, chord)), size * 1.1) * 2.2;
  const room = (point: Point): number => Math.min(fromMarks(point), fromLines(point));
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.35, 0.65, 0.45, 0.55, 0.25, 0.75];
  const known = others.length > 0 ? parts : parts.slice(0, 5);
  return known.map(along).reduce((best, one) => (room(one) > room(best) + 0.5 ? one : best));
}
