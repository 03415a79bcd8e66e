import { fractionOf } from '../calendar/seed.ts';

/** Compared from the first figure on; the larger is better. */
export type Rank = readonly number[];

function compare(first: Rank, second: Rank): number {
  for (const [index, figure] of first.entries()) {
    const other = second[index]!;
    // Not by their difference: two that were never used are both infinite.
    if (figure !== other) return figure > other ? -1 : 1;
  }
  return 0;
}

/** The best by rank first; among equals chance decides, the same for the same seed and names for ever. */
export function ranked<T>(
  candidates: readonly T[],
  rankOf: (one: T) => Rank,
  nameOf: (one: T) => string,
  seed: string,
): T[] {
  return candidates
    .map((one) => ({ one, rank: [...rankOf(one), fractionOf(`${seed} ${nameOf(one)}`)] }))
    .sort((first, second) => compare(first.rank, second.rank))
    .map(({ one }) => one);
}
