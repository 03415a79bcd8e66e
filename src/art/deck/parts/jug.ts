import { points, spline, tube, tubeOutline, turned, vein } from '../../drawing/plate-burin.ts';
import { ellipse, engraved, roped, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface JugInk {
  lit: string;
  body: string;
  dark: string;
  line: string;
  edge: string;
}

export const PALE_JUG: JugInk = {
  lit: '#fffaf0',
  body: TONE.ivory,
  dark: '#b9a984',
  line: '#5f4d2c',
  edge: '#fff8e6',
};
export const BRASS_JUG: JugInk = {
  lit: TONE.brassLit,
  body: TONE.brass,
  dark: TONE.brassShade,
  line: TONE.brassDeep,
  edge: TONE.gold,
};

const LIP: Point = [0.3, -1];

/** Half the width of the belly, in parts of the height, from the foot up to the neck. */
const LEFT = points(
  '-0.17,0 -0.19,-0.05 -0.3,-0.22 -0.35,-0.42 -0.29,-0.62 -0.16,-0.76 -0.14,-0.86 -0.2,-0.97',
);
const RIGHT = points('0.19,-0.98 0.14,-0.86 0.16,-0.76 0.29,-0.62 0.35,-0.42 0.3,-0.22 0.19,-0.05 0.17,0');

/** The red band round the belly and two lines of brass: rings seen a little from above. */
function bands(height: number, { line }: JugInk): string {
  const ring = (y: number, half: number): Point[] =>
    ellipse([0, y * height], half * height, half * height * 0.2, 180, 0);
  const girdle = [...ring(-0.52, 0.335), ...ring(-0.36, 0.345).toReversed()];
  return [
    engraved(
      girdle,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2 },
      { ink: TONE.oxbloodDeep, degrees: 90, pitch: 6, from: 0.4, width: 1.3 },
    ),
    shape(trace(ring(-0.62, 0.29)) + trace(ring(-0.18, 0.28)) + trace(ring(-0.12, 0.24)), {
      stroke: line,
      width: 1.6,
    }),
  ].join('');
}

/** An ewer standing on 0, 0: handle at the left, spout at the right. One that will be flipped is shaded at its left. */
export function jug(height: number, ink: JugInk, flipped = false): string {
  const sized = (form: readonly Point[]): Point[] => form.map(([x, y]): Point => [x * height, y * height]);
  const sided = (form: readonly Point[]): Point[] => form.map(([x, y]): Point => [flipped ? -x : x, y]);
  const rim = points('-0.2,-0.97 -0.12,-1.01 0.06,-1.02 0.2,-1.04 0.31,-1.01 0.26,-0.95 0.19,-0.9');
  const outline = sized([...spline(LEFT, 5), ...spline(rim, 4), ...spline(RIGHT.slice(1), 5)]);
  const mouth = sized(
    spline(points('-0.16,-0.975 -0.06,-1 0.08,-1.005 0.25,-1.015 0.12,-0.955 -0.02,-0.945 -0.16,-0.975'), 4),
  );
  const handle = trace(
    sized(spline(points('-0.17,-0.9 -0.34,-0.98 -0.5,-0.86 -0.52,-0.68 -0.42,-0.52 -0.31,-0.44'), 6)),
  );
  const gleam = trace(sized(sided(spline(points('-0.22,-0.16 -0.28,-0.3 -0.29,-0.34'), 4))));
  return [
    roped(handle, { edge: ink.edge, body: ink.body, rib: ink.line, width: height * 0.085, pitch: 7 }),
    shape(outline, { fill: ink.body }),
    engraved(
      sized(sided([...spline(RIGHT.slice(2), 5), [0.06, 0], [0.16, -0.22], [0.18, -0.46], [0.1, -0.7]])),
      { fill: ink.dark },
      { ink: ink.line, degrees: 0, pitch: 5.4, width: 1.2 },
    ),
    bands(height, ink),
    shape(gleam, { stroke: ink.lit, width: height * 0.03 }),
    shape(outline, { stroke: ink.edge, width: 2.6 }),
    shape(mouth, { fill: TONE.deep, stroke: ink.line, width: 1.6 }),
    shape(trace(sized(ellipse([0, -0.02], 0.17, 0.03, 180, 0))), { stroke: ink.line, width: 2 }),
  ].join('');
}

/** Where a placed jug's spout ends: a stream must begin there, computed, not guessed. */
export function lipOf(height: number, { at, turn = 0, flipped = false }: Place): Point {
  const [[x, y]] = turned([[LIP[0] * height * (flipped ? -1 : 1), LIP[1] * height]], [0, 0], turn) as [Point];
  return [at[0] + x, at[1] + y];
}

export interface StreamInk {
  body: string;
  edge: string;
  thread: string;
}

/** Falling water along a course, with the threads it falls in; it begins as a tongue over the lip. */
export function stream(
  course: readonly Point[],
  from: number,
  to: number,
  { body, edge, thread }: StreamInk,
): string {
  const water = tube(spline(course, 8), (t) => (from + (to - from) * t) * Math.min(1, 0.3 + t * 12));
  const threads = [-0.6, -0.2, 0.2, 0.6].map((u, i) =>
    trace(vein(water, u, 0.03 + (i % 2) * 0.06, 0.98).filter((_, k) => k % 3 === 0)),
  );
  return [
    shape(tubeOutline(water, 0, 1, 30), { fill: body, stroke: edge, width: 2 }),
    shape(threads.join(''), { stroke: thread, width: 1.6 }),
  ].join('');
}
