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
} from './plate-burin.ts';
import type { Cut, Tube } from './plate-burin.ts';
import { line } from './plate-engraving.ts';
import type { Point } from './plate-engraving.ts';

/** One arm of the crab: two joints, palm, the fixed finger and the hinged one. */
function claw(side: 1 | -1): Cut[] {
  const place = (points: Point[]): Point[] => {
    const fitted = points.map(([x, y]): Point => [320 + (x - 320) * 0.87, 352 + (y - 352) * 0.87]);
    return spline(side === 1 ? fitted : mirrored(fitted, 320));
  };
  const shade = (body: Tube, count: number): string =>
    range(count)
      .map((i) =>
        line(rib(body, (i + 1) / (count + 1), 0.03, side > 0 ? reach(i) : -1, side > 0 ? 1 : -reach(i))),
      )
      .join('');
  const reach = (i: number): number => [-0.1, 0.5, 0.2, 0.6][i % 4]!;
  const piece = (body: Tube, count: number): Cut => cut(tubeOutline(body), shade(body, count));
  const thigh = tube(place(points('362,520 408,508 452,476')), (t) => 34 + 12 * Math.sin(Math.PI * t));
  const wrist = tube(place(points('458,478 486,440 496,400')), (t) => 36 + 18 * Math.sin(Math.PI * t * 0.9));
  const hand = tube(place(points('496,400 500,340 484,270 440,206 388,172 344,164')), (t) =>
    t < 0.3 ? 40 + 34 * Math.sin((Math.PI / 2) * (t / 0.3)) : 74 * (1 - ((t - 0.3) / 0.7) ** 0.9) + 1,
  );
  const finger = tube(
    place(points('492,334 444,288 394,240 356,214 330,206')),
    (t) => 44 * (1 - t) ** 0.8 * Math.min(1, 0.7 + t * 2) + 1,
  );
  const teeth = range(11).map((i) => {
    const t = 0.52 + i * 0.042;
    return closed([hand.at(t, -side), hand.at(t + 0.014, -side * 1.5), hand.at(t + 0.03, -side)]);
  });
  const grit = range(18).map((i) =>
    closed(arc(hand.at(0.1 + i * 0.026, -side * (0.1 + 0.5 * ((i * 0.618) % 1))), 1.6, 0, 330)),
  );
  return [
    piece(thigh, 18),
    piece(wrist, 18),
    piece(finger, 38),
    { outline: teeth.join('') },
    { ...piece(hand, 76), outline: closed(tubeOutline(hand)) },
    { fine: grit.join('') },
  ];
}

export function cancer(): Cut[] {
  const shell = arc([320, 640], 176, 180, 360).map(([x, y]): Point => [x, 640 + (y - 640) * 0.84]);
  const ridges = [150, 122].map((r) =>
    line(arc([320, 640], r, 190, 350).map(([x, y]): Point => [x, 640 + (y - 640) * 0.84])),
  );
  const growth = range(73).map((i) => {
    const at = (r: number): Point => {
      const [x, y] = polar([320, 640], r, 180 + i * 2.5);
      return [x, 640 + (y - 640) * 0.84];
    };
    return line([at(176), at(i % 2 ? 164 : 156)]);
  });
  return [...claw(1), ...claw(-1), cut(shell, ridges.join('') + growth.join(''))];
}

/** A joint of the scorpion: a barrel across the line of stars, shaded on its outer side. */
function joint(body: Tube, from: number, to: number): Cut {
  const edge = (u: number): Point[] =>
    fractions(9).map((f) =>
      body.at(from + (to - from) * f + 0.012 * (1 - u * u), u * (0.84 + 0.16 * Math.sin(Math.PI * f))),
    );
  const outline = [
    ...rib(body, from, 0.014, -0.84, 0.84),
    ...edge(1),
    ...rib(body, to, 0.014, -0.84, 0.84).reverse(),
    ...edge(-1).reverse(),
  ];
  const count = Math.max(4, Math.round(((to - from) * body.length) / 5));
  const shade = range(count).map((k) => {
    const t = from + ((to - from) * (k + 0.5)) / count;
    return line(rib(body, t, 0.014, 0.05 + (k % 2) * 0.3, 0.95));
  });
  return cut(outline, shade.join(''));
}

