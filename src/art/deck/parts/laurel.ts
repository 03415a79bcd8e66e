import { polar, range } from '../../drawing/plate-burin.ts';
import { disc, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import { TONE } from '../inks.ts';
import { leaf } from './leaf.ts';

/** Leaves in pairs that point the way the bough grows along part of a circle, smaller toward its tip. */
function bough(centre: Point, radius: number, fromDeg: number, toDeg: number): Place[] {
  const count = Math.round((Math.abs(toDeg - fromDeg) * Math.PI) / 180 / 0.275);
  const way = Math.sign(toDeg - fromDeg);
  return range(count).flatMap((i): Place[] => {
    const turn = fromDeg + ((toDeg - fromDeg) * i) / count;
    return [1, -1].map((side) => ({
      at: polar(centre, radius, turn + (side === 1 ? 0 : way * 5)),
      turn: turn + way * (90 - side * 34),
      scale: 1 - (0.22 * i) / count,
    }));
  });
}

/** Two boughs from the foot of a circle up both sides, `gap` degrees apart at the top, with berries. */
export function laurel(id: string, centre: Point, radius: number, gap: number): string {
  const size = radius * 0.5;
  const stem = range(37).map((i) => polar(centre, radius, -90 + gap / 2 + ((360 - gap) * i) / 36));
  const berries = range(9).map((i) =>
    disc(polar(centre, radius * 1.13, -52 + i * 32), radius * 0.065, {
      fill: TONE.oxblood,
      stroke: TONE.gold,
      width: 1.6,
    }),
  );
  return [
    shape(trace(stem), { stroke: TONE.leafLit, width: 3 }),
    repeated(id, leaf([0, 0], 0, size, size * 0.42), [
      ...bough(centre, radius, 92, 270 - gap / 2),
      ...bough(centre, radius, 88, -90 + gap / 2),
    ]),
    ...berries,
  ].join('');
}
