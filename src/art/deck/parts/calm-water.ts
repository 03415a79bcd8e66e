import { range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { box, shape } from '../burin.ts';

export interface CalmWater {
  top: number;
  bottom: number;
  fill: string;
  line: string;
  left?: number;
  right?: number;
}

/** Long flat glints, finer toward the horizon; a golden step scatters them, so that none stand in a column. */
function glints({ top, bottom, left = 46, right = 654 }: CalmWater): string {
  const rows = Math.floor((bottom - top) / 13);
  return range(rows)
    .flatMap((row) => {
      const depth = row / rows;
      const y = top + 9 + (bottom - top) * depth ** 1.3;
      return range(3).map((i) => {
        const at = ((row * 3 + i) * 0.618) % 1;
        const length = (40 + 90 * depth) * (0.6 + 0.5 * ((row * 0.37 + i * 0.41) % 1));
        const x = left + at * (right - left - length);
        return `M${num(x)} ${num(y)}h${num(length)}`;
      });
    })
    .join('');
}

/** Water without waves, up to its horizon. */
export function calmWater(form: CalmWater): string {
  const { top, bottom, fill, line, left = 46, right = 654 } = form;
  return [
    shape(box(left, top, right, bottom), { fill }),
    shape(glints(form), { stroke: line, width: 1.6, opacity: 0.55 }),
    shape(`M${left} ${top}H${right}`, { stroke: line, width: 2.2 }),
  ].join('');
}

/** What a light lays on still water: strokes under it that spread and part as they come nearer. */
export function glitter(x: number, top: number, bottom: number, width: number, stroke: string): string {
  const rows = Math.floor((bottom - top) / 15);
  const strokes = range(rows).map((row) => {
    const depth = row / rows;
    const half = (width / 2) * (0.35 + 0.65 * depth) * (row % 3 === 1 ? 0.62 : 1);
    const shift = (row % 2 === 0 ? -1 : 1) * 7 * depth;
    return `M${num(x + shift - half)} ${num(top + 8 + row * 15)}h${num(half * 2)}`;
  });
  return shape(strokes.join(''), { stroke, width: 4.4 });
}
