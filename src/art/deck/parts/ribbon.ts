import { points, spline } from '../../drawing/plate-burin.ts';
import { engraved, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** One hanging end: two edges, a swallow-tailed cut, and folds that run with it. */
export function ribbon(outer: string, inner: string, fold: string): string {
  const [left, right] = [spline(points(outer), 6), spline(points(inner), 6)];
  const [a, b] = [left.at(-1)!, right.at(-1)!];
  const before = right.at(-4)!;
  const notch: Point = [(a[0] + b[0]) / 2 + (before[0] - b[0]), (a[1] + b[1]) / 2 + (before[1] - b[1])];
  const outline = [...left, notch, ...right.toReversed()];
  return [
    engraved(
      outline,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: 0, pitch: 6, from: 0.55, width: 1.5 },
    ),
    shape(trace(spline(points(fold), 6)), { stroke: TONE.oxbloodDeep, width: 2 }),
  ].join('');
}