function pincer(spine: Point[], bend: number): Cut[] {
  const arm = tube(spline(spine), (t) => 13 + 8 * t);
  const wrist = spine.at(-1)!;
  const [ax, ay] = spine.at(-2)!;
  const heading = (Math.atan2(wrist[1] - ay, wrist[0] - ax) * 180) / Math.PI;
  const fingers = [heading + bend + 17, heading + bend - 15].map((angle, i) => {
    const blade = almond(wrist, angle, i === 0 ? 58 : 50, 22, 0.3);
    return cut(blade, hatch(blade, angle, 3.6, 0.2, 1));
  });
  return [
    cut(
      tubeOutline(arm),
      range(10)
        .map((i) => line(rib(arm, i / 10, 0.04, 0.1, 1)))
        .join(''),
    ),
    ...fingers,
  ];
}

/** Laid along the true line of stars, from the claws over Antares to the sting at Shaula. */
export function scorpio(): Cut[] {
  const trunk = tube(
    spline(points('434,226 404,246 376,261 339,288 318,330 306,362')),
    (t) => 30 + 38 * Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.16)),
  );
  const tail = tube(
    spline(points('306,362 303,395 299,442 264,462 213,457 187,428 196,408')),
    (t) => 40 - 12 * t,
  );
  const trunkJoints = range(7)
    .map((i) => joint(trunk, i / 7, (i + 0.98) / 7))
    .reverse();
  const tailJoints = range(6).map((i) => joint(tail, i / 6, (i + 0.96) / 6));
  const bulb = almond([188, 424], -56, 50, 34, 0.4);
  const sting = tube(spline(points('206,396 224,372 226,346 212,324')), (t) => 15 * (1 - t) + 1);
  return [
    ...pincer(points('424,216 420,186 392,168'), -30),
    ...pincer(points('444,240 474,262 476,300'), 24),
    ...tailJoints.reverse(),
    ...trunkJoints,
    cut(
      tubeOutline(sting),
      range(9)
        .map((i) => line(rib(sting, i / 9, 0.04, -1, 0.1)))
        .join(''),
    ),
    cut(bulb, hatch(bulb, -56, 4, 0.3, 1)),
  ];
}

function fan(foot: Point, degrees: number, length: number, spread: number): Cut {
  const edge = fractions(13).map((f) =>
    polar(foot, length * (0.86 + 0.14 * Math.cos((f - 0.5) * 5)), degrees + (f - 0.5) * spread),
  );
  return cut([foot, ...edge], edge.map((point) => line([foot, point])).join(''));
}

/** A fish along a spine from mouth to tail, scaled, with rayed fins. */
function fish(points: Point[], girth: number): Cut[] {
  const body = tube(spline(points), (t) => girth * 2.1 * t ** 0.72 * (1.05 - t) ** 0.95 + 1);
  const rows = range(15).flatMap((i) =>
    range(6).map((k) => {
      const middle = -1 + (k + (i % 2) * 0.5) * 0.36;
      return line(
        fractions(7).map((f) =>
          body.at(
            0.28 + i * 0.047 - 0.04 * Math.sin(Math.PI * f) + 0.04,
            Math.max(-1, Math.min(1, middle - 0.18 + 0.36 * f)),
          ),
        ),
      );
    }),
  );
  const [tail, before] = [body.at(0.97, 0), body.at(0.86, 0)];
  const heading = (Math.atan2(tail[1] - before[1], tail[0] - before[0]) * 180) / Math.PI;
  const nape = range(7).map((i) => line(rib(body, 0.04 + i * 0.022, -0.03, 0.3, 1)));
  return [
    fan(body.at(0.46, -0.8), heading - 40, girth * 0.46, 50),
    fan(body.at(0.5, 0.8), heading + 40, girth * 0.46, 50),
    fan(tail, heading + 24, girth * 0.8, 42),
    fan(tail, heading - 24, girth * 0.8, 42),
    cut(
      tubeOutline(body, 0, 1, 90),
      [...rows, ...nape, line(rib(body, 0.22, -0.05)), line(rib(body, 0.235, -0.05))].join(''),
    ),
  ];
}

/** Two fish on one cord that is knotted at Alrescha, each around its own stars. */
export function pisces(): Cut[] {
  const cord = tube(
    spline(points('256,306 232,322 204,350 164,378 144,392 138,378 160,374 200,364 260,352 340,354')),
    () => 5,
  );
  return [
    cut(
      tubeOutline(cord, 0, 1, 120),
      range(80)
        .map((i) => line(rib(cord, i / 80, 0.006)))
        .join(''),
    ),
    ...fish(points('240,134 262,186 266,240 254,306'), 94),
    ...fish(points('528,352 476,380 420,384 346,354'), 100),
  ];
}
