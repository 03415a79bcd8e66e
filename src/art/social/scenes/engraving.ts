import { fractions, spline, tube, tubeOutline } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { shape, trace, type Point } from '../../deck/burin.ts';

/** Widths of a scene: outline 2.2, drawn last; inner contours 1.6; hatching 1 to 1.3. */
export const OUTLINE = { stroke: '#0a1024', width: 2.2 };

/** What is drawn, cut to an outline; ids are unique within a scene. */
export function clipped(id: string, outline: readonly Point[] | string, drawing: string): string {
  const d = typeof outline === 'string' ? outline : `${trace(outline)}Z`;
  return tag('clipPath', { id }, tag('path', { d })) + tag('g', { 'clip-path': `url(#${id})` }, drawing);
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A tone that runs from one point to another. */
export function tone(id: string, [x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): string {
  const inner = stops.map(([offset, color, opacity]) =>
    tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  );
  return tag('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, inner.join(''));
}

/** Even in place and size, but without an order the eye could find: 0 to 1 for every whole number. */
export function scatter(i: number, seed = 0): number {
  const value = Math.sin(i * 127.1 + seed * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** A color between two, written as `#rrggbb`. */
export function blend(from: string, to: string, t: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i]! - value) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function between([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [mix(ax, bx, t), mix(ay, by, t)];
}

/** A curve in so many even steps of its parameter. */
export function curve(course: readonly Point[], steps: number): Point[] {
  const fine = spline(course, 24);
  return fractions(steps).map((t) => fine[Math.round(t * (fine.length - 1))]!);
}

/** Lines that lead from one flank of a form to the other: hatching that follows the round. */
export function flow(one: readonly Point[], other: readonly Point[], at: readonly number[]): Point[][] {
  return at.map((t) => one.map((point, i) => between(point, other[i]!, t)));
}

/** An engraver’s line: it swells in the middle and runs out to nothing at both ends. */
export function swelled(course: readonly Point[], width: number, fill: string, opacity?: number): string {
  const body = tube(course, (t) => Math.max(0.3, width * Math.sin(Math.PI * t)));
  return shape(tubeOutline(body, 0, 1, Math.min(24, course.length * 4)), {
    fill,
    ...(opacity === undefined ? {} : { opacity }),
  });
}

/** Path data of a smooth open line. */
export function smooth(course: readonly Point[], perSpan = 10): string {
  return trace(spline(course, perSpan));
}
