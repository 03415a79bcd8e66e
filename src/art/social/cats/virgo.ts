import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, tail } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FLOOR = 592;
const head = profileHead({ at: [232, 372], flipped: true, turn: -35 });
const torso = outline(
  '276,330 316,302 366,306 416,340 460,398 486,464 494,530 478,578 430,591 340,592 270,591 236,576 234,540 246,500 240,460 246,410',
);
const neck = limb('340,360 290,356 240,372', [110, 100, 84]);
const raised = limb('330,520 262,480 179,456 112,462 70,464 48,438', [130, 96, 60, 42, 36, 32]);
const lying = limb('320,540 240,552 149,552 90,556 50,550', [110, 84, 58, 46, 42]);
const tailTube = tail('430,570 500,560 536,510 540,450 532,404 540,356 552,326', 36, 24);

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, lying, neck, head.skull], INK),
    joined('leg', [raised], INK),
    contours([course('372,590 390,540 380,480 340,446')], INK),
    contour(course('372,590 390,540 380,480 340,446'), INK),
    head.face(INK),
  ].join('');
}
void SEATED_FLOOR;

export const virgo: SignCat = {
  floor: FLOOR,
  stars: { at: [303, 455], scale: 10.8, turn: -6 },
  body: [torso, lying, neck, head.skull, raised, tailTube],
  draw,
};
