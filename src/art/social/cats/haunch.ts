import { contour, contours } from './body.ts';
import { course, mover, outline, type Curve, type Setting } from './curve.ts';
import type { CatInk } from './inks.ts';
import { toes } from './limb.ts';

/** The near hind leg of a cat that sits or lies, seen from its side, toes to the right: the point of its hock stands at 0, 0. */
export interface Haunch {
  /** From hock to toes along the floor; joined with the body. */
  foot: Curve;
  lines: (ink: CatInk) => string;
}

/** The thigh is open behind and above, where it is one with rump and flank; only knee and hock come forward. */
export function haunch(place: Setting): Haunch {
  return {
    foot: outline('4,0! -8,-11 -3,-27 20,-35 78,-35 114,-29 137,-17 134,-1! 80,0', place),
    lines: (ink) =>
      [
        contour(course('46,-142 80,-146 110,-126 130,-92 136,-60 124,-31', place), ink, {}),
        contour(course('-7,-14 -2,-27 20,-34 78,-34 112,-29 135,-18', place), ink),
        contour(course('-3,-27 6,-43 24,-55 44,-60', place), ink, { length: 9 }),
        contours(toes({ ...place, at: mover(place)([100, 0]) }), ink),
      ].join(''),
  };
}
