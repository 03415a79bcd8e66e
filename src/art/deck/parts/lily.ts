import { polar, range } from '../../drawing/plate-burin.ts';
import { ellipse, loop, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** A petal standing on 0, 0 and leaning by some degrees from the upright. */
function petal(size: number, lean: number, width: number): Point[] {
  const foot: Point = [0, 0];
  return loop(
    [
      foot,
      polar(foot, size * 0.5, -90 + lean - width),
      polar(foot, size * 0.82, -90 + lean - width * 0.55),
      polar(foot, size, -90 + lean),
      polar(foot, size * 0.82, -90 + lean + width * 0.55),
      polar(foot, size * 0.5, -90 + lean + width),
    ],
    4,
  );
}

/** An open water lily seen from the side: petals from the outside in, its foot at 0, 0. */
export function lily(size: number): string {
  const petals = [
    [-82, 0.92],
    [82, 0.92],
    [-56, 1],
    [56, 1],
    [-28, 1.04],
    [28, 1.04],
    [0, 1.06],
  ] as const;
  return (
    petals
      .map(([lean, reach]) => {
        const outline = petal(size * reach, lean, 22);
        const veins = [-6, 6].map((away) =>
          trace([
            polar([0, 0], size * 0.25, -90 + lean),
            polar([0, 0], size * reach * 0.78, -90 + lean + away),
          ]),
        );
        return (
          shape(outline, { fill: lean > 20 ? '#ddd0ae' : TONE.ivory, stroke: TONE.brassShade, width: 1.8 }) +
          shape(veins.join(''), { stroke: TONE.brassShade, width: 1 })
        );
      })
      .join('') +
    shape(
      range(5)
        .map((i) => trace([[0, -size * 0.1], polar([0, -size * 0.1], size * 0.34, -130 + i * 20)]))
        .join(''),
      { stroke: TONE.brass, width: 2.6 },
    )
  );
}

/** A pad lying on the water, with its notch and its ribs. */
export function lilyPad(radius: number): string {
  const rim = ellipse([0, 0], radius, radius * 0.3, 24, 336);
  const ribs = range(9).map((i) =>
    trace([[0, 0], ellipse([0, 0], radius * 0.9, radius * 0.26, 44 + i * 34, 45 + i * 34)[0]!]),
  );
  return [
    shape([[0, 0], ...rim], { fill: TONE.leaf, stroke: TONE.leafLit, width: 2 }),
    shape(ribs.join(''), { stroke: TONE.leafDeep, width: 1.3 }),
  ].join('');
}
