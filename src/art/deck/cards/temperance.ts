import { almond, points, range, spline } from '../../drawing/plate-burin.ts';
import { ellipse, engraved, loop, placed, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { peak } from '../parts/earth.ts';
import { BRASS_JUG, PALE_JUG, jug, lipOf, stream } from '../parts/jug.ts';
import { drop, ripples } from '../parts/water.ts';

const HEIGHT = 262;
const UPPER: Place = { at: [92, 404], turn: 62 };
const LOWER: Place = { at: [546, 818], turn: -16, flipped: true };
const HORIZON = 818;

/** The bow of Sagittarius is the bow in the rain: seven bands from bank to bank. */
function rainbow(): string {
  const inks = ['#b8344a', '#dd6f3c', '#e8b458', '#f3ead0', '#7fb98a', '#6d86d8', '#8a58b0'];
  return inks
    .map((fill, i) => {
      const [outer, inner] = [286 - i * 13, 273 - i * 13];
      const band = [
        ...ellipse([350, HORIZON], outer, outer, 180, 360),
        ...ellipse([350, HORIZON], inner, inner, 360, 180),
      ];
      return shape(band, { fill, opacity: 0.78, stroke: '#2a0e24', width: 1.4 });
    })
    .join('');
}

function distance(ink: GroundInk): string {
  const rock = { lit: '#6d2a58', dark: '#411737', line: ink.line, rule: '#1f0a1c' };
  return [
    peak({ apex: [150, 716], left: 20, right: 290, base: HORIZON + 12 }, rock),
    peak({ apex: [256, 752], left: 160, right: 372, base: HORIZON + 12 }, rock),
    peak({ apex: [602, 736], left: 480, right: 740, base: HORIZON + 12 }, rock),
  ].join('');
}

function pool(ink: GroundInk): string {
  const shore = spline(points('46,822 180,814 350,820 520,812 654,820'), 5);
  return [
    shape([...shore, [654, 1000], [46, 1000]], { fill: '#244a78' }),
    ripples([430, 882], 330, 8, '#9cc4f0', 0.16, 1),
    shape(trace(shore), { stroke: ink.line, width: 2.2 }),
  ].join('');
}

/** A bare sole, toes up: round heel, narrow waist, five toes. */
function sole(fill: string, stroke: string): string {
  const foot = loop(points('-4,44 -22,34 -20,10 -16,-10 -28,-34 -14,-52 14,-48 24,-28 16,0 18,28'), 5);
  const toes: [Point, number, number][] = [
    [[-24, -64], 10, 13],
    [[-4, -70], 7, 10],
    [[10, -67], 6.5, 9],
    [[22, -59], 6, 8],
    [[31, -48], 5, 7],
  ];
  return [
    shape(foot, { fill, stroke, width: 2.4 }),
    ...toes.map(([at, rx, ry]) => shape(ellipse(at, rx, ry), { fill, stroke, width: 2.2 })),
  ].join('');
}

/** Sand in front. The right foot has been in the pool already, the left has not. */
function bank(): string {
  const edge = spline(points('46,944 150,916 260,908 370,916 490,904 590,914 654,902'), 5);
  const sand = range(44).map(
    (i) => `M${58 + ((i * 223) % 586)} ${946 + ((i * i * 31) % 106)}h${4 + (i % 3) * 3}`,
  );
  const splash = points('446,950 440,1004 352,1010').map((at) => drop(at, 15, '#bfe6ff', '#f2fbff'));
  return [
    engraved([...edge, [654, 1062], [46, 1062]], { fill: '#a97a63' }),
    shape(sand.join(''), { stroke: '#5d3440', width: 2 }),
    shape(trace(edge), { stroke: '#ffe3c0', width: 3 }),
    placed(sole('#8a5a4c', '#4a2432'), { at: [262, 1002], turn: -6, flipped: true, scale: 0.88 }),
    placed(sole('#2f74a8', '#d8f2ff'), { at: [394, 996], turn: 8, scale: 0.88 }),
    shape('M380 994q-4 -18 4 -30M386 1016q-2 -6 0 -10', { stroke: '#d8f2ff', width: 2.6 }),
    ...splash,
  ].join('');
}

/** Blades and one open iris, the flower named after the bow. */
function iris(): string {
  const blades = [-24, -10, 4, 18, 30].map((lean, i) =>
    engraved(
      almond([0, 0], -90 + lean, 150 + ((i * 47) % 50), 22, 0.4),
      { fill: TONE.leaf, stroke: TONE.leafLit, width: 2 },
      { ink: TONE.leafDeep, degrees: 90 + lean, pitch: 6, width: 1.1 },
    ),
  );
  const petal = (degrees: number, length: number, fill: string): string =>
    shape(almond([8, -214], degrees, length, 34, 0.6), { fill, stroke: '#fff6e4', width: 2 });
  return [
    shape('M0 0Q2 -120 8 -206', { stroke: TONE.leafLit, width: 5 }),
    ...blades,
    petal(150, 64, '#c9a5e6'),
    petal(30, 64, '#9a6cc4'),
    petal(-118, 66, '#c9a5e6'),
    petal(-62, 66, '#9a6cc4'),
    petal(-90, 74, TONE.ivory),
    petal(90, 58, TONE.ivory),
    shape('M8 -206v26', { stroke: TONE.brass, width: 6 }),
  ].join('');
}

function water(): string {
  const lip = lipOf(HEIGHT, UPPER);
  const ink = { body: '#cdeeff', edge: '#f6fdff', thread: '#3d7fb4' };
  const course: Point[] = [
    [lip[0] - 22, lip[1] - 6],
    lip,
    [lip[0] + 44, lip[1] + 46],
    [lip[0] + 84, lip[1] + 122],
    [lip[0] + 106, lip[1] + 226],
  ];
  return stream(course, 30, 38, ink);
}

function draw(ink: GroundInk): string {
  return [
    rainbow(),
    distance(ink),
    pool(ink),
    placed(iris(), { at: [112, 954] }),
    placed(jug(HEIGHT, BRASS_JUG, true), LOWER),
    water(),
    placed(jug(HEIGHT, PALE_JUG), UPPER),
    bank(),
  ].join('');
}

export const temperance: CardPicture = { light: { at: [380, 480], reach: 420 }, draw };
