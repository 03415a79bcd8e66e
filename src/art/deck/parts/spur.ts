import { polar, range } from '../../drawing/plate-burin.ts';
import { disc, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** The rowel of a spur, a knight's crown: eight points split in two tones round a pin. */
export function rowel(at: Point, radius: number, turn = 0): string {
  const facet = (side: 1 | -1): string =>
    range(8)
      .map((i) => {
        const axis = turn + i * 45;
        return `${trace([at, polar(at, radius * 0.5, axis + side * 22.5), polar(at, radius, axis)])}Z`;
      })
      .join('');
  const rim = range(16).map((i) => polar(at, i % 2 === 0 ? radius : radius * 0.5, turn + i * 22.5));
  return [
    shape(facet(-1), { fill: TONE.gold }),
    shape(facet(1), { fill: TONE.brassShade }),
    shape(rim, { stroke: TONE.gold, width: 2 }),
    disc(at, radius * 0.34, { fill: TONE.brass, stroke: TONE.brassDeep, width: 2.2 }),
    disc(at, radius * 0.15, { fill: TONE.oxblood, stroke: TONE.gold, width: 2 }),
  ].join('');
}

/** The whole spur seen from above: the rowel at 0, 0, the neck and, below, the fork that clasps the heel. */
export function spur(size: number): string {
  const [near, far, out] = [size * 1.35, size * 3, size * 0.78];
  const fork = `M${-out} ${far}C${-out * 1.16} ${near * 1.3} ${-out * 0.7} ${near} 0 ${near}C${out * 0.7} ${near} ${out * 1.16} ${near * 1.3} ${out} ${far}`;
  const whole = `${fork}M0 ${near}V0`;
  return [
    shape(whole, { stroke: TONE.gold, width: 18 }),
    shape(whole, { stroke: TONE.brass, width: 13 }),
    shape(fork, { stroke: TONE.brassLit, width: 3 }),
    ...[-out, out].map((x) => disc([x, far], 14, { fill: TONE.oxblood, stroke: TONE.gold, width: 3 })),
    rowel([0, 0], size),
  ].join('');
}
