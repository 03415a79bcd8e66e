import { contour, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { backHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const leftHead = backHead({ at: [242, 184], scale: 0.96, turn: 5 });
const rightHead = backHead({ at: [412, 182], scale: 0.96, turn: -3 });
const leftBack = outline(
  '188,206 186,240 166,264 146,296 136,346 128,400 114,460 102,520 102,572 122,604 170,612 230,612 280,608 304,584 311,540 312,470 314,400 322,346 322,300 316,264 300,240 296,206 242,228',
);
const rightBack = outline(
  '360,206 358,240 344,264 338,300 338,346 336,400 322,460 314,520 316,580 336,606 390,612 450,612 498,602 516,570 514,520 504,460 494,400 488,346 484,296 472,264 462,240 464,206 412,226',
);
/** The tails cross and come up on the other one's side. */
const leftTail = limb(
  '216,572 252,600 306,604 352,626 420,636 486,628 526,598 528,560 508,544',
  [60, 40, 34, 32, 30, 27, 24, 18],
);
const rightTail = limb(
  '414,572 378,600 326,604 280,626 210,636 140,628 96,598 92,560 112,544',
  [60, 40, 34, 32, 30, 27, 24, 18],
);

function draw(): string {
  return [
    joined('right', [rightBack, rightHead.skull, rightTail], INK),
    contour(course('350,604 338,562 350,520 368,494'), INK, { side: -1 }),
    contour(course('468,604 480,562 466,520 448,494'), INK, {}),
    rightHead.face(INK),
    contour(course('423,566 420,592 408,608'), INK),
    contour(course('393,566 390,586 376,600'), INK),
    joined('left', [leftBack, leftHead.skull, leftTail], INK),
    contour(course('146,604 136,562 152,520 174,494'), INK, { side: -1 }),
    contour(course('274,604 286,562 272,520 256,494'), INK, {}),
    leftHead.face(INK),
    contour(course('193,566 196,592 208,608'), INK),
    contour(course('223,566 226,586 240,600'), INK),
  ].join('');
}

export const gemini: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [300, 402], scale: 19, turn: 58 },
  seal: -160,
  body: [leftBack, rightBack, leftHead.skull, rightHead.skull],
  draw,
};
