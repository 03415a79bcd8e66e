import { contour, contours, joined } from './body.ts';
import { course, type Setting } from './curve.ts';
import { tufts } from './fur.ts';
import { bothHalves, frontHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, pawAhead, toesAhead } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

/** All but the tail is the same left and right of its middle. */
const MIDDLE: Setting = { at: [321, 0] };
const MIRRORED: Setting = { ...MIDDLE, flipped: true };

const FORE = [{ at: [287, SEATED_FLOOR + 4] }, { at: [355, SEATED_FLOOR + 4] }] as const;
/** Hind paws look out from under the knees, turned a little outward. */
const HIND = [
  { at: [219, SEATED_FLOOR - 1], scale: 1.05, turn: 3 },
  { at: [423, SEATED_FLOOR - 1], scale: 1.05, turn: -3 },
] as const;

const KNUCKLES = '-28,-4 -28,-14 -18,-23 0,-27 18,-23 28,-14 28,-4';

/** Horns and ears are one. */
const HEAD: Setting = { at: [321.5, 178], scale: 1.24, turn: -2 };
const head = frontHead(HEAD);
/** Ruff, shoulders that fall into the forelegs, a flank drawn in above the haunches. */
const torso = bothHalves(
  '0,214 52,222 72,240 78,262 88,286 106,316 116,350 118,388 112,424 112,452 128,486 144,526 150,566 142,596 116,610 50,612 0,612',
  MIDDLE,
);
const legs = ['-50,350 -46,430 -37,510 -34,594', '50,350 46,430 37,510 34,594'].map((spine) =>
  limb(spine, [84, 74, 54, 46], MIDDLE),
);
const tailTube = limb('440,586 496,594 530,588 544,566 538,540', [46, 36, 31, 25, 14]);

/** A line on both sides, its fur toward the middle or away from it. */
function twice(form: string, fur: { side?: 1 | -1; from?: number; to?: number; length?: number }): string {
  const side = fur.side ?? 1;
  return (
    contour(course(form, MIDDLE), INK, fur) +
    contour(course(form, MIRRORED), INK, { ...fur, side: side === 1 ? -1 : 1 })
  );
}

/** Fur alone, falling from the cheeks and meeting under the chin. */
const ruff = ['72,240 60,270 34,294 2,306', '80,268 64,306 38,334 2,348'].map((form) =>
  [MIDDLE, MIRRORED].map((place) =>
    tufts(course(form, place), INK, { side: place.flipped ? 1 : -1, length: 17 }),
  ),
);

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('cat', [torso, head.skull], INK, { bald: HIND.map(pawAhead) }),
    ...ruff.flat(),
    contours([...HIND.map((place) => course(KNUCKLES, place)), ...HIND.flatMap(toesAhead)], INK),
    // Knee and thigh, then the foreleg from the point of the shoulder to its elbow and down.
    twice('142,520 126,486 104,472 84,480 74,500', { side: -1, length: 10 }),
    twice('92,346 98,392 92,436 78,484 66,536 60,592', { from: 0.1 }),
    twice('3,452 8,500 10,550 11,592', { side: -1, from: 0.1 }),
    joined('paws', [], INK, { bald: FORE.map(pawAhead) }),
    contours(FORE.flatMap(toesAhead), INK),
    contour(course('-44,40 -24,50 0,54 24,50 44,40', HEAD), INK, { length: 9 }),
    head.face(INK),
  ].join('');
}

export const taurus: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [290, 340], scale: 13.4, turn: 60 },
  seal: -28,
  body: [torso, ...legs, head.skull],
  draw,
};
