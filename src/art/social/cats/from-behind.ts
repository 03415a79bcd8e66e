import { contour } from './body.ts';
import { course, mover, type Curve, type Setting } from './curve.ts';
import { tufts } from './fur.ts';
import { backHead, bothHalves, type Head } from './heads.ts';
import type { CatInk } from './inks.ts';

/** A cat that sits with its back to us, its rump on 0, 0: a pear, narrow at the nape and widest low on the haunches. */
export interface FromBehind {
  head: Head;
  back: Curve;
  lines: (ink: CatInk) => string;
}

const BACK =
  '0,-402 40,-396 54,-380 64,-356 84,-328 98,-292 105,-250 106,-206 106,-176 118,-146 131,-104 136,-60 130,-24 108,-3 60,2 0,0';

/** Spine, shoulder blades, haunches: what lies under the fur, hinted only, because stars or stripes are to be seen there. */
function anatomy(place: Setting, ink: CatInk): string {
  const both = (form: string, length: number): string =>
    [false, true]
      .map((flipped) => contour(course(form, { ...place, flipped }), ink, { side: flipped ? 1 : -1, length }))
      .join('');
  return [
    ...([1, -1] as const).map((side) =>
      tufts(course('0,-366 0,-300 0,-220 0,-120', place), ink, { side, length: 7 }),
    ),
    both('34,-338 50,-312 56,-280 46,-250', 9),
    both('100,-146 80,-130 66,-100 62,-66 68,-38', 13),
  ].join('');
}

/** `nod` turns the head from the line of the back. */
export function fromBehind(place: Setting, nod = 0): FromBehind {
  const size = place.scale ?? 1;
  const head = backHead({
    at: mover(place)([0, -436]),
    scale: size * 1.14,
    turn: (place.turn ?? 0) + nod,
  });
  return { head, back: bothHalves(BACK, place), lines: (ink) => anatomy(place, ink) + head.face(ink) };
}
