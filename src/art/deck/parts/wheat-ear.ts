import { almond, polar, range } from '../../drawing/plate-burin.ts';
import { shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** A grain in its husk: the side toward the light is pale, a line runs down its back. */
function grain(foot: Point, degrees: number, length: number, lit: boolean): string {
  return (
    shape(almond(foot, degrees, length, length * 0.46, 0.5), {
      fill: lit ? TONE.brassLit : TONE.brass,
      stroke: TONE.brassDeep,
      width: 1.6,
    }) +
    shape(trace([polar(foot, length * 0.2, degrees), polar(foot, length * 0.76, degrees)]), {
      stroke: lit ? TONE.brassShade : TONE.brassDeep,
      width: 1.4,
    })
  );
}

/** A ripe ear standing on 0, 0: pairs of grains up the stalk, one at the tip, and a beard of awns behind them. */
export function wheatEar(length: number, pairs = 7): string {
  const [step, size] = [(length * 0.78) / pairs, (length * 2) / (pairs + 2.4)];
  const feet = range(pairs).map((i): Point => [0, -step * i]);
  const awns = feet.flatMap((foot) =>
    [-1, 1].map((side) =>
      trace([polar(foot, size, -90 + side * 27), polar(foot, size * 1.9, -90 + side * 19)]),
    ),
  );
  return [
    shape(awns.join(''), { stroke: TONE.gold, width: 1.8 }),
    grain([0, -step * pairs], -90, size * 0.96, true),
    ...feet
      .toReversed()
      .flatMap((foot) => [grain(foot, -62, size * 0.9, false), grain(foot, -118, size * 0.9, true)]),
  ].join('');
}
