import { fractions, points, spline, tube, tubeOutline } from '../../drawing/plate-burin.ts';
import { engraved, loop, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** A long blade of grass from its root through the points to its tip, split along the middle in two tones. */
export function blade(course: string, width: number): string {
  const body = tube(spline(points(course), 8), (t) => width * Math.min(1, 0.5 + t * 2) * (1 - t ** 3) + 0.5);
  const middle = fractions(20).map((t) => body.at(t, 0));
  const dark = [...middle, ...fractions(20).map((t) => body.at(1 - t, 1))];
  return [
    shape(tubeOutline(body, 0, 1, 24), { fill: TONE.leaf }),
    shape(dark, { fill: TONE.leafShade }),
    shape(tubeOutline(body, 0, 1, 24), { stroke: TONE.leafLit, width: 1.8 }),
    shape(trace(middle), { stroke: TONE.leafLit, width: 1.3 }),
  ].join('');
}

/** A bulrush: stalk, brown head and the spike above it, along a course from root to tip. */
export function bulrush(course: string, head: number): string {
  const line = spline(points(course), 8);
  const [tip, before] = [line.at(-1)!, line.at(-3)!];
  const way = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const at = (x: number, y: number): Point => [
    tip[0] + x * Math.cos(way) - y * Math.sin(way),
    tip[1] + x * Math.sin(way) + y * Math.cos(way),
  ];
  const body = loop(
    [
      at(0, -15),
      at(head * 0.5, -19),
      at(head - 8, -15),
      at(head, 0),
      at(head - 8, 15),
      at(head * 0.5, 19),
      at(0, 15),
      at(-6, 0),
    ],
    5,
  );
  return [
    shape(trace(line), { stroke: TONE.leafShade, width: 8 }),
    shape(trace(line), { stroke: TONE.leafLit, width: 3.4 }),
    shape(trace([at(head, 0), at(head + 44, 0)]), { stroke: TONE.woodLit, width: 4 }),
    engraved(
      body,
      { fill: TONE.wood, stroke: TONE.woodLit, width: 2.4 },
      { ink: TONE.woodDeep, degrees: 0, pitch: 5, from: 0.42, width: 1.6 },
    ),
  ].join('');
}
