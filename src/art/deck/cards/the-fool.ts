import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, ellipse, engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { peak } from '../parts/earth.ts';
import { leaf } from '../parts/leaf.ts';
import { GOLD, spark, sunDisc, wavyRays, wedgeRays } from '../parts/lights.ts';
import { WHITE_ROSE, rose } from '../parts/rose.ts';
import { wand } from '../suits/wand.ts';

const SUN: Point = [224, 284];
/** The top of the cliff, from the left edge of the card to where the path ends. */
const TOP = points('46,648 110,634 180,640 250,628 320,622 388,604 420,600');
const BRINK = points(
  '420,600 432,628 404,664 418,712 384,748 396,806 362,842 372,900 340,944 348,1000 322,1058',
);

function sun(): string {
  return [
    wavyRays(SUN, { count: 12, from: 96, to: 158, turn: -75 }, TONE.gold, 2.6),
    wedgeRays(SUN, { count: 12, from: 92, to: 176 }, 24, GOLD),
    sunDisc(SUN, 92),
  ].join('');
}

function distance(ink: GroundInk): string {
  const rock = { lit: '#34489f', dark: '#1a2568', line: ink.line, rule: '#0c1240' };
  const mist = { fill: '#2b3488', line: ink.line, rule: '#0f1550' };
  return [
    peak({ apex: [606, 716], left: 470, right: 760, base: 1058, snow: 0.26 }, rock),
    peak({ apex: [484, 786], left: 330, right: 640, base: 1058, snow: 0.24 }, rock),
    cloud('430,990,40 492,962,50 560,956,58 624,972,48 670,990,44', 1020, mist),
    cloud('350,1050,44 420,1030,48 500,1038,58 590,1024,50 650,1036,44', 1062, { ...mist, fill: '#3a46a4' }),
  ].join('');
}

/** Joints of the rock: each facet between two of them has its own tone and its own hatching. */
const JOINTS = [
  '46,640 46,800 46,1058',
  '128,650 112,760 150,880 116,1058',
  '236,640 250,740 216,860 246,1058',
  '330,630 322,740 300,850 314,930 290,1058',
  '396,614 410,632 384,668 396,716 362,752 374,810 340,846 350,904 318,948 326,1004 304,1058',
].map(points);
const FACETS = [
  { fill: '#54425a', degrees: 78 },
  { fill: '#403049', degrees: 102 },
  { fill: '#5d4a60', degrees: 72 },
  { fill: '#463550', degrees: 96 },
];

function faces(): string {
  return FACETS.map(({ fill, degrees }, i) =>
    engraved(
      [...JOINTS[i]!, ...JOINTS[i + 1]!.toReversed()],
      { fill, stroke: '#8d7789', width: 1.6 },
      { ink: '#190f26', degrees, pitch: 7, width: 1.4 },
    ),
  ).join('');
}

/** The face towards us is in shade; the broken edge catches the light. */
function cliff(): string {
  const chips = range(5).map((i): Point[] => {
    const [a, b, c] = [BRINK[i * 2]!, BRINK[i * 2 + 1]!, BRINK[i * 2 + 2]!];
    return [a, b, c, [c[0] - 46, c[1] + 14], [b[0] - 62, b[1] + 14], [a[0] - 46, a[1] + 14]];
  });
  const turf: Point[] = [
    ...spline(TOP, 5),
    [424, 616],
    [380, 626],
    [330, 650],
    [286, 642],
    [240, 664],
    [190, 658],
    [130, 676],
    [90, 660],
    [46, 682],
  ];
  return [
    faces(),
    ...chips.map((chip, i) =>
      engraved(
        chip,
        { fill: i % 2 === 0 ? '#d5b684' : '#a98a64', stroke: TONE.gold, width: 1.8 },
        { ink: '#5d4327', degrees: i % 2 === 0 ? 18 : -24, pitch: 6 },
      ),
    ),
    engraved(
      turf,
      { fill: TONE.leaf, stroke: TONE.leafLit, width: 2.2 },
      { ink: TONE.leafDeep, degrees: 66, pitch: 7 },
    ),
    shape(
      range(16)
        .map((i) => `M${58 + i * 23} ${650 - i * 2.6}l-4 -15m4 15l3 -19m-3 19l9 -13`)
        .join(''),
      { stroke: TONE.leafLit, width: 1.8 },
    ),
  ].join('');
}

