import { asleep, MOON } from './curled.ts';
import { limb } from './limb.ts';
import { lunarCat, lunationMeasure } from './lunation.ts';
import type { OtherCat } from './other-cat.ts';

const slipped = limb(
  '-191,-56 -186,-8 -170,48 -138,102 -100,140 -62,172 -38,206 -32,242 -48,268',
  [2, 16, 32, 42, 44, 41, 36, 31, 24],
  { at: MOON.at },
);

/** The first quarter turned about, its cheek laid down; the tail has slipped out of the Moon. */
export const moonLastQuarter: OtherCat = {
  measure: lunationMeasure('last-quarter'),
  core: [300, 345],
  sun: [300, 676],
  draw: () => lunarCat('last-quarter', asleep(slipped, { flipped: true, tilt: 24 })),
};
