import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FLOOR = 600;
const PAW = { at: [322, FLOOR] } as const;
const head = profileHead({ at: [472, 354], scale: 1.06, turn: 10 });
const torso = outline(
  '64,560 62,500 76,440 106,384 146,334 188,292 232,268 286,266 340,284 400,306 440,330 440,390 400,420 374,450 352,500 330,560 300,596 240,600 150,601 92,598',
);
const fore = limb('336,410 324,490 326,560 330,586', [96, 56, 40, 34]);
const farFore = limb('366,420 366,500 366,586', [70, 44, 34]);
const hindFoot = outline('130,600! 120,590 126,577 148,568 184,567 220,573 238,584 236,599! 180,600');
const tailTube = tail('120,582 70,572 40,530 46,480 66,450', 36, 24);

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('far', [farFore], INK, { bald: [paw({ at: [362, 597], scale: 0.92 })] }),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, fore, head.skull], INK, { bald: [paw(PAW), hindFoot] }),
    contours(toes(PAW), INK),
    contour(course('108,584 92,546 98,492 128,458 170,452 208,476 228,516 230,552 220,574'), INK, {}),
    contour(course('300,596 292,520 298,440 320,396'), INK, {}),
    head.face(INK),
  ].join('');
}
void SEATED_FLOOR;

export const aquarius: SignCat = {
  floor: FLOOR,
  stars: { at: [285, 420], scale: 11.4, turn: -10 },
  body: [torso, fore, head.skull, hindFoot, tailTube],
  draw,
};
