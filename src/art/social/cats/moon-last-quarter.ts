import { asleep } from './curled.ts';
import { lunarCat, lunationMeasure } from './lunation.ts';
import type { OtherCat } from './other-cat.ts';

/** Rolled on its back; the tail has slipped out of the Moon. */
export const moonLastQuarter: OtherCat = {
  measure: lunationMeasure('last-quarter'),
  core: [300, 345],
  sun: [300, 676],
  draw: () =>
    lunarCat('last-quarter', asleep(180, '-166,40 -150,96 -112,140 -66,168 -38,206 -32,242 -48,268')),
};
