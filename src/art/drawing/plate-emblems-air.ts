import {
  almond,
  arc,
  closed,
  cut,
  hatch,
  points,
  polar,
  range,
  rib,
  spline,
  tube,
  tubeOutline,
  vein,
} from './plate-burin.ts';
import type { Cut, Tube } from './plate-burin.ts';
import { line } from './plate-engraving.ts';
import type { Point } from './plate-engraving.ts';

function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A fluted column: the flutes stand closer toward the edges, as on a round shaft. */
function pillar(x: number): Cut[] {
  const shaft: Point[] = [
    [x - 33, 214],
    [x + 33, 214],
    [x + 40, 446],
    [x - 40, 446],
  ];
  const flutes = range(13).map((i) => {
    const u = Math.sin(((i - 6) / 6.6) * (Math.PI / 2));
    return line([
      [x + u * 33, 222],
      [x + u * 40, 440],
    ]);
  });
  const shade = hatch(
    [
      [x + 14, 222],
      [x + 33, 222],
      [x + 40, 440],
      [x + 17, 440],
    ],
    -24,
    5,
  );
  const slabs = [
    box(x - 52, 176, x + 52, 190),
    box(x - 44, 198, x + 44, 214),
    box(x - 46, 446, x + 46, 460),
    box(x - 56, 460, x + 56, 478),
  ];
  const bell: Point[] = [
    [x - 52, 190],
    [x + 52, 190],
    [x + 44, 198],
    [x - 44, 198],
  ];
  return [
    cut(shaft, flutes.join('') + shade),
    cut(bell),
    ...slabs.map((slab) => cut(slab, hatch(slab, 0, 4, 0.5, 1))),
  ];
}

export function gemini(): Cut[] {
  const lintel = box(140, 146, 500, 176);
  const triglyphs = range(9).flatMap((i) =>
    [-8, -2.7, 2.7, 8].map((dx) =>
      line([
        [152 + i * 42 + dx, 152],
        [152 + i * 42 + dx, 172],
      ]),
    ),
  );
  const step = box(148, 478, 492, 496);
  return [
    ...pillar(236),
    ...pillar(404),
    cut(lintel, triglyphs.join('') + hatch(box(140, 146, 500, 152), 0, 3) + line(points('140,172 500,172'))),
    cut(step, hatch(step, 0, 4.4)),
  ];
}

/** Hangs from the true stars: the ring on β, the beam on σ and α, which is why it tips to the right. */
export function libra(): Cut[] {
  const pivot: Point = [356, 270];
  const tilt = 7.6;
  const beam = tube(
    [polar(pivot, 110, 180 + tilt), pivot, polar(pivot, 110, tilt)],
    (t) => 7 + 17 * Math.sin(Math.PI * t) ** 2,
  );
  const pan = (hook: Point): Cut[] => {
    const rim: Point = [hook[0], hook[1] + 150];
    const bowl = arc(rim, 48, 0, 180).map(([x, y]): Point => [x, rim[1] + (y - rim[1]) * 0.62]);
    const chains = [-48, -17, 17, 48].map((dx) => line([hook, [rim[0] + dx, rim[1]]]));
    const lip = closed([
      [rim[0] - 51, rim[1] - 3],
      [rim[0] + 51, rim[1] - 3],
      [rim[0] + 51, rim[1] + 3],
      [rim[0] - 51, rim[1] + 3],
    ]);
    return [
      { outline: chains.join('') },
      cut(bowl, hatch(bowl, 0, 4.2, 0.34, 1)),
      { body: lip, outline: lip + closed(arc(hook, 5, 0, 340)) },
    ];
  };
  const stirrup: Point[] = points('353,182 372,270 356,286 338,268');
  const scale = range(25).map((i) =>
    line([polar(pivot, i % 4 === 0 ? 58 : 64, 216 + i * 4.5), polar(pivot, 70, 216 + i * 4.5)]),
  );
  const needle = almond(pivot, tilt - 90, 62, 8, 0.2);
  return [
    { outline: line(arc(pivot, 70, 214, 326)) + line(arc(pivot, 74, 214, 326)), fine: scale.join('') },
    { outline: closed(stirrup) + closed(arc([353, 166], 16, 0, 356)) + closed(arc([353, 166], 11, 0, 352)) },
    ...pan(beam.at(0.02, 0)),
    ...pan(beam.at(0.98, 0)),
    cut(
      tubeOutline(beam),
      line(vein(beam, 0.5, 0.04, 0.96)) + hatch(tubeOutline(beam), 90 + tilt, 4.6, 0.4, 1),
    ),
    cut(needle),
    cut(arc(pivot, 15, 0, 352), closed(arc(pivot, 9, 0, 350))),
  ];
}

