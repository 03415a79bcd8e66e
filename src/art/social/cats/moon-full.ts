import { awake } from './curled.ts';
import { lunarCat, lunationMeasure } from './lunation.ts';
import type { OtherCat } from './other-cat.ts';

/** All lit and wide awake. */
export const moonFull: OtherCat = {
  measure: lunationMeasure('full'),
  core: [300, 345],
  sun: [300, 676],
  draw: () => lunarCat('full', awake),
};
