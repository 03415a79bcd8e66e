import type { Grid } from './grid.ts';

/** Which modules of data are turned over; one of these leaves no large stains and no false corners. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** As the standard weighs them: long runs, and what looks like a corner. */
const RUNS = /0{5,}|1{5,}/g;
const CORNERS = /(?=10111010000|00001011101)/g;

function lineFaults(line: string): number {
  const runs = [...line.matchAll(RUNS)].reduce((sum, [run]) => sum + run.length - 2, 0);
  return runs + 40 * [...line.matchAll(CORNERS)].length;
}

function blockFaults(dark: readonly boolean[][]): number {
  let faults = 0;
  for (let y = 1; y < dark.length; y++)
    for (let x = 1; x < dark.length; x++) {
      const value = dark[y]![x];
      if (value === dark[y]![x - 1] && value === dark[y - 1]![x] && value === dark[y - 1]![x - 1])
        faults += 3;
    }
  return faults;
}

/** How hard a code is to read. */
export function faultsOf({ dark, size }: Grid): number {
  const written = (line: readonly (boolean | undefined)[]): string => line.map(Number).join('');
  const rows = dark.map(written);
  const columns = dark.map((_, x) => written(dark.map((row) => row[x])));
  const lines = [...rows, ...columns].reduce((sum, line) => sum + lineFaults(line), 0);
  const share = dark.flat().filter(Boolean).length / size ** 2;
  return lines + blockFaults(dark) + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
