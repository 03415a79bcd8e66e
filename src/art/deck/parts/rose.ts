import { polar, range } from '../../drawing/plate-burin.ts';
import { disc, loop, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface RoseInk {
  petal: string;
  inner: string;
  line: string;
}

export const WHITE_ROSE: RoseInk = { petal: TONE.ivory, inner: '#e2d5b0', line: TONE.brassShade };
export const RED_ROSE: RoseInk = { petal: TONE.oxblood, inner: TONE.oxbloodLit, line: '#f2b3a8' };

function petal(centre: Point, radius: number, axis: number): Point[] {
  const at = (r: number, away: number): Point => polar(centre, radius * r, axis + away);
  return loop([at(0.16, 0), at(0.55, -33), at(0.92, -27), at(0.9, 0), at(0.92, 27), at(0.55, 33)], 3);
}

/** Five petals over five, with a brass heart. */
export function rose(
  centre: Point,
  radius: number,
  { petal: fill, inner, line }: RoseInk,
  turn = -90,
): string {
  const whorl = (r: number, shift: number, ink: string): string =>
    range(5)
      .map((i) =>
        shape(petal(centre, r, turn + shift + i * 72), {
          fill: ink,
          stroke: line,
          width: Math.max(1.2, radius * 0.05),
        }),
      )
      .join('');
  const veins = range(5).map((i) =>
    trace([polar(centre, radius * 0.62, turn + i * 72), polar(centre, radius * 0.8, turn + i * 72)]),
  );
  return [
    whorl(radius, 0, fill),
    radius > 18 ? shape(veins.join(''), { stroke: line, width: 1.2 }) : '',
    whorl(radius * 0.56, 36, inner),
    disc(centre, radius * 0.19, {
      fill: TONE.brass,
      stroke: TONE.brassDeep,
      width: Math.max(1, radius * 0.03),
    }),
  ].join('');
}
