import { fractions, points, polar, range, tube, tubeOutline } from '../../drawing/plate-burin.ts';
import { loop, placed, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, clipped, curve, mix, scatter } from './engraving.ts';
import { nightGround } from './ground.ts';

interface LeafInk {
  lit: string;
  shade: string;
  rib: string;
}

/** Olive leaves are green above and silver beneath; a few are turned by the wind. */
const ABOVE: LeafInk = { lit: '#8fb27a', shade: '#557f58', rib: '#d5e6b8' };
const BENEATH: LeafInk = { lit: '#d3dec6', shade: '#a3b7a0', rib: '#5b775f' };

interface Leaf {
  foot: Point;
  degrees: number;
  length: number;
  width: number;
  bend: number;
}

function leaf({ foot, degrees, length, width, bend }: Leaf, { lit, shade, rib }: LeafInk): string {
  const spine = fractions(16).map((t) =>
    polar(polar(foot, length * t, degrees), length * bend * t * t, degrees + 90),
  );
  const blade = tube(spine, (t) => 1.4 + width * Math.sin(Math.PI * t ** 0.86) ** 0.9);
  const middle = fractions(14).map((t) => blade.at(t, 0));
  // The half that looks down is in shade.
  const side = blade.at(0.5, 1)[1] > blade.at(0.5, -1)[1] ? 1 : -1;
  const dark = [...middle, ...fractions(14).map((t) => blade.at(1 - t, side))];
  const ribs = range(5).flatMap((i) => {
    const t = 0.2 + i * 0.14;
    return [1, -1].map((u) => trace([blade.at(t, 0), blade.at(t + 0.1, u * 0.72)]));
  });
  const outline = tubeOutline(blade, 0, 1, 26);
  return [
    shape(outline, { fill: lit }),
    shape(dark, { fill: shade }),
    shape(ribs.join(''), { stroke: rib, width: 0.9, opacity: 0.5 }),
    shape(trace(middle), { stroke: rib, width: 1.5 }),
    shape(outline, OUTLINE),
  ].join('');
}

const SPINE = curve(points('84,372 160,362 236,330 306,292 372,254 432,196 474,136'), 61);

/** Leaves stand in pairs, one on either side, and no two are of one size: parts of the longest, and degrees from the branch. */
interface Node {
  at: number;
  long: readonly [above: number, below: number];
  spread: readonly [above: number, below: number];
}

const NODES: readonly Node[] = [
  { at: 9, long: [0.74, 0.6], spread: [50, 40] },
  { at: 18, long: [1.08, 0.84], spread: [44, 52] },
  { at: 27, long: [0.86, 1.1], spread: [58, 34] },
  { at: 35, long: [1.16, 0.9], spread: [40, 46] },
  { at: 43, long: [0.82, 1.04], spread: [52, 38] },
  { at: 50, long: [0.96, 0.7], spread: [36, 50] },
  { at: 56, long: [0.62, 0.78], spread: [44, 34] },
];

function wayAt(i: number): number {
  const [a, b] = [SPINE[Math.max(0, i - 1)]!, SPINE[Math.min(60, i + 1)]!];
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** Smooth bark, a knot where leaves part, and a slanting cut at its foot. */
function branch(): string {
  const knots = [0, ...NODES.map(({ at }) => at / 60)];
  const wood = tube(
    SPINE,
    (t) => mix(12, 3.4, t) + 2.6 * Math.max(0, ...knots.map((at) => 1 - Math.abs(t - at) / 0.016)),
  );
  const outline = tubeOutline(wood, 0, 1, 90);
  const bark = range(26).map((i) => {
    const t = scatter(i, 3) * 0.8;
    const u = mix(-0.2, 0.8, scatter(i, 4));
    return trace(fractions(4).map((part) => wood.at(t + part * 0.05, u)));
  });
  return [
    shape(outline, { fill: '#8a6a42' }),
    clipped(
      'wood',
      outline,
      shape(trace(fractions(40).map((t) => wood.at(t, -0.5))), { stroke: '#cfae74', width: 2.4 }) +
        shape(bark.join(''), { stroke: '#43301c', width: 1.1 }),
    ),
    shape(outline, OUTLINE),
  ].join('');
}

/** A ripe olive hanging by its stalk: turning from green to plum, its light at the upper left. */
function olive(size: number, stalk: number, ink: string): string {
  const sized = (text: string): Point[] =>
    points(text).map(([x, y]) => [(x / 100) * size, (y / 100) * size + stalk]);
  const body = loop(sized('0,0 -36,22 -46,58 -30,98 0,116 32,98 46,56 34,20'), 8);
  const rounds = range(7).map((i) =>
    trace(curve(sized(`${10 + i * 5.5},16 ${20 + i * 5},60 ${i * 5 - 2},108`), 12)),
  );
  const gleam = curve(sized('-30,62 -28,36 -12,20'), 9);
  const light = shape(trace(gleam), { stroke: '#e9f0c9', width: 3 });
  return [
    shape(`M0 0Q5 ${stalk * 0.5} 0 ${stalk + 3}`, { stroke: '#0a1024', width: 4.6 }),
    shape(`M0 0Q5 ${stalk * 0.5} 0 ${stalk + 3}`, { stroke: '#8a9a58', width: 2.6 }),
    shape(body, { fill: ink }),
    clipped(
      `olive-${Math.round(size * 10)}`,
      body,
      shape(rounds.join(''), { stroke: '#1b1430', width: 1.8, opacity: 0.75 }) + light,
    ),
    shape(body, OUTLINE),
  ].join('');
}

/** Fruit hangs straight down, each on a stalk of its own length, from where a pair of leaves parts. */
const FRUIT = [
  { node: 1, aside: 4, size: 42, stalk: 18, ink: '#4a5a34' },
  { node: 2, aside: -5, size: 38.5, stalk: 40, ink: '#5f7040' },
  { node: 3, aside: -9, size: 45, stalk: 16, ink: '#3d3a3c' },
  { node: 3, aside: 30, size: 39.5, stalk: 50, ink: '#566a3a' },
  { node: 5, aside: 3, size: 37, stalk: 22, ink: '#4f5f36' },
] as const;

const leaves = (side: 1 | -1): string[] =>
  NODES.map(({ at, long, spread }, k) => {
    const i = side > 0 ? 1 : 0;
    const length = 132 * long[i]!;
    const form: Leaf = {
      foot: SPINE[at]!,
      degrees: wayAt(at) + side * spread[i]!,
      length,
      width: length * mix(0.17, 0.23, scatter(k, side + 2)),
      bend: side * mix(-0.16, 0.1, scatter(k, side + 7)),
    };
    return leaf(form, (k * 2 + i) % 5 === 2 ? BENEATH : ABOVE);
  });

/** A branch of olive with its fruit, a soft light behind it. */
export function oliveBranch(): string {
  const fruit = FRUIT.map(({ node, aside, size, stalk, ink }) => {
    const [x, y] = SPINE[NODES[node]!.at]!;
    return placed(olive(size, stalk, ink), { at: [x + aside * 0.3, y + 3], turn: -aside });
  });
  const end = SPINE[60]!;
  return [
    nightGround({ at: [306, 232], reach: 400, core: '#c3c795', mid: '#2b5660', far: '#07101f' }),
    ...leaves(-1),
    leaf({ foot: end, degrees: wayAt(60) - 4, length: 92, width: 18, bend: 0.1 }, ABOVE),
    ...leaves(1),
    ...fruit,
    branch(),
  ].join('');
}
