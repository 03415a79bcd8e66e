import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, tail, toesAloft } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const head = profileHead({ at: [494, 260], scale: 0.92, turn: 10 });
const torso = outline(
  '104,266 106,216 140,188 200,180 256,192 296,180 332,166 378,176 420,212 452,262 458,330 440,394 402,426 352,414 290,372 230,342 160,340 118,312',
);
const neck = limb('390,280 440,264 486,258', [132, 104, 84]);
const fore = limb('410,350 440,392 480,412 530,416', [116, 68, 40, 34]);
const farFore = limb('390,370 392,430 402,468 434,490', [94, 56, 36, 32]);
const hind = limb('160,262 118,322 94,384 100,432 80,482', [150, 106, 62, 42, 36]);
const farHind = limb('224,290 216,380 188,440 172,490 154,536', [124, 86, 52, 38, 34]);
/** Drawn over its back like a bow. */
const bow = tail('140,216 98,190 80,142 98,92 152,64 224,58 282,72 305,98 300,124 303,147', 36, 22);

function draw(): string {
  return [
    joined('bow', [bow], INK),
    joined('far', [farHind, farFore], INK),
    contours([...toesAloft({ at: [148, 551], turn: 112 }), ...toesAloft({ at: [448, 498], turn: 34 })], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, neck, hind, fore, head.skull], INK),
    contour(course('238,342 240,282 212,238 172,216'), INK, { side: -1 }),
    contour(course('384,424 366,372 382,318 414,286'), INK, { to: 0.7 }),
    contour(course('452,292 474,308 498,308'), INK, { length: 9 }),
    contours([...toesAloft({ at: [74, 498], turn: 112 }), ...toesAloft({ at: [546, 417], turn: 2 })], INK),
    head.face(INK),
  ].join('');
}

export const sagittarius: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [296, 330], scale: 15.3, turn: 20 },
  seal: 86,
  body: [torso, neck, hind, fore, head.skull, farHind, farFore, bow],
  draw,
};
