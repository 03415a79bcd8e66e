import { contour, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { backHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { tail } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const leftHead = backHead({ at: [272, 190], scale: 0.98, turn: 8 });
const rightHead = backHead({ at: [396, 186], scale: 0.98, turn: -3 });
const leftBack = outline(
  '230,222 206,270 174,330 142,400 118,470 106,540 114,590 146,611 210,612 270,611 304,590 314,540 314,470 316,400 320,330 322,270 312,226 272,240',
);
const rightBack = outline(
  '352,222 344,280 334,350 320,430 310,510 310,570 330,606 390,612 450,611 490,598 502,560 496,500 480,430 464,360 452,290 440,226 396,240',
);
const leftTail = tail('250,600 300,606 350,628 400,636 440,622 448,596');
const rightTail = tail('370,600 320,608 270,628 210,636 170,624 160,598');

function draw(): string {
  return [
    joined('right', [rightBack, rightHead.skull], INK),
    contour(course('346,600 336,560 350,520 366,496'), INK, { side: -1 }),
    contour(course('470,600 480,560 466,520 450,496'), INK, {}),
    rightHead.face(INK),
    joined('left', [leftBack, leftHead.skull], INK),
    contour(course('150,600 140,560 156,520 176,496'), INK, { side: -1 }),
    contour(course('276,600 286,560 272,520 258,496'), INK, {}),
    leftHead.face(INK),
    joined('left-tail', [leftTail], INK),
    joined('right-tail', [rightTail], INK),
  ].join('');
}

export const gemini: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [300, 402], scale: 19, turn: 58 },
  body: [leftBack, rightBack, leftHead.skull, rightHead.skull],
  draw,
};
