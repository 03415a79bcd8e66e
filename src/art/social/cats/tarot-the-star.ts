import { disc, ellipse, placed, shape, trace, type Point } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { BRASS_JUG, jug, lipOf } from '../../deck/parts/jug.ts';
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

const HEAD = { at: [440, 352], scale: 1, turn: 30 } as const;
const head = profileHead(HEAD);
/** Seen from the side it hides behind the near one, but for its tip. */
const farEar = outline('2,-56! 14,-74 27,-88! 34,-62 34,-34! 18,-34', HEAD);
const torso = outline(
  '92,446 86,404 102,364 142,336 198,328 258,340 310,344 350,334 384,314 420,318 446,372 440,412 420,446 380,468 250,470 128,470',
);
/** One foreleg on the bank, the other down to the water. */
const near = limb('330,436 352,452 388,457 414,456', [56, 40, 30, 28]);
const NEAR_PAW = { at: [408, BANK], scale: 0.98 } as const;
const dipping = limb('408,408 440,452 468,506 478,552', [70, 48, 38, 34]);
const hindFoot = outline('176,470! 166,460 172,446 198,438 236,438 272,445 291,458 286,470! 230,470');
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

/** Nobody saw who knocked it over: it pours on land. */
function spilt(): string {
  const size = 118;
  const place = { at: [58, 590] as Point, turn: 84 };
  const [x, y] = lipOf(size, place);
  const run = `${x - 2},${y} ${x + 26},${y + 18} ${x + 60},${y + 16} ${x + 96},${y + 30} ${x + 150},${y + 40}`;
  return [
    shape(limb(run, [8, 20, 22, 28, 40]).d, { fill: WATER.lit, stroke: WATER.line, width: 2 }),
    shape(course(run).d, { stroke: '#e8fbff', width: 1.8, dash: '26 12' }),
    placed(jug(size, BRASS_JUG), place),
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
    disc([444, 152], 96, { stroke: PAPER.brass500, width: 1 }),
    star([444, 152], { rays: 8, reach: [92, 56], inner: 22, polish: GOLD }),
    disc([444, 152], 11, { fill: '#ffffff', stroke: TONE.brassShade, width: 1.4 }),
    pool(),
    banks(),
    spilt(),
    joined('dipping', [dipping], INK),
    contours(toesAloft({ at: [480, 569], turn: 82 }), INK),
    joined('tail', [tailTube], INK),
    joined('far-ear', [], INK, { bald: [farEar] }),
    joined('cat', [torso, near, head.skull], INK, { bald: [hindFoot, paw(NEAR_PAW)] }),
    contour(course('170,456 138,440 128,402 146,366 184,350 226,358 256,388 264,424 254,444'), INK, {}),
    contour(course('174,460 180,446 200,439 236,439 270,445 288,457'), INK),
    contours(toes(NEAR_PAW), INK),
    contour(course('334,466 312,446 308,412 322,382 348,360'), INK, { to: 0.9 }),
    contour(course('352,430 374,442 398,446 426,446'), INK, { length: 9 }),
    head.jaw!(INK),
    head.face(INK),
  ].join('');
}

export const tarotTheStar: OtherCat = {
  measure: { divisions: 22, group: 11, at: 17 },
  core: [444, 200],
  sun: [300, WATER.top],
  draw,
};
