import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const head = profileHead({ at: [492, 262], scale: 0.92, turn: 10 });
const torso = outline(
  '104,262 106,214 140,186 200,178 262,190 320,190 376,196 420,222 452,270 456,330 440,392 400,424 350,410 290,370 230,340 160,340 118,310',
);
const neck = limb('390,290 440,270 486,262', [130, 104, 84]);
const near = limb('410,350 440,392 480,412 528,418', [110, 66, 40, 32]);
const farFore = limb('390,370 392,430 400,468 430,492', [90, 54, 36, 30]);
const hind = limb('160,262 118,320 96,380 100,430 82,480', [150, 104, 62, 42, 34]);
const farHind = limb('220,290 214,380 188,440 172,490 158,532', [120, 84, 52, 38, 32]);
const bow = tail('136,214 96,188 82,140 104,92 160,66 230,62 290,76 310,104 300,132 308,156 326,186', 36, 22);

function draw(): string {
  return [
    joined('bow', [bow], INK),
    joined('far', [farHind, farFore], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, neck, hind, near, head.skull], INK),
    contour(course('236,340 238,280 210,236 170,216'), INK, { side: -1 }),
    contours([course('380,420 364,370 380,320 410,290')], INK),
    head.face(INK),
  ].join('');
}
void paw;

export const sagittarius: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [296, 330], scale: 15.3, turn: 20 },
  body: [torso, neck, hind, near, head.skull, farHind, farFore, bow],
  draw,
};
