import { shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { haunch } from './haunch.ts';
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

const upperHead = frontHead({ at: [270, 302], scale: 0.84, turn: 9 }, 'shut');
const upper = outline(
  '88,346 74,318 74,280 90,240 122,212 164,202 206,212 240,232 280,250 310,282 322,322 316,349 264,352 174,352 114,352',
);
/** Falls over the edge of the shelf. */
const upperTail = limb(
  '132,326 157,352 148,388 120,424 105,456 107,490 98,530 82,560 96,577 122,572 136,556',
  [34, 30, 27, 25, 24, 22, 19, 16, 12],
);
const lowerHead = profileHead({ at: [488, 504], scale: 0.92, turn: 12 }, 'shut');
const lower = outline(
  '266,560 256,520 264,468 294,426 340,400 390,390 430,398 458,420 478,460 480,520 470,570 440,580 360,580 300,580 276,577',
);
const lowerFore = limb('430,540 480,560 528,564', [60, 42, 30]);
const lowerHind = haunch({ at: [292, FLOOR], scale: 0.92 });
/** Lies down until it meets the other one. */
const lowerTail = limb(
  '320,486 262,468 206,472 152,503 122,523 98,550 76,562 54,552 48,526 62,506',
  [84, 40, 29, 26, 24, 22, 19, 16, 12],
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
      bald: [paw(LOWER_PAW), lowerHind.foot],
    }),
    lowerHind.lines(INK),
    contours(toes(LOWER_PAW), INK),
    lowerHead.jaw!(INK),
    lowerHead.face(INK),
    joined('upper-tail', [upperTail], INK),
    joined('upper', [upper], INK),
    contour(course('176,346 200,326 206,290 192,262 164,246'), INK, { side: -1 }),
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
