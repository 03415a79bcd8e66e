import { range, spline } from '../../drawing/plate-burin.ts';
import { engraved, repeated, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface CurtainInk {
  cloth: string;
  shade: string;
  rule: string;
  lining: string;
}

const WAIST: Point = [92, 640];

/** From the canopy over the waist to the floor; `t` is how far inward the fold hangs, 0 at the frame. */
function fold(t: number): Point[] {
  const top: Point = [46 + 312 * t, 40];
  return spline(
    [
      top,
      [46 + 232 * t, 250],
      [48 + 128 * t, 450],
      [64 + 44 * t, WAIST[1] - 40],
      [66 + 40 * t, WAIST[1] + 10],
      [50 + 92 * t, 760],
      [40 + 128 * t, 920],
      [36 + 140 * t, 1066],
    ],
    5,
  );
}

/** The left half of a pavilion: cloth that falls from the middle of the canopy and is gathered by a band. */
function half({ cloth, shade, rule, lining }: CurtainInk): string {
  const inner = fold(1);
  const turned = inner.map(([x, y], i): Point => [x - 22 * Math.sin((i / inner.length) * Math.PI) - 8, y]);
  const dark = range(3).map((i) => [...fold(0.16 + i * 0.27), ...fold(0.3 + i * 0.27).toReversed()]);
  const band: Point[] = [
    [46, WAIST[1] - 30],
    [118, WAIST[1] - 46],
    [124, WAIST[1] - 14],
    [46, WAIST[1] + 8],
  ];
  return [
    shape([[30, 40], ...inner, [30, 1066]], { fill: cloth }),
    ...dark.map((each) => engraved(each, { fill: shade }, { ink: rule, degrees: 78, pitch: 7, width: 1.3 })),
    shape([0.1, 0.3, 0.57, 0.84].map((t) => trace(fold(t))).join(''), { stroke: rule, width: 1.8 }),
    engraved([...inner, ...turned.toReversed()], { fill: lining, stroke: TONE.gold, width: 1.8 }),
    shape(trace(inner), { stroke: TONE.gold, width: 2.8 }),
    engraved(
      band,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.brassDeep, degrees: 78, pitch: 6, from: 0.5, width: 1.2 },
    ),
  ].join('');
}

/** Both halves of a king's pavilion; the frame cuts them. */
export function pavilion(ink: CurtainInk): string {
  return repeated('curtain', half(ink), [{ at: [0, 0] }, { at: [700, 0], flipped: true }]);
}
