import type { Version } from './versions.ts';

/** Modules by row and column; dark ones are true. */
export interface Grid {
  size: number;
  dark: boolean[][];
  /** Which of them are fixed patterns, not data. */
  isFixed: boolean[][];
}

const square = (size: number): boolean[][] => Array.from({ length: size }, () => Array(size).fill(false));

function fix({ size, dark, isFixed }: Grid, x: number, y: number, value: boolean): void {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  dark[y]![x] = value;
  isFixed[y]![x] = true;
}

/** Squares one inside the other around a center. */
function fixRings(
  grid: Grid,
  [x, y]: readonly [number, number],
  reach: number,
  light: readonly number[],
): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      fix(grid, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

function fixAlignment(grid: Grid, alignment: readonly number[]): void {
  const [first, last] = [alignment[0], alignment.at(-1)];
  const isCorner = (x: number, y: number): boolean =>
    (x === first && y === first) || (x === first && y === last) || (x === last && y === first);
  for (const x of alignment) for (const y of alignment) if (!isCorner(x, y)) fixRings(grid, [x, y], 2, [1]);
}

/** A number followed by the bits that tell whether it was misread. */
function guarded(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

function fixVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = guarded(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const [far, near] = [grid.size - 11 + (bit % 3), Math.floor(bit / 3)];
    const isDark = ((bits >>> bit) & 1) === 1;
    fix(grid, far, near, isDark);
    fix(grid, near, far, isDark);
  }
}

/** Which mask and level the code has, twice; level M is 0. */
export function fixFormat(grid: Grid, mask: number): void {
  const bits = guarded(mask, 10, 0x537) ^ 0x5412;
  const { size } = grid;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((bits >>> bit) & 1) === 1;
    // The line of timing marks is stepped over.
    const near = bit < 8 ? bit + (bit >= 6 ? 1 : 0) : 14 - bit + (bit === 8 ? 1 : 0);
    fix(grid, ...((bit < 8 ? [8, near] : [near, 8]) as [number, number]), isDark);
    fix(grid, ...((bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit]) as [number, number]), isDark);
  }
  fix(grid, 8, size - 8, true);
}

export function gridOf({ version, size, alignment }: Version): Grid {
  const grid: Grid = { size, dark: square(size), isFixed: square(size) };
  for (let at = 0; at < size; at++) {
    fix(grid, at, 6, at % 2 === 0);
    fix(grid, 6, at, at % 2 === 0);
  }
  for (const center of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    fixRings(grid, center, 4, [2, 4]);
  fixAlignment(grid, alignment);
  fixFormat(grid, 0);
  fixVersion(grid, version);
  return grid;
}

/** The places of data in the order in which they are read: up and down in pairs of columns, from the right. */
export function* dataPlaces({ size, isFixed }: Grid): Generator<[x: number, y: number]> {
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed[y]![x]) yield [x, y];
    }
  }
}
