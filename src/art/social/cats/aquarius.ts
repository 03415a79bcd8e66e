import { disc, ellipse, shape, trace } from '../../deck/burin.ts';
import { range } from '../../drawing/plate-burin.ts';
import { TONE } from '../../deck/inks.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import type { SignCat } from './sign-cat.ts';

const FLOOR = 600;
const WATER = '#c9d8ff';
const PAW = { at: [320, FLOOR] } as const;
const FAR_PAW = { at: [360, FLOOR - 3], scale: 0.94 } as const;

const head = profileHead({ at: [456, 350], scale: 0.98, turn: 8 });
const torso = outline(
  '70,566 64,512 74,460 98,410 130,360 170,312 212,282 260,274 310,284 352,298 388,310 408,340 410,386 396,420 378,452 360,500 340,556 300,596 240,600 150,601 96,598',
);
const neck = limb('352,362 398,356 444,352', [120, 86, 76]);
const fore = limb('350,400 334,480 328,550 328,582', [96, 58, 40, 36]);
const farFore = limb('378,410 376,500 370,582', [70, 44, 34]);
const hindFoot = outline('132,600! 121,590 127,577 150,567 186,566 222,572 241,584 238,599! 180,600');
const tailTube = tail('136,580 76,576 46,548 38,506 50,470', 34, 22);

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
    wall(),
    tap(),
    joined('far', [farFore], INK, { bald: [paw(FAR_PAW)] }),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, neck, fore, head.skull, tailTube], INK, { bald: [paw(PAW), hindFoot] }),
    contours([...toes(PAW), ...toes(FAR_PAW), ...toes({ at: [204, FLOOR] })], INK),
    contour(course('112,584 96,546 102,492 132,458 172,452 210,476 230,516 232,552 222,572'), INK, {}),
    contour(course('128,584 130,575 152,567 186,567 220,572 238,582'), INK),
    contour(course('302,584 300,520 302,460 316,416'), INK, { side: -1, to: 0.7 }),
    head.jaw!(INK),
    shape(outline('506,381! 517,379 529,383 532,389 523,392 509,387!').d, {
      fill: INK.nose,
      stroke: INK.contour,
      width: 1,
    }),
    head.face(INK),
  ].join('');
}

export const aquarius: SignCat = {
  floor: FLOOR,
  stars: { at: [275, 412], scale: 11.4, turn: -20 },
  body: [torso, neck, fore, head.skull, hindFoot, tailTube],
  draw,
};
