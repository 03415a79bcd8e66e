import { seedOf } from '../calendar/seed.ts';

/** A place in a reading: the Moon's opener, the stronger body, the other one, the advice. */
export type Part = 'opener' | 'first' | 'second' | 'advice';

/** Orders of a reading's parts. None comes back to a sign within four days. */
const SHAPES: readonly (readonly Part[])[] = [
  ['opener', 'first', 'second', 'advice'],
  ['first', 'opener', 'second', 'advice'],
  ['opener', 'second', 'first', 'advice'],
  ['first', 'second', 'opener', 'advice'],
  ['second', 'first', 'opener', 'advice'],
  ['opener', 'first', 'advice', 'second'],
  ['first', 'opener', 'advice', 'second'],
  ['second', 'opener', 'first', 'advice'],
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
