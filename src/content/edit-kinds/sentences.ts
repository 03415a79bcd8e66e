import type { z } from 'zod';
import type { FieldShape } from './adapter.ts';

/** "Text has 8 words, needs 10." */
export function sentence(subject: string, fault: string): string {
  const words = `${subject} ${fault}`.trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]”?$/.test(words) ? '' : '.'}`;
}

/** What a reader of the form calls a field. */
export function labelOf(path: readonly PropertyKey[], shapes: readonly FieldShape[]): string {
  const name = path.filter((key) => typeof key !== 'number').join('.');
  return shapes.find((shape) => shape.name === name)?.label ?? name;
}

/** Faults of a schema as sentences that name the field as the form does. */
export function schemaSentences(
  { error }: z.ZodSafeParseResult<unknown>,
  shapes: readonly FieldShape[],
  before = '',
): string[] {
  const issues = error?.issues ?? [];
  return issues.map(({ path, message }) =>
    sentence(`${labelOf([before.replace(/\.$/, ''), ...path].filter(Boolean), shapes)}:`, message),
  );
}
