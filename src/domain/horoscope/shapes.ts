import { seedOf } from '../calendar/seed.ts';

/** A place in a reading: the Moon's opener, the stronger body, the other one, the ending. */
export type Part = 'opener' | 'first' | 'second' | 'ending';

/** Orders of a reading's parts. None comes back to a sign within four days. */
const SHAPES: readonly (readonly Part[])[] = [
  ['opener', 'first', 'second', 'ending'],
  ['first', 'opener', 'second', 'ending'],
  ['opener', 'second', 'first', 'ending'],
  ['first', 'second', 'opener', 'ending'],
  ['second', 'first', 'opener', 'ending'],
  ['opener', 'first', 'ending', 'second'],
  ['first', 'opener', 'ending', 'second'],
  ['second', 'opener', 'first', 'ending'],
];

/** Shapes in the order in which to try them today, the recent ones left out. */
export function shapesToTry(
  seed: string,
  recent: readonly number[],
): { index: number; parts: readonly Part[] }[] {
  return SHAPES.map((parts, index) => ({ index, parts, rank: seedOf(`${seed} ${index}`) }))
    .filter(({ index }) => !recent.includes(index))
    .sort((a, b) => a.rank - b.rank)
    .map(({ index, parts }) => ({ index, parts }));
}
