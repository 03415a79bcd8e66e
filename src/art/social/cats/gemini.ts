import { contour, joined } from './body.ts';
import { course } from './curve.ts';
import { fromBehind } from './from-behind.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

/** They lean together until their cheeks touch; the heads turn out again, so that all four ears are seen. */
const left = fromBehind({ at: [202, SEATED_FLOOR], turn: 5.5 }, -8);
const right = fromBehind({ at: [436, SEATED_FLOOR], turn: -5.5 }, 8);
/** The tails cross and come up on the other one's side. */
const leftTail = limb(
  '206,586 252,604 306,606 352,626 420,637 488,630 536,602 546,562 526,538 510,546',
  [54, 42, 36, 33, 30, 27, 23, 18, 11],
);
const rightTail = limb(
  '434,586 378,604 326,606 280,626 210,637 140,632 84,618 50,590 46,552',
  [54, 42, 36, 33, 30, 27, 22, 12],
);

function draw(): string {
  return [
    joined('right', [right.back, right.head.skull, rightTail], INK),
    right.lines(INK),
    contour(course('464,594 442,574 404,580 364,590 328,590'), INK, { side: -1, length: 9 }),
    joined('left', [left.back, left.head.skull, leftTail], INK),
    left.lines(INK),
    contour(course('176,594 198,574 236,580 276,590 312,590'), INK, { length: 9 }),
  ].join('');
}

export const gemini: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [300, 402], scale: 19, turn: 58 },
  seal: -160,
  body: [left.back, right.back, left.head.skull, right.head.skull],
  draw,
};
