import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { frontHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, pawAhead, tail, toesAhead } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FORE = [{ at: [288, SEATED_FLOOR] }, { at: [354, SEATED_FLOOR] }] as const;
const HIND = [
  { at: [214, SEATED_FLOOR - 2], scale: 0.95 },
  { at: [428, SEATED_FLOOR - 2], scale: 0.95 },
] as const;

const KNUCKLES = '-28,-5 -28,-14 -18,-23 0,-27 18,-23 28,-14 28,-5';

/** Horns and ears are one. */
const head = frontHead({ at: [321.5, 168], scale: 1.05, turn: -3 });
const torso = outline(
  '284,206 276,240 252,276 240,326 230,384 218,436 190,476 168,528 166,578 190,608 260,612 322,610 384,612 452,608 476,578 474,528 452,476 424,436 412,384 402,326 390,276 366,240 358,206',
);
const legs = [
  limb('290,380 284,470 287,550 288,590', [90, 60, 45, 42]),
  limb('352,380 358,470 355,550 354,590', [90, 60, 45, 42]),
];
const tailTube = tail('452,580 508,582 526,606 498,626 440,625', 32, 22);

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('cat', [torso, head.skull], INK, { bald: [...HIND, ...FORE].map(pawAhead) }),
    contours([...HIND, ...FORE].flatMap(toesAhead), INK),
    contour(course('236,436 252,474 256,524 246,568 240,588'), INK, { side: 1 }),
    contour(course('406,436 390,474 386,524 396,568 402,588'), INK, { side: -1 }),
    contours(
      [...HIND, ...FORE].map((place) => course(KNUCKLES, place)),
      INK,
    ),
    contour(course('252,400 258,470 264,540 262,586'), INK, { side: -1, from: 0.2 }),
    contour(course('390,400 384,470 378,540 380,586'), INK, { from: 0.2 }),
    contour(course('321,430 318,500 314,550 314,588'), INK, { from: 0.2 }),
    contour(course('321,430 324,500 328,550 328,588'), INK, { side: -1, from: 0.2 }),
    contour(course('280,216 300,228 322,231 344,228 364,214'), INK, { length: 10, from: 0.1, to: 0.9 }),
    head.face(INK),
  ].join('');
}

export const taurus: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [290, 340], scale: 13.4, turn: 60 },
  seal: -28,
  body: [torso, ...legs, head.skull],
  draw,
};
