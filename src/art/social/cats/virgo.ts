import { contours, joined } from './body.ts';
import { outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, tail, toesAloft } from './limb.ts';
import type { SignCat } from './sign-cat.ts';

const FLOOR = 592;

const head = profileHead({ at: [234, 370], flipped: true, turn: -36 }, 'shut');
const torso = outline(
  '276,330 316,302 366,306 416,340 460,398 486,464 494,530 478,578 430,591 340,592 270,591 236,576 234,540 246,500 240,460 246,410',
);
const neck = limb('340,360 290,354 244,366', [110, 100, 84]);
/** The one that is being washed. */
const raised = limb('336,516 262,480 179,456 112,462 72,464 46,436', [136, 98, 60, 42, 36, 32]);
const lying = limb('320,540 240,550 149,550 90,554 52,548', [110, 84, 60, 48, 44]);
const farFore = limb('262,420 232,490 214,560', [70, 44, 34]);
const tailTube = tail('430,570 500,560 536,510 540,450 532,404 540,356 552,326', 36, 24);

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('far', [farFore], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, lying, neck, head.skull], INK),
    contours(toesAloft({ at: [34, 546], turn: 184 }), INK),
    joined('leg', [raised], INK),
    contours(toesAloft({ at: [38, 424], turn: -128 }), INK),
    head.jaw!(INK),
    head.face(INK),
  ].join('');
}

export const virgo: SignCat = {
  floor: FLOOR,
  stars: { at: [303, 455], scale: 10.8, turn: -6 },
  body: [torso, lying, neck, head.skull, raised, tailTube],
  draw,
};
