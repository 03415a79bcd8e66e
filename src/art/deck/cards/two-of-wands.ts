import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, knurled, placed, roped, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { eightBand } from '../parts/band.ts';
import { BIRCH } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const HIGH: Point = [520, 356];
const LOW: Point = [180, 598];
const RADIUS = 62;
const LEAN = 8;
/** A cord drawn close about the rods: wide loops read as hoops. */
const CORD = { edge: '#fff3cf', body: TONE.brass, rib: TONE.brassDeep, width: 21, pitch: 7 };
const WALL = { fill: '#8a3634', line: '#f6b892', hatch: '#561a1c', dark: '#5e2023' };

/** Where the cord passes over a rod again after the rod has passed over the cord: the two are woven. */
function over(station: Point, degrees: number): string {
  return roped(trace(range(9).map((i) => polar(station, RADIUS, degrees - 44 + i * 11))), CORD);
}

/** A globe, not a planet: land and meridians in a brass ring, tilted like the eight. */
function globe(at: Point, radius: number): string {
  const land = [
    '-20,-13 -8,-19 6,-15 14,-14 20,-3 28,2 21,10 19,22 12,35 5,38 1,27 0,14 -3,7 -14,7 -23,-2',
    '-17,-21 -15,-29 -8,-30 -5,-38 3,-47 14,-46 28,-41 41,-29 47,-16 44,-6 39,-7 36,3 31,-8 27,-2 22,-11 14,-19 8,-18 4,-24 -4,-25 -8,-20',
    '-50,3 -42,2 -33,10 -34,18 -39,28 -41,31 -46,20',
  ].map((coast) =>
    points(coast).map(([x, y]): Point => [at[0] + (x * radius) / 52, at[1] + (y * radius) / 52]),
  );
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
    ...land.map((coast) => shape(coast, { fill: '#4d8a73', stroke: '#2c5a4a', width: 1.6 })),
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

/** The outline of a wall with merlons: `count` of them from `left`, a notch after each. */
function merlons(left: number, top: number, count: number, wide: number, notch: number): Point[] {
  return range(count).flatMap((i): Point[] => {
    const x = left + i * (wide + notch);
    return [
      [x, top],
      [x + wide, top],
      [x + wide, top + 36],
      [x + wide + notch, top + 36],
    ];
  });
}

/** Courses of dressed stone between two edges. */
function courses(left: number, right: number, top: number, pitch: number): string {
  const rows = range(Math.floor((1062 - top) / pitch) + 1);
  const joints = rows.flatMap((row) =>
    range(Math.ceil((right - left) / 76)).flatMap((i) => {
      const x = left + 38 + i * 76 - (row % 2) * 26;
      return x < right - 12 ? [`M${x} ${top + row * pitch}v${pitch}`] : [];
    }),
  );
  return `${rows.map((row) => `M${left} ${top + row * pitch}H${right}`).join('')}${joints.join('')}`;
}

/** A parapet to look over, and the tower beside it from which one sees farther. */
function castle(): string {
  const low: Point[] = [...merlons(-26, 936, 4, 84, 56), [460, 1062], [-26, 1062]];
  const high: Point[] = [...merlons(392, 760, 3, 72, 46).slice(0, -2), [700, 796], [700, 1062], [410, 1062]];
  const corbel = box(378, 796, 700, 826);
  return [
    engraved(
      low,
      { fill: WALL.dark, stroke: WALL.line, width: 2.4 },
      { ink: '#3a1014', degrees: 0, pitch: 6 },
    ),
    shape(courses(46, 410, 972, 45), { stroke: WALL.line, width: 1.4, opacity: 0.5 }),
    engraved(
      high,
      { fill: WALL.fill, stroke: WALL.line, width: 2.6 },
      { ink: WALL.hatch, degrees: 0, pitch: 6, from: 0.4 },
    ),
    shape(courses(410, 654, 826, 47), { stroke: WALL.line, width: 1.4, opacity: 0.65 }),
    engraved(
      corbel,
      { fill: '#a5483f', stroke: WALL.line, width: 2.2 },
      { ink: WALL.hatch, degrees: 90, pitch: 9 },
    ),
  ].join('');
}

/** Foot of a rod that leans with the eight and passes through a point, so much of its length below it. */
function footOf(through: Point, below: number): Point {
  return polar(through, below, 90 + LEAN);
}

function draw(ink: GroundInk): string {
  const middle: Point = [(HIGH[0] + LOW[0]) / 2, (HIGH[1] + LOW[1]) / 2];
  const old = wand({ length: 620, width: 54, leaves: [0.3, 0.82], leafLength: 92, flame: 128 });
  const young = wand({
    length: 600,
    width: 50,
    wood: BIRCH,
    bark: 'birch',
    leaves: [0.8, 0.3],
    leafLength: 92,
    flame: 0,
    sprout: 96,
  });
  return [
    sea(ink),
    eightBand(HIGH, LOW, RADIUS, CORD),
    placed(old, { at: footOf(HIGH, 466), turn: LEAN }),
    placed(young, { at: footOf(LOW, 394), turn: LEAN }),
    over(HIGH, LEAN - 90),
    over(LOW, LEAN + 90),
    globe(middle, 100),
    castle(),
  ].join('');
}

export const twoOfWands: CardPicture = { draw };
