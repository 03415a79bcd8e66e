import { disc, ellipse, shape, trace, type Point } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { GOLD, SILVER, spark, star } from '../../deck/parts/lights.ts';
import { INK as PAPER } from '../../drawing/ink.ts';
import { range } from '../../drawing/plate-burin.ts';
import { STARS } from '../../drawing/stars.ts';
import { tag } from '../../drawing/svg.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { haunch } from './haunch.ts';
import { profileHead } from './heads.ts';
import { IVORY_CAT as INK } from './inks.ts';
import { limb, paw, toes, toesAloft } from './limb.ts';
import type { OtherCat } from './other-cat.ts';
import { flat } from './stars.ts';

const BANK = 470;
const WATER = { top: 512, deep: '#0b3049', lit: '#1c7488', line: '#86dbe6' };

const HEAD = { at: [466, 366], scale: 1, turn: 26 } as const;
const head = profileHead(HEAD, 'soft');
/** Crouched at the edge: rump high, the back let down between hips and shoulder blades, the neck stretched out. */
const torso = outline(
  '98,450 84,412 88,368 110,332 148,312 192,312 238,328 286,342 330,336 364,318 394,316 424,330 446,364 446,396 430,432 396,460 344,467 290,462 236,467 160,469 118,466',
);
const FAR_PAW = { at: [456, BANK], scale: 0.94 } as const;
const bracing = limb('426,396 446,428 456,456', [56, 40, 29]);
/** From the shoulder over the edge, the wrist bent, the toes in the water. */
const dipping = limb('372,392 404,444 444,490 474,530 484,558', [104, 66, 44, 35, 37]);
const hind = haunch({ at: [134, BANK], scale: 0.94 });
const tailTube = limb('126,426 76,428 50,388 60,336 94,300 106,260 86,230', [50, 40, 35, 31, 27, 21, 12]);

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

/** A tuft of grass. */
const tuft = (x: number, y: number): string =>
  `M${x} ${y}q-4 -14 -10 -20m10 20q0 -18 2 -26m-2 26q4 -12 11 -17`;

/** The cat has the bank to itself. */
function banks(): string {
  const left = outline(
    '-300,470! 494,470! 502,480 484,500 440,520 396,542 346,568 300,604 266,652 252,720 200,1050! -300,1050!',
  );
  const earth = { fill: '#1d5439', stroke: TONE.leafDeep, width: 2.2 };
  const tufts = [
    [24, BANK],
    [62, BANK],
    [366, 534],
    [300, 580],
    [212, 528],
    [98, 560],
    [186, 632],
    [56, 640],
  ];
  // Broken rules, shorter toward the water.
  const rows = range(12).flatMap((i) => {
    const [y, end] = [BANK + 14 + i * 17, 470 - i * 22 + (i % 3) * 8];
    return [
      [-300, end - 250 - ((i * 37) % 60)],
      [end - 226, end - 120 - ((i * 53) % 40)],
      [end - 100, end - 56],
    ].map(([from, to]) => `M${from} ${y}H${to}`);
  });
  return [
    shape(left.d, earth),
    shape(rows.join(''), { stroke: TONE.leaf, width: 1.5, opacity: 0.75 }),
    shape(`M-300 ${BANK}H494`, { stroke: TONE.leafLit, width: 2.2 }),
    shape(tufts.map(([x, y]) => tuft(x!, y!)).join(''), { stroke: TONE.leafLit, width: 1.8 }),
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
    joined('bracing', [bracing], INK, { bald: [paw(FAR_PAW)] }),
    contours(toes(FAR_PAW), INK),
    joined('tail', [tailTube], INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, dipping, head.skull], INK, { bald: [hind.foot] }),
    hind.lines(INK),
    contours(toesAloft({ at: [486, 575], turn: 80, scale: 1.1 }), INK),
    // Shoulder blade and upper arm to the elbow, then the line under which the leg leaves the chest.
    contour(course('352,340 330,372 324,408 338,440 366,456 396,460'), INK, { side: -1, to: 0.85 }),
    contour(course('410,352 428,384 430,412 424,432'), INK, { length: 10 }),
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
