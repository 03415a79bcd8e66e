import { polar } from '../../drawing/plate-burin.ts';
import { loop, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** A vine leaf on its stalk, pointing right: five lobes with a vein in each. */
export function vineLeaf(size: number): string {
  const lobes = [-118, -58, 0, 58, 118];
  const outline = loop(
    lobes.flatMap((axis, i): Point[] => {
      const reach = size * [0.52, 0.68, 0.86, 0.68, 0.52][i]!;
      const tip = polar([size * 0.34, 0], reach * 0.62, axis);
      const notch = polar([size * 0.34, 0], size * 0.3, axis + 29);
      return i < 4 ? [tip, notch] : [tip, [size * 0.16, 0]];
    }),
    3,
  );
  const veins = lobes.map((axis) => trace([[size * 0.2, 0], polar([size * 0.34, 0], size * 0.34, axis)]));
  return [
    shape(`M0 0H${size * 0.3}`, { stroke: TONE.leafShade, width: 3.4 }),
    shape(outline, { fill: TONE.leaf, stroke: TONE.leafDeep, width: 2.2 }),
    shape(veins.join(''), { stroke: TONE.leafLit, width: 1.7 }),
  ].join('');
}
