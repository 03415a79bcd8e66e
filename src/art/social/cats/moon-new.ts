import { watching } from './curled.ts';
import { lunarCat, lunationMeasure } from './lunation.ts';
import type { OtherCat } from './other-cat.ts';

/** Nothing to see but that it sees. */
export const moonNew: OtherCat = {
  measure: lunationMeasure('new'),
  core: [300, 345],
  sun: [300, 676],
  draw: () => lunarCat('new', watching),
};
