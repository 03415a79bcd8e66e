import { points, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, placed, repeated, shape, symmetric, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { sea } from '../parts/water.ts';
import { GLASS, cup } from '../suits/cup.ts';

const SHELVES = [456, 693, 930];
const COLUMNS = [184, 350, 516];
const HEIGHT = 186;

/** A round-headed niche in the wall; its back is dark wood, so that the glass stands off it. */
function niche(): string {
  const arch = (half: number, top: number): Point[] => [
    [350 - half, 960],
    ...ellipse([350, top + 170], half, 170, 180, 360),
    [350 + half, 960],
  ];
  return [
    engraved(
      arch(284, 128),
      { fill: TONE.brass, stroke: TONE.gold, width: 3 },
      { ink: TONE.brassDeep, degrees: 0, pitch: 5, from: 0.86, width: 1.3 },
    ),
    engraved(
      arch(262, 150),
      { fill: '#3b2014', stroke: TONE.brassDeep, width: 3 },
      { ink: '#1e0d07', degrees: 90, pitch: 11, width: 1.6 },
    ),
  ].join('');
}

function shelf(y: number): string {
  return [
    shape(box(88, y + 16, 612, y + 30), { fill: '#1a0b06' }),
    engraved(
      box(84, y - 4, 616, y + 18),
      { fill: TONE.woodLit, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.woodShade, degrees: 0, pitch: 5, from: 0.4, width: 1.2 },
    ),
  ].join('');
}

/** Nine places; the last of the middle shelf is kept for the golden one. */
function cups(): string {
  const places = SHELVES.flatMap((y) => COLUMNS.map((x): Place => ({ at: [x, y + 2] })));
  return [
    repeated(
      'cup',
      cup({ height: HEIGHT, glass: GLASS.teal, drink: '#0b3a4a' }),
      places.filter((_, i) => i !== 5),
    ),
    placed(cup({ height: HEIGHT, glass: GLASS.amber, drink: '#7c4e14' }), places[5]!),
  ].join('');
}

/** The left half of the cloth: a swag from the keystone to the spring of the arch, and a tail that hangs from there. */
function cloth(): string {
  const swag = [
    ...spline(points('350,118 260,126 176,160 110,214 72,286'), 6),
    ...spline(points('72,286 98,298 122,284 132,254 196,234 270,208 326,176 350,154'), 6),
  ];
  const tail = symmetric(spline(points('-22,0 -26,60 -18,120 -26,186'), 6)).map(([x, y]): Point => [
    96 + x,
    280 + y,
  ]);
  const folds = ['350,130 262,142 178,180 110,246', '350,142 270,164 196,202 122,258']
    .map((fold) => trace(spline(points(fold), 6)))
    .join('');
  const rule = { ink: TONE.oxbloodDeep, width: 1.5 };
  return [
    engraved(tail, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.4 }, { ...rule, degrees: 90, pitch: 9 }),
    engraved(swag, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.6 }),
    shape(folds, { stroke: TONE.oxbloodDeep, width: 2 }),
    shape(ellipse([96, 284], 27, 15), { fill: TONE.brass, stroke: TONE.gold, width: 2.2 }),
    shape(
      range(5)
        .map((i) => `M${78 + i * 9} 466v16`)
        .join(''),
      { stroke: TONE.gold, width: 3 },
    ),
  ].join('');
}

function draw(ink: GroundInk): string {
  const half = placed(cloth(), { at: [-350, 0] });
  return [
    niche(),
    ...SHELVES.map(shelf),
    cups(),
    repeated('cloth', half, [{ at: [350, 0] }, { at: [350, 0], flipped: true }]),
    disc([350, 136], 20, { fill: TONE.brass, stroke: TONE.gold, width: 2.6 }),
    disc([350, 136], 9, { fill: TONE.oxbloodLit, stroke: TONE.brassDeep, width: 2 }),
    sea({
      top: 974,
      bottom: 1062,
      pitch: 34,
      wave: 96,
      height: 14,
      fills: ['#15665c', '#0f4f48'],
      line: ink.line,
    }),
  ].join('');
}

export const nineOfCups: CardPicture = { draw };
