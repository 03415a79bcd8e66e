import { tag } from '../../drawing/svg.ts';
import { shape } from '../../deck/burin.ts';
import { contour, LINE } from './body.ts';
import { course, knots, moved, outline, type Curve, type Setting } from './curve.ts';
import type { CatInk } from './inks.ts';

/** Heads are drawn around the middle of a skull of 100; the outline joins the body, the face is drawn on top. */
export interface Head {
  /** Skull with its near ear, to be joined with the body. */
  skull: Curve;
  /** The far ear, to be drawn before the body; none where both belong to the skull. */
  farEar?: Curve;
  /** Where the head lies on neck or chest. */
  jaw?: (ink: CatInk) => string;
  face: (ink: CatInk) => string;
}

/** Wide eyes are for one that is hardly more than its eyes. */
export type Eyes = 'open' | 'wide' | 'soft' | 'shut' | 'none';

const lines = (list: readonly Curve[], stroke: string, width: number, opacity?: number): string =>
  tag('path', {
    d: list.map(({ d }) => d).join(''),
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-opacity': opacity,
  });

/** A lens with a slit, or a shallow arc for a closed one. */
function eye(lens: string, slit: string, lid: string, eyes: Eyes, place: Setting, ink: CatInk): string {
  if (eyes === 'none') return '';
  if (eyes === 'shut') return lines([course(lid, place)], ink.contour, LINE.contour);
  if (eyes === 'soft') {
    // The lid comes halfway down over a round pupil.
    return [
      shape(outline('16,-6! 25,-14 37,-13 44,-2! 35,4 23,3', place).d, {
        fill: ink.eye,
        stroke: ink.slit,
        width: 1.2,
      }),
      shape(outline('33,-13.5 38,-5 34,3.5 29,-5', place).d, { fill: ink.slit }),
      lines([course('14,-5 25,-14 37,-13 45,-2', place)], ink.contour, LINE.contour),
    ].join('');
  }
  return (
    shape(outline(lens, place).d, { fill: ink.eye, stroke: ink.slit, width: 1.2 }) +
    shape(outline(slit, place).d, { fill: ink.slit })
  );
}

const PROFILE =
  '-52,14 -51,-12 -42,-34! -36,-62 -22,-96! -4,-74 11,-50! 28,-39 42,-22 51,-2 61,11! 59,19 54,25! 51,36 39,47 14,54 -14,53 -40,42';
const PROFILE_FAR_EAR = '8,-44! 18,-66 33,-88! 41,-62 41,-30! 26,-30';
const PROFILE_EAR = '-33,-44 -28,-64 -20,-82! -8,-64 -2,-50 -16,-42';

function profileFace(eyes: Eyes, place: Setting, ink: CatInk): string {
  return [
    shape(outline(PROFILE_EAR, place).d, { fill: ink.innerEar, stroke: ink.contour, width: 1.2 }),
    eye(
      '16,-9! 25,-18 37,-16 44,-4! 33,0 22,-2',
      '33,-17 36.5,-9 34,-1 30,-9',
      '19,-8 28,-3 38,-6',
      eyes,
      place,
      ink,
    ),
    shape(outline('53,6! 61,10! 60,17 54,15!', place).d, { fill: ink.nose }),
    lines([course('55,24 46,26 39,22', place)], ink.contour, LINE.fine),
    lines(
      [
        course('44,18 70,11 95,11', place),
        course('44,21 72,20 97,26', place),
        course('43,24 68,30 90,41', place),
      ],
      ink.whisker,
      LINE.fine,
      0.85,
    ),
  ].join('');
}

/** A head seen from its side, looking right; mirrored it looks left. */
export function profileHead(place: Setting, eyes: Eyes = 'open'): Head {
  return {
    skull: outline(PROFILE, place),
    farEar: outline(PROFILE_FAR_EAR, place),
    jaw: (ink) =>
      contour(course('-42,38 -20,50 8,54 30,49', place), ink, { length: 9, side: place.flipped ? -1 : 1 }),
    face: (ink) => profileFace(eyes, place, ink),
  };
}

const HALF = '0,-43 13,-44 23,-48! 40,-68 58,-86! 63,-60 61,-34 66,-8 63,14 49,37 25,50 0,54';

/** Both halves of a form that is the same left and right. */
export function bothHalves(half: string, place: Setting): Curve {
  const right = knots(half);
  const left = moved(right.slice(1, -1), { flipped: true }).toReversed();
  return outline([...right, ...left], place);
}

const FRONT_EAR = '32,-49 43,-63 55,-75! 57,-58 55,-42 43,-44';

/** Drawn once for each side. */
function bothSides(drawn: (side: (form: string) => ReturnType<typeof knots>) => string): string {
  return [false, true].map((flipped) => drawn((form) => moved(knots(form), { flipped }))).join('');
}

function frontFace(eyes: Eyes, place: Setting, ink: CatInk): string {
  const sides = bothSides((side) => {
    const at = (form: string): Curve => outline(side(form), place);
    const line = (form: string): Curve => course(side(form), place);
    const whiskers = ['30,20 62,12 92,14', '31,24 64,24 94,32', '29,28 58,36 84,48'].map(line);
    const lens =
      eyes === 'open'
        ? shape(at('10,1! 17,-7 27,-8 33,-5! 29,4 19,6').d, { fill: ink.eye, stroke: ink.slit, width: 1.2 }) +
          shape(at('22,-7 24,-1 22,5 20,-1').d, { fill: ink.slit })
        : eyes === 'wide'
          ? shape(at('7,3! 14,-10 27,-14 38,-9! 34,6 19,11').d, {
              fill: ink.eye,
              stroke: ink.slit,
              width: 1.6,
            }) + shape(at('22,-13 26,-1 22,10 18,-1').d, { fill: ink.slit })
          : eyes === 'soft'
            ? shape(at('8,2! 14,-8 24,-11 34,-5! 30,6 18,9').d, {
                fill: ink.eye,
                stroke: ink.slit,
                width: 1.2,
              }) + shape(at('21,-10 26,-1 21,8 16,-1').d, { fill: ink.slit })
            : eyes === 'shut'
              ? lines([line('10,0 21,6 34,-1')], ink.contour, LINE.contour)
              : '';
    return [
      shape(at(FRONT_EAR).d, { fill: ink.innerEar, stroke: ink.contour, width: 1.2 }),
      lens,
      lines([line('0,25 2,31 10,33 17,29')], ink.contour, 1.4),
      lines(whiskers, ink.whisker, LINE.fine, 0.85),
    ].join('');
  });
  return sides + shape(outline('-7,15! 7,15! 3,21 0,24! -3,21', place).d, { fill: ink.nose });
}

/** A head that looks out of the picture. */
export function frontHead(place: Setting, eyes: Eyes = 'open'): Head {
  return { skull: bothHalves(HALF, place), face: (ink) => frontFace(eyes, place, ink) };
}

/** A head from behind: both ears at its outer edge, and no face. */
export function backHead(place: Setting): Head {
  return {
    skull: bothHalves(HALF, place),
    face: (ink) => bothSides((side) => contour(course(side('24,-47 38,-38 56,-40'), place), ink)),
  };
}