/** Footsteps come along the grass, reach the brink and go on as stars. */
function footsteps(): string {
  const sole = shape('M-22 1C-22 -5 -8 -6 0 -4C6 -3 8 -4 9 -1C9 3 4 3 -1 4C-10 7 -22 7 -22 1Z', {
    fill: TONE.ivory,
    stroke: TONE.leafDeep,
    width: 1.4,
  });
  const heel = shape(ellipse([18, -1], 7, 4), { fill: TONE.ivory, stroke: TONE.leafDeep, width: 1.4 });
  const walk = points('84,662 142,646 196,658 252,640 304,644').map(([x, y]) => ({
    at: [x, y] as Point,
    turn: 174,
  }));
  const steps = repeated('step', sole + heel, walk);
  const path = spline(points('440,588 492,566 540,528 580,476 610,412 630,338 640,258'), 4);
  const stars = points('462,582 510,554 552,514 586,464 610,404 626,336').map((at, i) =>
    spark(at, 24 - i * 2.2),
  );
  return steps + shape(trace(path), { stroke: TONE.gold, width: 1.4, dash: '2 9' }) + stars.join('');
}

function bundle(): string {
  const sack = loop(points('0,8 -44,22 -74,66 -76,112 -46,150 4,160 52,146 78,106 70,58 40,20'), 6);
  const folds = ['-8,22 -40,60 -48,110', '0,24 -8,80 -2,134', '8,22 34,62 44,116'].map((fold) =>
    trace(spline(points(fold), 6)),
  );
  const spots = points('-44,84 -14,58 22,92 50,76 -30,126 14,136 46,120 -60,108 6,34').map((at) =>
    disc(at, 7.5, { fill: TONE.ivory }),
  );
  const ears = [
    loop(points('0,6 -26,-30 -58,-40 -64,-18 -40,2'), 5),
    loop(points('2,6 14,-34 44,-56 58,-36 36,-4'), 5),
  ];
  return [
    engraved(
      sack,
      { fill: TONE.oxblood },
      { ink: TONE.oxbloodDeep, degrees: 52, pitch: 5.6, from: 0.56, width: 1.4 },
    ),
    shape(folds.join(''), { stroke: TONE.oxbloodDeep, width: 2 }),
    ...spots,
    shape(sack, { stroke: TONE.gold, width: 2.6 }),
    ...ears.map((ear) =>
      engraved(
        ear,
        { fill: TONE.oxbloodLit, stroke: TONE.gold, width: 2.2 },
        { ink: TONE.oxbloodDeep, degrees: -40, pitch: 6 },
      ),
    ),
    engraved(loop(points('-20,0 0,-10 20,0 18,16 0,22 -18,16'), 4), {
      fill: TONE.oxblood,
      stroke: TONE.gold,
      width: 2,
    }),
  ].join('');
}

function roseAtTheEdge(): string {
  const stem = spline(points('128,640 134,606 126,572 132,540'), 6);
  return [
    shape(trace(stem), { stroke: TONE.leafLit, width: 3.4 }),
    leaf([130, 602], -30, 44, 22),
    leaf([128, 588], -152, 42, 21),
    rose([136, 508], 48, WHITE_ROSE, -80),
  ].join('');
}

function draw(ink: GroundInk): string {
  const head = polar([352, 632], 316, -68);
  return [
    sun(),
    distance(ink),
    cliff(),
    footsteps(),
    roseAtTheEdge(),
    placed(wand({ length: 352, width: 22, leaves: [0.3], leafLength: 46, flame: 0 }), {
      at: [352, 632],
      turn: 22,
    }),
    placed(bundle(), { at: [head[0] + 2, head[1] - 4], turn: 6 }),
  ].join('');
}

export const theFool: CardPicture = { light: { at: SUN, reach: 430 }, draw };
