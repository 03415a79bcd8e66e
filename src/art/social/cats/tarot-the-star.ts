import { disc, ellipse, shape, trace, type Point } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { GOLD, SILVER, spark, star } from '../../deck/parts/lights.ts';
import { INK as PAPER } from '../../drawing/ink.ts';
import { range } from '../../drawing/plate-burin.ts';
import { STARS } from '../../drawing/stars.ts';
import { tag } from '../../drawing/svg.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { IVORY_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes, toesAloft } from './limb.ts';
import type { OtherCat } from './other-cat.ts';
import { flat } from './stars.ts';

const BANK = 470;
const WATER = { top: 512, deep: '#0b3049', lit: '#1c7488', line: '#86dbe6' };

const HEAD = { at: [458, 322], scale: 1, turn: 20 } as const;
const head = profileHead(HEAD, 'soft');
const torso = outline(
  '94,448 88,408 100,366 134,338 180,328 236,338 290,352 332,348 364,338 394,326 418,318 446,352 444,384 442,412 428,444 392,466 250,470 128,470',
);
/** One foreleg on the bank, the other down to the water. */
const near = limb('338,430 356,450 390,457 416,456', [52, 40, 30, 28]);
const NEAR_PAW = { at: [410, BANK], scale: 0.98 } as const;
const dipping = limb('414,412 446,452 470,504 482,552', [66, 44, 34, 33]);
const hindFoot = outline('158,470! 150,461 158,449 186,443 226,442 264,447 285,459 281,470! 220,470');
const tailTube = tail('112,432 70,412 54,362 70,310 104,284 132,292', 36, 24);

function pool(): string {
  const ripples = [26, 50, 78, 108].map((rx) => trace(ellipse([482, 570], rx, rx / 4.2)));
  const lines = range(14).map(
    (i) => `M${320 + ((i * 83) % 120)} ${WATER.top + 16 + i * 26}h${60 + ((i * 47) % 90)}`,
  );
  return [
    shape(`M-300 ${WATER.top}H900V1050H-300Z`, { fill: WATER.deep }),
    shape(`M-300 ${WATER.top}H900`, { stroke: WATER.line, width: 1.6 }),
    shape(lines.join(''), { stroke: WATER.lit, width: 2 }),
    tag(
      'g',
      { transform: 'translate(486 580)scale(.86 .36)' },
      star([0, 0], { rays: 8, reach: [128, 62], inner: 22, polish: SILVER }),
    ),
    shape(ripples.join(''), { stroke: WATER.line, width: 1.6 }),
  ].join('');
}

/** The cat has the bank to itself. */
function banks(): string {
  const left = outline(
    '-300,470! 442,470! 448,484 424,510 388,538 340,564 294,602 262,650 250,720 200,1050! -300,1050!',
  );
  const earth = { fill: '#1d5439', stroke: TONE.leafDeep, width: 2.2 };
  const blades = [24, 60].map((x) => `M${x} 470q-4 -14 -10 -20m10 20q0 -18 2 -26m-2 26q4 -12 11 -17`);
  const rows = range(7).map((i) => `M${-300} ${492 + i * 24}H${372 - i * 22 - (i > 2 ? 10 : 0)}`);
  return [
    shape(left.d, earth),
    shape(rows.join(''), { stroke: TONE.leaf, width: 1.6, opacity: 0.8 }),
    shape('M-300 470H442', { stroke: TONE.leafLit, width: 2.2 }),
    shape(blades.join(''), { stroke: TONE.leafLit, width: 1.8 }),
  ].join('');
}

/** The Plough as it stands, its pointers toward the great star. */
function plough(): string {
  const project = flat([187, 56]);
  const seven: Point[] = [
    [165.93, 61.75],
    [165.46, 56.38],
    [178.46, 53.69],
    [183.86, 57.03],
    [193.51, 55.96],
    [200.98, 54.93],
    [206.89, 49.31],
  ];
  const near = ([ra, dec]: Point) =>
    STARS.find(({ raDeg, decDeg }) => Math.abs(raDeg - ra) < 0.3 && Math.abs(decDeg - dec) < 0.3)!;
  return seven
    .map(near)
    .map(({ raDeg, decDeg, magnitude }) => ({ at: project([raDeg, decDeg]), magnitude }))
    .map(({ at, magnitude }) => spark([128 + at[0] * 7, 158 + at[1] * 7], 17 - 3 * magnitude, PAPER.brass100))
    .join('');
}

function draw(): string {
  return [
    plough(),
    star([468, 134], { rays: 8, reach: [74, 46], inner: 18, polish: GOLD }),
    disc([468, 134], 9, { fill: '#ffffff', stroke: TONE.brassShade, width: 1.4 }),
    pool(),
    banks(),
    joined('dipping', [dipping], INK),
    contours(toesAloft({ at: [480, 569], turn: 82 }), INK),
    joined('tail', [tailTube], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, near, head.skull], INK, { bald: [hindFoot, paw(NEAR_PAW)] }),
    contour(course('150,374 182,352 222,360 252,388 262,420 250,436 226,442'), INK, {}),
    contour(course('152,461 160,449 186,443 226,442 262,447 283,458'), INK),
    contours(toes(NEAR_PAW), INK),
    contour(course('330,462 316,438 318,404 336,374'), INK, { to: 0.9 }),
    contour(course('356,430 376,442 400,446 428,446'), INK, { length: 9 }),
    // The jaw casts its fur on the neck only, not on the air before it.
    contour(course('-44,34 -34,45 -16,52 8,54', HEAD), INK, { length: 9, to: 0.62 }),
    head.face(INK),
  ].join('');
}

export const tarotTheStar: OtherCat = {
  measure: { divisions: 22, group: 11, at: 17 },
  core: [468, 180],
  sun: [300, WATER.top],
  draw,
};
