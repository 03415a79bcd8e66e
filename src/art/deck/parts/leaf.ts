import { fractions, polar, turned } from '../../drawing/plate-burin.ts';
import { shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** Half of a lens, from foot to tip along the axis. */
function half(length: number, width: number, side: 1 | -1): Point[] {
  return fractions(9).map((t): Point => [t * length, (side * width * Math.sin(Math.PI * t ** 0.8)) / 2]);
}

/** A lens with its vein: the upper half lit, the lower in shade with side veins. */
export function leaf(foot: Point, degrees: number, length: number, width = length * 0.5): string {
  const at = (points: Point[]): Point[] =>
    turned(
      points.map(([x, y]): Point => [x + foot[0], y + foot[1]]),
      foot,
      degrees,
    );
  const axis: Point[] = [
    [0, 0],
    [length, 0],
  ];
  const veins = [0.25, 0.42, 0.58, 0.74].flatMap((t) =>
    ([-1, 1] as const).map((side) =>
      trace(
        at([
          [t * length, 0],
          [(t + 0.13) * length, side * width * 0.36 * Math.sin(Math.PI * (t + 0.1))],
        ]),
      ),
    ),
  );
  const dark: 1 | -1 = Math.cos((degrees * Math.PI) / 180) < 0 ? -1 : 1;
  const outline = at([...half(length, width, -1), ...half(length, width, 1).toReversed()]);
  return [
    shape(outline, { fill: TONE.leaf }),
    shape(at([...half(length, width, dark), ...axis]), { fill: TONE.leafShade }),
    length > 26 ? shape(veins.join(''), { stroke: TONE.leafLit, width: 0.9, opacity: 0.8 }) : '',
    shape(trace(at(axis)), { stroke: TONE.leafLit, width: 1.4 }),
    shape(outline, { stroke: TONE.leafLit, width: 1.7 }),
  ].join('');
}

/** A short stalk with a leaf, for rods that are alive. */
export function twig(foot: Point, degrees: number, length: number): string {
  const joint = polar(foot, length * 0.35, degrees - 14);
  return (
    shape(trace([foot, joint]), { stroke: TONE.leafLit, width: 2.2 }) + leaf(joint, degrees, length * 0.72)
  );
}
