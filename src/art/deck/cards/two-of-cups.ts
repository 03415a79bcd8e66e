import { placed, repeated } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { eightCourse } from '../parts/band.ts';
import { hairRays, spark, star } from '../parts/lights.ts';
import { lily, lilyPad } from '../parts/lily.ts';
import { waterRibbon } from '../parts/stream.ts';
import { ripples, sea } from '../parts/water.ts';
import { GLASS, cup } from '../suits/cup.ts';

const HIGH: Point = [240, 320];
const LOW: Point = [460, 716];
const RADIUS = 160;
const WIDE = 36;
const HEIGHT = 236;

/** Each cup stands on the inside of its loop. */
function footOf([x, y]: Point): Point {
  return [x, y + RADIUS - WIDE / 2 - 5];
}

function ribbon(): string {
  const { whole, over } = eightCourse(HIGH, LOW, RADIUS);
  return waterRibbon(whole, WIDE) + waterRibbon(over, WIDE);
}

/** The evening star of the decan, in the corner the eight leaves open. */
function venus(ink: GroundInk): string {
  const at: Point = [520, 268];
  return [
    hairRays(at, { count: 32, from: 74, to: 112, turn: 5.6 }, ink.line, 1.3),
    star(at, { rays: 8, reach: [70, 40], inner: 20, polish: { lit: TONE.ivory, dark: TONE.brass } }),
    spark([448, 412], 9),
    spark([590, 424], 12),
    spark([130, 560], 10),
  ].join('');
}

function water(ink: GroundInk): string {
  return [
    sea({
      top: 936,
      bottom: 1062,
      pitch: 36,
      wave: 108,
      height: 15,
      fills: ['#14616a', '#0f4c55'],
      line: ink.line,
    }),
    ripples([206, 958], 120, 3, ink.line, 0.16, 2),
    repeated('pad', lilyPad(62), [{ at: [262, 972] }, { at: [146, 962], flipped: true, scale: 0.8 }]),
    repeated('lily', lily(74), [{ at: [204, 960] }]),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    venus(ink),
    water(ink),
    ribbon(),
    placed(cup({ height: HEIGHT, glass: GLASS.wine, drink: '#1a7f98' }), { at: footOf(HIGH) }),
    placed(cup({ height: HEIGHT, glass: GLASS.violet, drink: '#1a7f98' }), { at: footOf(LOW) }),
  ].join('');
}

export const twoOfCups: CardPicture = { draw };
