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

const head = profileHead({ at: [462, 451], turn: 44, scale: 1.02 }, 'shut');
const tailTube = tail('134,334 104,298 88,248 94,194 122,150', 30, 20);
const torso = outline(
  '110,388 104,346 120,314 156,302 216,312 282,332 332,336 364,348 376,384 370,430 358,472 338,488 296,474 240,442 200,428 150,448 122,430',
);
const neck = limb('340,404 394,402 452,438', [120, 80, 76]);
/** Knee ahead of the belly, hock behind the heel. */
const hind = outline(
  '106,372 114,342 150,326 188,342 208,384 212,430 204,464 184,488 164,508 148,532 145,562 148,594 130,604 113,594 114,562 108,542 99,524 108,506 126,486 130,462 114,428',
);
const fore = limb('356,420 358,500 348,554 346,582', [88, 54, 35, 32]);
const farHind = outline(
  '170,400 210,380 262,420 272,456 262,480 242,498 228,522 226,558 228,592 212,602 198,592 199,558 192,538 184,520 194,504 208,482 198,452',
);
const farFore = limb('356,430 398,510 412,556 414,582', [78, 46, 33, 30]);

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
