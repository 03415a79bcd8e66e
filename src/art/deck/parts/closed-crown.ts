import { points, polar, range, spline, tube, tubeOutline } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, loop, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';
import { SILVER, star } from './lights.ts';

/** The arches of a king's crown, as parts of its half width and its height: outer left, middle, outer right. */
const ARCHES = [
  '-0.92,-0.2 -1.14,-0.46 -0.98,-0.74 -0.5,-0.88 0,-0.8',
  '0,-0.2 0,-0.5 0,-0.8',
  '0.92,-0.2 1.14,-0.46 0.98,-0.74 0.5,-0.88 0,-0.8',
];

function band(x: number, base: number, half: number, height: number): string {
  const stones = range(5).map((i): Point => [x + (i - 2) * half * 0.4, base - height / 2]);
  return [
    engraved(
      box(x - half, base - height, x + half, base),
      { fill: TONE.brassLit, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.brassShade, degrees: 90, pitch: 5, from: 0.7, width: 1.2 },
    ),
    shape(
      `M${x - half} ${base - height * 0.82}h${half * 2}M${x - half} ${base - height * 0.18}h${half * 2}`,
      {
        stroke: TONE.brassShade,
        width: 1.6,
      },
    ),
    ...stones.map((at, i) =>
      shape(
        [0, 90, 180, 270].map((turn) => polar(at, height * (turn % 180 === 0 ? 0.24 : 0.32), turn)),
        { fill: i % 2 === 0 ? TONE.oxblood : TONE.steelShade, stroke: TONE.brassDeep, width: 1.4 },
      ),
    ),
  ].join('');
}

/** A king's crown: velvet under three pearled arches that meet beneath a star. `base` is its lower edge. */
export function closedCrown(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const place = ([u, v]: Point): Point => [x + u * half, base + v * height];
  const velvet = loop(
    points(
      '-0.9,-0.18 -1.02,-0.44 -0.88,-0.68 -0.44,-0.82 0,-0.76 0.44,-0.82 0.88,-0.68 1.02,-0.44 0.9,-0.18',
    ).map(place),
    6,
  );
  const arches = ARCHES.map((text) => spline(points(text).map(place), 8));
  const pearls = arches.flatMap((arch) =>
    [0.24, 0.42, 0.6, 0.78].map((t) => arch[Math.round(t * (arch.length - 1))]!),
  );
  const top: Point = [x, base - height * 0.84];
  return [
    engraved(
      velvet,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.oxbloodDeep, degrees: 62, pitch: 6, from: 0.45, width: 1.5 },
    ),
    ...arches.map((arch) =>
      engraved(
        tubeOutline(
          tube(arch, () => height * 0.12),
          0,
          1,
          30,
        ),
        { fill: TONE.brass, stroke: TONE.gold, width: 2.2 },
        { ink: TONE.brassDeep, degrees: 90, pitch: 5, from: 0.6, width: 1.1 },
      ),
    ),
    ...pearls.map((at) => disc(at, height * 0.032, { fill: TONE.ivory, stroke: TONE.brassDeep, width: 1.4 })),
    band(x, base, half, height * 0.22),
    disc(top, height * 0.09, { fill: TONE.brassLit, stroke: TONE.gold, width: 2.2 }),
    star([x, top[1] - height * 0.16], {
      rays: 8,
      reach: [height * 0.15, height * 0.09],
      inner: height * 0.045,
      polish: SILVER,
    }),
  ].join('');
}
