import { disc, knurled } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { GOLD, wavyRays, wedgeRays } from '../../deck/parts/lights.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { haunch } from './haunch.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import { LYING_FLOOR, type SignCat } from './sign-cat.ts';

const PAW = { at: [498, LYING_FLOOR], scale: 1.05 } as const;
const FAR_PAW = { at: [528, LYING_FLOOR - 4], scale: 0.95 } as const;
const head = profileHead({ at: [470, 310], scale: 1.04, turn: -3 });
const tuft = outline('80,326! 93,352 98,380 93,404 82,418 70,404 65,380 70,350');
const tailTube = tail('156,506 102,510 66,486 60,452 72,424 82,396', 36, 24);
const torso = outline(
  '414,296 394,336 374,376 344,395 310,394 258,374 206,366 164,382 134,422 121,472 128,514 152,533 240,534 330,531 400,534 452,533 488,502 508,452 512,404 500,362 480,342',
);
const foreleg = limb('440,492 470,516 508,519', [66, 38, 32]);
const farLeg = limb('470,500 506,514 540,516', [44, 34, 30]);
const hind = haunch({ at: [176, LYING_FLOOR], scale: 0.94 });

/** Its mane: a sun it brought itself. */
function mane(): string {
  const at: [number, number] = [456, 312];
  return [
    wedgeRays(at, { count: 12, from: 84, to: 122 }, 17, GOLD),
    wavyRays(at, { count: 12, from: 88, to: 132, turn: -75 }, TONE.brassLit, 3.6),
    disc(at, 90, { fill: TONE.brass, stroke: 'url(#gold)', width: 2.6 }),
    knurled(at, 80, 86, 72, { stroke: TONE.brassDeep, width: 1.3 }),
    disc(at, 76, { stroke: TONE.brassShade, width: 1.4 }),
  ].join('');
}

function draw(): string {
  return [
    joined('tail', [tailTube, tuft], INK),
    mane(),
    joined('far-leg', [farLeg], INK, { bald: [paw(FAR_PAW)] }),
    contours(toes(FAR_PAW), INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, head.skull, foreleg], INK, { bald: [paw(PAW), hind.foot] }),
    hind.lines(INK),
    contour(course('434,404 412,446 420,492 450,528'), INK, { from: 0.3 }),
    contours(toes(PAW), INK),
    head.jaw!(INK),
    head.face(INK),
  ].join('');
}

export const leo: SignCat = {
  floor: LYING_FLOOR,
  stars: { at: [286, 414], scale: 15 },
  body: [torso, head.skull, foreleg, tailTube, tuft],
  draw,
};
