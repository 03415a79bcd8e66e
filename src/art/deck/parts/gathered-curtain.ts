import { points, range, spline } from '../../drawing/plate-burin.ts';
import { engraved, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface CurtainInk {
  cloth: string;
  shade: string;
  fold: string;
  lining: string;
}

/** The inner edge above the tie, from the top of the tent outward, and below it, to the floor. */
const ABOVE = spline(points('340,40 302,180 240,326 170,470 116,594'), 8);
const BELOW = spline(points('116,626 150,700 158,800 150,900 166,1062'), 8);

function between(edge: readonly Point[], part: number): Point[] {
  return edge.map(([x, y]): Point => [46 + (x - 46) * part, y]);
}

/** The left curtain of a king's tent, cut by the frame: it sweeps from the top, is tied at the side and falls free. */
export function curtain({ cloth, shade: dark, fold, lining }: CurtainInk): string {
  const upper: Point[] = [[46, 40], ...ABOVE, [46, 610]];
  const lower: Point[] = [[46, 610], ...BELOW, [46, 1062]];
  const hem = (edge: readonly Point[], wide: number): Point[] => [
    ...edge,
    ...edge.toReversed().map(([x, y]): Point => [x - wide, y]),
  ];
  const folds = [0.22, 0.42, 0.6, 0.78].map(
    (part) => trace(between(ABOVE, part)) + trace(between(BELOW, part)),
  );
  const deep = [0.32, 0.69].map((part) => [
    ...between(ABOVE, part - 0.09),
    ...between(ABOVE, part + 0.09).toReversed(),
  ]);
  const tie: Point[] = points('40,590 86,584 124,592 128,630 88,640 40,634');
  return [
    shape(upper, { fill: cloth }),
    shape(lower, { fill: cloth }),
    ...deep.map((each) => engraved(each, { fill: dark }, { ink: fold, degrees: 0, pitch: 7, width: 1.2 })),
    ...[0.3, 0.7].map((part) =>
      shape([...between(BELOW, part - 0.1), ...between(BELOW, part + 0.1).toReversed()], { fill: dark }),
    ),
    shape(folds.join(''), { stroke: fold, width: 2 }),
    shape(hem(ABOVE, 20), { fill: lining, stroke: TONE.gold, width: 2 }),
    shape(hem(BELOW, 18), { fill: lining, stroke: TONE.gold, width: 2 }),
    engraved(
      tie,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.6 },
      { ink: TONE.brassDeep, degrees: 90, pitch: 7, width: 1.6 },
    ),
    shape(
      `M112 636v26${range(5)
        .map((i) => `M${100 + i * 6} 662l${(i - 2) * 2} 38`)
        .join('')}`,
      {
        stroke: TONE.gold,
        width: 3.4,
      },
    ),
  ].join('');
}
