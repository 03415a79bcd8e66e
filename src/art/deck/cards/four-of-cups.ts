import { almond, points, range, spline } from '../../drawing/plate-burin.ts';
import { engraved, loop, placed, repeated, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { lilyPad } from '../parts/lily.ts';
import { moonDisc, spark } from '../parts/lights.ts';
import { ripples } from '../parts/water.ts';
import { GLASS, cup } from '../suits/cup.ts';

const BUD: Point = [342, 850];
/** Corners of the pool from above left, clockwise: outer edge of the stone, then the water. */
const STONE = points('150,520 550,520 626,956 74,956');
const WATER = points('184,548 516,548 574,916 126,916');

/** The moon's light on the water, broken by its stillness into short strokes. */
const GLINT = 'M326 594h40M336 608h44M322 622h34M342 636h30';

function pool(ink: GroundInk): string {
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => [STONE[i]!, WATER[i]!] as const) as [
    readonly [Point, Point],
    readonly [Point, Point],
    readonly [Point, Point],
    readonly [Point, Point],
  ];
  const side = (from: readonly [Point, Point], to: readonly [Point, Point]): Point[] => [
    from[0],
    to[0],
    to[1],
    from[1],
  ];
  const rule = { ink: '#7c6c44', width: 1.2 };
  const edge = { stroke: TONE.gold, width: 2.2 };
  const lip = [d[0], c[0], [c[0][0], c[0][1] + 26], [d[0][0], d[0][1] + 26]] as Point[];
  return [
    shape(WATER, { fill: '#1d7f8c' }),
    shape(points('184,548 516,548 521,580 179,580'), { fill: '#0a3238' }),
    shape(
      range(9)
        .map((i) => `M${178 - i * 2.4} ${594 + i * 14}H${522 + i * 2.4}`)
        .join(''),
      {
        stroke: '#0c4a54',
        width: 1.4,
      },
    ),
    shape(GLINT, { stroke: TONE.ivory, width: 3, opacity: 0.85 }),
    ripples([BUD[0], BUD[1] + 4], 190, 5, ink.line, 0.26, 2),
    engraved(side(a, b), { fill: TONE.ivoryShade, ...edge }, { ...rule, degrees: 90, pitch: 46 }),
    engraved(side(d, a), { fill: TONE.ivory, ...edge }, { ...rule, degrees: 0, pitch: 54 }),
    engraved(side(b, c), { fill: '#b3a27a', ...edge }, { ...rule, degrees: 0, pitch: 7, from: 0.3 }),
    engraved(side(d, c), { fill: TONE.ivory, ...edge }, { ...rule, degrees: 90, pitch: 62 }),
    engraved(lip, { fill: '#9c8b62', ...edge }, { ...rule, ink: '#4d4226', degrees: 0, pitch: 5 }),
  ].join('');
}

/** Shut tight: pale petals wrapped over each other, and short sepals at the foot. A stripe of red made it a sail. */
function bud(): string {
  const outer = spline(points('0,0 -62,-34 -76,-98 -44,-172 -12,-214'), 6);
  const left: Point[] = [...outer, ...spline(points('-12,-214 10,-150 14,-70 0,0'), 6)];
  const right = left.map(([x, y]): Point => [-x, y]);
  const heart = loop(points('0,-244 -30,-190 -40,-130 0,-60 40,-130 30,-190'), 5);
  const fold = { ink: '#a08c58', width: 1.4 };
  const edge = { stroke: TONE.brassShade, width: 2.4 };
  const sepal = spline(points('0,4 -46,-8 -70,-44 -78,-92 -44,-66 -16,-28 0,4'), 5);
  const greens = [sepal, sepal.map(([x, y]): Point => [-x, y])];
  return [
    engraved(heart, { fill: '#e4d8b6', ...edge }, { ...fold, degrees: 90, pitch: 8 }),
    engraved(right, { fill: '#ddd0ac', ...edge }, { ...fold, degrees: 74, pitch: 7, from: 0.2 }),
    engraved(left, { fill: TONE.ivory, ...edge }, { ...fold, degrees: 100, pitch: 9, from: 0.62 }),
    ...greens.map((green, i) =>
      engraved(
        green,
        { fill: i === 0 ? TONE.leaf : TONE.leafShade, stroke: TONE.leafLit, width: 2.2 },
        { ink: TONE.leafDeep, degrees: 64, pitch: 6 },
      ),
    ),
    engraved(almond([0, 6], -90, 92, 44), { fill: TONE.leaf, stroke: TONE.leafLit, width: 2.2 }),
    shape('M0 0V-76', { stroke: TONE.leafLit, width: 1.6 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const glass = GLASS.wine;
  return [
    moonDisc([350, 256], 64, { phase: -0.55, dark: '#0a2c33', line: ink.line, turn: -24 }),
    spark([262, 168], 9),
    spark([452, 176], 12),
    pool(ink),
    repeated('pad', lilyPad(78), [{ at: [392, 852] }, { at: [300, 866], flipped: true, scale: 0.8 }]),
    // The bud leans: the one thing in the room that is not square.
    placed(bud(), { at: BUD, turn: 6, scale: 0.96 }),
    repeated('far', cup({ height: 236, glass }), [{ at: [184, 546] }, { at: [516, 546] }]),
    repeated('near', cup({ height: 268, glass }), [{ at: [166, 964] }, { at: [534, 964] }]),
  ].join('');
}

export const fourOfCups: CardPicture = { roundels: 'high', draw };
