import { codewordsOf, versionFor } from './codewords.ts';
import { dataPlaces, fixFormat, gridOf, type Grid } from './grid.ts';
import { faultsOf, MASKS } from './masks.ts';

/** A drawing of the code has this much empty edge, or cameras pass it by. */
export const QUIET_MODULES = 4;

function masked({ size, dark, isFixed }: Grid, mask: number): Grid {
  const turned = dark.map((row, y) =>
    row.map((value, x) => value !== (!isFixed[y]![x] && MASKS[mask]!(x, y))),
  );
  const grid = { size, dark: turned, isFixed };
  fixFormat(grid, mask);
  return grid;
}

/** Bytes as a QR code that cameras read: rows of modules, dark ones true. A seventh of it may be hidden. */
export function qrCode(bytes: Uint8Array): boolean[][] {
  const version = versionFor(bytes.length);
  const codewords = codewordsOf(bytes, version);
  const grid = gridOf(version);
  let bit = 0;
  for (const [x, y] of dataPlaces(grid)) {
    grid.dark[y]![x] = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
    bit++;
  }
  const choices = MASKS.map((_, mask) => masked(grid, mask));
  const faults = choices.map(faultsOf);
  return choices[faults.indexOf(Math.min(...faults))]!.dark;
}

/** Its dark modules as one path, a unit each. */
export function qrPath(dark: readonly boolean[][]): string {
  const runs = dark.flatMap((row, y) => {
    const line = row.map(Number).join('');
    return Array.from(
      line.matchAll(/1+/g),
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return runs.join('');
}
