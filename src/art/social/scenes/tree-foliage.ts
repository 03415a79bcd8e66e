import { points, polar, range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { disc, loop, shape, type Point } from '../../deck/burin.ts';
import { blend, mix, scatter } from './engraving.ts';

type Clump = readonly [x: number, y: number, rx: number, ry: number, depth: number];

/** Masses of foliage, those behind first; depth 0 is behind, 1 in front. */
export const CLUMPS: readonly Clump[] = [
  [176, 156, 62, 46, 0],
  [424, 150, 62, 46, 0],
  [300, 96, 76, 46, 0],
  [236, 112, 66, 46, 0.25],
  [366, 108, 66, 46, 0.25],
  [132, 208, 56, 40, 0.35],
  [468, 204, 56, 40, 0.35],
  [302, 148, 74, 48, 0.55],
  [206, 178, 66, 42, 0.75],
  [398, 176, 66, 42, 0.75],
  [300, 184, 50, 30, 1],
];

const LEAVES = ['#16302c', '#24503f', '#3d7350', '#6b9c62', '#a8c886', '#e2ebb4'];

/** Leaves in rings round the middle of a clump, each pointing outward and a little down; the upper left is lit. */
export function foliage([x, y, rx, ry, depth]: Clump, k: number): string {
  const rings = [1, 0.8, 0.6, 0.4, 0.2, 0.04];
  const layers = rings.flatMap((ring, r) => {
    const count = Math.max(4, Math.round(30 * ring));
    return range(count).map((i) => {
      const turn = (i / count) * 360 + r * 23 + k * 41 + 14 * (scatter(i + r * 40, k) - 0.5);
      const [ux, uy] = polar([0, 0], ring, turn);
      const foot: Point = [x + ux * rx * 0.94, y + uy * ry * 0.94];
      const light =
        0.5 - 0.38 * ux - 0.5 * uy + 0.34 * depth - 0.2 + 0.3 * (scatter(i + r * 31, k + 5) - 0.5);
      const way =
        (Math.atan2(uy + 0.3 - 0.25 * (1 - ring), ux) * 180) / Math.PI + 40 * (scatter(i, k + r) - 0.5);
      return {
        foot,
        way,
        ink: Math.min(5, Math.max(0, Math.floor(light * 5.4))),
        size: mix(15, 20, scatter(i + r, k + 9)),
      };
    });
  });
  const drawn = layers.map(({ foot, way, ink, size }) => {
    const tip = polar(foot, size, way);
    const side = (sign: number): Point => polar(polar(foot, size * 0.45, way), size * 0.24 * sign, way + 90);
    const [a, b] = [side(-1), side(1)];
    const half = (bow: Point): string =>
      `Q${num(bow[0] * 1.6 - (foot[0] + tip[0]) * 0.3)} ${num(bow[1] * 1.6 - (foot[1] + tip[1]) * 0.3)} ${num(tip[0])} ${num(tip[1])}`;
    const back = `Q${num(b[0] * 1.6 - (foot[0] + tip[0]) * 0.3)} ${num(b[1] * 1.6 - (foot[1] + tip[1]) * 0.3)} ${num(foot[0])} ${num(foot[1])}`;
    const d = `M${num(foot[0])} ${num(foot[1])}${half(a)}${back}Z`;
    return `<path d="${d}" fill="${LEAVES[ink]}" stroke="#0b1a20" stroke-width="1"/><path d="M${num(foot[0])} ${num(foot[1])}L${num(mix(foot[0], tip[0], 0.8))} ${num(mix(foot[1], tip[1], 0.8))}" stroke="${LEAVES[Math.max(0, ink - 2)]}" stroke-width=".9"/>`;
  });
  const mass = loop(
    range(14)
      .map((i) => polar([0, 0], 1, i * (360 / 14)))
      .map(([ux, uy], i): Point => [
        x + ux * rx * (0.9 + 0.08 * (i % 2)),
        y + uy * ry * (0.9 + 0.08 * (i % 2)),
      ]),
    5,
  );
  return shape(mass, { fill: blend('#10242a', '#1d4036', depth) }) + drawn.join('');
}

export function fruit(): string {
  const places: Point[] = points(
    '168,178 232,146 268,196 318,120 352,168 420,172 208,214 388,214 446,214 296,172',
  );
  return places
    .map(
      (place) =>
        disc(place, 6, { fill: '#e8a24a', stroke: '#3a1c10', width: 1.4 }) +
        disc([place[0] - 2, place[1] - 2], 1.8, { fill: '#fff1c4' }),
    )
    .join('');
}
