import { disc, roped, shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FORE = { at: [346, SEATED_FLOOR] } as const;
const HIND = { at: [132, SEATED_FLOOR] } as const;
const FAR_FORE = { at: [418, SEATED_FLOOR - 3], scale: 0.94 } as const;
const FAR_HIND = { at: [194, SEATED_FLOOR - 3], scale: 0.94 } as const;

const head = profileHead({ at: [458, 430], turn: 30 });
const tailTube = tail('124,356 88,306 74,236 88,166 120,112', 36, 24);
const torso = outline(
  '92,404 90,354 114,320 160,309 220,320 290,332 346,330 392,342 432,372 446,420 434,464 404,492 352,492 290,478 236,456 200,450 140,470 106,448',
);
const hind = limb('148,392 170,470 124,536 140,596', [116, 88, 44, 34]);
const fore = limb('380,406 376,490 360,556 352,598', [104, 60, 40, 34]);
const farHind = limb('190,410 224,486 190,544 200,594', [90, 66, 38, 32]);
const farFore = limb('410,420 422,500 424,560 424,594', [80, 50, 36, 32]);

/** A scratching post that has given way a little. */
function post(): string {
  const d = 'M520 604L545 192';
  return [
    shape('M470 612V600H574V612Z', { fill: TONE.oxblood, stroke: 'url(#gold)', width: 1.8 }),
    roped(d, { edge: TONE.brassDeep, body: TONE.brass, rib: TONE.brassShade, width: 36, pitch: 8 }),
    disc([546, 174], 23, { fill: TONE.brass, stroke: TONE.brassDeep, width: 2 }),
    disc([540, 168], 11, { fill: TONE.brassLit }),
  ].join('');
}

function draw(): string {
  return [
    post(),
    joined('tail', [tailTube], INK),
    joined('far', [farHind, farFore], INK, { bald: [paw(FAR_HIND), paw(FAR_FORE)] }),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, hind, fore, head.skull], INK, { bald: [paw(FORE), paw(HIND)] }),
    contours([...toes(FORE), ...toes(HIND)], INK),
    contour(course('212,464 214,420 198,384 170,366'), INK, { side: -1 }),
    contour(course('336,486 330,440 346,396 374,372'), INK, { to: 0.75 }),
    contour(course('404,392 408,426 424,452'), INK, { length: 9, side: -1 }),
    head.face(INK),
  ].join('');
}

export const aries: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [290, 396], scale: 24, turn: -16 },
  body: [torso, hind, fore, head.skull],
  draw,
};
