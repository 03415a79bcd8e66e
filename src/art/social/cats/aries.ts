import { disc, roped, shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const FORE = { at: [338, SEATED_FLOOR] } as const;
const HIND = { at: [122, SEATED_FLOOR] } as const;
const FAR_FORE = { at: [408, SEATED_FLOOR - 3], scale: 0.94 } as const;
const FAR_HIND = { at: [208, SEATED_FLOOR - 3], scale: 0.94 } as const;

const head = profileHead({ at: [448, 446], turn: 40 });
const tailTube = tail('132,334 94,290 76,226 88,158 120,106', 36, 24);
const torso = outline(
  '98,392 94,342 116,304 160,290 220,304 288,330 344,340 388,354 426,384 442,432 432,474 404,500 354,498 292,476 238,440 200,432 144,462 110,442',
);
/** Knee ahead of the belly, hock behind the heel. */
const hind = outline(
  '96,372 108,340 150,322 196,340 220,384 226,430 216,466 192,492 166,512 150,534 148,566 150,594 130,604 110,594 110,562 104,540 98,526 106,510 122,490 124,466 104,428',
);
const fore = limb('380,420 368,500 350,554 346,582', [106, 60, 40, 34]);
const farHind = outline(
  '170,400 210,380 262,420 272,456 264,482 244,502 230,524 228,560 230,592 212,602 196,592 196,558 188,536 184,522 194,506 206,484 196,452',
);
const farFore = limb('408,430 416,510 414,556 414,582', [80, 50, 36, 32]);

/** A scratching post that has given way a little. */
function post(): string {
  const d = 'M532 604L547 192';
  return [
    shape('M486 612V600H586V612Z', { fill: TONE.oxblood, stroke: 'url(#gold)', width: 1.8 }),
    roped(d, { edge: TONE.brassDeep, body: TONE.brass, rib: TONE.brassShade, width: 36, pitch: 8 }),
    disc([548, 174], 23, { fill: TONE.brass, stroke: TONE.brassDeep, width: 2 }),
    disc([542, 168], 11, { fill: TONE.brassLit }),
  ].join('');
}

function draw(): string {
  return [
    post(),
    joined('tail', [tailTube], INK),
    joined('far', [farHind, farFore], INK, { bald: [paw(FAR_HIND), paw(FAR_FORE)] }),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, hind, fore, head.skull], INK, { bald: [paw(FORE), paw(HIND)] }),
    contours([FORE, HIND, FAR_FORE, FAR_HIND].flatMap(toes), INK),
    contour(course('216,466 228,430 220,384 196,346 170,334'), INK, { side: -1 }),
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
