import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, knurled, loop, placed, roped, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { eightBand } from '../parts/band.ts';
import { BIRCH } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const HIGH: Point = [476, 392];
const LOW: Point = [226, 632];
const RADIUS = 106;
const LEAN = 17;
const BAND = { edge: TONE.gold, body: TONE.brass, rib: TONE.brassDeep, width: 34, pitch: 8 };

/** Where the band passes over a rod again after the rod has passed over the band: the two are woven. */
function over(station: Point, degrees: number): string {
  return roped(trace(range(9).map((i) => polar(station, RADIUS, degrees - 20 + i * 5))), BAND);
}

/** A globe, not a planet: land and meridians in a brass ring, tilted like the eight. */
function globe(at: Point, radius: number): string {
  const land = [
    loop(points('-34,-30 -8,-42 6,-26 -6,-8 -14,12 -24,4 -36,-6'), 5),
    loop(points('4,6 24,-8 38,4 30,26 14,40 8,22'), 5),
  ].map((coast) => coast.map(([x, y]): Point => [at[0] + (x * radius) / 52, at[1] + (y * radius) / 52]));
  const lines = [0.4, 0.8].flatMap((part) => [
    trace(ellipse(at, radius * part, radius, 90, 270)),
    trace(ellipse(at, radius * part, radius, -90, 90)),
  ]);
  const parallels = [-0.5, 0, 0.5].map((v) => {
    const half = radius * Math.sqrt(1 - v * v);
    return `M${at[0] - half} ${at[1] + v * radius}q${half} 14 ${half * 2} 0`;
  });
  const night = [...ellipse(at, radius, radius, -60, 110), ...ellipse(at, radius * 0.42, radius, 110, -60)];
  return [
    disc(at, radius + 15, { fill: TONE.brass, stroke: TONE.gold, width: 2.6 }),
    knurled(at, radius + 4, radius + 12, 72, { stroke: TONE.brassDeep, width: 1.6 }),
    disc(at, radius, { fill: TONE.ivory }),
    ...land.map((coast) => shape(coast, { fill: '#4d8a73' })),
    shape(night, { fill: '#3c4a8c', opacity: 0.34 }),
    shape(lines.join('') + parallels.join(''), { stroke: '#3a4a78', width: 1.4 }),
    disc(at, radius, { stroke: TONE.brassDeep, width: 2.2 }),
  ].join('');
}

/** The sea the globe promises, with the far coast already dark. */
function sea(ink: GroundInk): string {
  const far = spline(points('430,864 500,838 560,850 610,826 654,834'), 6);
  const glints = range(7).map(
    (i) =>
      `M${70 + (i % 3) * 62} ${876 + i * 12}h${150 + (i % 2) * 90}M${410 - (i % 3) * 30} ${880 + i * 12}h180`,
  );
  return [
    shape(box(46, 864, 654, 1060), { fill: '#2f1b40' }),
    engraved(
      [...far, [654, 866], [430, 866]],
      { fill: '#5a1822', stroke: ink.line, width: 1.8 },
      { ink: '#2a0a12', degrees: 60, pitch: 6 },
    ),
    shape(glints.join(''), { stroke: '#b98fc0', width: 1.5, opacity: 0.75 }),
    shape('M46 865H654', { stroke: ink.line, width: 2.2 }),
  ].join('');
}

/** A parapet to look over: the plan is made at home. */
function parapet(): string {
  const teeth = range(5).flatMap((i): Point[] => {
    const x = 30 + i * 140;
    return [
      [x, 944],
      [x + 80, 944],
      [x + 80, 984],
      [x + 140, 984],
    ];
  });
  const joints = range(8).map((i) => `M${84 + i * 80} 1024v38M${44 + i * 80} 986v36`);
  return [
    engraved(
      [...teeth, [730, 1062], [30, 1062]],
      { fill: '#7e3030', stroke: '#f2b08c', width: 2.4 },
      { ink: '#4a1518', degrees: 0, pitch: 6 },
    ),
    shape(`M46 1023H654M46 985H654${joints.join('')}`, { stroke: '#f2b08c', width: 1.4, opacity: 0.7 }),
  ].join('');
}

/** Foot of a rod that leans with the eight and passes through a point, so much of its length below it. */
function footOf(through: Point, below: number): Point {
  return polar(through, below, 90 + LEAN);
}

function draw(ink: GroundInk): string {
  const middle: Point = [(HIGH[0] + LOW[0]) / 2, (HIGH[1] + LOW[1]) / 2];
  const old = wand({ length: 500, width: 48, leaves: [0.14, 0.72], leafLength: 84, flame: 112 });
  const young = wand({
    length: 600,
    width: 44,
    wood: BIRCH,
    bark: 'birch',
    leaves: [0.76, 0.26],
    leafLength: 84,
    flame: 0,
    sprout: 74,
  });
  return [
    sea(ink),
    eightBand(HIGH, LOW, RADIUS, BAND),
    placed(old, { at: footOf(HIGH, 262), turn: LEAN }),
    placed(young, { at: footOf(LOW, 362), turn: LEAN }),
    over(HIGH, LEAN - 90),
    over(LOW, LEAN + 90),
    globe(middle, 44),
    parapet(),
  ].join('');
}

export const twoOfWands: CardPicture = { draw };
