import { points, polar, range, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { disc, engraved, knurled, loop, placed, repeated, roped, shape, symmetric, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { openCrown } from '../parts/crest.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays, spark, star } from '../parts/lights.ts';
import { tower } from '../parts/tower.ts';
import { GLASS, cup, rimOf } from '../suits/cup.ts';

const HEIGHT = 158;
/** Feet of the six that stand, up the left side of the arch and down the right. */
const FEET = points('120,934 124,668 204,490 350,414 496,490 576,668');
const WINE = '#3c0a1c';

function cups(): string {
  const places = FEET.map((at): Place => ({ at }));
  return repeated('cup', cup({ height: HEIGHT, glass: GLASS.wine, drink: WINE }), places);
}

/** The seventh lies over and lets go of everything; the wine leaves at its lowest lip, reckoned from the tilt. */
function spilled(): string {
  const [foot, turn] = [[626, 812] as Point, -112];
  const { rx } = rimOf(HEIGHT);
  const mouth = polar(foot, HEIGHT, turn - 90);
  const lip = polar(mouth, rx * 0.9, turn + 180);
  const course = spline(
    [
      polar(mouth, 20, turn + 180),
      lip,
      [lip[0] - 13, lip[1] + 34],
      [lip[0] - 22, lip[1] + 90],
      [lip[0] - 24, 1062],
    ],
    6,
  );
  const wine = tube(course, (t) => (12 + 22 * t) * Math.min(1, 0.1 + t * 9));
  const threads = [-0.5, 0, 0.5].map((u) => trace(vein(wine, u, 0.06, 1).filter((_, i) => i % 4 === 0)));
  return [
    placed(cup({ height: HEIGHT, glass: GLASS.wine }), { at: foot, turn }),
    shape(tubeOutline(wine, 0, 1, 30), { fill: '#b52c4a', stroke: '#f08a9a', width: 2 }),
    shape(threads.join(''), { stroke: '#5a0f24', width: 1.6 }),
  ].join('');
}

function snake(): string {
  const course = trace(
    spline(points('-14,6 -22,-18 -2,-30 22,-40 24,-62 2,-72 -20,-84 -12,-106 14,-110'), 7),
  );
  const head = loop(points('8,-118 26,-122 40,-112 28,-100 8,-102'), 5);
  return [
    roped(course, { edge: TONE.leafLit, body: TONE.leaf, rib: TONE.leafDeep, width: 17, pitch: 6 }),
    shape(head, { fill: TONE.leaf, stroke: TONE.leafLit, width: 2.2 }),
    shape('M40 -112l14 -4m-14 4l13 5', { stroke: '#ff8f7a', width: 2 }),
  ].join('');
}

/** A cut stone: table, crown and the long facets below. */
function jewel(): string {
  const outline = points('-44,-56 -26,-82 26,-82 44,-56 0,0');
  return [
    shape(outline, { fill: '#4fc3d8' }),
    shape(points('-26,-82 26,-82 14,-56 -14,-56'), { fill: '#d8fbff' }),
    shape(points('44,-56 26,-82 14,-56 0,0'), { fill: '#1f7d98' }),
    shape(points('-14,-56 14,-56 0,0'), { fill: '#8fe6f2' }),
    shape(`${trace(outline)}ZM-44 -56H44M-26 -82L-14 -56L0 0L14 -56L26 -82`, {
      stroke: '#e9ffff',
      width: 1.8,
    }),
  ].join('');
}

function wreath(): string {
  return range(7)
    .flatMap((i) => {
      const turn = 120 + i * 22;
      return [false, true].map((right) => {
        const [x, y] = polar([0, -50], 40, right ? 180 - turn : turn);
        return leaf([x, y], (right ? 180 - turn : turn) + (right ? -60 : 60), 25, 12);
      });
    })
    .join('');
}

function castle(): string {
  const stone = { wall: TONE.ivory, dark: '#c0b084', joint: '#6f5f38', line: TONE.gold };
  return [
    tower({ x: -26, top: -70, bottom: 6, width: 30 }, stone),
    tower({ x: 26, top: -70, bottom: 6, width: 30 }, stone),
    tower({ x: 0, top: -96, bottom: 6, width: 36 }, stone),
  ].join('');
}

/** What each cup holds, in the order of the feet; the last of them is the wreath of honor. */
function wonders(ink: GroundInk): string {
  const above = (i: number, lift = 0): Point => [FEET[i]![0], FEET[i]![1] - HEIGHT - lift];
  return [
    placed(castle(), { at: above(0) }),
    star(above(1, 36), {
      rays: 8,
      reach: [48, 32],
      inner: 19,
      polish: { lit: TONE.ivory, dark: TONE.brass },
    }),
    placed(snake(), { at: above(2), flipped: true }),
    hairRays(above(3, 50), { count: 36, from: 74, to: 108 }, ink.line, 1.4),
    openCrown(350, FEET[3]![1] - HEIGHT - 4, 84, 74),
    placed(jewel(), { at: above(4) }),
    placed(wreath(), { at: above(5) }),
  ].join('');
}

/** The empty middle is the question itself. */
function keyhole(): string {
  const hole = 'M350 520a58 58 0 0 1 34 105l26 171h-120l26 -171a58 58 0 0 1 34 -105Z';
  const left = [
    ...spline(points('350,440 308,468 262,506 246,580 278,654'), 6),
    ...spline(points('278,654 256,724 258,800 296,846 350,892'), 6),
  ];
  const rim = spline(points('350,456 314,482 276,516 262,580 292,650 272,724 274,794 306,836 350,872'), 5);
  return [
    engraved(
      symmetric(left, 350),
      { fill: TONE.brass, stroke: TONE.gold, width: 3 },
      { ink: TONE.brassDeep, degrees: 0, pitch: 6, from: 0.78, width: 1.3 },
    ),
    shape(symmetric(rim, 350), { stroke: TONE.brassDeep, width: 1.6 }),
    shape(hole, { fill: TONE.deep, stroke: TONE.brassDeep, width: 5 }),
    shape(hole, { stroke: TONE.gold, width: 2 }),
    knurled([350, 578], 66, 74, 40, { stroke: TONE.brassDeep, width: 2 }),
    ...points('350,486 350,842').map((at) =>
      disc(at, 7, { fill: TONE.gold, stroke: TONE.brassDeep, width: 2 }),
    ),
    star([350, 588], { rays: 8, reach: [34, 20], inner: 9, polish: { lit: TONE.ivory, dark: TONE.steel } }),
    spark([350, 700], 11),
    spark([362, 760], 7),
  ].join('');
}

const BANK = { fill: '#24539c', rule: '#0b2352' };

function farMist({ line }: GroundInk): string {
  const humps = '60,988,50 140,970,52 230,960,56 320,944,58 410,958,56 500,950,56 580,966,54 650,974,50';
  return cloud(humps, 1062, { ...BANK, line, fill: '#1b4486' }, 0.3);
}

function nearMist({ line }: GroundInk): string {
  const humps = '50,1042,50 150,1026,54 250,1034,52 350,1022,58 450,1036,50 550,1030,54 650,1038,52';
  return cloud(humps, 1062, { ...BANK, line }, 0.5);
}

function draw(ink: GroundInk): string {
  return [keyhole(), farMist(ink), wonders(ink), cups(), spilled(), nearMist(ink)].join('');
}

export const sevenOfCups: CardPicture = { draw };
