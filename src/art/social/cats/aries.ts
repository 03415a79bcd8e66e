import { disc, roped, shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FORE = { at: [338, SEATED_FLOOR] } as const;
const HIND = { at: [114, SEATED_FLOOR] } as const;
const FAR_FORE = { at: [408, SEATED_FLOOR - 3], scale: 0.94 } as const;
const FAR_HIND = { at: [200, SEATED_FLOOR - 3], scale: 0.94 } as const;

const head = profileHead({ at: [452, 446], turn: 34 });
const tailTube = tail('132,334 94,290 76,226 88,158 120,106', 36, 24);
const torso = outline(
  '98,392 94,342 116,304 160,290 220,304 288,330 344,340 388,354 426,384 442,432 432,474 404,500 354,498 292,476 238,440 200,432 144,462 110,442',
);
const hind = limb('152,376 184,462 118,532 122,596', [120, 88, 42, 34]);
const fore = limb('380,420 368,500 350,560 344,598', [106, 60, 40, 34]);
const farHind = limb('200,392 244,468 200,538 206,594', [92, 66, 38, 32]);
const farFore = limb('408,430 416,510 414,560 414,594', [80, 50, 36, 32]);

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
    contour(course('226,450 228,404 208,364 176,344'), INK, { side: -1 }),
    contour(course('332,488 328,446 344,404 374,380'), INK, { to: 0.75 }),
    head.jaw!(INK),
    head.face(INK),
  ].join('');
}

export const aries: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [290, 396], scale: 24, turn: -10 },
  body: [torso, hind, fore, head.skull],
  draw,
};
