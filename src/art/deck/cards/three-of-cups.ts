import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, knurled, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { grapes } from '../parts/grapes.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays, spark, star } from '../parts/lights.ts';
import { sea } from '../parts/water.ts';
import { GLASS, cup } from '../suits/cup.ts';

const FEET = points('350,464 192,784 508,784');
const HEIGHT = 304;
const PACT: Point = [350, 552];

/** Each cup draws its own circle; the three meet in the star. */
function circles(): string {
  return range(3)
    .map((i) => {
      const at = polar(PACT, 150, -90 + i * 120);
      return (
        disc(at, 150, { stroke: TONE.brass, width: 1.4 }) +
        knurled(at, 154, 161, 72, { stroke: TONE.brassShade, width: 1.2 })
      );
    })
    .join('');
}

function pact(ink: GroundInk): string {
  return [
    hairRays(PACT, { count: 36, from: 58, to: 92, turn: 5 }, ink.line, 1.3),
    disc(PACT, 50, { fill: TONE.deep, stroke: TONE.gold, width: 2.6 }),
    star(PACT, { rays: 8, reach: [44, 26], inner: 13, polish: { lit: TONE.ivory, dark: TONE.brass } }),
    spark([148, 344], 15),
    spark([552, 344], 15),
  ].join('');
}

/** The left half of the garland, from its curled tip to the middle; the right half is its mirror. */
const STALK = spline(
  points('100,806 112,792 96,782 84,798 86,836 108,862 150,870 206,868 260,876 308,886 350,890'),
  8,
);

/** Leaves stand above and below the stalk in turn. */
function halfVine(): string {
  const leaves = range(9).map((i) => {
    const k = 36 + Math.round(i * 5);
    const [[x, y], [ax, ay], [bx, by]] = [STALK[k]!, STALK[k - 3]!, STALK[k + 3]!];
    const way = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    return leaf([x, y], way + (i % 2 === 0 ? -66 : 62), i % 2 === 0 ? 56 : 46, i % 2 === 0 ? 34 : 28);
  });
  return [
    shape(trace(STALK), { stroke: TONE.leafShade, width: 7 }),
    shape(trace(STALK), { stroke: TONE.leafLit, width: 3.4 }),
    ...leaves,
  ].join('');
}

function vine(): string {
  return [
    repeated('vine', placed(halfVine(), { at: [-350, 0] }), [
      { at: [350, 0] },
      { at: [350, 0], flipped: true },
    ]),
    repeated('bunch', grapes(12), [{ at: [206, 872] }]),
    // Fruit is never alike: one bunch is small, the middle one hangs off the axis.
    repeated('small', grapes(11, [2, 3, 2, 1]), [{ at: [490, 872] }]),
    repeated('great', grapes(12.5, [3, 4, 4, 3, 2, 1]), [{ at: [344, 892] }]),
  ].join('');
}

function draw(ink: GroundInk): string {
  const places = FEET.map((at): Place => ({ at }));
  return [
    circles(),
    pact(ink),
    sea({
      top: 912,
      bottom: 1062,
      pitch: 36,
      wave: 82,
      height: 15,
      fills: ['#14616a', '#0f4c55'],
      line: ink.line,
    }),
    repeated('cup', cup({ height: HEIGHT, glass: GLASS.violet, drink: '#6d1733' }), places),
    vine(),
  ].join('');
}

export const threeOfCups: CardPicture = { draw };
