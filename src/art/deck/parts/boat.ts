import { points, spline } from '../../drawing/plate-burin.ts';
import { engraved, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** A small ship under two sails, its keel at 0, 0; `length` from stem to stern. */
export function boat(length: number): string {
  const at = (text: string): Point[] =>
    points(text).map(([x, y]): Point => [(x * length) / 100, (y * length) / 100]);
  const hull = [...spline(at('-50,-18 -40,-6 -22,0 22,0 40,-6 54,-22'), 5), ...at('40,-18 -40,-16')];
  const main = spline(at('4,-96 34,-70 44,-44 40,-26'), 5);
  const fore = spline(at('-2,-88 -24,-66 -36,-46 -38,-26'), 5);
  const planks = [at('-46,-12 0,-9 48,-14'), at('-36,-6 0,-4 38,-7')].map((plank) => trace(spline(plank, 5)));
  return [
    shape(trace(at('1,-16 1,-112')), { stroke: TONE.woodLit, width: 5 }),
    engraved(
      [...main, ...at('4,-26')],
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.2 },
      { ink: '#a08c58', degrees: 0, pitch: 6, from: 0.5 },
    ),
    engraved(
      [...fore, ...at('-2,-26')],
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.oxbloodDeep, degrees: 0, pitch: 6, from: 0.4 },
    ),
    engraved(at('1,-112 -22,-106 1,-100'), { fill: TONE.oxbloodLit, stroke: TONE.gold, width: 1.8 }),
    engraved(
      hull,
      { fill: TONE.wood, stroke: TONE.brassLit, width: 2.4 },
      { ink: TONE.woodDeep, degrees: 0, pitch: 5, from: 0.55 },
    ),
    shape(planks.join(''), { stroke: TONE.woodDeep, width: 1.6 }),
  ].join('');
}
