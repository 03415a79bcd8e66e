import { loop, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

const OUTER: readonly Point[] = [
  [0, 0.02],
  [-0.27, -0.1],
  [-0.34, -0.32],
  [-0.22, -0.52],
  [-0.2, -0.7],
  [-0.06, -0.58],
  [0.02, -0.76],
  [0.13, -1],
  [0.16, -0.74],
  [0.32, -0.46],
  [0.32, -0.2],
  [0.2, -0.05],
];
const SHADOW: readonly Point[] = [
  [0.13, -1],
  [0.16, -0.74],
  [0.32, -0.46],
  [0.32, -0.2],
  [0.2, -0.05],
  [0.24, -0.28],
  [0.16, -0.52],
  [0.05, -0.72],
];
const CORE: readonly Point[] = [
  [0, -0.03],
  [-0.15, -0.12],
  [-0.16, -0.28],
  [-0.03, -0.42],
  [0.06, -0.58],
  [0.17, -0.32],
  [0.16, -0.13],
];

/** A flame in two tones around a pale core, standing on 0, 0. */
export function flame(height: number): string {
  const sized = (points: readonly Point[], k = 1): Point[] =>
    loop(
      points.map(([x, y]): Point => [x * height * k, y * height * k]),
      4,
    );
  return [
    shape(sized(OUTER), { fill: TONE.flame }),
    shape(sized(SHADOW), { fill: TONE.flameShade }),
    shape(sized(CORE), { fill: TONE.flameCore }),
    shape(sized(CORE, 0.5), { fill: '#fff6dc' }),
    shape(sized(OUTER), { stroke: TONE.gold, width: Math.max(1.4, height * 0.018) }),
  ].join('');
}
