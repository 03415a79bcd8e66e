/** The specification's four bands, each with its color. */
export const BANDS = [
  { from: 80, label: 'Excellent Match', color: 'green' },
  { from: 60, label: 'Good Compatibility', color: 'yellow' },
  { from: 40, label: 'Fair Match', color: 'orange' },
  { from: 0, label: 'Challenging Pair', color: 'red' },
] as const;

export type Band = (typeof BANDS)[number];

export function bandOf(percent: number): Band {
  return BANDS.find(({ from }) => percent >= from) ?? BANDS[3];
}
