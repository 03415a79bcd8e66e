import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, knurled, placed, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { BRASS_JUG, PALE_JUG, jug, lipOf, stream } from '../parts/jug.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays, spark, star } from '../parts/lights.ts';
import { RED_ROSE, rose } from '../parts/rose.ts';
import { ripples } from '../parts/water.ts';

const STAR: Point = [350, 312];
const HEIGHT = 200;
const WATER = { body: '#d6f1ff', edge: '#fbffff', thread: '#3f7fb2' };
const TO_POOL: Place = { at: [324, 704], turn: -70, flipped: true };
const TO_LAND: Place = { at: [386, 622], turn: 70 };

/** Right ascension and declination (J2000) from Dubhe to Alkaid: the big star stands at the pole of the sky. */
const DIPPER: readonly [number, number][] = [
  [165.93, 61.75],
  [165.46, 56.38],
  [178.46, 53.69],
  [183.86, 57.03],
  [193.51, 55.96],
  [200.98, 54.93],
  [206.89, 49.31],
];

/** Polar projection, looking north: right ascension runs against the clock, and the Dipper hangs at the left. */
function onSky([ascension, declination]: [number, number]): Point {
  return polar(STAR, (90 - declination) * 7.1, 187 - (ascension - DIPPER[0]![0]));
}

function dipper(ink: GroundInk): string {
  const [dubhe, merak, phecda, megrez, ...handle] = DIPPER.map(onSky);
  const bowl = [dubhe!, merak!, phecda!, megrez!, dubhe!];
  return [
    shape(trace([merak!, polar(STAR, 128, 187)]), { stroke: TONE.gold, width: 1.6, dash: '2 9' }),
    shape(trace(bowl) + trace([megrez!, ...handle]), { stroke: ink.line, width: 1.8 }),
    ...DIPPER.map((each) => spark(onSky(each), 17)),
    ...DIPPER.map((each) => disc(onSky(each), 4.4, { fill: TONE.ivory })),
  ].join('');
}

function greatStar(ink: GroundInk): string {
  return [
    hairRays(STAR, { count: 48, from: 70, to: 214, turn: 3.75 }, ink.line, 1.2),
    disc(STAR, 118, { stroke: TONE.brass, width: 1.4 }),
    knurled(STAR, 110, 118, 72, { stroke: TONE.brass, width: 1.4 }),
    star(STAR, {
      rays: 8,
      reach: [104],
      inner: 34,
      polish: { lit: TONE.brassLit, dark: TONE.brassShade },
      turn: 22.5,
    }),
    star(STAR, {
      rays: 8,
      reach: [204, 128],
      inner: 38,
      polish: { lit: TONE.ivory, dark: TONE.brass },
    }),
    disc(STAR, 21, { fill: TONE.ivory, stroke: TONE.brassShade, width: 2 }),
  ].join('');
}

function pool(ink: GroundInk): string {
  return [
    shape('M46 838H654V1062H46Z', { fill: '#1c4a7c' }),
    ripples([112, 936], 300, 9, ink.line, 0.22, 1),
    shape('M46 838H654', { stroke: ink.line, width: 2.2 }),
  ].join('');
}

/** The bank at the right: turf over a lip of earth, and the rills that run back to the pool. */
function land(): string {
  const edge = spline(points('654,806 560,800 470,806 404,830 372,874 348,918 352,972 318,1010 300,1062'), 6);
  const shelf = edge.map(([x, y]): Point => [x - 22, y + 14]);
  const tufts = range(34).map((i) => {
    const [x, y] = [414 + ((i * 97) % 230), 846 + ((i * i * 29) % 208)];
    return `M${x} ${y}l-5 -12m5 12l1 -16m-1 16l8 -11`;
  });
  return [
    shape([...shelf, [654, 1062]], { fill: '#6b5137', stroke: '#d8b684', width: 2 }),
    shape([...edge, [654, 1062]], { fill: '#22684a' }),
    shape(tufts.join(''), { stroke: TONE.leafLit, width: 1.6, opacity: 0.7 }),
    shape(trace(edge), { stroke: TONE.leafLit, width: 2.6 }),
  ].join('');
}

/** Where the water meets the earth it runs off in five rills. */
function rills([x, y]: Point): string {
  const runs = [
    '0,0 -60,4 -110,-6 -180,16 -284,14',
    '0,0 -52,26 -100,30 -166,62 -286,76',
    '0,0 -30,44 -84,70 -130,112 -214,160',
    '0,0 -8,56 -36,96 -46,152',
    '0,0 14,44 4,96 22,152',
  ].map((run) => trace(spline(points(run), 6).map(([u, v]): Point => [x + u, y + v])));
  return (
    shape(runs.join(''), { stroke: '#3f7fb2', width: 11 }) +
    shape(runs.join(''), { stroke: WATER.body, width: 6 })
  );
}

function falling(place: Place, foot: number, side: 1 | -1): { drawn: string; end: Point } {
  const [x, y] = lipOf(HEIGHT, place);
  const end: Point = [x + side * 26, foot];
  const course: Point[] = [
    [x - side * 14, y - 6],
    [x + side * 2, y + 2],
    [x + side * 15, y + 44],
    [x + side * 22, y + 110],
    end,
  ];
  return { drawn: stream(course, 26, 40, WATER), end };
}

function flower(): string {
  return [
    shape('M470 1020Q484 950 468 886', { stroke: TONE.leafLit, width: 5 }),
    leaf([477, 966], -28, 66, 32),
    leaf([478, 946], -150, 62, 31),
    rose([468, 850], 50, RED_ROSE, -80),
  ].join('');
}

function draw(ink: GroundInk): string {
  const far = spline(points('46,820 130,796 220,812 320,790 430,806 540,780 654,800'), 5);
  const wet = falling(TO_POOL, 936, -1);
  const dry = falling(TO_LAND, 900, 1);
  return [
    greatStar(ink),
    dipper(ink),
    ...points('560,190 604,400 292,556 84,170').map((at, i) => spark(at, 10 + (i % 2) * 3, TONE.gold)),
    hill(far, 842, '#1b3560', ink.line),
    pool(ink),
    land(),
    rills(dry.end),
    wet.drawn,
    dry.drawn,
    flower(),
    ripples(wet.end, 74, 3, '#f2fbff', 0.24),
    placed(jug(HEIGHT, BRASS_JUG), TO_LAND),
    placed(jug(HEIGHT, PALE_JUG), TO_POOL),
  ].join('');
}

export const theStar: CardPicture = { light: { at: STAR, reach: 440 }, draw };
