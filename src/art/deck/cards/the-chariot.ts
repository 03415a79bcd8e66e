import { points, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, knurled, oval, placed, shape, symmetric, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { GOLD, SILVER, spark, star } from '../parts/lights.ts';
import { archedWindow, tower } from '../parts/tower.ts';

/** Everything of the car is drawn level about its own middle and then leans into the deeper rut. */
const LEAN = 3.2;
const WALL = { wall: '#5f9a94', dark: '#356a68', joint: '#0e3437', line: '#c9efe6' };

/** What is left behind stands in the open middle of the car: the keep under its pointed roof. */
function keep(): string {
  const far = { ...WALL, wall: '#4f8c88', dark: '#2f6463' };
  return [
    engraved(
      points('350,470 304,560 396,560'),
      { fill: '#b5503f', stroke: WALL.line, width: 2 },
      { ink: TONE.oxbloodDeep, degrees: 62, pitch: 6, from: 0.5, width: 1.4 },
    ),
    engraved(
      box(312, 560, 388, 806),
      { fill: far.wall, stroke: WALL.line, width: 2 },
      { ink: WALL.joint, degrees: 0, pitch: 11, from: 0.4, width: 1.4 },
    ),
    tower({ x: 284, top: 590, bottom: 806, width: 50 }, far),
    tower({ x: 420, top: 606, bottom: 806, width: 50 }, far),
    archedWindow([350, 628], 24, 40, true),
  ].join('');
}

function city({ line }: GroundInk): string {
  const wall = (left: number, right: number): string =>
    engraved(
      box(left, 712, right, 806),
      { fill: '#4b8480', stroke: WALL.line, width: 2 },
      { ink: WALL.joint, degrees: 0, pitch: 12, width: 1.3 },
    );
  return [
    keep(),
    tower({ x: 200, top: 560, bottom: 806, width: 56 }, { ...WALL, wall: '#3f7a78' }),
    tower({ x: 524, top: 590, bottom: 806, width: 56 }, { ...WALL, wall: '#3f7a78' }),
    wall(46, 240),
    wall(470, 654),
    tower({ x: 106, top: 614, bottom: 806, width: 78 }, WALL),
    tower({ x: 604, top: 566, bottom: 806, width: 72 }, WALL),
    ...points('106,706 200,640 524,664 604,660').map((at, i) => archedWindow(at, 20, 34, i !== 2)),
    shape(box(46, 806, 654, 1062), { fill: '#0d4448' }),
    shape('M46 806H654', { stroke: line, width: 2.2 }),
  ].join('');
}

/** Two ruts run toward us; the right one is cut deep and the wheel stands low in it. */
function ruts({ line }: GroundInk): string {
  const road = points('150,806 548,806 600,1062 100,1062');
  const tracks = range(5).map((i) => `M${350 + (i - 2) * 48} 806L${350 + (i - 2) * 80} 1062`);
  const pebbles = range(26).map((i): Point => [196 + ((i * 83) % 290), 900 + ((i * 47) % 148)]);
  return [
    shape(road, { fill: '#1a5c5b' }),
    shape(tracks.join(''), { stroke: '#0d3c3f', width: 2, dash: '46 18' }),
    ...pebbles.map((at, i) => shape(oval(at, 6 + (i % 3) * 3, 3 + (i % 3)), { fill: '#7fb5ad' })),
    engraved(
      points('132,820 160,820 176,1062 90,1062'),
      { fill: '#0a363a', stroke: line, width: 1.6 },
      { ink: line, degrees: 0, pitch: 14, width: 1, opacity: 0.5 },
    ),
    engraved(
      points('532,820 576,820 654,1062 476,1062'),
      { fill: '#b08a58', stroke: TONE.brassLit, width: 2.2 },
      { ink: '#5a3f20', degrees: 64, pitch: 7, width: 1.5 },
    ),
    shape(points('538,850 572,850 632,1062 508,1062'), { fill: '#03181c', stroke: '#5a3f20', width: 2 }),
  ].join('');
}

/** A wheel seen nearly from the front: a narrow oval with its spokes. */
function wheel(x: number, y: number): string {
  const [rx, ry] = [44, 122];
  const rim = (k: number): string => oval([x, y], rx * k, ry * k);
  const spokes = range(10).map((i) =>
    trace([[x, y], ellipse([x, y], rx * 0.82, ry * 0.82, i * 36 + 8, i * 36 + 9)[0]!]),
  );
  return [
    shape(oval([x + 16, y], rx, ry), { fill: TONE.brassDeep, stroke: TONE.gold, width: 2.2 }),
    shape(rim(1), { fill: TONE.brass, stroke: TONE.gold, width: 2.8 }),
    shape(rim(0.8), { fill: '#06282c', stroke: TONE.brassDeep, width: 2.2 }),
    shape(spokes.join(''), { stroke: TONE.brassDeep, width: 10 }),
    shape(spokes.join(''), { stroke: TONE.woodLit, width: 6 }),
    shape(rim(0.9), { stroke: TONE.brassDeep, width: 1.6, dash: '1.6 7' }),
    shape(oval([x, y], 15, 30), { fill: TONE.brass, stroke: TONE.gold, width: 2.4 }),
    shape(oval([x, y], 6, 13), { fill: TONE.oxblood, stroke: TONE.brassDeep, width: 1.6 }),
  ].join('');
}

/** The night sky as cloth: a tent roof gathered at the top, with a scalloped edge. */
function canopy(): string {
  const left = spline(points('350,196 316,214 276,262 214,310 136,344'), 6);
  const roof = symmetric(left, 350);
  const scallop = (i: number): string => `M${136 + i * 61.14} 344v34q30.57 44 61.14 0v-34Z`;
  const gathers = [-140, -88, -40, 10, 62, 112].map((away) =>
    trace(spline(points(`350,204 ${350 + away * 0.5},268 ${350 + away + 14},342`), 5)),
  );
  const stars = points('350,300 268,322 432,322 300,270 398,266 350,240 204,334 496,334').map((at, i) =>
    spark(at, i === 0 ? 22 : 14 - (i % 3) * 2),
  );
  return [
    shape(
      range(4)
        .map((i) => scallop(i * 2))
        .join(''),
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.2 },
    ),
    shape(
      range(3)
        .map((i) => scallop(i * 2 + 1))
        .join(''),
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.2 },
    ),
    engraved(roof, { fill: '#2a3aa0' }, { ink: '#0d1450', degrees: 0, pitch: 6, from: 0.58, width: 1.5 }),
    shape(gathers.join(''), { stroke: '#0d1450', width: 1.8 }),
    ...stars,
    shape(roof, { stroke: TONE.gold, width: 3 }),
    shape(box(128, 338, 572, 352), { fill: TONE.brass, stroke: TONE.gold, width: 2 }),
    star([350, 168], { rays: 8, reach: [44, 24], inner: 14, polish: SILVER }),
  ].join('');
}

