import { angles, cosines, sines, waves } from './sinusoids.ts';

/** A sum Σ tᵅ Σ a·cos(b + c·t) packed flat: [a, b, c, a, b, c, …] per power α. */
export type Series = readonly Float64Array[];

type Tables = Record<string, number[][]>;

/** Rows of numbers end to end, one array per power of time. */
export function packRows(
  tables: Tables,
  keep: (row: number[], power: number) => boolean = () => true,
): Float64Array[] {
  const powers = Object.keys(tables).map(Number);
  powers.sort((one, other) => one - other);
  return powers.map((power) => {
    const rows = tables[power]!.filter((row) => keep(row, power));
    const width = rows[0]?.length ?? 0;
    const packed = new Float64Array(rows.length * width);
    rows.forEach((row, index) => packed.set(row, index * width));
    return packed;
  });
}

/**
 * Terms that cannot reach `floor` within |t| ≤ `reach` are left out: the higher powers are made for millennia, and in
 * the two centuries asked for most of them vanish.
 */
export function packSeries(tables: Tables, reach: number, floor: number): Series {
  return packRows(tables, ([amplitude], power) => Math.abs(amplitude!) * reach ** power >= floor);
}

/** Value and time derivative of the sum. */
export function sumSeries(series: Series, t: number): { value: number; rate: number } {
  let value = 0;
  let rate = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    const terms = series[power]!;
    let sum = 0;
    let slope = 0;
    const count = terms.length / 3;
    for (let i = 0; i < count; i++) angles[i] = terms[3 * i + 1]! + terms[3 * i + 2]! * t;
    waves(count);
    for (let i = 0; i < count; i++) {
      const a = terms[3 * i]!;
      sum += a * cosines[i]!;
      slope -= a * terms[3 * i + 2]! * sines[i]!;
    }
    // Horner's scheme for the value and its derivative together.
    rate = rate * t + value + slope;
    value = value * t + sum;
  }
  return { value, rate };
}
