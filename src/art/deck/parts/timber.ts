import { tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { disc, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** A squared beam between two points, its grain along it, its far side in shade. */
export function beam(from: Point, to: Point, width: number): string {
  const board = tube([from, to], () => width);
  const side = to[0] - from[0] + (to[1] - from[1]) * 0.001;
  const dark = side > 0 ? 1 : -1;
  const outline = tubeOutline(board, 0, 1, 2);
  const strip: Point[] = [
    board.at(0, dark * 0.52),
    board.at(1, dark * 0.52),
    board.at(1, dark),
    board.at(0, dark),
  ];
  const grain = [-0.5, -0.2, 0.12, 0.36].map((u, i) =>
    trace(
      vein(board, u * dark, 0.03 + i * 0.03, 0.97 - i * 0.04)
        .filter((_, k) => k % 3 === 0)
        .map(([x, y], k): Point => [x + Math.sin(k * 1.7 + i) * 1.2, y + Math.cos(k * 1.3 + i) * 1.2]),
    ),
  );
  return [
    shape(outline, { fill: TONE.wood }),
    shape(strip, { fill: TONE.woodShade }),
    shape(grain.join(''), { stroke: TONE.woodDeep, width: 1.3 }),
    shape(trace([board.at(0.01, dark * -0.78), board.at(0.99, dark * -0.78)]), {
      stroke: TONE.woodLit,
      width: 2.2,
    }),
    shape(outline, { stroke: TONE.brassLit, width: 2 }),
  ].join('');
}

export function peg(at: Point, radius = 7): string {
  return (
    disc(at, radius, { fill: TONE.brass, stroke: TONE.woodDeep, width: 2 }) +
    disc([at[0] - radius * 0.25, at[1] - radius * 0.25], radius * 0.3, { fill: TONE.ivory })
  );
}
