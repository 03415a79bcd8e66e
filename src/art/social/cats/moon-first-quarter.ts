import { asleep } from './curled.ts';
import { lunarCat, lunationMeasure } from './lunation.ts';
import type { OtherCat } from './other-cat.ts';

/** Asleep on its dark side. */
export const moonFirstQuarter: OtherCat = {
  measure: lunationMeasure('first-quarter'),
  core: [300, 345],
  sun: [300, 676],
  draw: () => lunarCat('first-quarter', asleep(0, '162,66 138,110 84,154 10,176 -64,164 -122,128 -156,84')),
};
