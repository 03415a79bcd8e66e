import { course, outline, type Curve, type Setting } from './curve.ts';
import { disc, type Point } from '../../deck/burin.ts';
import { polar } from '../../drawing/plate-burin.ts';
import { contour, contours, joined } from './body.ts';
import { tufts } from './fur.ts';
import { frontHead } from './heads.ts';
import type { CatInk } from './inks.ts';
import { egg, limb, toesAloft } from './limb.ts';

/** A curled cat fills the Moon's disc; it is drawn around its middle and moved to the sheet. */
export const MOON = { at: [300, 345] as Point, radius: 200 };

/**
 * One cat in one ink: the Moon may need two of it, one for each side of its terminator. Fur of the `hidden` side is left
 * out, for the file's weight.
 */
export type Curled = (id: string, ink: CatInk, hidden?: (at: Point) => boolean) => string;

const at = (x: number, y: number): [number, number] => [MOON.at[0] + x, MOON.at[1] + y];
const body = (): Curve => egg(at(0, 0), MOON.radius, MOON.radius);

/** Fur lies in rows along the back, from the nape to the rump. */
const BACK_FUR = ['-60,-158 0,-170 62,-158 116,-122 152,-70', '-40,-120 0,-128 40,-124 78,-108'];
/** From the hip over the thigh to the knee, then down the shank to the hock; open behind, where thigh and rump are one. */
const HIND_LEG = '128,-66 92,-70 56,-54 31,-22 22,16 30,46 54,66 86,82 114,106';
/** The point of the hock at right, the toes at the chin. */
const HIND_FOOT = '132,126 118,104 92,96 56,101 26,108 6,118 2,136 12,150 40,156 90,158 118,148';
const SHOULDER = '-130,-58 -100,-90 -60,-102 -26,-90 -10,-58';

/** Asleep in a ring, head low at the left or, turned about, at the right; `tilt` lays the head on its cheek. */
export function asleep(tail: Curve, { flipped = false, tilt = -10 } = {}): Curled {
  const place: Setting = { at: MOON.at, flipped };
  const side = flipped ? -1 : 1;
  const forepaw = limb('-124,92 -104,132 -62,150 -22,142 18,128', [52, 52, 48, 40], place);
  const toesAt = (x: number, y: number, turn: number): Setting => ({
    at: at(x * side, y),
    turn: flipped ? 180 - turn : turn,
  });
  return (id, ink, hidden) => {
    const head = frontHead({ at: at(-82 * side, 82), scale: 1.12, turn: tilt }, 'shut');
    return [
      joined(`${id}-body`, [body()], ink, { length: 17, hidden }),
      ...BACK_FUR.map((row) => tufts(course(row, place), ink, { side, length: 15, hidden })),
      contour(course(SHOULDER, place), ink, { length: 13, side, hidden }),
      contour(course(HIND_LEG, place), ink, { length: 16, side: flipped ? 1 : -1, hidden }),
      joined(`${id}-foot`, [outline(HIND_FOOT, place)], ink, { length: 8, hidden }),
      contours(toesAloft(toesAt(4, 132, 178)), ink),
      joined(`${id}-forepaw`, [], ink, { bald: [forepaw] }),
      contours(toesAloft(toesAt(36, 122, -18)), ink),
      joined(`${id}-head`, [head.skull], ink, { hidden }),
      head.face(ink),
      joined(`${id}-tail`, [tail], ink, { hidden }),
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
