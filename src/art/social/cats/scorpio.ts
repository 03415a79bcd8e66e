import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const HEAD = { at: [402, 205], scale: 0.98, turn: -2 } as const;
const FRONT_PAW = { at: [432, SEATED_FLOOR], scale: 1 } as const;
const FAR_PAW = { at: [458, SEATED_FLOOR - 4], scale: 0.9 } as const;

/** Back, haunch, belly and chest of a cat that sits upright and looks right. */
const BODY =
  '372,232 350,268 322,320 286,380 250,440 222,500 208,552 214,594 236,611 300,612 360,611 404,604 428,560 452,500 462,430 462,360 452,300 440,250';

function cat(): string {
  const head = profileHead(HEAD);
  const body = outline(BODY);
  const leg = limb('430,420 436,500 438,560 440,596', [70, 46, 36, 32]);
  const foot = outline('262,612! 252,600 256,586 280,577 316,577 352,583 374,594 372,610! 320,612');
  return [
    joined('far', [limb('448,430 456,520 462,592', [40, 34, 30])], INK, {
      bald: [paw(FAR_PAW)],
    }),
    joined('tail', [tail('250,590 190,604 130,600 84,566 78,520 96,490 122,474')], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [body, leg, head.skull, foot], INK, {
      bald: [paw(FRONT_PAW)],
    }),
    contour(course('254,596 236,560 240,510 268,474 308,466 346,486 366,526 368,560 356,584'), INK, {
      side: 1,
    }),
    contour(course('414,400 410,470 416,540 420,596'), INK),
    contours(toes(FRONT_PAW), INK),
    head.face(INK),
  ].join('');
}

export const scorpio: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [270, 400], scale: 16.6, turn: 0 },
  cat,
};
