import type { Box } from '../../quote-cards/placing.ts';
import type { Point } from '../ring.ts';
import { labelBox, type Label, type Sheet } from './sheet.ts';

/** A label for a point, with the directions in which it may stand, best first. */
export interface PointLabel {
  text: string;
  at: Point;
  tone?: Label['tone'];
}

const DISTANCES = [1, 1.6, 2.3];
/** Right, left, below, above, then the corners. */
const WAYS: readonly (readonly [dx: number, dy: number, align: Label['align']])[] = [
  [1, 0, 'left'],
  [-1, 0, 'right'],
  [0, 1.15, 'center'],
  [0, -1.15, 'center'],
  [0.8, 0.9, 'left'],
  [0.8, -0.9, 'left'],
  [-0.8, 0.9, 'right'],
  [-0.8, -0.9, 'right'],
];

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function outside(box: Box, bounds: Box): number {
  const beyond = [
    bounds.left - box.left,
    box.right - bounds.right,
    bounds.top - box.top,
    box.bottom - bounds.bottom,
  ];
  return beyond.reduce((sum, by) => sum + Math.max(0, by + 4), 0);
}

const covers = (box: Box, [x, y]: Point): boolean =>
  x > box.left - 4 && x < box.right + 4 && y > box.top - 3 && y < box.bottom + 3;

/** Stands every label beside its point: inside the frame, off the line and its dots, off the other labels. */
export function placePointLabels(
  wanted: readonly PointLabel[],
  sheet: Sheet,
  crowd: readonly Point[],
  taken: readonly Box[] = [],
): Label[] {
  const boxes = [...taken];
  return wanted.map(({ text, at, tone }) => {
    const step = sheet.type * 0.75;
    const candidates = DISTANCES.flatMap((far) =>
      WAYS.map(([dx, dy, align]): Label => ({
        text,
        x: at[0] + dx * far * step,
        y: at[1] + dy * far * step,
        align,
        tone,
      })),
    );
    const cost = (label: Label, rank: number): number => {
      const box = labelBox(label, sheet);
      const met = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
      return (
        outside(box, sheet.plot) * 50 +
        met +
        crowd.filter((point) => covers(box, point)).length * 30 +
        rank * 2 +
        Math.floor(rank / WAYS.length) * 25
      );
    };
    const costs = candidates.map(cost);
    const best = candidates[costs.indexOf(Math.min(...costs))]!;
    const box = labelBox(best, sheet);
    boxes.push({ ...box, left: box.left - 5, right: box.right + 5 });
    return best;
  });
}
