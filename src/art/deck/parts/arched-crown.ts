import { fractions, points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, roped, shape, symmetric, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';
import { star } from './lights.ts';

/** A king's closed crown: a velvet cap under three arches that meet beneath a star; `base` is its lower edge. */
export function archedCrown(x: number, base: number, width: number, height: number, velvet: string): string {
  const [half, band] = [width / 2, height * 0.2];
  const place = ([u, v]: Point): Point => [x + u * half, base - band + v * (height - band)];
  const arch = spline(points('-0.98,0 -1.12,-0.34 -1.02,-0.66 -0.6,-0.86 0,-0.8'), 7).map(place);
  const inner = spline(points('-0.42,0 -0.54,-0.36 -0.44,-0.66 0,-0.8'), 6).map(place);
  const rope = { edge: TONE.gold, body: TONE.brass, rib: TONE.brassDeep, width: 21, pitch: 7 };
  const flank = (line: readonly Point[]): Point[] => line.map(([px, py]): Point => [2 * x - px, py]);
  const top = place([0, -0.84]);
  const stones = range(5).map((i): Point => [x + (i - 2) * half * 0.4, base - band / 2]);
  return [
    engraved(
      symmetric(arch, x),
      { fill: velvet, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: 90, pitch: 6, from: 0.3, width: 1.4 },
    ),
    roped(trace(inner), { ...rope, width: 16 }),
    roped(trace(flank(inner)), { ...rope, width: 16 }),
    roped(trace(arch), rope),
    roped(trace(flank(arch)), rope),
    ...[arch, flank(arch)].flatMap((line) =>
      fractions(4).map((t) =>
        disc(line[Math.round((0.14 + t * 0.7) * (line.length - 1))]!, height * 0.03, {
          fill: TONE.ivory,
          stroke: TONE.brassDeep,
          width: 1.6,
        }),
      ),
    ),
    engraved(box(x - half * 1.04, base - band, x + half * 1.04, base), {
      fill: TONE.brassLit,
      stroke: TONE.gold,
      width: 2.6,
    }),
    shape(`M${x - half} ${base - band * 0.84}H${x + half}M${x - half} ${base - band * 0.16}H${x + half}`, {
      stroke: TONE.brassShade,
      width: 1.4,
    }),
    ...stones.map((at, i) =>
      shape(
        [0, 90, 180, 270].map((turn) => polar(at, band * (turn % 180 === 0 ? 0.3 : 0.36), turn)),
        { fill: i % 2 === 0 ? TONE.oxblood : TONE.steelShade, stroke: TONE.brassDeep, width: 1.4 },
      ),
    ),
    disc(top, height * 0.075, { fill: TONE.brass, stroke: TONE.gold, width: 2.4 }),
    star([top[0], top[1] - height * 0.17], {
      rays: 8,
      reach: [height * 0.15, height * 0.085],
      inner: height * 0.045,
      polish: { lit: TONE.ivory, dark: TONE.brass },
    }),
  ].join('');
}
