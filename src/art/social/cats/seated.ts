import type { Point } from '../../deck/burin.ts';
import { contour, contours, joined } from './body.ts';
import { course, mover, outline, type Curve, type Setting } from './curve.ts';
import { haunch } from './haunch.ts';
import { profileHead, type Eyes } from './heads.ts';
import type { CatInk } from './inks.ts';
import { limb, paw, toes, toesAloft } from './limb.ts';

/** A cat that sits in profile and looks right, on a floor at 612 before it is moved; five heads tall. */
export interface Seated {
  place: Setting;
  tail: string;
  /** The near foreleg where it does not stand: its spine, the line where it leaves the body, its toes. */
  reach?: { spine: string; elbow: string; toes: Setting };
  head?: { at: Point; turn: number };
  eyes?: Eyes;
}

const FLOOR = 612;

const FORMS = {
  torso:
    '366,214 346,248 320,306 284,370 248,436 222,500 207,552 212,592 234,610 300,612 360,611 404,604 428,560 452,500 464,430 466,360 463,300 456,262 440,232',
  leg: '430,420 437,500 440,560 442,596',
  farLeg: '442,430 450,520 456,594',
};

/** A place inside the moved cat. */
function inner(place: Setting, { at = [0, 0], scale = 1, turn = 0 }: Setting): Setting {
  return { at: mover(place)([at[0], at[1]]), scale: scale * (place.scale ?? 1), turn };
}

export function seatedCat({ place, tail, reach, head: pose, eyes }: Seated, ink: CatInk): string {
  const head = profileHead(
    inner(place, { at: pose?.at ?? [404, 194], scale: 0.98, turn: pose?.turn ?? -2 }),
    eyes,
  );
  const nearPaw = inner(place, { at: [434, FLOOR] });
  const farPaw = inner(place, { at: [450, FLOOR - 3], scale: 0.94 });
  const hind = haunch(inner(place, { at: [240, FLOOR] }));
  const near: Curve = reach
    ? limb(reach.spine, [96, 58, 40, 36], place)
    : limb(FORMS.leg, [70, 46, 36, 32], place);
  return [
    joined('far-leg', [limb(FORMS.farLeg, [56, 38, 32], place)], ink, { bald: [paw(farPaw)] }),
    reach ? contours(toes(farPaw), ink) : '',
    joined('tail', [limb(tail, [46, 38, 33, 27, 14], place)], ink),
    joined('far-ear', [], ink, { bald: [head.farEar!] }),
    joined('cat', [outline(FORMS.torso, place), near, head.skull], ink, {
      bald: [hind.foot, ...(reach ? [] : [paw(nearPaw)])],
    }),
    hind.lines(ink),
    reach ? '' : contour(course('416,398 411,470 416,540 420,594', place), ink, { from: 0.25, to: 0.8 }),
    reach ? '' : contours(toes(nearPaw), ink),
    reach ? contour(course(reach.elbow, place), ink, { to: 0.7 }) : '',
    reach ? contours(toesAloft(inner(place, reach.toes)), ink) : '',
    head.jaw!(ink),
    head.face(ink),
  ].join('');
}
