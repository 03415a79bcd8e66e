import { line } from './plate-engraving.ts';
import type { Point } from './plate-engraving.ts';

/** One piece of an emblem: what it hides, its contour and the fine lines that shade it. */
export interface Cut {
  body?: string;
  outline?: string;
  fine?: string;
}

const RAD = Math.PI / 180;

/** Points written as in SVG: `'10,20 30,40'`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** From 0 to 1 in `count` even steps, both ends included. */
export function fractions(count: number): number[] {
  return range(count).map((i) => i / (count - 1));
}

export function polar([x, y]: Point, radius: number, degrees: number): Point {
  return [x + radius * Math.cos(degrees * RAD), y + radius * Math.sin(degrees * RAD)];
}

export function arc(centre: Point, radius: number, fromDeg: number, toDeg: number): Point[] {
  const count = Math.max(3, Math.ceil(Math.abs(toDeg - fromDeg) / 4) + 1);
  return fractions(count).map((t) => polar(centre, radius, fromDeg + (toDeg - fromDeg) * t));
}

export function closed(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

export function mirrored(points: readonly Point[], axisX: number): Point[] {
  return points.map(([x, y]): Point => [2 * axisX - x, y]);
}

export function turned(points: readonly Point[], [cx, cy]: Point, degrees: number): Point[] {
  const [sin, cos] = [Math.sin(degrees * RAD), Math.cos(degrees * RAD)];
  return points.map(([x, y]): Point => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}

/** A smooth line through the points (Catmull–Rom). */
export function spline(points: readonly Point[], perSpan = 14): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const blend = (i: number, t: number, axis: 0 | 1): number => {
    const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  const spans = range(points.length - 1).flatMap((i) =>
    range(perSpan).map((k): Point => [blend(i, k / perSpan, 0), blend(i, k / perSpan, 1)]),
  );
  return [...spans, at(points.length - 1)];
}

export interface Tube {
  /** The point at the part `t` of the length, `u` of the half width to its right. */
  at: (t: number, u: number) => Point;
  length: number;
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}

/** The point at a part of a line's length. */
function walker(spine: readonly Point[]): { length: number; place: (t: number) => Point } {
  const along = [0];
  for (const [i, [x, y]] of spine.entries()) {
    const before = spine[i - 1];
    if (before) along.push(along.at(-1)! + Math.hypot(x - before[0], y - before[1]));
  }
  const length = along.at(-1)!;
  const place = (t: number): Point => {
    const wanted = t * length;
    const found = along.findIndex((passed, i) => i > 0 && passed >= wanted);
    const i = found === -1 ? along.length - 1 : found;
    const [[ax, ay], [bx, by]] = [spine[i - 1]!, spine[i]!];
    const part = (wanted - along[i - 1]!) / (along[i]! - along[i - 1]! || 1);
    return [ax + (bx - ax) * part, ay + (by - ay) * part];
  };
  return { length, place };
}

/** A round body along a spine, as wide as `widthAt` says: horns, tails, limbs. It runs on straight past its ends. */
export function tube(spine: readonly Point[], widthAt: (t: number) => number): Tube {
  const { length, place } = walker(spine);
  return {
    length,
    at: (t, u) => {
      const near = clamp(t, 0.008, 0.992);
      const [[ax, ay], [bx, by]] = [place(near - 0.008), place(near + 0.008)];
      const [x, y] = place(t);
      const k = (u * widthAt(clamp(t, 0, 1))) / 2 / Math.hypot(bx - ax, by - ay);
      return [x - (by - ay) * k, y + (bx - ax) * k];
    },
  };
}

export function tubeOutline({ at }: Tube, from = 0, to = 1, samples = 60): Point[] {
  const parts = fractions(samples).map((f) => from + (to - from) * f);
  return [...parts.map((t) => at(t, -1)), ...parts.reverse().map((t) => at(t, 1))];
}

/** A line across a tube that bulges by `bulge` of its length toward the tip, as a ring lies on a horn. */
export function rib({ at }: Tube, t: number, bulge: number, from = -1, to = 1): Point[] {
  return fractions(9).map((f) => {
    const u = from + (to - from) * f;
    return at(t + bulge * (1 - u * u), u);
  });
}

/** A line along a tube at `u` of its half width. */
export function vein({ at }: Tube, u: number, from: number, to: number): Point[] {
  return fractions(40).map((f) => at(from + (to - from) * f, u));
}

/**
 * Parallel lines inside a polygon; `from` and `to` keep a part of each line, which models the round.
 * Every other line is cut short at its free end, so that the shade fades out instead of stopping.
 */
export function hatch(polygon: readonly Point[], degrees: number, pitch: number, from = 0, to = 1): string {
  const level = turned(polygon, [0, 0], -degrees);
  const ys = level.map(([, y]) => y);
  const segments: Point[][] = [];
  const stagger = 0.16;
  for (let y = Math.ceil(Math.min(...ys) / pitch) * pitch; y < Math.max(...ys); y += pitch) {
    const xs = level
      .flatMap(([ax, ay], i) => {
        const [bx, by] = level[(i + 1) % level.length]!;
        return ay <= y === by <= y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [a, width] = [xs[i]!, xs[i + 1]! - xs[i]!];
      const short = Math.round(y / pitch) % 2 === 0 ? stagger : 0;
      segments.push([
        [a + width * (from > 0 ? from + short : 0), y],
        [a + width * (to < 1 ? to - short : 1), y],
      ]);
    }
  }
  return segments.map((segment) => line(turned(segment, [0, 0], degrees))).join('');
}

/** A grain, leaf or flame: pointed at both ends, from `foot` in the given direction. */
export function almond(foot: Point, degrees: number, length: number, width: number, belly = 0.45): Point[] {
  const side = (sign: number): Point[] =>
    fractions(12).map((t) => {
      const swell = Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(belly)));
      return [foot[0] + t * length, foot[1] + (sign * swell * width) / 2];
    });
  return turned([...side(-1), ...side(1).reverse()], foot, degrees);
}

export function cut(polygon: readonly Point[], fine = ''): Cut {
  const d = closed(polygon);
  return { body: d, outline: d, fine };
}
