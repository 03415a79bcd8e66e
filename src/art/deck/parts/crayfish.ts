import { mirrored, points, range, spline } from '../../drawing/plate-burin.ts';
import { engraved, loop, shape, symmetric, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

const SHELL = { ink: TONE.oxbloodDeep, degrees: 0, pitch: 5, from: 0.55, width: 1.3 };
const EDGE = { stroke: '#f2b3a0', width: 2.2 };

/** One claw and its arm, at the left. */
function claw(): Point[][] {
  return [
    loop(points('-14,-76 -40,-86 -58,-112 -52,-120 -30,-100 -10,-88'), 5),
    loop(points('-52,-112 -76,-134 -80,-172 -64,-200 -58,-168 -50,-160 -46,-196 -34,-164 -36,-128'), 5),
  ];
}

/** Seen from above, climbing upward; the end of its tail is at 0, 0. */
export function crayfish(): string {
  const shell = loop(symmetric(points('0,-128 -12,-112 -24,-90 -26,-64 -20,-46 0,-42')), 4);
  const rings = range(4).map((i) =>
    symmetric(
      points(
        `0,${-46 + i * 10} ${-20 + i * 2},${-44 + i * 10} ${-19 + i * 2},${-34 + i * 10} 0,${-32 + i * 10}`,
      ),
    ),
  );
  const fan = loop(points('0,-10 -12,-10 -30,0 -26,18 -10,12 0,22 10,12 26,18 30,0 12,-10'), 4);
  const legs = [-96, -82, -68, -56].map((y, i) =>
    spline(points(`-22,${y} -50,${y - 4 + i * 5} -68,${y + 22 + i * 6}`), 4),
  );
  const feelers = spline(points('-6,-124 -14,-168 -8,-214 -26,-250'), 5);
  const both = (d: readonly Point[]): string => trace(d) + trace(mirrored(d, 0));
  return [
    shape([...legs, feelers].map(both).join(''), { stroke: '#d9606a', width: 3 }),
    ...claw().flatMap((piece) =>
      [piece, mirrored(piece, 0)].map((each) => engraved(each, { fill: TONE.oxblood, ...EDGE }, SHELL)),
    ),
    engraved(fan, { fill: TONE.oxbloodShade, ...EDGE }),
    ...rings.toReversed().map((ring) => engraved(ring, { fill: TONE.oxblood, ...EDGE }, SHELL)),
    engraved(shell, { fill: TONE.oxblood, ...EDGE }, SHELL),
    shape('M0 -122V-44M-18 -84Q0 -72 18 -84', { stroke: '#f2b3a0', width: 1.6 }),
  ].join('');
}
