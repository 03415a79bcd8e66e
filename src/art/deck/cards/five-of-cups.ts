import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, engraved, knurled, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { GLASS, cup, rimOf } from '../suits/cup.ts';

const RING: Point = [350, 462];
const RADIUS = 222;
const HEIGHT = 204;
/** The five stations, from the top clockwise; the third is empty. */
const STATIONS = range(5).map((i) => polar(RING, RADIUS, -90 + i * 72));
const EMPTY = 2;

function dial(ink: GroundInk): string {
  const [x, y] = STATIONS[EMPTY]!;
  const kept = [3, 4, 0, 1].map((i) => STATIONS[i]!);
  const gap = [STATIONS[1]!, STATIONS[2]!, STATIONS[3]!];
  const spokes = STATIONS.map((at) => trace([RING, at])).join('');
  return [
    disc(RING, RADIUS, { fill: '#0a1c40' }),
    knurled(RING, RADIUS + 5, RADIUS + 12, 180, { stroke: TONE.brass, width: 1.2 }),
    disc(RING, RADIUS, { stroke: TONE.brass, width: 8 }),
    disc(RING, RADIUS, { stroke: TONE.brassDeep, width: 2 }),
    shape(spokes, { stroke: ink.line, width: 1.2, opacity: 0.7 }),
    shape(trace(kept), { stroke: TONE.gold, width: 3 }),
    shape(trace(gap), { stroke: TONE.gold, width: 2, dash: '4 9' }),
    disc([x, y], 56, { fill: '#060f24', stroke: TONE.gold, width: 2.4 }),
    disc([x, y], 42, { stroke: TONE.brass, width: 1.6, dash: '3 6' }),
  ].join('');
}

/** One petal of the flower, from 0, 0 to the right. */
function petal(): string {
  const outline = loop(points('14,0 46,-34 92,-40 122,-16 116,0 122,16 92,40 46,34'), 5);
  const veins = ['24,0 62,-1 100,0', '28,-4 60,-16 94,-20', '28,4 60,16 94,20'].map((vein) =>
    trace(spline(points(vein), 5)),
  );
  return [
    engraved(
      outline,
      { fill: TONE.ivory, stroke: TONE.brassShade, width: 2.2 },
      { ink: '#a08c58', degrees: 0, pitch: 5, from: 0.74 },
    ),
    shape(veins.join(''), { stroke: TONE.brassShade, width: 1.5 }),
  ].join('');
}

/** Five petals, each turned to its station; the one of the empty station has fallen to the floor. */
function flower(): string {
  const kept = range(5).filter((i) => i !== EMPTY);
  return [
    repeated('petal', petal(), [
      ...kept.map((i): Place => ({ at: RING, turn: -90 + i * 72 })),
      { at: [214, 884], turn: 196 },
    ]),
    disc(RING, 27, { fill: TONE.brass, stroke: TONE.gold, width: 2.6 }),
    knurled(RING, 16, 23, 20, { stroke: TONE.brassDeep, width: 2 }),
    disc(RING, 9, { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 1.8 }),
  ].join('');
}

function cups(): string {
  const places = STATIONS.filter((_, i) => i !== EMPTY).map(([x, y]): Place => ({ at: [x, y + 96] }));
  return repeated('cup', cup({ height: HEIGHT, glass: GLASS.wine, drink: '#3c0a1c' }), places);
}

function floor(ink: GroundInk): string {
  const rules = [848, 866, 892, 930, 982].map((y) => `M46 ${y}H654`).join('');
  return [
    shape('M46 836H654V1062H46Z', { fill: '#12305f' }),
    shape(rules, { stroke: ink.line, width: 1.3, opacity: 0.5 }),
    shape('M46 836H654', { stroke: ink.line, width: 2.4 }),
  ].join('');
}

/** It lies on its side; the wine leaves at the lower lip, reckoned from the tilt, and has found the slope. */
function fallen(): string {
  const [foot, turn] = [[576, 918] as Point, -81];
  const mouth = polar(foot, HEIGHT, turn - 90);
  const lip = polar(mouth, rimOf(HEIGHT).rx * 0.9, turn + 180);
  const pool = loop(
    [
      [mouth[0] + 4, mouth[1] + 34],
      [lip[0] - 34, lip[1] - 10],
      [lip[0] - 110, lip[1] - 8],
      [lip[0] - 210, lip[1] + 2],
      [lip[0] - 262, lip[1] + 22],
      [lip[0] - 196, lip[1] + 36],
      [lip[0] - 130, lip[1] + 62],
      [lip[0] - 30, lip[1] + 66],
      [lip[0] + 50, lip[1] + 40],
      [lip[0] + 30, lip[1] + 8],
    ],
    8,
  );
  const gleam = spline(
    points('-40,12 -110,14 -190,20').map(([x, y]): Point => [lip[0] + x, lip[1] + y]),
    5,
  );
  return [
    shape(pool, { fill: '#b52c4a', stroke: '#f08a9a', width: 2.4 }),
    shape(trace(gleam), { stroke: '#f7b9c2', width: 3 }),
    shape(trace(gleam.map(([x, y]): Point => [x + 60, y + 24])), { stroke: '#5a0f24', width: 1.8 }),
    placed(cup({ height: HEIGHT, glass: GLASS.wine }), { at: foot, turn }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [dial(ink), floor(ink), flower(), cups(), fallen()].join('');
}

export const fiveOfCups: CardPicture = { roundels: 'high', draw };
