import { shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { frontHead, profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, pawAhead, toes, toesAhead } from './limb.ts';
import type { SignCat } from './sign-cat.ts';

const FLOOR = 580;
const SHELF = 352;
const UPPER_PAWS = [
  { at: [236, SHELF], scale: 0.78 },
  { at: [304, SHELF], scale: 0.78 },
] as const;
const LOWER_PAW = { at: [520, FLOOR], scale: 0.9 } as const;
const LOWER_FOOT = { at: [396, FLOOR], scale: 0.9 } as const;

const upperHead = frontHead({ at: [270, 302], scale: 0.84, turn: 9 }, 'shut');
const upper = outline(
  '88,346 74,318 74,280 90,240 122,212 164,202 206,212 240,232 280,250 310,282 322,322 316,349 264,352 174,352 114,352',
);
/** Falls over the edge of the shelf. */
const upperTail = limb(
  '150,322 156,368 132,414 104,454 102,498 84,534 64,552 76,568 98,562',
  [60, 40, 34, 32, 30, 27, 24, 20],
);
const lowerHead = profileHead({ at: [488, 504], scale: 0.92, turn: 12 }, 'shut');
const lower = outline(
  '266,560 256,520 264,468 294,426 340,400 390,390 430,398 458,420 478,460 480,520 470,570 440,580 360,580 300,580 276,577',
);
const lowerFore = limb('430,540 480,560 528,564', [60, 42, 30]);
const lowerFoot = outline('322,580! 312,569 318,556 344,549 382,549 412,555 434,566 432,579! 380,580');
/** Lies down until it meets the other one. */
const lowerTail = limb(
  '320,486 262,472 204,474 154,500 124,534 92,562 64,562 58,542',
  [84, 50, 37, 33, 30, 26, 20],
);

function shelf(): string {
  return [
    shape(`M-300 ${SHELF}H352V${SHELF + 14}H-300Z`, { fill: TONE.brass, stroke: TONE.brassDeep, width: 1.8 }),
    shape(`M-300 ${SHELF + 8}H352V${SHELF + 14}H-300Z`, { fill: TONE.brassShade }),
  ].join('');
}

function draw(): string {
  return [
    shelf(),
    joined('lower-far-ear', [], INK, { bald: [lowerHead.farEar!] }),
    joined('lower', [lower, lowerTail, lowerFore, lowerHead.skull], INK, {
      bald: [paw(LOWER_PAW), lowerFoot],
    }),
    contour(course('302,572 282,534 290,488 326,458 370,458 402,488 408,528 396,550'), INK, {}),
    contour(course('320,562 344,550 382,550 412,556 432,567'), INK),
    contours([...toes(LOWER_PAW), ...toes(LOWER_FOOT)], INK),
    lowerHead.jaw!(INK),
    lowerHead.face(INK),
    joined('upper', [upper, upperTail], INK),
    contour(course('190,350 208,318 202,276 172,250 134,254 108,284 106,316'), INK, { side: -1 }),
    joined('upper-paws', [], INK, { bald: UPPER_PAWS.map(pawAhead) }),
    contours(UPPER_PAWS.flatMap(toesAhead), INK),
    joined('upper-head', [upperHead.skull], INK),
    upperHead.face(INK),
  ].join('');
}

export const pisces: SignCat = {
  floor: FLOOR,
  stars: { at: [250, 376], scale: 9.6, turn: -18 },
  body: [upper, lower, upperHead.skull, lowerHead.skull, upperTail, lowerTail],
  draw,
};
