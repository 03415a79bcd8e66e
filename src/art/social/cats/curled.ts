import { course, type Curve, type Setting } from './curve.ts';
import type { Point } from '../../deck/burin.ts';
import { contour, contours, joined } from './body.ts';
import { bothHalves, frontHead } from './heads.ts';
import type { CatInk } from './inks.ts';
import { egg, limb, pawAhead, toesAhead } from './limb.ts';

/** A curled cat fills the Moon's disc; it is drawn around its middle and moved to the sheet. */
export const MOON = { at: [300, 345] as Point, radius: 200 };

/** One cat in one ink: the Moon may need two of it, one for each side of its terminator. */
export type Curled = (id: string, ink: CatInk) => string;

const at = (x: number, y: number): [number, number] => [MOON.at[0] + x, MOON.at[1] + y];
const body = (): Curve => egg(at(0, 0), MOON.radius, MOON.radius);

/** Asleep in a ring, head low at the left, its tail drawn up to the chin; `turn` rolls it over. */
export function asleep(turn: number, tailSpine: string): Curled {
  const place: Setting = { at: MOON.at, turn };
  const roll = (turn * Math.PI) / 180;
  const [x, y] = [-82, 82];
  const headAt = at(x * Math.cos(roll) - y * Math.sin(roll), x * Math.sin(roll) + y * Math.cos(roll));
  return (id, ink) => {
    const head = frontHead({ at: headAt, scale: 1.12, turn: turn - 10 }, 'shut');
    return [
      joined(`${id}-body`, [body()], ink, { length: 16 }),
      contour(course('66,152 20,112 4,44 30,-26 88,-62 144,-40 170,16 160,78', place), ink, { length: 15 }),
      contour(course('-150,20 -146,-46 -106,-100 -58,-126 -14,-132', place), ink, { length: 13 }),
      contour(course('-20,-40 -46,-34 -70,-14', place), ink),
      joined(`${id}-head`, [head.skull], ink),
      head.face(ink),
      joined(`${id}-tail`, [limb(tailSpine, [46, 44, 38, 28], { at: MOON.at })], ink),
    ].join('');
  };
}

/** Round, upright, looking out: paws together and the tail laid around them. */
export const awake: Curled = (id, ink) => {
  const head = frontHead({ at: at(0, -18), scale: 1.36 }, 'open');
  const paws = [-33, 33].map((x) => ({ at: at(x, 160), scale: 1.1 }));
  const haunch = '150,150 166,92 150,40 112,30 84,62 78,112 92,152';
  return [
    joined(`${id}-body`, [body()], ink, { length: 16 }),
    contour(course(haunch, { at: MOON.at }), ink, { side: -1, length: 14 }),
    contour(course(haunch, { at: MOON.at, flipped: true }), ink, { length: 14 }),
    contour(course('-52,66 -60,104 -56,140', { at: MOON.at }), ink, {}),
    contour(course('52,66 60,104 56,140', { at: MOON.at }), ink, { side: -1 }),
    joined(`${id}-paws`, [], ink, { bald: paws.map(pawAhead) }),
    contours(paws.flatMap(toesAhead), ink),
    joined(`${id}-head`, [head.skull], ink),
    head.face(ink),
    joined(
      `${id}-tail`,
      [limb('178,10 172,64 138,118 84,156 24,176 -44,174 -92,152', [44, 44, 40, 28], { at: MOON.at })],
      ink,
    ),
  ].join('');
};

/** Half of a head from behind, rounder than one that looks at us. */
const NAPE = '0,-58 16,-57 29,-55! 42,-74 57,-92! 64,-66 64,-40 70,-8 66,20 50,43 25,55 0,58';

/** The head stands nearer to us than the back, and is a shade lighter for it. */
const NEARER: CatInk['coat'] = ['#3a4684', '#1d2452', '#10142c'];

/** Its back turned on us: a disc with two ears. */
export const turnedAway: Curled = (id, ink) => {
  const nape = { at: at(-12, -92), scale: 1.4, turn: -8 };
  const head = bothHalves(NAPE, nape);
  return [
    joined(`${id}-body`, [body()], ink, { length: 16 }),
    contour(course('-100,-34 -116,2 -138,34', { at: MOON.at }), ink, { side: -1, length: 14 }),
    contour(course('82,-40 108,0 136,36', { at: MOON.at }), ink, { length: 14 }),
    contour(course('-62,150 -98,128 -116,86 -104,46 -74,28', { at: MOON.at }), ink, { length: 14 }),
    contour(course('66,150 104,128 118,86 104,46 76,28', { at: MOON.at }), ink, { side: -1, length: 14 }),
    joined(`${id}-head`, [head], { ...ink, coat: NEARER }, { length: 14 }),
    contour(course('30,-54 44,-44 60,-46', nape), ink),
    contour(course('-30,-54 -44,-44 -60,-46', nape), ink),
    joined(
      `${id}-tail`,
      [
        limb('150,96 112,140 52,170 -16,178 -84,160 -134,122 -164,66 -160,22', [46, 45, 38, 27], {
          at: MOON.at,
        }),
      ],
      ink,
    ),
  ].join('');
};
