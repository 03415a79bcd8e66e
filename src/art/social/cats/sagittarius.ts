import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, tail, toesAloft } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const head = profileHead({ at: [494, 276], scale: 0.92, turn: 10 });
const torso = outline(
  '104,282 106,232 140,204 200,196 256,208 296,196 332,182 378,192 420,228 452,278 458,346 440,410 402,442 352,430 290,388 230,358 160,356 118,328',
);
const neck = limb('390,296 440,280 486,274', [132, 104, 84]);
const fore = limb('410,366 440,408 480,428 530,432', [116, 68, 40, 34]);
const farFore = limb('390,386 392,446 402,484 434,506', [94, 56, 36, 32]);
const hind = limb('160,278 118,338 94,400 100,448 80,498', [150, 106, 62, 42, 36]);
const farHind = limb('224,306 216,396 188,456 172,506 154,552', [124, 86, 52, 38, 34]);
/** Drawn over its back like a bow. */
const bow = tail('140,232 98,206 80,158 98,108 152,80 224,74 282,88 305,114 300,140 303,163', 33, 20);

function draw(): string {
  return [
    joined('bow', [bow], INK),
    joined('far', [farHind, farFore], INK),
    contours([...toesAloft({ at: [148, 567], turn: 112 }), ...toesAloft({ at: [448, 514], turn: 34 })], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, neck, hind, fore, head.skull], INK),
    contour(course('238,358 240,298 212,254 172,232'), INK, { side: -1 }),
    contour(course('384,440 366,388 382,334 414,302'), INK, { to: 0.7 }),
    head.jaw!(INK),
    contours([...toesAloft({ at: [74, 514], turn: 112 }), ...toesAloft({ at: [546, 433], turn: 2 })], INK),
    head.face(INK),
  ].join('');
}

export const sagittarius: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [296, 346], scale: 15.3, turn: 20 },
  seal: -60,
  body: [torso, neck, hind, fore, head.skull, farHind, farFore, bow],
  draw,
};
