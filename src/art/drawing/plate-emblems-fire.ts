import {
  arc,
  closed,
  cut,
  fractions,
  hatch,
  points,
  polar,
  range,
  rib,
  spline,
  tube,
  tubeOutline,
  turned,
  vein,
} from './plate-burin.ts';
import type { Cut } from './plate-burin.ts';
import { line } from './plate-engraving.ts';
import type { Point } from './plate-engraving.ts';

/** One great horn, rolled up around the ram's own stars; its rings swell as on the animal. */
export function aries(): Cut[] {
  const centre: Point = [326, 338];
  const spine = fractions(140).map((t) =>
    polar(centre, 102 * (1 - t) ** 1.15 + 52, 176 + t * 420 - 60 * t ** 6),
  );
  const rings = 30;
  const horn = tube(
    spine,
    (t) => (92 * (1 - t) ** 0.74 + 2) * (1 + 0.05 * Math.cos(ringAt(t) * 2 * Math.PI)),
  );
  function ringAt(t: number): number {
    return rings * (1 - (1 - t) ** (1 / 1.25));
  }
  const places = range(rings).map((i) => 1 - (1 - (i + 0.5) / rings) ** 1.25);
  const lines = places.flatMap((t, i) => {
    const gap = (places[i + 1] ?? 1) - t;
    return [
      line(rib(horn, t, 0.014)),
      ...[0.25, 0.5, 0.75].map((k) => line(rib(horn, t + gap * k, 0.014, -1, k === 0.5 ? -0.1 : -0.45))),
      line(rib(horn, t + gap * 0.3, 0.014, 0.62, 1)),
    ];
  });
  const root = rib(horn, 0, 0.014);
  const outline = [...root.slice(1, -1).reverse(), ...tubeOutline(horn, 0, 1, 260)];
  return [cut(outline, lines.join(''))];
}

export function leo(): Cut[] {
  const centre: Point = [320, 328];
  const lock = (i: number, foot: number, length: number, width: number): Cut => {
    const angle = i * 15;
    const spine = fractions(24).map((t): Point =>
      polar(centre, foot + length * t, angle + 13 * Math.sin(t * Math.PI * 1.15) * t),
    );
    const flame = tube(spine, (t) => width * (1 - t ** 1.6) + 0.6);
    const outline = tubeOutline(flame);
    const veins = [-0.5, 0, 0.5].map((u) => line(vein(flame, u, 0, 0.82 - Math.abs(u) * 0.3)));
    return { body: closed(outline), outline: closed(outline), fine: veins.join('') };
  };
  const back = range(24)
    .filter((i) => i % 2 === 1)
    .map((i) => lock(i, 84, 104, 40));
  const front = range(24)
    .filter((i) => i % 2 === 0)
    .map((i) => lock(i, 78, 78, 36));
  const disc = arc(centre, 84, 0, 356);
  const rings = [80, 74, 62].map((r) => closed(arc(centre, r, 0, 356)));
  const rays = range(72).map((i) => line([polar(centre, 62, i * 5), polar(centre, 74, i * 5)]));
  return [...back, ...front, cut(disc, rings.join('') + rays.join(''))];
}

/** One limb of the bow, bound with cord in three places; `belly` is the side toward the string. */
function bowLimb(course: string, belly: 1 | -1): Cut {
  const limb = tube(spline(points(course)), (t) => 32 * (1 - t) ** 0.62 + 7);
  const [from, to] = belly === 1 ? [0.3, 1] : [-1, -0.3];
  const shade = range(46).map((i) => line(rib(limb, i / 46, 0.01, from, to)));
  const cord = [0.16, 0.42, 0.68].flatMap((t) => range(7).map((k) => line(rib(limb, t + k * 0.012, 0.01))));
  return cut(tubeOutline(limb), [...shade, ...cord, line(vein(limb, belly * 0.3, 0, 1))].join(''));
}

/** The drawn bow over the archer's own bow stars; the arrow lies from σ to γ and points as the figure does. */
export function sagittarius(): Cut[] {
  const nock: Point = [192, 301];
  const tilt = 6.3;
  const handle = tube(points('441,288 446,329 438,370'), () => 38);
  const grip = tubeOutline(handle);
  const shaft = tube([nock, [484, 334]], () => 8);
  const head = turned(points('532,334 476,308 489,334 476,360'), [484, 334], tilt);
  const feathers = [-1, 1].map((side) => {
    const vane: Point[] = [
      [202, 301],
      [190, 301 + side * 28],
      [262, 301 + side * 26],
      [290, 301],
    ];
    return turned(vane, nock, tilt);
  });
  const strings = points('394,128 358,524').map((end) => tube([end, [nock[0] + 4, nock[1]]], () => 3.4));
  return [
    ...strings.map((string) => cut(tubeOutline(string))),
    bowLimb('441,290 430,236 398,188 382,156 394,128', -1),
    bowLimb('438,368 416,424 374,468 352,498 358,524', 1),
    cut(grip, hatch(grip, 40, 5) + hatch(grip, -30, 5)),
    ...feathers.map((feather, i) => cut(feather, hatch(feather, i === 0 ? 58 : -46, 4.4))),
    cut(tubeOutline(shaft), line(vein(shaft, 0.4, 0, 1))),
    cut(head, hatch(head, 96, 4, 0.5, 1) + line([polar([484, 334], 5, tilt), polar([484, 334], 46, tilt)])),
  ];
}
