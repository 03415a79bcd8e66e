import type { DeskField } from '../../../contract/desk-content.ts';
import type { Fields, FieldValue } from '../../../domain/content-edits/edit.ts';
import { sameValue } from '../../../domain/content-edits/merge.ts';

/** A field's value as words. */
export function valueText(value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? value.join('\n') : String(value);
}

/** Whether both say the same to whoever reads them: nothing is nothing, however it is written down. */
export function saysTheSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return sameValue(one, other) || (valueText(one) === '' && valueText(other) === '');
}

/** "upright.love" → "Upright, love", where the form has no word for it. */
function spelledOut(name: string): string {
  const words = name
    .replaceAll('.', ', ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function labelOf(fields: readonly DeskField[], name: string): string {
  return fields.find((field) => field.name === name)?.label ?? spelledOut(name);
}

/** The names of what differs, in the form's order. */
export function differingNames(fields: readonly DeskField[], one: Fields, other: Fields): string[] {
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !saysTheSame(one[name], other[name]));
}

export interface SortedProblems {
  of: ReadonlyMap<string, readonly string[]>;
  /** About none of the fields, or about all. */
  rest: readonly string[];
}

const isAbout = (sentence: string, { label }: DeskField): boolean =>
  sentence.toLowerCase().startsWith(`${label.toLowerCase()}:`);

/** Each problem by the field that its sentence names first: “Joke: has 8 words, needs 10.”. */
export function problemsByField(fields: readonly DeskField[], problems: readonly string[]): SortedProblems {
  const nameOf = (problem: string): string => fields.find((field) => isAbout(problem, field))?.name ?? '';
  const of = Map.groupBy(problems, nameOf);
  return { of, rest: of.get('') ?? [] };
}
