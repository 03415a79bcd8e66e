import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { haunch } from './haunch.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, toes } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FRONT_PAW = { at: [434, SEATED_FLOOR] } as const;

const head = profileHead({ at: [404, 194], scale: 0.98, turn: -2 });
const farLeg = limb('440,420 454,500 462,594', [66, 42, 30]);
const FAR_PAW = { at: [460, SEATED_FLOOR - 4], scale: 0.9 } as const;
/** The sting: it rises behind and points back at whoever came too near. */
const sting = limb(
  '262,580 204,586 150,590 106,572 89,540 98,510 126,484 140,448 128,412 96,402',
  [60, 42, 37, 35, 33, 31, 28, 24, 12],
);
const torso = outline(
  '366,214 346,248 320,306 284,370 248,436 222,500 207,552 212,592 234,610 300,612 356,611 392,602 412,566 436,500 458,446 470,396 472,346 466,298 456,262 440,232',
);
const leg = limb('422,396 432,462 439,530 441,596', [98, 66, 42, 33]);
const hind = haunch({ at: [240, SEATED_FLOOR] });
const frontPaw = paw(FRONT_PAW);

function draw(): string {
  return [
    joined('far-leg', [farLeg], INK, { bald: [paw(FAR_PAW)] }),
    contours(toes(FAR_PAW), INK),
    joined('sting', [sting], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, leg, head.skull], INK, { bald: [frontPaw, hind.foot] }),
    hind.lines(INK),
    // Shoulder blade, point of the elbow, and down the back of the foreleg.
    contour(course('408,346 386,378 380,416 392,452 408,484 418,530 422,594'), INK, { side: -1, to: 0.6 }),
    contours(toes(FRONT_PAW), INK),
    head.jaw!(INK),
    head.face(INK),
  ].join('');
}

export const scorpio: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [268, 402], scale: 15.8 },
  body: [torso, leg, head.skull, sting, hind.foot],
  draw,
};
