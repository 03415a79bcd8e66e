import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FORE = { at: [346, SEATED_FLOOR] } as const;
const HIND = { at: [132, SEATED_FLOOR] } as const;
const head = profileHead({ at: [460, 432], turn: 30 });
const tailTube = tail('124,356 88,306 74,236 88,166 118,112', 36, 24);
const torso = outline(
  '90,400 90,350 116,318 160,310 220,324 290,340 350,344 400,356 436,380 440,430 420,470 392,486 340,484 270,470 200,462 140,466 104,446',
);
const hind = limb('146,392 168,470 126,536 140,596', [116, 88, 44, 34]);
const fore = limb('376,410 372,490 358,556 352,598', [100, 58, 40, 34]);
const farHind = limb('186,410 220,486 190,544 200,594', [90, 66, 38, 32]);
const farFore = limb('408,420 420,500 422,560 426,596', [80, 50, 36, 32]);

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('far', [farHind, farFore], INK, {
      bald: [paw({ at: [194, 609], scale: 0.94 }), paw({ at: [420, 609], scale: 0.94 })],
    }),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, hind, fore, head.skull], INK, { bald: [paw(FORE), paw(HIND)] }),
    contours([...toes(FORE), ...toes(HIND)], INK),
    contour(course('208,466 212,420 196,384 168,366'), INK, { side: -1 }),
    contour(course('334,486 330,440 346,400 372,376'), INK, {}),
    head.face(INK),
  ].join('');
}

export const aries: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [290, 396], scale: 24, turn: -16 },
  body: [torso, hind, fore, head.skull],
  draw,
};
