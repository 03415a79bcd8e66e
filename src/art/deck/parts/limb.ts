import { points, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { shape, trace } from '../burin.ts';
import { TONE } from '../inks.ts';

/**
 * A trunk, bough or root along a course `'x,y x,y'`, from one girth to another: bark runs along it, its right is in
 * shade. Only `sawn` wood shows its ends; what grows out of something has no line where it begins.
 */
export function limb(course: string, from: number, to: number, sawn = false): string {
  const wood = tube(spline(points(course), 8), (t) => from + (to - from) * t ** 0.7);
  const outline = tubeOutline(wood, 0, 1, Math.max(12, Math.round(wood.length / 26)));
  const flank = outline.length / 2;
  const rightward =
    wood.at(0.5, 1)[0] + wood.at(0.5, 1)[1] * 0.4 > wood.at(0.5, -1)[0] + wood.at(0.5, -1)[1] * 0.4;
  const side = rightward ? 1 : -1;
  const dark = [...vein(wood, 0.25 * side, 0, 1), ...vein(wood, side, 0, 1).toReversed()].filter(
    (_, i) => i % 4 === 0,
  );
  const grain = [-0.5, -0.1, 0.4].map((u, i) =>
    trace(vein(wood, u, 0.04 + 0.05 * i, 0.9 - 0.06 * i).filter((_, k) => k % 5 === 0)),
  );
  return [
    shape(outline, { fill: TONE.wood }),
    shape(dark, { fill: TONE.woodShade }),
    shape(grain.join(''), { stroke: TONE.woodDeep, width: 1.4 }),
    shape(sawn ? outline : trace(outline.slice(0, flank)) + trace(outline.slice(flank)), {
      stroke: TONE.brassLit,
      width: 2,
    }),
  ].join('');
}
