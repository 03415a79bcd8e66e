import { asleep, laid } from './curled.ts';
import { lunarCat, lunationMeasure } from './lunation.ts';
import type { OtherCat } from './other-cat.ts';

/** Asleep on its dark side. */
export const moonFirstQuarter: OtherCat = {
  measure: lunationMeasure('first-quarter'),
  core: [300, 345],
  sun: [300, 676],
  draw: () => lunarCat('first-quarter', asleep(laid(6, 153, [2, 28, 42, 45, 43, 39, 33, 25, 14], 10))),
};
