import type { Fields } from '../../../domain/content-edits/edit.ts';
import { sameValue } from '../../../domain/content-edits/merge.ts';

/** Whether two texts of a unit say the same; a field that is absent is an empty one. */
export function sameFields(one: Fields, other: Fields): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameValue(one[name], other[name]));
}
