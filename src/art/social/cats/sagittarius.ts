import { contour, contours, joined } from './body.ts';
import { course, outline, type Curve } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { egg, limb, toesAloft } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const head = profileHead({ at: [474, 246], scale: 0.92, turn: -8 });
const torso = outline(
  '142,300 138,246 162,208 208,196 262,206 314,200 362,196 404,210 434,250 446,306 440,364 414,410 368,432 326,416 280,366 236,342 190,346 158,330',
);
const neck = limb('380,290 424,262 468,250', [140, 106, 84]);
/** Both reach ahead of the nose. */
const fore = limb('400,352 436,386 484,370 528,342', [120, 74, 48, 36]);
const farFore = limb('366,390 370,440 410,460 460,440', [96, 58, 42, 34]);
/** Thigh, hock and foot in one line behind it. */
const hind = limb('200,270 148,334 116,396 90,436 62,462', [150, 116, 66, 44, 36]);
const farHind = limb('240,296 206,390 178,452 154,488 124,520', [124, 96, 58, 42, 35]);
const FEET = { hind: [57, 466], fore: [536, 337], farHind: [119, 526], farFore: [466, 437] } as const;
const foot = (at: readonly [number, number], turn: number): Curve => egg([at[0], at[1]], 32, 18, turn);
/** Drawn over its back like a bow. */
const bow = limb(
  '190,262 128,222 86,176 92,126 146,104 220,118 286,152 348,152',
  [90, 56, 36, 34, 34, 33, 33, 31, 12],
);

function draw(): string {
  return [
    joined('far', [farHind, farFore], INK, { bald: [foot(FEET.farHind, 138), foot(FEET.farFore, -22)] }),
    contours([...toesAloft({ at: [98, 545], turn: 138 }), ...toesAloft({ at: [493, 426], turn: -22 })], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, bow, neck, hind, fore, head.skull], INK, {
      bald: [foot(FEET.hind, 140), foot(FEET.fore, -32)],
    }),
    contour(course('246,344 250,296 232,250 198,226'), INK, { side: -1 }),
    contour(course('384,420 370,392 374,360'), INK, { to: 0.7 }),
    head.jaw!(INK),
    contours([...toesAloft({ at: [36, 484], turn: 140 }), ...toesAloft({ at: [560, 322], turn: -32 })], INK),
    head.face(INK),
  ].join('');
}

export const sagittarius: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [290, 330], scale: 12.4, turn: 26 },
  seal: -66,
  line: 1.5,
  body: [torso, neck, hind, fore, head.skull, farHind, farFore, bow],
  draw,
};
