import { shape } from '../../deck/burin.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { egg, limb, paw, toes, toesAloft } from './limb.ts';
import type { SignCat } from './sign-cat.ts';

const FLOOR = 600;
const PAW = { at: [152, FLOOR], flipped: true } as const;
const FAR_PAW = { at: [104, FLOOR - 3], scale: 0.94, flipped: true } as const;

const head = profileHead({ at: [186, 402], scale: 0.96, flipped: true, turn: -30 }, 'shut');
const torso = outline(
  '256,346 292,322 336,310 386,334 430,376 462,430 480,490 482,546 466,586 420,599 340,600 280,598 256,570 250,520 222,480 204,440 212,380',
);
const neck = limb('316,372 258,376 204,394', [112, 88, 78]);
/** The one that is being washed: knee, hock and a foot that points at the ceiling. */
const raised = limb('352,520 262,478 168,490 96,506 66,490 58,450 62,418', [150, 112, 68, 48, 44, 36, 36]);
const foot = outline('350,600! 356,576 330,562 280,560 236,568 214,584 216,599! 280,600');
const fore = limb('256,420 212,490 174,552 162,580', [92, 56, 38, 34]);
const farFore = limb('216,440 160,510 122,560 112,578', [70, 46, 34, 32]);
const tailTube = limb(
  '420,550 480,566 526,552 548,506 536,440 522,396 526,350 544,322',
  [90, 62, 40, 35, 32, 28, 24],
);

function draw(): string {
  return [
    joined('far', [farFore], INK, { bald: [paw(FAR_PAW)] }),
    contours(toes(FAR_PAW), INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, tailTube, fore, neck, head.skull], INK, { bald: [foot, paw(PAW)] }),
    contours([...toes(PAW), ...toes({ at: [252, FLOOR], flipped: true })], INK),
    contour(course('216,584 238,568 280,561 330,563 354,576'), INK),
    contour(course('318,336 286,372 268,420'), INK, { side: -1 }),
    joined('leg', [raised], INK, { bald: [egg([63, 410], 31, 20, -84)] }),
    contours(toesAloft({ at: [66, 383], turn: -84 }), INK),
    head.jaw!(INK),
    shape(outline('152,450! 146,460 150,470 159,468 164,454!').d, {
      fill: INK.nose,
      stroke: INK.contour,
      width: 1,
    }),
    head.face(INK),
  ].join('');
}

export const virgo: SignCat = {
  floor: FLOOR,
  stars: { at: [303, 470], scale: 10.8, turn: -13 },
  body: [torso, neck, head.skull, raised, foot, fore, farFore, paw(PAW), paw(FAR_PAW), tailTube],
  draw,
};