const URN: readonly [along: number, radius: number][] = points(
  '0,40 0.03,40 0.06,27 0.13,23 0.2,30 0.32,60 0.44,72 0.56,70 0.72,50 0.86,24 0.9,21 0.94,34 1,36',
);

function urnWidth(t: number): number {
  const i = Math.max(
    1,
    URN.findIndex(([along]) => along >= t),
  );
  const [[a, from], [b, to]] = [URN[i - 1]!, URN[i]!];
  const ease = (1 - Math.cos((Math.PI * (t - a)) / (b - a))) / 2;
  return 2 * (from + (to - from) * ease);
}

/** What the urn pours, line by line from its lip, and the sea that takes it up. */
function water(urn: Tube): Cut[] {
  const streams = range(9).map((i) => {
    const [x, y] = urn.at(0, -0.8 + i * 0.2);
    const fall = (4 - i) * 5.4;
    const course: Point[] = [
      [x, y],
      [x - 26, y + 16 + i],
      [212 + fall * 0.9, 366 + i * 2],
      [198 + fall * 1.1, 420],
      [208 + fall * 1.5, 474],
      [202 + fall * 2.1, 506],
    ];
    return spline(course);
  });
  const waves = range(8).map((row) => {
    const swell = (k: number): number => (3 + row * 0.4) * Math.sin(k * 0.32 + row * 1.9);
    return line(range(100).map((k): Point => [100 + k * 4.5, 476 + row * 10 + swell(k)]));
  });
  const rings = [50, 66, 84].map((r) =>
    closed(arc([204, 506], r, 0, 356).map(([x, y]): Point => [x, 506 + (y - 506) * 0.24])),
  );
  return [
    { outline: waves.filter((_, i) => i % 2 === 0).join(''), fine: waves.join('') },
    { body: rings[2]!, outline: rings[0]! + rings[1]!, fine: rings[2]! },
    {
      body: closed([...streams[0]!, ...streams[8]!.toReversed()]),
      outline: line(streams[0]!) + line(streams[8]!),
      fine: streams.map(line).join(''),
    },
  ];
}

/** The urn lies over the water jar of the figure; what it pours runs along the streams to the sea below. */
export function aquarius(): Cut[] {
  const urn = tube(points('262,274 352,236 442,198'), (t) => 0.88 * urnWidth(t));
  const bands = [0.05, 0.2, 0.23, 0.36, 0.38, 0.62, 0.64, 0.88, 0.93].map((t) => line(rib(urn, t, 0.035)));
  const shade = range(52).map((i) => line(rib(urn, 0.12 + i * 0.0145, 0.035, 0.3 + (i % 2) * 0.22, 1)));
  const frieze = range(15).map((i) => {
    const u = Math.sin(((i - 7) / 7.4) * (Math.PI / 2));
    const at = (t: number): Point => urn.at(t + 0.035 * (1 - u * u), u);
    return line([at(0.38), at(0.62)]);
  });
  const grasp = points('0.1,-0.9 0.1,-2.3 0.22,-2.6 0.36,-1.25 0.4,-0.9').map(([t, u]) => urn.at(t, u));
  const handle = tube(spline(grasp), () => 8);
  return [
    ...water(urn),
    cut(tubeOutline(handle), line(vein(handle, 0.3, 0, 1))),
    cut(tubeOutline(urn, 0, 1, 120), [...bands, ...shade, ...frieze].join('')),
  ];
}
