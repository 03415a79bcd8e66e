import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const NEAR_FORE = { at: [330, 566], scale: 0.9, turn: -3 } as const;
const NEAR_HIND = { at: [176, 574], scale: 0.9, turn: -3 } as const;
const head = profileHead({ at: [430, 300], scale: 1, turn: 8 });
const tailTube = tail('196,300 158,262 136,206 138,150 152,110 150,84', 38, 26);
/** Back arched high, belly drawn up; hind and fore leg grow out of it. */
const torso = outline(
  '158,470 150,400 156,330 178,262 216,208 268,184 322,188 366,214 398,250 420,300 404,346 376,376 346,404 318,400 286,384 252,386 226,412 206,460 200,500 178,520',
);
const hind = limb('186,360 180,440 186,500 182,556', [86, 66, 40, 34]);
const fore = limb('370,330 354,420 342,490 338,548', [80, 56, 38, 32]);
const farHind = limb('240,380 252,440 240,500 238,552', [70, 46, 34, 30]);
const farFore = limb('390,340 400,420 414,490 424,544', [60, 40, 32, 30]);

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('far', [farHind, farFore], INK, {
      bald: [paw({ at: [236, 570], scale: 0.85, turn: -3 }), paw({ at: [422, 561], scale: 0.85, turn: -3 })],
    }),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, hind, fore, head.skull], INK, { bald: [paw(NEAR_FORE), paw(NEAR_HIND)] }),
    contours([...toes(NEAR_FORE), ...toes(NEAR_HIND)], INK),
    contour(course('224,420 236,372 232,330 214,300'), INK, { side: -1 }),
    contour(course('332,400 344,350 366,316'), INK),
    head.face(INK),
  ].join('');
}

export const libra: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [284, 380], scale: 17.6 },
  body: [torso, hind, fore, head.skull, tailTube],
  draw,
};
