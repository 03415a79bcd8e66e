import { asleep, MOON } from './curled.ts';
import { limb } from './limb.ts';
import { lunarCat, lunationMeasure } from './lunation.ts';
import type { OtherCat } from './other-cat.ts';

const slipped = limb(
  '-198,20 -183,52 -164,84 -134,118 -98,146 -64,174 -42,206 -36,242 -52,270',
  [2, 28, 42, 44, 42, 38, 32, 25, 14],
  { at: MOON.at },
);

/** The first quarter turned about, its cheek laid down; the tail has slipped out of the Moon. */
export const moonLastQuarter: OtherCat = {
  measure: lunationMeasure('last-quarter'),
  core: [300, 345],
  sun: [300, 676],
  draw: () => lunarCat('last-quarter', asleep(slipped, { flipped: true, tilt: 24 })),
};
