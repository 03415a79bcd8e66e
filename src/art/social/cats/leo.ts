import { disc, knurled, shape } from '../../deck/burin.ts';
import { sunDisc, wavyRays, wedgeRays } from '../../deck/parts/lights.ts';
import { INK as TONE } from '../../drawing/ink.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import { LYING_FLOOR, type SignCat } from './sign-cat.ts';
void disc; void knurled; void shape; void sunDisc; void wavyRays; void wedgeRays; void TONE;

const PAW = { at: [500, LYING_FLOOR], scale: 1.05 } as const;
const head = profileHead({ at: [462, 318], scale: 1.04, turn: -3 });
const tuft = outline('78,330! 96,352 104,384 98,408 82,420 66,408 60,384 66,354');
const tailTube = tail('150,520 100,514 66,486 60,450 74,420 82,396', 36, 22);
const torso = outline(
  '424,362 404,392 366,404 310,396 258,372 206,366 164,384 134,424 122,474 130,514 152,533 240,534 330,530 400,534 452,533 486,500 506,452 512,404 500,370 478,352',
);
const foreleg = limb('446,500 480,518 512,520', [56, 34, 30]);
const frontPaw = paw(PAW);
const hindFoot = outline('206,534! 198,524 206,512 232,507 268,507 300,513 316,524 312,534! 260,534');

function draw(): string {
  return [
    joined('tail', [tailTube, tuft], INK),
    joined('far-leg', [limb('470,505 510,510 548,518', [40, 32, 28])], INK, { bald: [] }),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, head.skull, foreleg], INK, { bald: [frontPaw, hindFoot] }),
    contour(course('196,518 168,500 160,462 176,424 212,404 254,410 284,440 290,478 280,508'), INK, {}),
    contours(toes(PAW), INK),
    head.face(INK),
  ].join('');
}

export const leo: SignCat = {
  floor: LYING_FLOOR,
  stars: { at: [288, 414], scale: 15 },
  body: [torso, head.skull, foreleg, tailTube, tuft],
  draw,
};
