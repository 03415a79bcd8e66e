import { points, range, spline } from '../../drawing/plate-burin.ts';
import { engraved, loop, repeated, shape } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill, peak } from '../parts/earth.ts';
import { leaf } from '../parts/leaf.ts';
import { limb } from '../parts/limb.ts';
import { GOLD, hairRays, sunDisc, wavyRays, wedgeRays } from '../parts/lights.ts';

const SUN: Point = [350, 276];

function sun(ink: GroundInk): string {
  return [
    hairRays(SUN, { count: 48, from: 150, to: 300, turn: 2.5 }, ink.line, 1.1),
    wavyRays(SUN, { count: 16, from: 124, to: 178, turn: -78.75 }, TONE.gold, 2.6),
    wedgeRays(SUN, { count: 16, from: 116, to: 198 }, 28, GOLD),
    sunDisc(SUN, 118),
  ].join('');
}

/** The trees have different shapes: two round crowns over their roots would look at us. */
function trunks(): string {
  return [
    limb('196,930 160,958 122,962 84,980', 34, 5),
    limb('208,930 246,962 270,962 296,976', 32, 5),
    limb('480,930 446,960 424,958 400,970', 32, 5),
    limb('498,930 540,958 576,962 616,984', 36, 5),
    limb('204,830 228,760 240,700 246,650', 28, 12),
    limb('200,810 168,750 152,700 144,660', 26, 10),
    limb('202,960 198,860 200,780 194,680 190,600', 64, 22),
    limb('490,830 450,750 412,690 384,640', 36, 14),
    limb('494,830 540,750 566,700 590,640', 36, 12),
    limb('488,960 488,880 492,800 490,700 486,600', 74, 26),
  ].join('');
}

/** Leaves in rows over a dark crown, each row hiding the stalks of the one above; lit at the upper left. */
function crownOf(id: string, outline: readonly Point[], turnOf: (at: Point) => number): string {
  const inside = ([x, y]: Point): boolean =>
    outline.reduce((odd, [ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]!;
      const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
      return crosses ? !odd : odd;
    }, false);
  const grid = range(22 * 18).map((i): Point => {
    const [row, column] = [Math.floor(i / 22), i % 22];
    return [50 + column * 31 + (row % 2) * 15, 440 + row * 20.5 + ((column * 7) % 5) * 3];
  });
  const places = grid.filter(inside).map((at): Place => ({ at, turn: turnOf(at) }));
  return [
    shape(outline, { fill: TONE.leafDeep, stroke: TONE.leafShade, width: 10 }),
    repeated(id, leaf([-13, 0], 0, 40, 21), places),
  ].join('');
}

const LEFT = loop(
  points('196,420 150,496 104,588 82,668 104,726 152,748 204,754 252,744 294,712 298,650 274,570 236,490'),
  5,
);
const RIGHT = loop(
  points(
    '322,676 316,620 344,566 398,542 440,510 500,500 558,520 600,558 632,604 634,654 606,696 548,708 486,704 420,712 364,706',
  ),
  5,
);

function canopies(): string {
  const fruits = points('372,610 430,570 498,544 556,580 600,640 470,632 534,656 414,664 350,664').map(
    (at, i): Place => ({ at, turn: ((i * 23) % 30) - 15 }),
  );
  const apple =
    engraved(
      loop(points('0,-14 -14,-20 -25,-8 -22,12 -10,23 0,20 10,23 22,12 25,-8 14,-20'), 4),
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2 },
      { ink: TONE.oxbloodDeep, degrees: 40, pitch: 4.6, from: 0.55, width: 1.3 },
    ) +
    shape('M0 -14Q2 -24 8 -30', { stroke: TONE.woodLit, width: 3 }) +
    shape('M-16 -2Q-16 -12 -8 -14', { stroke: '#f0a49c', width: 2.6 });
  return [
    crownOf('left', LEFT, ([x, y]) => -90 + (x - 190) * 0.42 + ((x * 13 + y * 7) % 40) - 20),
    crownOf('right', RIGHT, ([x, y]) => -90 + (x - 480) * 0.42 + ((x * 13 + y * 7) % 40) - 20),
    repeated('apple', apple, fruits),
  ].join('');
}

function country(ink: GroundInk): string {
  const rock = { lit: '#3346a8', dark: '#1a2368', line: ink.line, rule: '#0c1140' };
  const river = [
    ...spline(points('350,826 338,850 366,884 330,930 300,990 290,1062'), 6),
    ...spline(points('420,1062 404,990 398,930 404,884 360,850 356,826'), 6),
  ];
  return [
    peak({ apex: [406, 736], left: 300, right: 520, base: 840, snow: 0.26 }, rock),
    peak({ apex: [90, 752], left: 0, right: 190, base: 840, snow: 0.26 }, rock),
    peak({ apex: [312, 766], left: 220, right: 400, base: 840, snow: 0.26 }, rock),
    peak({ apex: [600, 744], left: 500, right: 700, base: 840, snow: 0.26 }, rock),
    hill(spline(points('46,838 170,820 350,828 530,818 654,836'), 6), 1062, '#1c3f4a', ink.line),
    engraved(
      river,
      { fill: '#3f6fd0', stroke: ink.line, width: 2 },
      { ink: '#16246c', degrees: 0, pitch: 7, from: 0.4, width: 1.3 },
    ),
  ].join('');
}

function meadow(): string {
  const tufts = range(18).map(
    (i) => `M${62 + i * 24 + (i > 8 ? 170 : 0)} ${1000 + ((i * 37) % 44)}l-4 -12m4 12l1 -15m-1 15l7 -11`,
  );
  return shape(tufts.join(''), { stroke: TONE.leafLit, width: 1.8 });
}

function draw(ink: GroundInk): string {
  return [sun(ink), country(ink), trunks(), meadow(), canopies()].join('');
}

export const theLovers: CardPicture = { light: { at: SUN, reach: 440 }, draw };
