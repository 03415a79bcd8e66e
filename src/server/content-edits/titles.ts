import type { KindAdapter } from '../../content/edit-kinds/adapter.ts';
import type { Fields, FieldValue, FileUnit } from '../../domain/content-edits/edit.ts';
import { excerptOf } from '../../domain/content-edits/replacing.ts';

const isText = (value: FieldValue | undefined): value is string => typeof value === 'string' && value !== '';

/** Its longest words: the text, else its first line. */
export function mainText({ fields: shapes }: Pick<KindAdapter, 'fields'>, fields: Fields): string {
  const isLong = (input: string): boolean => input === 'markdown' || input === 'text';
  const inOrder = [...shapes.filter(({ input }) => isLong(input)), ...shapes];
  const found = inOrder.map(({ name }) => fields[name]).find(isText);
  return found ?? '';
}

/** How a list names a unit with these words: by its title where it has one, else as the files do. */
export function titleOf(
  adapter: Pick<KindAdapter, 'fields'>,
  { unit, file }: { unit: string; file: FileUnit | null },
  fields: Fields,
): string {
  if (isText(fields['title'])) return fields['title'];
  return file?.title ?? (excerptOf(mainText(adapter, fields)) || unit);
}
