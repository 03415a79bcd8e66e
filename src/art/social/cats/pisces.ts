import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { backHead, frontHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { pawAhead, tail } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FLOOR = 582;
const head = frontHead({ at: [304, 286], scale: 0.82, turn: 6 }, 'shut');
const upper = outline(
  '124,330 116,290 130,240 166,204 216,188 268,194 312,218 340,262 346,310 330,340 240,346 160,345',
);
const upperTail = tail('214,322 165,347 141,383 98,452 68,498 40,528', 36, 24);
const lowerHead = backHead({ at: [528, 506], scale: 0.8, turn: 14 });
const lower = outline(
  '366,560 360,510 376,468 414,440 464,430 512,440 548,470 566,520 560,566 530,581 440,582 384,580',
);
const lowerTail = tail('404,498 330,478 257,472 187,471 140,486 104,494 70,516 40,526', 34, 22);

function draw(): string {
  return [
    joined('upper', [upper], INK),
    joined('upper-head', [head.skull], INK),
    head.face(INK),
    joined('lower-tail', [lowerTail], INK),
    joined('upper-tail', [upperTail], INK),
    joined('lower', [lower, lowerHead.skull], INK),
    lowerHead.face(INK),
    contour(course('150,330 150,280 180,246 224,246 250,276'), INK, {}),
    contours([course('420,570 410,530 430,500')], INK),
  ].join('');
}
void SEATED_FLOOR;
void pawAhead;

export const pisces: SignCat = {
  floor: FLOOR,
  stars: { at: [300, 380], scale: 11.2 },
  body: [upper, lower, head.skull, lowerHead.skull, upperTail, lowerTail],
  draw,
};
