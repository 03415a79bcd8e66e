import { points, range, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, clipped, curve, mix, tone } from './engraving.ts';

const BARK = { lit: '#c9a06c', body: '#7d5634', deep: '#2a190e' };

/** A bough from where it grows to its tip; `girth` at its foot. */
interface Bough {
  course: Point[];
  girth: number;
  tip: number;
}

const BOUGHS: readonly Bough[] = [
  { course: points('299,296 286,262 248,228 172,196'), girth: 19, tip: 3 },
  { course: points('307,294 320,256 360,210 428,186'), girth: 19, tip: 3 },
  { course: points('301,286 294,222 276,166 248,116'), girth: 18, tip: 3 },
  { course: points('306,284 318,210 336,152 352,104'), girth: 17, tip: 3 },
  { course: points('240,224 214,190 186,150'), girth: 9, tip: 2 },
  { course: points('366,208 396,170 420,140'), girth: 9, tip: 2 },
  { course: points('288,196 306,150 300,96'), girth: 9, tip: 2 },
  { course: points('200,206 160,216 132,232'), girth: 7, tip: 2 },
  { course: points('398,190 446,206 470,226'), girth: 7, tip: 2 },
];

function bough({ course, girth, tip }: Bough): string {
  const wood = tube(curve(course, 30), (t) => mix(girth, tip, t ** 0.8));
  const outline = tubeOutline(wood, 0, 1, 24);
  return [
    shape(outline, { fill: BARK.body }),
    shape(trace(vein(wood, -0.5, 0, 0.9)), { stroke: BARK.lit, width: Math.max(1, girth * 0.14) }),
    shape(trace(vein(wood, 0.45, 0, 0.9)), { stroke: BARK.deep, width: 1.3 }),
    shape(trace(outline.slice(0, 24)) + trace(outline.slice(24)), { ...OUTLINE, width: 1.9 }),
  ].join('');
}

/** A trunk that opens into roots, and the roots go to the water. */
export function trunk(): string {
  const left = curve(points('180,374 222,364 256,350 272,326 281,300 285,280 292,252'), 31);
  const right = curve(points('424,376 382,366 346,352 328,328 322,300 319,278 313,248'), 31);
  const foot = curve(points('180,374 214,376 238,368 262,378 292,366 318,378 344,367 378,377 424,376'), 40);
  const outline = [...left, ...right.toReversed(), ...foot.toReversed()];
  const grain = range(9).map((i) => {
    const u = (i + 0.5) / 9;
    const line = left.map((point, k): Point => {
      const [bx, by] = right[k]!;
      const sway = 2.2 * Math.sin(k * 0.5 + i * 2);
      return [mix(point[0], bx, u) + sway, mix(point[1], by, u)];
    });
    return { d: trace(line.slice(5 + (i % 3) * 2, 27 - (i % 2) * 4)), dark: u > 0.42 };
  });
  const of = (dark: boolean): string =>
    grain
      .filter((line) => line.dark === dark)
      .map(({ d }) => d)
      .join('');
  return [
    tag(
      'defs',
      {},
      tone(
        'bark',
        [262, 320],
        [344, 330],
        [
          [0, BARK.lit],
          [0.5, BARK.body],
          [1, '#3d2617'],
        ],
      ),
    ),
    shape(outline, { fill: 'url(#bark)' }),
    clipped(
      'trunk',
      outline,
      shape(of(false), { stroke: '#6b4526', width: 1.3 }) +
        shape(of(true), { stroke: BARK.deep, width: 1.7 }),
    ),
    shape(trace(left.slice(0, -1)) + trace(right.slice(0, -1)) + trace(foot), OUTLINE),
  ].join('');
}

/** What the trunk carries; drawn after it, so that no line shows where they part. */
export function boughs(): string {
  return BOUGHS.map(bough).join('');
}
