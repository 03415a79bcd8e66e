import { fractions, range, spline, turned } from '../../drawing/plate-burin.ts';
import { repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';

export interface FeatherInk {
  vane: string;
  shade: string;
  line: string;
}

/** A feather along the axis to the right: narrow at the quill, blunt at the tip, its vane split by the shaft. */
function feather(length: number, width: number, { vane, shade, line }: FeatherInk): string {
  const half = (t: number): number =>
    (width / 2) *
    Math.min(1, 0.35 + t * 1.5) *
    Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.78) / 0.22) ** 2));
  const bend = (t: number): number => length * 0.1 * t * t;
  const edge = (side: 1 | -1): Point[] =>
    [0, 0.12, 0.3, 0.55, 0.78, 0.86, 0.91, 0.95, 0.98, 1].map((t): Point => [
      t * length,
      bend(t) + side * half(t),
    ]);
  const shaft = fractions(6).map((t): Point => [t * length * 0.97, bend(t)]);
  const barbs = range(Math.floor(length / 9)).map((i) => {
    const t = 0.2 + (i * 0.72) / Math.floor(length / 9);
    return trace([
      [t * length, bend(t)],
      [t * length + width * 0.42, bend(t) + half(t) * 0.92],
    ]);
  });
  return [
    shape([...edge(-1), ...edge(1).toReversed()], { fill: vane }),
    shape([...shaft, ...edge(1).toReversed()], { fill: shade }),
    shape(barbs.join(''), { stroke: line, width: 1 }),
    shape(trace(shaft), { stroke: line, width: 1.6 }),
    shape([...edge(-1), ...edge(1).toReversed()], { stroke: line, width: 1.8 }),
  ].join('');
}

export interface WingRow {
  id: string;
  count: number;
  length: number;
  width: number;
  ink: FeatherInk;
  /** How far out on the arm the row begins: 0 at the arm itself. */
  shift: number;
}

/** A raised wing at the left of 0, 0: rows of feathers fan from the wrist, upright, to the shoulder, lying outward. */
export function wing(arm: readonly Point[], rows: readonly WingRow[]): string {
  const line = spline(arm, 10);
  return rows
    .map(({ id, count, length, width, ink, shift }) => {
      const places = range(count).map((i): Place => {
        const t = i / (count - 1);
        const [x, y] = line[Math.round(t * (line.length - 1))]!;
        const turn = -98 - 96 * t ** 0.9;
        const [[dx, dy]] = turned([[shift, 0]], [0, 0], turn) as [Point];
        return { at: [x + dx, y + dy], turn: turn + 180, scale: 1 - 0.3 * t, flipped: true };
      });
      return repeated(id, feather(length, width, ink), places.toReversed());
    })
    .join('');
}
