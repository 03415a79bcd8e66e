import type { Edit, Fields, FieldValue } from './edit.ts';

export interface Collision {
  field: string;
  /** What the file said when the edit was begun, says now, and what the owner wrote. */
  base: FieldValue;
  file: FieldValue;
  own: FieldValue;
}

export type Outcome =
  /** The files say by now what the edit says: it has come home. */
  | 'arrived'
  /** The file is as it was. */
  | 'applies'
  /** The file has changed elsewhere. */
  | 'merged'
  /** The file has changed in the same field: the owner's words stay live, and the desk asks. */
  | 'collides';

export interface Merge {
  outcome: Outcome;
  /** What the site says. */
  fields: Fields;
  collisions: readonly Collision[];
}

const asText = (value: FieldValue | undefined): string => JSON.stringify(value ?? null);

/** Whether two values of a field are the same words. */
export function sameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return asText(one) === asText(other);
}

/** Those fields of a text that are not in another. */
export function changedFields(before: Fields, after: Fields): Fields {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !sameValue(before[name], value)));
}

/** An edit laid over the unit as the files have it now; null where they have none. */
export function mergeEdit({ base, text }: Pick<Edit, 'base' | 'text'>, file: Fields | null): Merge {
  // Where a release has dropped the unit, the owner's words stay live with what stood around them.
  const fields = { ...(file ?? base), ...text };
  const names = Object.keys(text);
  if (file && names.every((name) => sameValue(file[name], text[name])))
    return { outcome: 'arrived', fields: file, collisions: [] };
  const touched = names.filter((name) => !sameValue(file?.[name], base?.[name]));
  const collisions = touched
    .filter((name) => !sameValue(file?.[name], text[name]))
    .map((name) => ({
      field: name,
      base: base?.[name] ?? null,
      file: file?.[name] ?? null,
      own: text[name] ?? null,
    }));
  if (collisions.length > 0) return { outcome: 'collides', fields, collisions };
  const isAsItWas = base !== null && file !== null && Object.keys(changedFields(base, file)).length === 0;
  return { outcome: isAsItWas || file === null ? 'applies' : 'merged', fields, collisions };
}
