import { disc, ellipse, shape, trace } from '../../deck/burin.ts';
import { range } from '../../drawing/plate-burin.ts';
import { TONE } from '../../deck/inks.ts';
import { tag } from '../../drawing/svg.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { haunch } from './haunch.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import type { SignCat } from './sign-cat.ts';

const FLOOR = 600;
const WATER = '#c9d8ff';
/** Drawn larger, then moved away from the tap. */
const PLACE = { at: [2.3, 42], scale: 0.93 } as const;
const PAW = { at: [344, FLOOR] } as const;
const FAR_PAW = { at: [384, FLOOR - 3], scale: 0.92 } as const;

const head = profileHead({ at: [428, 369], scale: 0.94, turn: 8 });
const torso = outline(
  '66,562 62,512 78,456 106,402 136,352 166,308 200,282 250,276 300,294 342,296 378,306 404,332 410,370 400,412 386,448 360,474 326,484 292,504 266,544 246,592 180,601 92,599',
  PLACE,
);
const neck = limb('352,356 404,346 450,350', [108, 78, 72], PLACE);
const fore = limb('364,390 364,470 372,540 374,582', [96, 58, 40, 36], PLACE);
const farFore = limb('384,400 404,500 416,582', [70, 44, 34], PLACE);
const hind = haunch({ at: [106, FLOOR], scale: 0.95 });
const tailTube = tail('136,584 80,582 50,560 40,520 52,484', 30, 20);

/** A pier of the garden wall, for the tap to come out of. */
function wall(): string {
  const courses = range(9).map((i) => 216 + i * 44);
  const beds = courses.map((y) => `M556 ${y}H900`).join('');
  const joints = courses.map((y, i) => `M${i % 2 ? 596 : 632} ${y}v44M${i % 2 ? 690 : 720} ${y}v44`).join('');
  return [
    shape('M556 216H900V604H556Z', { fill: '#1b1f4d', stroke: 'url(#gold)', width: 2 }),
    shape(beds + joints, { stroke: '#5a6598', width: 1.4 }),
    shape('M544 202H900V218H544Z', { fill: TONE.brass, stroke: TONE.brassDeep, width: 1.8 }),
  ].join('');
}

/** A tap nobody turned off. */
function tap(): string {
  const pipe = 'M570 262H558Q534 262 534 284V300';
  return [
    shape('M534 300C532 400 535 500 533 598', { stroke: WATER, width: 9, opacity: 0.55 }),
    shape('M531 300C529 400 532 500 530 598M537 300C535 400 538 500 536 598', {
      stroke: TONE.ivory,
      width: 1.3,
    }),
    ...[16, 30, 46].map((rx) => shape(trace(ellipse([533, 602], rx, rx / 5)), { stroke: WATER, width: 1.4 })),
    shape(pipe, { stroke: TONE.brassDeep, width: 26, cap: 'butt' }),
    shape(pipe, { stroke: TONE.brass, width: 21, cap: 'butt' }),
    shape('M570 256H558Q528 256 528 284V300', { stroke: TONE.brassLit, width: 3, cap: 'butt' }),
    shape('M566 242V282', { stroke: TONE.brassDeep, width: 9, cap: 'butt' }),
    shape('M546 250V236', { stroke: TONE.brassShade, width: 8, cap: 'butt' }),
    shape('M526 231H566', { stroke: TONE.brassDeep, width: 13 }),
    shape('M526 231H566', { stroke: TONE.brassLit, width: 8 }),
    disc([546, 231], 7, { fill: TONE.oxblood, stroke: TONE.brassDeep, width: 1.6 }),
  ].join('');
}

function draw(): string {
  return [
    tag('g', { transform: 'translate(-34 0)' }, wall() + tap()),
    joined('far', [farFore], INK, { bald: [paw(FAR_PAW)] }),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, neck, fore, head.skull, tailTube], INK, { bald: [paw(PAW), hind.foot] }),
    contours([...toes(PAW), ...toes(FAR_PAW)], INK),
    hind.lines(INK),
    contour(course('334,488 322,462 320,430 334,396', PLACE), INK, { side: 1, to: 0.7 }),
    head.jaw!(INK),
    shape(outline('508,381! 519,379 531,383 534,389 525,392 511,387!', PLACE).d, {
      fill: INK.nose,
      stroke: INK.contour,
      width: 1,
    }),
    head.face(INK),
  ].join('');
}

export const aquarius: SignCat = {
  floor: FLOOR,
  stars: { at: [258, 425.2], scale: 10.6, turn: -20 },
  body: [torso, neck, fore, head.skull, hind.foot, tailTube],
  draw,
};
