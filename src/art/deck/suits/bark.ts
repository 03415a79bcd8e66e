import { fractions, range } from '../../drawing/plate-burin.ts';
import type { Tube } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

/** The inks of one kind of tree. */
export interface Wood {
  body: string;
  shade: string;
  deep: string;
  lit: string;
  edge: string;
  /** The ink that hatches the shaded side in one dashed stroke and keeps other lines light; without it, rib by rib. */
  hatch?: string;
}

export const OAK: Wood = {
  body: TONE.wood,
  shade: TONE.woodShade,
  deep: TONE.woodDeep,
  lit: TONE.woodLit,
  edge: TONE.brassLit,
};
/** Oak for cards with many rods. */
export const LIGHT_OAK: Wood = { ...OAK, hatch: TONE.woodDeep };
export const BIRCH: Wood = {
  body: '#ece1c6',
  shade: '#bba884',
  deep: '#4a3826',
  lit: '#fffaf0',
  edge: TONE.ivory,
  hatch: '#96805a',
};
export const HAZEL: Wood = {
  body: '#c3914c',
  shade: '#8b5d29',
  deep: '#3b2410',
  lit: '#efca8c',
  edge: TONE.gold,
  hatch: '#3b2410',
};
export const YEW: Wood = {
  body: '#8c3029',
  shade: '#561a1b',
  deep: '#1f0a08',
  lit: '#c07a52',
  edge: '#f0b48a',
  hatch: '#1f0a08',
};

function spiralBark(rod: Tube, width: number, { deep, hatch }: Wood): string {
  const turns = Math.floor(rod.length / (width * 0.42));
  const rise = (width * 0.9) / rod.length;
  const lines = range(turns).map((i) => {
    const t = (i + 0.5) / turns;
    const line = fractions(hatch ? 4 : 7).filter(
      (f) => t + (f - 0.5) * rise > 0.004 && t + (f - 0.5) * rise < 1,
    );
    return trace(line.map((f) => rod.at(t + (f - 0.5) * rise, -0.9 + 1.8 * f)));
  });
  return shape(lines.join(''), { stroke: deep, width: 1.2, opacity: 0.75 });
}

function grainBark(rod: Tube, width: number, { deep }: Wood): string {
  const lines = [-0.45, -0.1, 0.25, 0.5].flatMap((u, row) =>
    range(Math.ceil(rod.length / (width * 5))).map((i) => {
      const start = (i + (row % 2) * 0.5) * ((width * 5) / rod.length);
      const span = fractions(6).map((f) =>
        rod.at(Math.min(0.99, start + f * ((width * 3.6) / rod.length)), u + 0.12 * Math.sin(f * 6.3)),
      );
      return start > 0.95 ? '' : trace(span);
    }),
  );
  return shape(lines.join(''), { stroke: deep, width: 1.3, opacity: 0.8 });
}

/** A fraction that wanders without repeating, for marks that must not fall into rows. */
function stray(i: number, step: number): number {
  return (i * step) % 1;
}

/** Curves through points, every other of which only pulls: a third of the bytes of a traced line. */
function bow(start: Point, ...rest: readonly Point[]): string {
  const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;
  return `M${pair(start)}${rest.map((at, i) => `${i % 2 === 0 ? 'Q' : ' '}${pair(at)}`).join('')}`;
}

/** Lens-shaped scars of many lengths at uneven heights, as birch wears them: even bars would be a ruler. */
function birchBark(rod: Tube, width: number, { deep }: Wood): string {
  const count = Math.floor(rod.length / (width * 0.46));
  const scars = range(count).map((i) => {
    const t = Math.min(0.985, (i + 0.2 + 0.6 * stray(i, 0.618)) / count);
    const half = i % 4 === 1 ? 0.62 : 0.14 + 0.2 * stray(i, 0.382);
    const middle = (stray(i, 0.7548) - 0.5) * (1.84 - 2 * half);
    const thick = (width * (i % 4 === 1 ? 0.1 : 0.06)) / rod.length;
    const [left, right] = [rod.at(t, middle - half), rod.at(t, middle + half)];
    return bow(left, rod.at(t + thick * 2, middle), right, rod.at(t - thick * 2, middle), left);
  });
  return shape(scars.join(''), { fill: deep });
}

/** Rows of plates, each set half a plate from the last, as on old pine. */
function platedBark(rod: Tube, width: number, { deep }: Wood): string {
  const count = Math.floor(rod.length / (width * 0.5));
  const sag = (width * 0.32) / rod.length;
  const plates = range(count).flatMap((i) =>
    (i % 2 === 0 ? [-0.62, 0.02, 0.62] : [-0.95, -0.3, 0.32]).map((middle) =>
      bow(
        rod.at((i + 0.7) / count, Math.max(-0.95, middle - 0.32)),
        rod.at((i + 0.7) / count - sag * 2, middle),
        rod.at((i + 0.7) / count, Math.min(0.95, middle + 0.32)),
      ),
    ),
  );
  return shape(plates.join(''), { stroke: deep, width: 1.4 });
}

export const BARKS = {
  spiral: spiralBark,
  grain: grainBark,
  birch: birchBark,
  plated: platedBark,
} as const;
export type Bark = keyof typeof BARKS;
