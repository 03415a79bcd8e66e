import { fractions, polar, range, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import type { Tube } from '../../drawing/plate-burin.ts';
import { disc, placed, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';
import { flame } from './flame.ts';

/** Half widths from snout to tail: a wedge of a head, a neck, a round trunk, hips, a long taper. */
const GIRTH: readonly Point[] = [
  [0, 0.16],
  [0.03, 0.56],
  [0.09, 0.92],
  [0.13, 0.86],
  [0.18, 0.6],
  [0.27, 0.92],
  [0.36, 1],
  [0.46, 0.8],
  [0.53, 0.6],
  [0.66, 0.36],
  [0.82, 0.2],
  [1, 0.05],
];

function girthAt(t: number): number {
  const i = Math.max(
    1,
    GIRTH.findIndex(([at]) => at >= t),
  );
  const [[a, from], [b, to]] = [GIRTH[i - 1]!, GIRTH[i]!];
  const part = (t - a) / (b - a);
  return from + (to - from) * part * part * (3 - 2 * part);
}

/** One leg: upper limb outward, lower limb toward `reach` (1 the head, −1 the tail), five round-tipped toes. */
function leg(body: Tube, t: number, side: 1 | -1, reach: 1 | -1, width: number): string {
  const [foot, near] = [body.at(t, side * 0.5), body.at(t - 0.03, side * 0.5)];
  const forward = (Math.atan2(near[1] - foot[1], near[0] - foot[0]) * 180) / Math.PI;
  const outward = forward + side * -90;
  const bend = polar(polar(foot, width * 0.84, outward), reach * width * 0.05, forward);
  const palm = polar(polar(bend, width * 0.2, outward), reach * width * 0.54, forward);
  const aim = (Math.atan2(palm[1] - bend[1], palm[0] - bend[0]) * 180) / Math.PI;
  const toes = range(4).map((i) => polar(palm, width * 0.34, aim - 66 + i * 44));
  const limb = trace(spline([foot, bend, palm], 5));
  const claws = toes.map((toe) => trace([palm, toe])).join('');
  const dots = (r: number, fill: string): string => toes.map((toe) => disc(toe, r, { fill })).join('');
  return [
    shape(limb, { stroke: TONE.gold, width: width * 0.36 }),
    shape(claws, { stroke: TONE.gold, width: width * 0.17 }),
    dots(width * 0.115, TONE.gold),
    shape(limb, { stroke: TONE.flame, width: width * 0.36 - 4.4 }),
    shape(claws, { stroke: TONE.flame, width: Math.max(2, width * 0.17 - 3.4) }),
  ].join('');
}

/** Diamonds along the back, growing and shrinking with the body. None on the head, where two would be eyes. */
function markings(body: Tube, width: number): string {
  const step = (width * 0.46) / body.length;
  const from = 0.2;
  return range(Math.floor((0.9 - from) / step))
    .map((i) => {
      const t = from + (i + 0.5) * step;
      const reach = 0.46;
      return shape(
        [body.at(t - step * 0.4, 0), body.at(t, reach), body.at(t + step * 0.4, 0), body.at(t, -reach)],
        {
          fill: TONE.flameCore,
        },
      );
    })
    .join('');
}

/**
 * A lizard of fire seen from above, along a spine from snout to tail; `width` is across its trunk. Splayed legs and
 * round toes make it a lizard; it has no eyes, and its tail ends in a flame. `legs` is the size of the legs at either
 * side of its travel, for a body so bent that those inside have less room.
 */
export function fireLizard(
  line: readonly Point[],
  width: number,
  legs: readonly [number, number] = [1, 1],
): string {
  const spine = spline(line, 8);
  const body = tube(spine, (t) => width * girthAt(t));
  const outline = tubeOutline(body, 0, 1, 30);
  // The right of a body that goes down the card is at the left of its travel.
  const right = spine.at(-1)![1] > spine[0]![1] ? -1 : 1;
  const dark = [
    ...vein(body, right * 0.42, 0.02, 0.98),
    ...vein(body, right * 0.96, 0.02, 0.98).toReversed(),
  ].filter((_, i) => i % 2 === 0);
  const scales = range(Math.floor(body.length / 7)).map((i) => {
    const t = (i + 0.5) / Math.floor(body.length / 7);
    return trace(fractions(2).map((f) => body.at(t, right * (0.42 + 0.5 * f))));
  });
  const [end, before] = [body.at(1, 0), body.at(0.95, 0)];
  const aim = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return [
    placed(flame(width * 0.95), { at: polar(end, -width * 0.1, aim), turn: aim + 90 }),
    ...([1, -1] as const).flatMap((side, i) => [
      leg(body, 0.25, side, 1, width * legs[i]!),
      leg(body, 0.47, side, -1, width * legs[i]!),
    ]),
    shape(outline, { fill: TONE.flame }),
    shape(dark, { fill: TONE.flameShade }),
    shape(scales.join(''), { stroke: TONE.oxbloodDeep, width: 1.2 }),
    markings(body, width),
    shape(trace(vein(body, right * -0.6, 0.04, 0.6).filter((_, i) => i % 4 === 0)), {
      stroke: TONE.flameCore,
      width: 2,
    }),
    shape(trace(vein(body, 0, 0.03, 0.16).filter((_, i) => i % 6 === 0)), {
      stroke: TONE.oxbloodDeep,
      width: 1.8,
    }),
    shape(outline, { stroke: TONE.gold, width: 2.4 }),
  ].join('');
}
