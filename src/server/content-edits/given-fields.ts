import type { KindAdapter } from '../../content/edit-kinds/adapter.ts';
import type { DeskField } from '../../contract/desk-content.ts';
import type { Fields, FieldValue } from '../../domain/content-edits/edit.ts';
import { sameValue } from '../../domain/content-edits/merge.ts';
import { Invalid } from '../failures.ts';
import type { Standing } from './standing.ts';

/** Five times the longest article of ours. */
const MOST_CHARACTERS = 120_000;

const isText = (value: FieldValue): boolean => typeof value === 'string';
const isList = (value: FieldValue): boolean => Array.isArray(value);

const FITS: Readonly<Record<DeskField['input'], (value: FieldValue) => boolean>> = {
  line: isText,
  text: isText,
  markdown: isText,
  choice: isText,
  date: isText,
  list: isList,
  choices: isList,
  number: (value) => typeof value === 'number',
  check: (value) => typeof value === 'boolean',
};

function checkKnown(adapter: KindAdapter, file: Fields, [name, value]: [string, FieldValue]): void {
  const field = adapter.fields.find((one) => one.name === name);
  if (!field && !Object.hasOwn(file, name)) throw new Invalid(`A ${adapter.one} has no field “${name}”.`);
  if (field && value !== null && !FITS[field.input](value))
    throw new Invalid(`“${field.label}” can’t hold that.`);
}

/**
 * What a draft may hold at all; whether it could be published is another question, and no reason not to keep it. Throws
 * where a program, not a person, must have sent it.
 */
export function checkGivenFields({ adapter, file }: Pick<Standing, 'adapter' | 'file'>, given: Fields): void {
  const brought = file?.fields ?? {};
  for (const entry of Object.entries(given)) checkKnown(adapter, brought, entry);
  const moved = adapter.fields.find(
    ({ name, fixed }) => fixed && file && !sameValue(given[name], brought[name]),
  );
  if (moved) throw new Invalid(`“${moved.label}” can’t be changed.`);
  if (JSON.stringify(given).length > MOST_CHARACTERS)
    throw new Invalid('It’s too long to be kept. Please make two of it.');
}
