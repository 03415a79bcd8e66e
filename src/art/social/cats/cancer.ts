import { shape } from '../../deck/burin.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { frontHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { egg, limb, tail, toesAloft } from './limb.ts';
import type { SignCat } from './sign-cat.ts';

const FLOOR = 540;

const head = frontHead({ at: [464, 479], scale: 0.92, turn: 98 });
const torso = outline(
  '424,424 392,400 350,386 300,380 250,386 206,406 176,442 166,488 180,524 214,539 300,540 390,538 430,524 446,480',
);
/** Knee toward the belly, hock toward the tail, the foot up in the air. */
const hind = outline(
  '176,474 180,438 202,406 216,388 198,370 183,350 188,322 189,296 197,278 213,274 226,286 225,310 230,326 258,328 290,344 308,372 308,410 292,450 240,490',
);
const farHind = outline(
  '178,440 192,404 184,380 158,366 134,348 128,322 118,298 126,280 144,280 152,298 160,320 178,332 212,338 236,356 240,396',
);
const fore = limb('400,440 410,384 402,338 374,322', [80, 48, 34, 32]);
const farFore = limb('362,420 352,370 338,334 314,330', [70, 46, 32, 30]);
const tailTube = tail('206,516 150,504 91,474 62,430 72,382', 36, 24);

/** One sole is seen: a broad pad and three beans. */
function sole(): string {
  const pads = [
    egg([136, 302], 8, 6, -20),
    egg([123, 292], 3.4, 4.4, -50),
    egg([130, 284], 3.4, 4.4, -25),
    egg([140, 283], 3.4, 4.4, 5),
  ];
  return shape(pads.map(({ d }) => d).join(''), { fill: INK.nose });
}

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('far', [farHind, farFore], INK),
    sole(),
    contours(toesAloft({ at: [300, 330], turn: 190 }), INK),
    joined('cat', [torso, hind, fore, head.skull], INK),
    contour(course('296,448 310,410 308,372 290,345'), INK, { side: -1 }),
    contour(course('216,388 240,386 264,378'), INK, { length: 9 }),
    contour(course('360,446 364,412 378,388'), INK, {}),
    contours([...toesAloft({ at: [206, 278], turn: -92 }), ...toesAloft({ at: [360, 316], turn: 205 })], INK),
    contour(course('416,440 404,476 416,516'), INK, { length: 9 }),
    head.face(INK),
  ].join('');
}

export const cancer: SignCat = {
  floor: FLOOR,
  stars: { at: [300, 450], scale: 19, turn: 112 },
  body: [torso, hind, fore, head.skull, tailTube],
  draw,
};
