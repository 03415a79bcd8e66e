import { fractions, polar, range, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { disc, ellipse, placed, shape, trace } from '../burin.ts';
import { TONE } from '../inks.ts';

/** Each whorl is this part of the one outside it. */
const SHRINK = 0.46;
const TURNS = 2.7;

/** A snail's shell from the side, empty, the mouth at the lower right; `radius` is that of its last whorl. */
export function snailShell(radius: number): string {
  const whorl = (t: number): number => radius * SHRINK ** (t * TURNS);
  const spine = fractions(180).map((t) => polar([0, 0], (whorl(t) * (1 + SHRINK)) / 2, 62 - t * TURNS * 360));
  const length = spine.reduce((sum, [x, y], i) => {
    const [px, py] = spine[Math.max(0, i - 1)]!;
    return sum + Math.hypot(x - px, y - py);
  }, 0);
  /** The tube counts by length, the whorls by turn; on this spiral the one is a power of the other. */
  const turnAt = (part: number): number =>
    Math.min(1, Math.log(1 - part * (1 - SHRINK ** TURNS)) / Math.log(SHRINK) / TURNS);
  const body = tube(spine, (part) => whorl(turnAt(part)) * (1 - SHRINK) + 1);
  const ribs = range(54)
    .map((i) => (1 - SHRINK ** ((i / 54) * TURNS)) / (1 - SHRINK ** TURNS))
    .filter((part) => part * length < length - 20)
    .map((part) => trace([body.at(part, -0.96), body.at(part + 0.006, 0), body.at(part, 0.96)]));
  const inner = [...vein(body, 0.3, 0, 0.94), ...vein(body, 0.98, 0, 0.94).toReversed()];
  const mouth = polar([0, 0], (radius * (1 + SHRINK)) / 2, 62);
  return [
    shape(tubeOutline(body, 0, 1, 110), { fill: TONE.ivory }),
    shape(inner, { fill: '#c99b5a' }),
    shape(ribs.join(''), { stroke: '#7a4e22', width: 1.6 }),
    shape(tubeOutline(body, 0, 1, 110), { stroke: '#4a2a10', width: 2.4 }),
    disc([0, 0], radius * 0.07, { fill: TONE.oxblood }),
    placed(
      shape(ellipse([0, 0], radius * 0.34, radius * 0.17), {
        fill: '#3a1c0c',
        stroke: TONE.brassLit,
        width: 5,
      }) +
        shape(trace(ellipse([0, 0], radius * 0.24, radius * 0.09, 180, 360)), {
          stroke: '#8a5a30',
          width: 2,
        }),
      { at: mouth, turn: 62 },
    ),
  ].join('');
}
