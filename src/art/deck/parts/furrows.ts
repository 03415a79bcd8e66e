import { range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface Furrows {
  /** The skyline, and where along it the furrows run together. */
  top: number;
  vanish: number;
  /** How the field swells toward the vanishing point. */
  swell?: number;
  /** Rows of seedlings on the ridges. */
  green?: boolean;
}

const SOIL = { ridge: '#7d5630', trench: '#3d2614', line: '#d6a25c', deep: '#24150a' };

/** Two leaves on a stalk at every place, larger as they come near. */
function seedlings(places: readonly Point[]): string {
  const near = places.filter(([x, y]) => x > 60 && x < 640 && y < 1056);
  const leaves = near.map(([x, y]) => {
    const s = Math.max(7, (y - 900) / 8);
    const [foot, top] = [num(y), num(-s * 1.1)];
    return `M${num(x)} ${foot}v${top}q${num(-s * 0.4)} ${num(-s)} ${num(-s * 1.2)} ${num(-s * 0.7)}q${num(s * 0.2)} ${num(s * 0.8)} ${num(s * 1.2)} ${num(s * 0.7)}q${num(s * 0.4)} ${num(-s)} ${num(s * 1.2)} ${num(-s * 0.7)}q${num(-s * 0.2)} ${num(s * 0.8)} ${num(-s * 1.2)} ${num(s * 0.7)}`;
  });
  return shape(leaves.join(''), { fill: TONE.leaf, stroke: TONE.leafLit, width: 1.8 });
}

/** Plowed land from the skyline to the foot of the card: ridges and trenches in turn, wider as they come near. */
export function furrows({ top, vanish, swell = 14, green = false }: Furrows): string {
  const bottom = 1062;
  const skyline = range(25).map((i): Point => {
    const x = 46 + (608 * i) / 24;
    return [x, top - swell * Math.cos(((x - vanish) / 608) * Math.PI) + swell];
  });
  const crest = (x: number): number => top - swell * Math.cos(((x - vanish) / 608) * Math.PI) + swell;
  const edge = (k: number): Point[] => {
    const [near, far] = [vanish + k * 62, vanish + k * 21];
    return [0, 0.35, 0.7, 1].map((t): Point => [
      far + (near - far) * t ** 1.15,
      crest(far) + (bottom - crest(far)) * t,
    ]);
  };
  const first = Math.ceil((46 - vanish) / 21);
  const ridges = range(Math.floor((654 - vanish) / 21) - first + 1).map((i) => first + i);
  const strips = ridges.map((k) => `${trace([...edge(k - 0.34), ...edge(k + 0.3).toReversed()])}Z`);
  const lights = ridges.map((k) => trace(edge(k - 0.34)));
  const clods = range(40).map((i) => {
    const [x, y] = [
      56 + ((i * 223) % 590),
      top + 34 + ((i * i * 37 + i * 11) % Math.max(30, bottom - top - 44)),
    ];
    return `M${x} ${y}l7 3`;
  });
  return [
    shape([...skyline, [654, bottom], [46, bottom]], { fill: SOIL.trench }),
    shape(strips.join(''), { fill: SOIL.ridge }),
    shape(lights.join(''), { stroke: SOIL.line, width: 1.8 }),
    shape(clods.join(''), { stroke: SOIL.deep, width: 2.2 }),
    green ? seedlings(ridges.flatMap((k) => edge(k).slice(1))) : '',
    shape(trace(skyline), { stroke: SOIL.line, width: 2.6 }),
  ].join('');
}
