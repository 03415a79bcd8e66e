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

const head = profileHead({ at: [462, 450], turn: 45, scale: 0.97 });
const tailTube = tail('134,334 104,298 88,248 94,194 122,150', 30, 20);
const torso = outline(
  '110,388 104,346 120,314 156,302 216,312 282,332 332,336 366,346 386,384 384,434 370,474 344,490 296,474 240,442 200,428 150,448 122,430',
);
const neck = limb('346,408 396,410 452,440', [124, 88, 78]);
/** Knee ahead of the belly, hock behind the heel. */
const hind = outline(
  '106,372 114,342 150,326 188,342 208,384 212,430 204,464 186,492 166,512 150,534 148,566 150,594 130,604 110,594 110,562 104,540 98,526 106,510 124,490 128,466 112,428',
);
const fore = limb('356,420 358,500 348,554 346,582', [92, 56, 38, 34]);
const farHind = outline(
  '170,400 210,380 262,420 272,456 264,482 244,502 230,524 228,560 230,592 212,602 196,592 196,558 188,536 184,522 194,506 206,484 196,452',
);
const farFore = limb('372,430 404,510 412,556 414,582', [80, 48, 35, 32]);

/** A scratching post that has given way a little. */
function post(): string {
  const d = 'M524 604L540 192';
  return [
    shape('M476 612V600H576V612Z', { fill: TONE.oxblood, stroke: 'url(#gold)', width: 1.8 }),
    roped(d, { edge: TONE.brassDeep, body: TONE.brass, rib: TONE.brassShade, width: 36, pitch: 8 }),
    disc([541, 174], 23, { fill: TONE.brass, stroke: TONE.brassDeep, width: 2 }),
    disc([535, 168], 11, { fill: TONE.brassLit }),
  ].join('');
}

function draw(): string {
  return [
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    post(),
    joined('tail', [tailTube], INK),
    joined('far', [farHind, farFore], INK, { bald: [paw(FAR_HIND), paw(FAR_FORE)] }),
    joined('cat', [torso, neck, hind, fore, head.skull], INK, { bald: [paw(FORE), paw(HIND)] }),
    contours([FORE, HIND, FAR_FORE, FAR_HIND].flatMap(toes), INK),
    contour(course('204,464 213,430 208,384 188,348 164,336'), INK, { side: -1 }),
    contour(course('316,484 314,444 326,404 350,376'), INK, { to: 0.75 }),
    head.jaw!(INK),
    head.face(INK),
  ].join('');
}

export const aries: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [290, 396], scale: 24, turn: -10 },
  body: [torso, neck, hind, fore, head.skull],
  draw,
};
