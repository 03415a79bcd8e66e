/** The value below which the given share lies; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const ms = (value: number): string =>
  value === Infinity
    ? 'no answer'
    : value >= 10_000
      ? `${(value / 1000).toFixed(1)} s`
      : `${value.toFixed(value < 10 ? 1 : 0)} ms`;

export const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
