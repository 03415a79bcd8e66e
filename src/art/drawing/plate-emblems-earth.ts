import {
  almond,
  arc,
  closed,
  cut,
  fractions,
  hatch,
  mirrored,
  points,
  polar,
  range,
  rib,
  spline,
  tube,
  tubeOutline,
  vein,
} from './plate-burin.ts';
import type { Cut } from './plate-burin.ts';
import { line } from './plate-engraving.ts';
import type { Point } from './plate-engraving.ts';

function bullHorn(side: 1 | -1): Cut {
  const right: Point[] = points('330,296 392,300 448,272 474,222 462,170 432,142');
  const horn = tube(spline(side === 1 ? right : mirrored(right, 320)), (t) => 46 * (1 - t) ** 0.75 + 1.5);
  const [from, to] = side === 1 ? [0.05, 1] : [-1, -0.05];
  const ribs = range(54).map((i) =>
    line(
      i < 16 && i % 3 === 0
        ? rib(horn, i / 54, 0.02)
        : rib(horn, i / 54, 0.02, from + (i % 2) * (side > 0 ? 0.3 : 0), to - (i % 2) * (side > 0 ? 0 : 0.3)),
    ),
  );
  return cut(tubeOutline(horn), ribs.join(''));
}

/** The horned disc, which is the sign's glyph in relief: horns, brow band and a shield of rays. */
export function taurus(): Cut[] {
  const centre: Point = [320, 402];
  const circles = [88, 80, 60, 54, 22, 17].map((r) => closed(arc(centre, r, 0, 356)));
  const teeth = range(48).map((i) => line([polar(centre, 80, i * 7.5), polar(centre, 88, i * 7.5)]));
  const petals = range(12).map((i) => almond(polar(centre, 22, i * 30 + 15), i * 30 + 15, 32, 15, 0.55));
  const shade = range(6).map((i) => line(arc(centre, 62 + i * 3, -42 - i * 5, 96 + i * 5)));
  const band = tube(spline(points('262,310 292,302 320,300 348,302 378,310')), () => 26);
  const beads = range(9).map((i) => closed(arc(band.at(0.08 + i * 0.105, 0), 4.5, 0, 340)));
  return [
    bullHorn(1),
    bullHorn(-1),
    cut(arc(centre, 94, 0, 356), [...circles, ...teeth, ...shade].join('')),
    ...petals.map((petal, i) => cut(petal, hatch(petal, i * 30 + 15, 3.6, 0.1, 0.8))),
    cut(tubeOutline(band), line(vein(band, 0.7, 0, 1)) + line(vein(band, -0.7, 0, 1)) + beads.join('')),
  ];
}

export function virgo(): Cut[] {
  const stem = tube(spline(points('286,548 298,470 301,414 318,330 338,240 346,186')), () => 7);
  const grains = range(9).flatMap((i): Cut[] => {
    const t = 0.36 + i * 0.066;
    const foot = stem.at(t, 0);
    return [-1, 1].map((side): Cut => {
      const length = 74 - i * 3;
      const angle = -84 + i * 0.8 + side * (34 - i * 1.6);
      const grain = almond(foot, angle, length, 29 - i);
      const tip = polar(foot, length, angle);
      const awn = spline([tip, polar(tip, 44, angle - side * 4), polar(tip, 92 - i * 3, angle - side * 11)]);
      return {
        ...cut(grain, hatch(grain, angle, 4.6, side > 0 ? 0.1 : 0.3, 0.9)),
        outline: closed(grain) + line(awn),
      };
    });
  });
  const leafSpine = spline(points('292,500 240,440 196,420 158,440'));
  const leaf = tube(leafSpine, (t) => 26 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) + 0.5);
  const other = tube(
    spline(points('296,486 352,432 400,424 446,458')),
    (t) => 24 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) + 0.5,
  );
  const top = almond(stem.at(0.97, 0), -80, 60, 22);
  return [
    ...[leaf, other].map((blade) =>
      cut(tubeOutline(blade), [-0.5, 0, 0.3, 0.6].map((u) => line(vein(blade, u, 0.04, 0.9))).join('')),
    ),
    cut(tubeOutline(stem, 0, 0.5), line(vein(stem, 0.4, 0, 0.4))),
    ...grains.reverse(),
    cut(top, hatch(top, -80, 4.6)),
  ];
}

/** Scales in rows that overlap toward the tail, along a tube. */
function scales(body: ReturnType<typeof tube>, from: number, to: number, rows: number): string {
  return range(rows)
    .flatMap((i) => {
      const t = from + ((to - from) * i) / rows;
      const size = (to - from) / rows;
      const offset = i % 2 ? 0.5 : 0;
      return range(5).map((k) => {
        const middle = -1 + (k + offset) * 0.5;
        return line(
          fractions(9).map((f) => {
            const u = Math.max(-1, Math.min(1, middle - 0.25 + f * 0.5));
            return body.at(t + size * 1.1 * Math.sin(Math.PI * f), u);
          }),
        );
      });
    })
    .join('');
}

/** Horn above, fish's tail below, joined by a collar: the sea-goat along its own stars, δ at the tail. */
export function capricorn(): Cut[] {
  const body = tube(
    spline(points('456,304 448,372 402,432 334,456 262,430 208,376 174,322')),
    (t) => 84 * (1 - t) ** 0.8 + 11,
  );
  const horn = (spine: Point[], root: number): Cut => {
    const cone = tube(spline(spine), (t) => root * (1 - t) ** 0.8 + 1.5);
    const ribs = range(40).flatMap((i) => {
      const t = 1 - (1 - i / 40) ** 1.2;
      return [line(rib(cone, t, 0.016, i % 2 ? 0.1 : -1, 1))];
    });
    return cut(tubeOutline(cone), ribs.join(''));
  };
  const fin = (angle: number): Cut => {
    const lobe = almond([174, 326], angle, 106, 56, 0.6);
    const rays = range(9).map((i) =>
      line([[174, 326], polar([174, 326], 98 - Math.abs(i - 4) * 6, angle - 15 + i * 3.75)]),
    );
    return cut(lobe, rays.join(''));
  };
  const keel = range(86).map((i) => line(rib(body, 0.05 + i * 0.0105, 0.01, -1, i % 2 ? -0.72 : -0.52)));
  const collar = tube(points('456,288 456,312'), () => 100);
  const edges = [0.2, 0.8].map((t) => line(rib(collar, t, 0.2)));
  const beads = range(9).map((i) =>
    closed(arc(collar.at(0.5 + 0.2 * (1 - (i / 4 - 1) ** 2), (i / 4 - 1) * 0.88), 4, 0, 340)),
  );
  return [
    fin(-36),
    fin(-110),
    horn(points('464,296 478,232 452,182 402,148 338,138'), 46),
    cut(tubeOutline(body), scales(body, 0.02, 0.98, 24) + keel.join('')),
    horn(points('446,296 450,238 420,194 360,176 282,200'), 76),
    cut([...rib(collar, 0, 0.2), ...rib(collar, 1, 0.2).reverse()], edges.join('') + beads.join('')),
  ];
}
