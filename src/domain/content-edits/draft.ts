import type { Edit, Fields } from './edit.ts';
import { changedFields, mergeEdit } from './merge.ts';

/** What somebody wrote, as an edit keeps it: the fields that differ from the base; one that was emptied is null. */
export function textOver(base: Fields | null, fields: Fields): Fields {
  if (base === null) return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const emptied = Object.keys(base).filter((name) => !Object.hasOwn(fields, name));
  const whole = { ...fields, ...Object.fromEntries(emptied.map((name) => [name, null])) };
  return changedFields(base, whole);
}

/** The whole unit with these words over what the files say now. */
export function fieldsWith(file: Fields | null, text: Fields): Fields {
  const whole = Object.entries({ ...file, ...text });
  return Object.fromEntries(whole.filter(([, value]) => value !== null));
}

/**
 * What a new draft begins from. Where a release has changed the very field that the owner did, it is still what the file
 * said before: only the owner's answer ends a collision, not another edit of the unit.
 */
export function baseForDraft(file: Fields | null, live: Pick<Edit, 'base' | 'text'> | null): Fields | null {
  if (file === null || live === null) return file;
  const asked = mergeEdit(live, file).collisions.map(({ field, base }) => [field, base]);
  return fieldsWith(file, Object.fromEntries(asked));
}

/** What is another than before in either direction, for the log of changes. */
export function changeBetween(
  before: Fields | null,
  after: Fields | null,
): { before: Fields | null; after: Fields | null } {
  if (before === null || after === null) return { before, after };
  return { before: changedFields(after, before), after: changedFields(before, after) };
}
