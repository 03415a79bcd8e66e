import { contour, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { backHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { tail } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const leftHead = backHead({ at: [266, 194], scale: 0.94, turn: 9 });
const rightHead = backHead({ at: [396, 188], scale: 0.94, turn: -4 });
const leftBack = outline(
  '236,216 214,266 178,328 142,398 116,470 104,540 112,590 146,611 210,612 270,611 302,590 311,540 309,470 308,400 309,330 308,270 298,222 266,236',
);
const rightBack = outline(
  '362,218 350,280 338,350 322,430 312,510 312,570 332,606 390,612 452,611 490,596 503,556 498,500 482,430 464,360 450,290 432,222 396,236',
);
/** The tails cross and come up on the other one's side. */
const leftTail = tail('208,580 224,608 276,622 350,627 436,624 498,606 522,572 506,544', 30, 22);
const rightTail = tail('408,580 392,608 340,622 266,627 172,624 106,606 82,572 98,544', 30, 22);

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
  seal: -28,
  body: [leftBack, rightBack, leftHead.skull, rightHead.skull],
  draw,
};
