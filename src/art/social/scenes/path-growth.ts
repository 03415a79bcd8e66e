import { fractions, range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { oval, shape, trace, type Point } from '../../deck/burin.ts';
import { mix, scatter } from './engraving.ts';

/** Where the morning comes from. */
export const LIGHT: Point = [386, 196];

/** Grass in long drifts that lie over the near slope as it falls: single strokes, light on dark, no tufts. */
export function grass(crest: readonly Point[], foot: readonly Point[]): string {
  const strokes = range(230).map((i) => {
    const depth = 0.04 + 0.5 * scatter(i, 41) ** 1.1;
    const k = 6 + Math.floor(scatter(i, 42) * 60);
    const [x, y] = [mix(crest[k]![0], foot[k]![0], depth), mix(crest[k]![1], foot[k]![1], depth)];
    const long = mix(7, 20, depth * 2) * mix(0.7, 1.2, scatter(i, 43));
    const lean = long * mix(0.1, 0.5, scatter(i, 44));
    return {
      lit: scatter(i, 45) > 0.5,
      d: `M${num(x)} ${num(y)}q${num(lean * 0.2)} ${num(-long * 0.6)} ${num(lean)} ${num(-long)}`,
    };
  });
  const of = (lit: boolean): string =>
    strokes
      .filter((each) => each.lit === lit)
      .map(({ d }) => d)
      .join('');
  return (
    shape(of(false), { stroke: '#1d4a3c', width: 1.5 }) + shape(of(true), { stroke: '#cfd98a', width: 1.4 })
  );
}

/** A slender tree, its lit side toward the morning and its shadow away from it. */
function cypress([x, y]: Point, height: number, lit: 1 | -1): string {
  const flank = (u: number): Point[] =>
    fractions(22).map((t): Point => {
      const swell = Math.sin(Math.PI * t ** 0.55) * (1 - t * 0.3) * (1 + 0.1 * Math.sin(t * 46 + u));
      return [x + u * height * 0.14 * swell, y - height * (0.05 + t * 0.95)];
    });
  const body = [...flank(-1), ...flank(1).toReversed()];
  const bright = [...flank(lit * 0.25), ...flank(lit).toReversed()];
  const boughs = range(Math.round(height / 5)).map((i) => {
    const t = 0.06 + 0.8 * scatter(i, height);
    const [px, py] = flank(mix(-0.7, 0.7, scatter(i, height + 1)))[Math.round(t * 21)]!;
    return `M${num(px)} ${num(py)}q${num(lit)} ${num(-height * 0.05)} ${num(lit * height * 0.02)} ${num(-height * 0.1)}`;
  });
  const fine = Math.max(0.9, height * 0.016);
  return [
    shape(oval([x - lit * height * 0.22, y + 1], height * 0.26, height * 0.03), {
      fill: '#070d1c',
      opacity: 0.6,
    }),
    shape(`M${num(x)} ${num(y)}v${num(-height * 0.1)}`, {
      stroke: '#0a1226',
      width: Math.max(1.4, height * 0.05),
    }),
    shape(body, { fill: '#17403c' }),
    shape(bright, { fill: '#7d9a5a' }),
    shape(boughs.join(''), { stroke: '#0a1628', width: fine }),
    shape(trace(flank(lit * 0.96)), { stroke: '#f0c488', width: fine }),
    shape(body, { stroke: '#0a1024', width: Math.min(1.9, 0.8 + height * 0.014) }),
  ].join('');
}

/** A few by the way, where its bends are: they tell how far it is. */
const TREES: Readonly<Record<string, readonly [Point, number][]>> = {
  far: [
    [[306, 216], 15],
    [[316, 217], 19],
    [[470, 222], 14],
  ],
  middle: [
    [[402, 296], 38],
    [[418, 294], 48],
    [[434, 296], 34],
    [[190, 292], 30],
  ],
  near: [
    [[84, 402], 118],
    [[122, 408], 92],
  ],
};

export function trees(id: string): string {
  return (TREES[id] ?? [])
    .map(([place, height]) => cypress(place, height, place[0] < LIGHT[0] ? 1 : -1))
    .join('');
}
