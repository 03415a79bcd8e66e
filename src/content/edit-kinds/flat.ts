import type { Fields, FieldValue } from '../../domain/content-edits/edit.ts';
import type { FieldShape } from './adapter.ts';

type Deep = Readonly<Record<string, unknown>>;

const isDeep = (value: unknown): value is Deep =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record of a file with the path of each value as its name: `upright.love`. */
export function flatOf(record: Deep, before = ''): Fields {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]): [string, FieldValue][] =>
      isDeep(value)
        ? Object.entries(flatOf(value, `${before}${key}.`))
        : [[`${before}${key}`, value as FieldValue]],
    ),
  );
}

/** Undoes `flatOf`. */
export function deepOf(fields: Fields): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    let place = record;
    for (const key of keys) place = (place[key] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return record;
}

function isEmpty(value: FieldValue): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

function tidyValue(value: FieldValue): FieldValue {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map((one: string) => one.trim()).filter(Boolean) : value;
}

/** Fields as a file would have them: trimmed, and null where something optional is empty. */
export function tidyFields(fields: Fields, shapes: readonly FieldShape[]): Fields {
  const optional = new Set(shapes.filter((shape) => shape.optional).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const tidy = tidyValue(value);
      return [name, optional.has(name) && isEmpty(tidy) ? null : tidy];
    }),
  );
}

/** Fields in the order of their shapes, without those that are absent. */
export function presentFields(
  fields: Fields,
  shapes: readonly FieldShape[],
  nullable: readonly string[] = [],
): Fields {
  const tidy = tidyFields(fields, shapes);
  const names = [
    ...new Set([...shapes.map(({ name }) => name).filter((name) => name in tidy), ...Object.keys(tidy)]),
  ];
  const present = names.filter((name) => tidy[name] !== null || nullable.includes(name));
  return Object.fromEntries(present.map((name) => [name, tidy[name]!]));
}
