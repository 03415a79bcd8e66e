import { asleep, laid } from './curled.ts';
import { lunarCat, lunationMeasure } from './lunation.ts';
import type { OtherCat } from './other-cat.ts';

/** Asleep on its dark side. */
export const moonFirstQuarter: OtherCat = {
  measure: lunationMeasure('first-quarter'),
  core: [300, 345],
  sun: [300, 676],
  draw: () => lunarCat('first-quarter', asleep(laid(-26, 156, [2, 14, 31, 41, 44, 43, 38, 26], 8))),
};
