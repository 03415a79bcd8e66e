import { box, disc, shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { spark } from '../../deck/parts/lights.ts';
import { INK as PAPER } from '../../drawing/ink.ts';
import { range } from '../../drawing/plate-burin.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline, type Setting } from './curve.ts';
import { profileHead } from './heads.ts';
import { IVORY_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes, toesAloft } from './limb.ts';
import type { OtherCat } from './other-cat.ts';

const SHELF = { top: 568, right: 398 };
const HIND = { at: [142, SHELF.top] } as const;
const FAR_HIND = { at: [222, SHELF.top - 2], scale: 0.94 } as const;
const FAR_FORE = { at: [350, SHELF.top - 2], scale: 0.94 } as const;

const head = profileHead({ at: [428, 274], scale: 1.02, turn: -20 });
const torso = outline(
  '112,420 108,380 126,344 166,322 224,318 286,324 334,314 366,292 392,262 446,300 452,340 440,386 412,420 368,438 300,440 232,436 178,452 134,452',
);
const hind = limb('160,388 178,436 164,484 136,520 142,552', [112, 86, 50, 34, 30]);
const farHind = limb('204,392 246,440 240,484 216,520 224,550', [90, 68, 42, 30, 27]);
const farFore = limb('380,392 366,440 362,490 356,528 354,550', [72, 52, 38, 31, 28]);
/** Already past the edge. */
const fore = limb('404,390 440,440 490,458 520,484', [84, 50, 38, 34]);
/** The tail is the staff; its bundle hangs from the tip. */
const staff = tail('138,378 96,352 76,300 84,240 110,196 150,176', 36, 22);

function shelf(): string {
  const { top, right } = SHELF;
  const stones = range(12).map((i) => `M${-300} ${top + 44 + i * 30}H${right - 14}`);
  return [
    shape(box(-300, top + 16, right - 14, 1050), { fill: '#2a3160', stroke: TONE.deep, width: 2 }),
    shape(stones.join(''), { stroke: TONE.steel, width: 1.2, opacity: 0.6 }),
    shape(box(-300, top, right, top + 18), { fill: TONE.brass, stroke: TONE.brassDeep, width: 2.2 }),
    shape(box(-300, top, right, top + 6), { fill: TONE.brassLit }),
  ].join('');
}

function bundle(): string {
  const cloth = outline('152,184! 186,196 204,230 194,262 160,272 126,260 116,230 132,198');
  return [
    shape(cloth.d, { fill: TONE.oxblood, stroke: TONE.oxbloodDeep, width: 2.4 }),
    shape('M150 190Q136 220 144 258M156 190Q176 218 176 256M162 190Q196 208 198 236', {
      stroke: TONE.oxbloodDeep,
      width: 1.6,
    }),
    shape('M152 186L118 164L134 190ZM154 184L184 160L170 190Z', {
      fill: TONE.oxbloodLit,
      stroke: TONE.oxbloodDeep,
      width: 1.8,
    }),
    disc([153, 188], 8, { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 1.6 }),
  ].join('');
}

/** What it follows. */
function moth(place: Setting): string {
  const wing = { fill: TONE.ivory, stroke: TONE.deep, width: 1.5 };
  return [
    shape(outline('0,0! -8,-26 -30,-38! -36,-14 -20,2', place).d, wing),
    shape(outline('0,0! 8,-26 30,-38! 36,-14 20,2', place).d, wing),
    shape(outline('0,2! -18,4 -24,22 -8,18', place).d, wing),
    shape(outline('0,2! 18,4 24,22 8,18', place).d, wing),
    shape(course('0,-12 0,6 0,20', place).d, { stroke: TONE.brassDeep, width: 4.4 }),
    shape(course('0,-12 -4,-20 -11,-25', place).d + course('0,-12 4,-20 11,-25', place).d, {
      stroke: TONE.gold,
      width: 1.4,
    }),
  ].join('');
}

/** The way it came: no straighter than the cat's. */
const FLIGHT = course('300,84 350,128 410,124 418,84 384,72 376,112 418,156 462,168').d;

/** Steps reach the edge and go on as stars. */
function steps(): string {
  const at = [
    [430, 594, 13],
    [468, 572, 15],
    [510, 550, 17],
    [556, 526, 20],
  ] as const;
  return at.map(([x, y, r]) => spark([x, y], r, PAPER.brass100)).join('');
}

function draw(): string {
  return [
    shape(FLIGHT, { stroke: PAPER.brass200, width: 2, dash: '2 9' }),
    shelf(),
    joined('far', [farHind, farFore], INK, { bald: [paw(FAR_HIND), paw(FAR_FORE)] }),
    joined('staff', [staff], INK),
    bundle(),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, hind, fore, head.skull], INK, { bald: [paw(HIND)] }),
    contours([...toes(HIND), ...toesAloft({ at: [533, 495], turn: 41 })], INK),
    contour(course('214,434 216,388 198,356 170,342'), INK, { side: -1 }),
    contour(course('366,420 366,378 388,348'), INK, { to: 0.7 }),
    head.jaw!(INK),
    head.face(INK),
    steps(),
    moth({ at: [508, 176], turn: 20, scale: 1.36 }),
  ].join('');
}

export const tarotTheFool: OtherCat = {
  measure: { divisions: 22, group: 11, at: 0 },
  core: [330, 300],
  sun: [546, 648],
  draw,
};
