import { fractions, range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { oval, shape, trace, type Point } from '../../deck/burin.ts';
import { mix, scatter } from './engraving.ts';

/** Where the morning comes from. */
export const LIGHT: Point = [386, 196];

/** A tuft: blades from one root, those in the middle longest. */
function tuft([x, y]: Point, height: number, seed: number): { dark: string; lit: string } {
  const blades = range(7).map((i) => {
    const lean = (i - 2.6) * 0.2 + 0.12 * (scatter(i, seed) - 0.5);
    const long = height * (1 - 0.09 * Math.abs(i - 3)) * mix(0.7, 1.1, scatter(i, seed + 1));
    return `M${num(x + (i - 3) * height * 0.05)} ${num(y)}q${num(lean * long * 0.15)} ${num(-long * 0.6)} ${num(lean * long)} ${num(-long)}`;
  });
  return {
    dark: blades.filter((_, i) => i % 3 !== 1).join(''),
    lit: blades.filter((_, i) => i % 3 === 1).join(''),
  };
}

/** Grass stands along the near way and thins out into the field, its tips in the light. */
export function grass([left, right]: readonly [Point[], Point[]]): string {
  const tufts = range(96).map((i) => {
    const t = scatter(i, 41) ** 0.75;
    const index = Math.min(left.length - 1, Math.floor(t * left.length));
    const [side, sign] = i % 2 === 0 ? ([left, -1] as const) : ([right, 1] as const);
    const away = sign * (2 + 170 * scatter(i, 42) ** 3);
    const place: Point = [side[index]![0] + away, side[index]![1] + 12 * scatter(i, 43)];
    return { place, height: mix(30, 8, t), seed: i };
  });
  const drawn = tufts
    .toSorted((a, b) => a.place[1] - b.place[1])
    .map(({ place, height, seed }) => tuft(place, height, seed));
  return (
    shape(drawn.map(({ dark }) => dark).join(''), { stroke: '#0a1226', width: 1.7 }) +
    shape(drawn.map(({ lit }) => lit).join(''), { stroke: '#a8925e', width: 1.1 })
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
    shape(body, { fill: '#152a3c' }),
    shape(bright, { fill: '#6f7450' }),
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
