import { shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { frontHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { pawAhead, tail, toesAhead } from './limb.ts';
import type { SignCat } from './sign-cat.ts';

const FLOOR = 580;
const SHELF = 350;
const UPPER_PAW = { at: [250, SHELF], scale: 0.8 } as const;
const LOWER_PAW = { at: [430, FLOOR], scale: 0.8 } as const;

const upperHead = frontHead({ at: [298, 296], scale: 0.86, turn: 6 }, 'shut');
const upper = outline(
  '118,334 108,294 122,244 158,206 210,190 262,196 306,220 336,264 342,314 326,346 240,351 150,350',
);
const upperTail = tail('214,326 165,352 140,389 99,454 72,494 40,524', 36, 22);
const lowerHead = frontHead({ at: [378, 528], scale: 0.86, turn: -6 }, 'shut');
const lower = outline(
  '350,562 346,512 366,466 408,438 460,430 510,442 544,472 560,520 552,564 522,579 430,580 372,578',
);
const lowerTail = tail('400,500 330,480 250,475 183,474 140,487 108,494 76,514 42,526', 34, 22);

function shelf(): string {
  return [
    shape(`M-300 ${SHELF}H376V${SHELF + 14}H-300Z`, { fill: TONE.brass, stroke: TONE.brassDeep, width: 1.8 }),
    shape(`M-300 ${SHELF + 8}H376V${SHELF + 14}H-300Z`, { fill: TONE.brassShade }),
  ].join('');
}

function draw(): string {
  return [
    shelf(),
    joined('lower-tail', [lowerTail], INK),
    joined('upper-tail', [upperTail], INK),
    joined('upper', [upper], INK),
    contour(course('150,342 146,292 174,256 218,252 248,280 254,312'), INK, {}),
    joined('upper-paw', [], INK, { bald: [pawAhead(UPPER_PAW)] }),
    contours(toesAhead(UPPER_PAW), INK),
    joined('upper-head', [upperHead.skull], INK),
    upperHead.face(INK),
    joined('lower', [lower], INK),
    contour(course('520,572 532,528 506,490 466,486 436,512 430,546'), INK, { side: -1 }),
    joined('lower-paw', [], INK, { bald: [pawAhead(LOWER_PAW)] }),
    contours(toesAhead(LOWER_PAW), INK),
    joined('lower-head', [lowerHead.skull], INK),
    lowerHead.face(INK),
  ].join('');
}

export const pisces: SignCat = {
  floor: FLOOR,
  stars: { at: [290, 386], scale: 10.6 },
  body: [upper, lower, upperHead.skull, lowerHead.skull, upperTail, lowerTail],
  draw,
};
