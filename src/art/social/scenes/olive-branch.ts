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

const SPINE = curve(points('96,396 176,370 264,328 344,272 412,204 462,132'), 61);

function wayAt(i: number): number {
  const [a, b] = [SPINE[Math.max(0, i - 1)]!, SPINE[Math.min(60, i + 1)]!];
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

function branch(): string {
  const wood = tube(SPINE, (t) => mix(13, 4, t));
  const outline = tubeOutline(wood, 0, 1, 60);
  const bark = range(44).map((i) => {
    const t = i / 44;
    return trace([wood.at(t, -0.7 + 0.5 * scatter(i)), wood.at(t + 0.022, 0.9)]);
  });
  return [
    shape(outline, { fill: '#8f6234' }),
    clipped(
      'wood',
      outline,
      shape(trace(fractions(40).map((t) => wood.at(t, -0.5))), { stroke: '#c99a5c', width: 2.2 }) +
        shape(bark.join(''), { stroke: '#3a2412', width: 1.1 }),
    ),
    shape(outline, OUTLINE),
  ].join('');
}

/** A ripe olive hanging by its stalk: turning from green to plum, its light at the upper left. */
function olive(size: number): string {
  const sized = (text: string): Point[] =>
    points(text).map(([x, y]) => [(x / 100) * size, (y / 100) * size + 8]);
  const body = loop(sized('0,0 -36,22 -46,58 -30,98 0,116 32,98 46,56 34,20'), 8);
  const rounds = range(7).map((i) =>
    trace(curve(sized(`${10 + i * 5.5},16 ${20 + i * 5},60 ${i * 5 - 2},108`), 12)),
  );
  const gleam = curve(sized('-30,62 -28,36 -12,20'), 9);
  const light = shape(trace(gleam), { stroke: '#e9f0c9', width: 3 });
  return [
    shape('M0 -8Q-3 0 0 10', { stroke: '#6b7a44', width: 3 }),
    shape(body, { fill: '#4c5a35' }),
    clipped(
      `olive-${Math.round(size * 10)}`,
      body,
      shape(rounds.join(''), { stroke: '#1b1430', width: 1.8, opacity: 0.75 }) + light,
    ),
    shape(body, OUTLINE),
  ].join('');
}

/** A branch of olive with its fruit, lit from above by a quiet blue. */
export function oliveBranch(): string {
  const nodes = range(9).map((k) => ({ at: 8 + k * 6, k }));
  const leaves = nodes.flatMap(({ at, k }) =>
    [-1, 1].map((side) => {
      const length = mix(114, 80, k / 8) * (0.92 + 0.16 * scatter(k, side + 2));
      const form: Leaf = {
        foot: SPINE[at + (side > 0 ? 2 : 0)]!,
        degrees: wayAt(at) + side * mix(46, 34, k / 8) + 8 * (scatter(k, side + 5) - 0.5),
        length,
        width: length * 0.21,
        bend: side * -0.1,
      };
      return leaf(form, (k + (side > 0 ? 1 : 0)) % 3 === 1 ? BENEATH : ABOVE);
    }),
  );
  const fruit = [
    { at: SPINE[17]!, turn: 6, size: 40 },
    { at: SPINE[27]!, turn: -4, size: 44.5 },
    { at: SPINE[33]!, turn: -10, size: 37.2 },
    { at: SPINE[42]!, turn: 8, size: 33.2 },
  ];
  const end = SPINE[60]!;
  return [
    nightGround({ at: [300, 240], reach: 470, core: '#2f5670', mid: '#15304a', far: '#070d1c' }),
    ...leaves,
    leaf({ foot: end, degrees: wayAt(60) - 6, length: 84, width: 17, bend: 0.06 }, ABOVE),
    branch(),
    ...fruit.map(({ at, turn, size }) => placed(olive(size), { at: [at[0], at[1] + 8], turn })),
  ].join('');
}
