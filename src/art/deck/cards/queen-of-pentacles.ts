import { points, spline } from '../../drawing/plate-burin.ts';
import { disc, engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { bee } from '../parts/bee.ts';
import { courtRing, heater, openCrown } from '../parts/crest.ts';
import { furrows } from '../parts/furrows.ts';
import { leaf } from '../parts/leaf.ts';
import { spark } from '../parts/lights.ts';
import { WHITE_ROSE, rose } from '../parts/rose.ts';
import { pentacle } from '../suits/pentacle.ts';

/** The left bough, bent out from the foot of the shield and in again over it. */
const BOUGH = spline(points('316,876 220,858 148,788 112,684 110,562 136,444 190,352'), 10);
const SHOOTS = [
  spline(points('140,764 178,734 202,694'), 6),
  spline(points('110,632 158,594 176,550'), 6),
  spline(points('116,516 100,466 104,414'), 6),
  spline(points('142,434 176,412 204,420'), 6),
];

function leavesAlong(course: readonly Point[], step: number, from: number): Place[] {
  return course.flatMap(([x, y], i): Place[] => {
    const next = course[i + 1];
    if (!next || i < from || (i - from) % step !== 0) return [];
    const ahead = (Math.atan2(next[1] - y, next[0] - x) * 180) / Math.PI;
    const side = ((i - from) / step) % 2 === 0 ? -48 : 48;
    return [{ at: [x, y], turn: ahead + side }];
  });
}

function bough(): string {
  const places = [
    ...leavesAlong(BOUGH, 4, 10),
    ...SHOOTS.flatMap((shoot) => leavesAlong(shoot, 4, 3)),
    { at: BOUGH.at(-1)!, turn: -58 },
  ];
  return [
    shape(SHOOTS.map(trace).join(''), { stroke: TONE.woodLit, width: 8 }),
    shape(SHOOTS.map(trace).join(''), { stroke: TONE.wood, width: 5 }),
    shape(trace(BOUGH), { stroke: TONE.woodLit, width: 17 }),
    shape(trace(BOUGH), { stroke: TONE.wood, width: 12 }),
    shape(trace(BOUGH.map(([x, y]): Point => [x + 3, y + 2])), { stroke: TONE.woodDeep, width: 2 }),
    repeated('leaf', leaf([0, 0], 0, 68, 36), places),
  ].join('');
}

function apple(): string {
  const fruit = loop(points('0,-18 -22,-26 -38,-8 -34,18 -12,34 0,31 12,34 34,18 38,-8 22,-26'), 5);
  return [
    engraved(
      fruit,
      { fill: TONE.oxblood, stroke: '#f0a08a', width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: 60, pitch: 6, from: 0.5, width: 1.5 },
    ),
    shape('M0 -18Q2 -32 10 -40', { stroke: TONE.woodLit, width: 4.4 }),
    shape('M-22 -8Q-24 6 -16 16', { stroke: '#ffd0b8', width: 5 }),
    disc([0, 26], 3.4, { fill: TONE.oxbloodDeep }),
  ].join('');
}

/** In blossom at the left, in fruit at the right: one tree, two seasons. */
const STATIONS = points('202,684 178,546 104,406 206,418 118,610 140,778 222,850');

function draw(): string {
  const fruits = STATIONS.map(([x, y]): Place => ({ at: [700 - x, y] }));
  return [
    courtRing([350, 560], 284, 3, '#f2ffe6'),
    furrows({ top: 912, vanish: 350 }),
    repeated('bough', bough(), [{ at: [0, 0] }, { at: [700, 0], flipped: true }]),
    repeated(
      'blossom',
      rose([0, 0], 35, WHITE_ROSE),
      STATIONS.map((at, i) => ({ at, turn: i * 23 })),
    ),
    repeated('apple', apple(), fruits),
    placed(pentacle({ radius: 104, field: '#0f3330' }), { at: [350, 890], turn: 7 }),
    heater(350, 416, 290, 372, '#0c2f2c', '#17504a'),
    placed(bee(), { at: [350, 572] }),
    spark([256, 472], 11, TONE.gold),
    spark([444, 472], 11, TONE.gold),
    spark([350, 738], 13, TONE.gold),
    openCrown(350, 422, 246, 196),
  ].join('');
}

export const queenOfPentacles: CardPicture = { light: { at: [350, 520], reach: 420 }, draw };
