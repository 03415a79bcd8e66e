import { course, type Curve, type Setting } from './curve.ts';
import { disc, type Point } from '../../deck/burin.ts';
import { polar } from '../../drawing/plate-burin.ts';
import { contour, contours, joined } from './body.ts';
import { frontHead } from './heads.ts';
import type { CatInk } from './inks.ts';
import { egg, limb, toesAloft } from './limb.ts';

/** A curled cat fills the Moon's disc; it is drawn around its middle and moved to the sheet. */
export const MOON = { at: [300, 345] as Point, radius: 200 };

/** One cat in one ink: the Moon may need two of it, one for each side of its terminator. */
export type Curled = (id: string, ink: CatInk) => string;

const at = (x: number, y: number): [number, number] => [MOON.at[0] + x, MOON.at[1] + y];
const body = (): Curve => egg(at(0, 0), MOON.radius, MOON.radius);

/** Asleep in a ring, head low at the left or, turned about, at the right; `tilt` lays the head on its cheek. */
export function asleep(tail: Curve, { flipped = false, tilt = -10 } = {}): Curled {
  const place: Setting = { at: MOON.at, flipped };
  const side = flipped ? -1 : 1;
  return (id, ink) => {
    const head = frontHead({ at: at(-82 * side, 82), scale: 1.12, turn: tilt }, 'shut');
    return [
      joined(`${id}-body`, [body()], ink, { length: 16 }),
      contour(course('102,170 52,142 16,98 4,44 30,-26 88,-62 144,-40 170,16 160,78', place), ink, {
        length: 15,
        side,
      }),
      contour(course('-150,20 -146,-46 -106,-100 -58,-126 -14,-132', place), ink, { length: 13, side }),
      contour(course('-20,-40 -46,-34 -70,-14', place), ink),
      joined(`${id}-head`, [head.skull], ink),
      head.face(ink),
      joined(`${id}-tail`, [tail], ink),
    ].join('');
  };
}

/**
 * A tail laid along the rim: it grows out of the back without a seam, so that it has one end only. Degrees run clockwise
 * from the right.
 */
export function laid(from: number, to: number, widths: readonly number[], lift = 0): Curve {
  const last = widths.length - 1;
  const spine = widths.map((width, i) => {
    const t = i / last;
    const [x, y] = polar([0, 0], MOON.radius - 1 - width / 2 - lift * t ** 6, from + (to - from) * t);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return limb(spine.join(' '), widths, { at: MOON.at });
}

/** A loaf as round as the Moon: its back is the rim, forelegs folded under the chest, the tail laid around them. */
export const awake: Curled = (id, ink) => {
  const head = frontHead({ at: at(0, -4), scale: 1.5 }, 'soft');
  const both = (form: string, length: number): string =>
    contour(course(form, { at: MOON.at }), ink, { side: -1, length }) +
    contour(course(form, { at: MOON.at, flipped: true }), ink, { length });
  /** One foreleg lies across before the other, so that only one paw shows. */
  const across = limb('138,84 96,118 40,132 -52,132', [40, 46, 42, 40], { at: MOON.at });
  return [
    joined(`${id}-body`, [body()], ink, { length: 16 }),
    both('98,24 122,62 126,104 104,140', 15),
    joined(`${id}-foreleg`, [across], ink, { length: 9 }),
    contours(toesAloft({ at: at(-68, 132), turn: 180, scale: 1.1 }), ink),
    joined(`${id}-head`, [head.skull], ink),
    head.face(ink),
    joined(`${id}-tail`, [laid(-30, 136, [2, 12, 27, 38, 43, 43, 41, 37, 26], 8)], ink),
  ].join('');
};

/** Dark all over, and yet a shade lighter than the night: the light stands behind it. */
const BACKLIT: Pick<CatInk, 'coat'> = { coat: ['#34407c', '#1a2150', '#0d1230'] };

/** Rolled up in the dark with its head turned to us: of the whole Moon two eyes are seen, and a rim. */
export const watching: Curled = (id, night) => {
  const ink = { ...night, ...BACKLIT };
  const head = frontHead({ at: at(-26, 26), scale: 1.62, turn: -7 }, 'wide');
  return [
    joined(`${id}-body`, [body()], ink, { length: 18 }),
    disc(MOON.at, MOON.radius - 2, { stroke: '#fbf4e0', width: 3.4 }),
    contour(course('-160,-12 -142,-78 -92,-128 -28,-146 24,-140', { at: MOON.at }), ink, { length: 15 }),
    contour(course('96,134 84,84 104,24 146,8 176,40', { at: MOON.at }), ink, { length: 15 }),
    joined(`${id}-head`, [head.skull], { ...ink, coat: ['#3c4a8e', '#232c62', '#141a40'] }, { length: 14 }),
    head.face(ink),
    joined(`${id}-tail`, [laid(-6, 158, [2, 20, 40, 46, 46, 44, 38, 24], 12)], ink, { length: 13 }),
  ].join('');
};