/** Pale curtains drawn back to the posts; each is gathered by a band. */
function curtains(): string {
  const left = [
    ...spline(points('166,352 262,352 254,430 206,520 190,560'), 6),
    ...spline(points('190,560 214,620 226,690'), 5),
    ...spline(points('160,690 156,620 166,560 158,450 166,352'), 6),
  ];
  const folds = [
    '186,356 188,450 178,556',
    '210,356 208,450 182,556',
    '236,356 226,440 186,556',
    '182,566 190,620 196,690',
    '174,566 174,620 176,690',
  ];
  const lines = folds.map((fold) => spline(points(fold), 5));
  const flip = (each: readonly Point[]): Point[] => each.map(([x, y]): Point => [700 - x, y]);
  return [left, flip(left)]
    .map((cloth, i) =>
      [
        engraved(
          cloth,
          { fill: TONE.ivory, stroke: TONE.gold, width: 2.2 },
          { ink: '#a3925f', degrees: 0, pitch: 6, from: 0.6, width: 1.2 },
        ),
        shape(lines.map((line) => trace(i === 0 ? line : flip(line))).join(''), {
          stroke: '#a3925f',
          width: 1.8,
        }),
        shape(i === 0 ? box(156, 550, 204, 570) : flip(box(156, 550, 204, 570)), {
          fill: TONE.oxblood,
          stroke: TONE.gold,
          width: 2,
        }),
      ].join(''),
    )
    .join('');
}

function axle(): string {
  return shape(box(-200, 278, 200, 302), { fill: TONE.woodShade, stroke: TONE.brassLit, width: 2.2 });
}

function car(): string {
  const front = symmetric(spline(points('176,690 186,760 206,830 250,890 350,912'), 6), 350);
  const posts = [168, 532].map((x) =>
    engraved(
      box(x - 10, 352, x + 10, 700),
      { fill: TONE.brass, stroke: TONE.gold, width: 2 },
      { ink: TONE.brassDeep, degrees: 28, pitch: 9, width: 2 },
    ),
  );
  return [
    ...posts,
    curtains(),
    engraved(
      front,
      { fill: TONE.brassShade, stroke: TONE.gold, width: 3 },
      { ink: TONE.brassDeep, degrees: 0, pitch: 6, from: 0.6, width: 1.5 },
    ),
    shape(symmetric(spline(points('200,716 210,770 230,822 268,866 350,884'), 6), 350), {
      stroke: TONE.brassLit,
      width: 2,
    }),
    disc([350, 792], 74, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.8 }),
    knurled([350, 792], 62, 70, 48, { stroke: TONE.gold, width: 1.6 }),
    star([350, 792], { rays: 8, reach: [58, 32], inner: 18, polish: GOLD }),
    engraved(
      symmetric(points('156,672 156,704 350,704'), 350),
      { fill: TONE.brass, stroke: TONE.gold, width: 2.6 },
      { ink: TONE.brassDeep, degrees: 90, pitch: 8, width: 1.3, opacity: 0.7 },
    ),
  ].join('');
}

function draw(ink: GroundInk): string {
  const sky = points('92,180 610,190 84,330 620,420 98,470 580,300').map((at, i) =>
    spark(at, 11 - (i % 3) * 3, TONE.gold),
  );
  return [
    ...sky,
    city(ink),
    ruts(ink),
    placed(
      [axle(), wheel(-208, 290), wheel(196, 290), placed(canopy() + car(), { at: [-350, -580] })].join(''),
      { at: [350, 580], turn: LEAN },
    ),
  ].join('');
}

export const theChariot: CardPicture = { light: { at: [350, 480], reach: 420 }, draw };
