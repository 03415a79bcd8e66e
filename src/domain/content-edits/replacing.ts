import type { Fields, FieldValue } from './edit.ts';
import { sameValue } from './merge.ts';

export interface Wanted {
  find: string;
  replaceWith: string;
  matchCase: boolean;
}

const SIGNS_OF_PATTERNS = /[$()*+./?[\\\]^{|}]/gu;

/** Every occurrence of the words, taken as they are: no sign in them has a meaning of its own. */
export function patternOf({ find, matchCase }: Pick<Wanted, 'find' | 'matchCase'>): RegExp {
  return new RegExp(find.replaceAll(SIGNS_OF_PATTERNS, '\\$&'), matchCase ? 'gu' : 'giu');
}

function replacedValue(value: FieldValue, pattern: RegExp, replaceWith: string): FieldValue {
  // A function, since a "$&" in the owner's words means just that.
  if (typeof value === 'string') return value.replace(pattern, () => replaceWith);
  return Array.isArray(value) ? value.map((item: string) => item.replace(pattern, () => replaceWith)) : value;
}

/** The fields whose words change, with the new ones. */
export function replacedFields(fields: Fields, wanted: Wanted, isFixed: (field: string) => boolean): Fields {
  const pattern = patternOf(wanted);
  const replaced = Object.entries(fields)
    .filter(([name]) => !isFixed(name))
    .map(([name, value]) => [name, replacedValue(value, pattern, wanted.replaceWith)] as const)
    .filter(([name, value]) => !sameValue(value, fields[name]));
  return Object.fromEntries(replaced);
}

const AROUND = 60;

const textOf = (value: FieldValue): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** From the last word that begins before the place to the first that ends after it. */
function stretch(text: string, from: number, to: number): string {
  const start = from <= AROUND ? 0 : text.indexOf(' ', from - AROUND) + 1;
  const end = to + AROUND >= text.length ? text.length : text.lastIndexOf(' ', to + AROUND);
  const [first, last] = [Math.min(start, from), Math.max(end, to)];
  return `${first > 0 ? '…' : ''}${text.slice(first, last)}${last < text.length ? '…' : ''}`;
}

/** A stretch of text around the first place, before and after. */
export function stretchesOf(value: FieldValue, wanted: Wanted): { before: string; after: string } {
  const text = textOf(value);
  const found = patternOf(wanted).exec(text);
  if (!found) return { before: stretch(text, 0, 0), after: stretch(text, 0, 0) };
  const { index } = found;
  const end = index + found[0].length;
  const before = stretch(text, index, end);
  return { before, after: before.replace(patternOf(wanted), () => wanted.replaceWith) };
}

/** The first words of a text, or those around what was looked for. */
export function excerptOf(text: string, find = ''): string {
  const found = find === '' ? null : patternOf({ find, matchCase: false }).exec(text);
  return stretch(text, found?.index ?? 0, (found?.index ?? 0) + (found?.[0].length ?? AROUND));
}
