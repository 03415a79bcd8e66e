import { ELEMENT_INK, INK } from '../drawing/ink.ts';
import { litPart } from '../drawing/moon-phase.ts';
import { tag } from '../drawing/svg.ts';

interface MoonPlace {
  x: number;
  y: number;
  r: number;
}

/** The Moon as lit, for a row or a table of days; one of a day that nobody can read yet is faint. */
export function smallMoon(elongationDeg: number, { x, y, r }: MoonPlace, isFaint = false): string {
  const rim = { stroke: isFaint ? INK.edge : INK.brass300, 'stroke-width': Math.max(1.2, r * 0.08) };
  return (
    tag('circle', { cx: x, cy: y, r, fill: ELEMENT_INK.Air.mid, ...rim }) +
    tag('path', { d: litPart(elongationDeg, { x, y }, r), fill: isFaint ? INK.dust : INK.ivory })
  );
}
