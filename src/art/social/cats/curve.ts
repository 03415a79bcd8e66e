import { range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import type { Point } from '../../deck/burin.ts';

/** A point a curve runs through; at a corner it may break: ear tips, nose, where a paw meets the floor. */
export interface Knot {
  at: Point;
  corner: boolean;
}

/** A curve as path data, and as close points for fur and for asking what lies inside. */
export interface Curve {
  d: string;
  line: readonly Point[];
}

/** Knots written as `'10,20 30,40! 50,60'`; the mark makes a corner. */
export function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Knot => {
      const [x = 0, y = 0] = pair.replace('!', '').split(',').map(Number);
      return { at: [x, y], corner: pair.endsWith('!') };
    });
}

export interface Setting {
  at?: readonly [x: number, y: number];
  scale?: number;
  /** Degrees clockwise, after mirroring. */
  turn?: number;
  flipped?: boolean;
}

/** Moves a point drawn around 0, 0 to its place: points, not groups, so that light still falls from upper left. */
export function mover({
  at = [0, 0],
  scale = 1,
  turn = 0,
  flipped = false,
}: Setting): (point: Point) => Point {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return ([px, py]) => {
    const [x, y] = [px * scale * (flipped ? -1 : 1), py * scale];
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  };
}

export function moved(list: readonly Knot[], place: Setting): Knot[] {
  const move = mover(place);
  return list.map(({ at, corner }) => ({ at: move(at), corner }));
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Direction at a knot: the nearer neighbor counts more, so that close knots never overshoot. */
function tangent(before: Point, at: Point, after: Point): Point {
  const [d0, d1] = [distance(before, at) || 1, distance(at, after) || 1];
  const part = (axis: 0 | 1): number =>
    (((at[axis] - before[axis]) / d0) * d1 + ((after[axis] - at[axis]) / d1) * d0) / (d0 + d1);
  return [part(0), part(1)];
}

interface Span {
  from: Point;
  out: Point;
  into: Point;
  to: Point;
}

function spanOf(list: readonly Knot[], i: number, isClosed: boolean): Span {
  const count = list.length;
  const at = (k: number): Knot => list[isClosed ? (k + count) % count : Math.max(0, Math.min(count - 1, k))]!;
  const [from, to] = [at(i), at(i + 1)];
  const straight = tangent(from.at, from.at, to.at);
  const leaving = from.corner ? straight : tangent(at(i - 1).at, from.at, to.at);
  const arriving = to.corner ? straight : tangent(from.at, to.at, at(i + 2).at);
  const third = distance(from.at, to.at) / 3;
  return {
    from: from.at,
    out: [from.at[0] + leaving[0] * third, from.at[1] + leaving[1] * third],
    into: [to.at[0] - arriving[0] * third, to.at[1] - arriving[1] * third],
    to: to.at,
  };
}

function along({ from, out, into, to }: Span, t: number): Point {
  const s = 1 - t;
  const axis = (k: 0 | 1): number =>
    s * s * s * from[k] + 3 * s * s * t * out[k] + 3 * s * t * t * into[k] + t * t * t * to[k];
  return [axis(0), axis(1)];
}

const STEP = 3;

function drawn(list: readonly Knot[], isClosed: boolean): Curve {
  const spans = range(isClosed ? list.length : list.length - 1).map((i) => spanOf(list, i, isClosed));
  const pair = ([x, y]: Point): string => `${num(x, 1)} ${num(y, 1)}`;
  const cubics = spans.map(({ out, into, to }) => `C${pair(out)} ${pair(into)} ${pair(to)}`);
  const line = spans.flatMap((span) => {
    const steps = Math.max(2, Math.ceil(distance(span.from, span.to) / STEP));
    return range(steps).map((k) => along(span, k / steps));
  });
  if (!isClosed) line.push(list.at(-1)!.at);
  return { d: `M${pair(list[0]!.at)}${cubics.join('')}${isClosed ? 'Z' : ''}`, line };
}

type Written = string | readonly Knot[];
const read = (form: Written): readonly Knot[] => (typeof form === 'string' ? knots(form) : form);

/** A smooth closed outline through knots. */
export function outline(form: Written, place: Setting = {}): Curve {
  return drawn(moved(read(form), place), true);
}

/** A smooth open line through knots. */
export function course(form: Written, place: Setting = {}): Curve {
  return drawn(moved(read(form), place), false);
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + distance(line[i]!, point), 0);
}

/** Points at even steps along a line, with the direction it has there. */
export function walk(line: readonly Point[], step: number): { at: Point; ahead: Point }[] {
  const found: { at: Point; ahead: Point }[] = [];
  let left = 0;
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i]!;
    const length = distance(from, to) || 1e-6;
    const ahead: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (; left < length; left += step)
      found.push({ at: [from[0] + ahead[0] * left, from[1] + ahead[1] * left], ahead });
    left -= length;
  }
  return found;
}

/** Whether a point lies inside a closed line. */
export function inside([x, y]: Point, line: readonly Point[]): boolean {
  let within = false;
  for (const [i, [ax, ay]] of line.entries()) {
    const [bx, by] = line[(i + 1) % line.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}
