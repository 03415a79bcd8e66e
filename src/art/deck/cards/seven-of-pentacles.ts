import { arc, points, polar, range, spline, tube, tubeOutline } from '../../drawing/plate-burin.ts';
import { engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { vineLeaf } from '../parts/vine-leaf.ts';
import { pentacle } from '../suits/pentacle.ts';

const AXIS = 350;
const SPRING = 430;
const FLOOR = 960;
const [INNER, OUTER] = [168, 232];

/** The line of an arch at a radius, from the left foot over the top to the right. */
function hoop(radius: number): Point[] {
  return [[AXIS - radius, FLOOR], ...arc([AXIS, SPRING], radius, 180, 360), [AXIS + radius, FLOOR]];
}

/** Two bent laths with rungs between them, bleached pale by weather. */
function trellis(): string {
  const lath = (radius: number): string => {
    const d = trace(hoop(radius));
    return [
      shape(d, { stroke: TONE.woodDeep, width: 19, cap: 'butt' }),
      shape(d, { stroke: '#e9d9ae', width: 14, cap: 'butt' }),
      shape(trace(hoop(radius - 3)), { stroke: '#a88a52', width: 3, cap: 'butt' }),
    ].join('');
  };
  const upright = range(7).map((i): [Point, Point] => [
    [AXIS - OUTER, FLOOR - 30 - i * 84],
    [AXIS - INNER, FLOOR - 30 - i * 84],
  ]);
  const rungs = [
    ...upright,
    ...upright.map(([[ax, ay], [bx, by]]): [Point, Point] => [
      [2 * AXIS - ax, ay],
      [2 * AXIS - bx, by],
    ]),
    ...range(7).map((i): [Point, Point] => [
      polar([AXIS, SPRING], OUTER, 202 + i * 22.6),
      polar([AXIS, SPRING], INNER, 202 + i * 22.6),
    ]),
  ].map((rung) => trace(rung));
  return [
    shape(rungs.join(''), { stroke: TONE.woodDeep, width: 14 }),
    shape(rungs.join(''), { stroke: '#d8c491', width: 9 }),
    lath(INNER),
    lath(OUTER),
  ].join('');
}

/** The mass of leaves behind the single ones, scalloped; it has not come down to the ground at the right. */
function foliage(): string {
  const edge = (radius: number, sign: 1 | -1): Point[] => {
    const left = range(14).map((k): Point => [AXIS - radius - sign * (k % 2) * 12, FLOOR - 26 - k * 36]);
    const over = range(19).map((k) => polar([AXIS, SPRING], radius + sign * (k % 2) * 12, 180 + k * 10));
    const right = range(10).map((k): Point => [AXIS + radius + sign * (k % 2) * 12, SPRING + 30 + k * 36]);
    return spline([...left, ...over, ...right], 3);
  };
  return engraved(
    [...edge(OUTER + 8, 1), ...edge(INNER - 6, -1).toReversed()],
    { fill: '#246e43', stroke: TONE.leafLit, width: 2 },
    { ink: '#0d3a20', degrees: 32, pitch: 9, width: 1.3 },
  );
}

/** The vine climbs from the left foot, swings from lath to lath and comes down at the right, shorter. */
const COURSE = (() => {
  const side = (k: number): number => (k % 2 === 0 ? INNER + 6 : OUTER - 6);
  const left = range(6).map((k): Point => [AXIS - side(k + 1), FLOOR - k * 90]);
  const over = range(7).map((k) => polar([AXIS, SPRING], side(k + 1), 190 + k * 26));
  const right = range(4).map((k): Point => [AXIS + side(k), SPRING + 40 + k * 90]);
  return spline([...left, ...over, ...right], 7);
})();

function vine(): string {
  const stem = tube(COURSE, (t) => 20 - 13 * t);
  const outline = tubeOutline(stem, 0, 1, 120);
  const leaves = range(30).map((i): Place => {
    const t = 0.03 + i * 0.0325;
    const side = i % 2 === 0 ? 1 : -1;
    const [ax, ay] = stem.at(t, 0);
    const [bx, by] = stem.at(t, side);
    return {
      at: [ax, ay],
      turn: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 18 - (i % 3) * 16,
      scale: 1 - (i % 4) * 0.07,
    };
  });
  return [
    shape(outline, { fill: TONE.wood, stroke: TONE.woodDeep, width: 2.4 }),
    repeated('leaf', vineLeaf(102), leaves),
  ].join('');
}

/** Up one side and down the other. The last hangs lowest of its side: it is the heaviest. */
const FRUIT: Place[] = [
  { at: [148, 808], turn: -8 },
  { at: [152, 604], turn: 7 },
  { at: [178, 380], turn: -12 },
  { at: [350, 262], turn: 4 },
  { at: [522, 380], turn: 12 },
  { at: [548, 590], turn: -6 },
  { at: [556, 800], turn: 15 },
];

function fruit(): string {
  const stalks = FRUIT.map(({ at: [x, y] }) => `M${x} ${y - 60}q2 -16 ${x < AXIS ? 14 : -14} -24`);
  return [
    shape(stalks.join(''), { stroke: TONE.woodDeep, width: 10 }),
    shape(stalks.join(''), { stroke: TONE.leafLit, width: 5 }),
    repeated('coin', pentacle({ radius: 66, field: '#0e3019' }), FRUIT),
  ].join('');
}

/** A hoe left in the bed, a red kerchief tied to its handle; its swan neck at 0, 0, its blade half in the soil. */
function hoe(): string {
  const neck = trace(spline(points('0,-60 -8,-20 16,4 62,-4 84,14 86,56'), 6));
  const blade = points('18,62 34,48 140,48 156,62 162,124 12,124');
  return [
    shape(neck, { stroke: '#f4f6ff', width: 17 }),
    shape(neck, { stroke: '#7d89a6', width: 11 }),
    engraved(
      blade,
      { fill: TONE.ivory, stroke: '#ffffff', width: 2.8 },
      { ink: '#5b6a86', degrees: 0, pitch: 7, from: 0.55, width: 1.5 },
    ),
    shape(points('13,106 160,106 162,124 12,124'), { fill: TONE.steel }),
    engraved(
      points('-11,-470 11,-470 13,-60 -13,-60'),
      { fill: TONE.wood, stroke: TONE.woodLit, width: 2.4 },
      { ink: TONE.woodDeep, degrees: 90, pitch: 5, from: 0.5 },
    ),
    shape(points('-16,-96 16,-96 14,-50 -14,-50'), { fill: TONE.brass, stroke: TONE.gold, width: 2.4 }),
    engraved(
      spline(points('-12,-350 -58,-324 -74,-256 -40,-280 -16,-244 6,-304 14,-350'), 4),
      { fill: TONE.oxblood, stroke: '#f0a9a0', width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: 60, pitch: 7, from: 0.35, width: 1.4 },
    ),
    shape(points('-17,-360 17,-354 17,-336 -17,-342'), {
      fill: TONE.oxbloodLit,
      stroke: '#f0a9a0',
      width: 2.2,
    }),
  ].join('');
}

/** Earth the blade has turned up. */
function clods(): string {
  const heap = loop(
    points('172,988 206,958 240,966 268,950 306,964 344,958 372,976 404,992 346,1008 236,1006'),
    4,
  );
  return [
    engraved(
      heap,
      { fill: '#6b4a28', stroke: '#c99a5c', width: 2.4 },
      { ink: '#2b190c', degrees: 24, pitch: 8, from: 0.4, width: 1.6 },
    ),
    shape('M140 1004l14 -9l12 9Z', { fill: '#6b4a28', stroke: '#c99a5c', width: 1.8 }),
  ].join('');
}

/** Beds and a pale path that comes in under the arch. */
function garden({ line }: GroundInk): string {
  const far = spline(points('46,800 150,770 280,796 400,790 540,764 654,790'), 6);
  const near = spline(points('46,944 200,930 350,936 500,930 654,946'), 6);
  const path = [
    ...spline(points('396,790 372,836 420,880 400,960 362,1062'), 6),
    ...spline(points('562,1062 508,960 470,886 408,838 412,790'), 6),
  ];
  return [
    hill(far, 1062, '#1f6a3a', line),
    shape([...near, [654, 1062], [46, 1062]], { fill: '#164a28', stroke: line, width: 2.2 }),
    engraved(
      path,
      { fill: '#e6d6a8', stroke: '#fff3cf', width: 2.2 },
      { ink: '#8f7540', degrees: 0, pitch: 9, from: 0.6, width: 1.4 },
    ),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    garden(ink),
    foliage(),
    trellis(),
    vine(),
    fruit(),
    placed(hoe(), { at: [236, 836], turn: 9 }),
    clods(),
  ].join('');
}

export const sevenOfPentacles: CardPicture = { draw };
