import { range, spline } from '../../drawing/plate-burin.ts';
import { repeated, shape } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import { flame } from './flame.ts';

/** Fire along the foot of a card: a far sheet of dark tongues, then a row of flames of uneven height. */
export function fireFloor(height: number, base = 1066): string {
  const tongues = range(27).map((i): Point => [
    34 + i * 24.5,
    base - height * (i % 2 === 0 ? 0.62 + 0.16 * Math.sin(i * 1.7) : 0.98 + 0.26 * Math.sin(i * 2.3)),
  ]);
  const sheet = spline(tongues, 4);
  const places = range(10).map((i): Place => ({
    at: [70 + i * 62, base],
    scale: [0.82, 1, 0.74, 0.94, 0.8, 0.9, 0.72, 1, 0.84, 0.92][i]!,
    flipped: i % 3 === 1,
  }));
  return [
    shape([...sheet, [690, base], [20, base]], { fill: '#7c1f1c', stroke: '#f2a05a', width: 2 }),
    repeated('blaze', flame(height), places),
  ].join('');
}
