import type { Fields } from '../../domain/content-edits/edit.ts';
import type { KindAdapter } from '../edit-kinds/adapter.ts';
import { newListFile, withRecords } from './list-file.ts';
import { newMarkdownFile, withMarkdown } from './markdown-file.ts';
import type { FileRecord } from './written.ts';

/** A unit as it is to stand in its file. */
export interface UnitChange {
  unit: string;
  fields: Fields;
}

function splicedMarkdown(adapter: KindAdapter, text: string | null, { unit, fields }: UnitChange): string {
  const header = adapter.recordOf(unit, fields) as FileRecord;
  const body = String(fields.markdown);
  return text === null ? newMarkdownFile(header, body) : withMarkdown(text, header, body);
}

/**
 * A source file with some of its units changed or added; null where there is no such file yet. Only the lines of what
 * differs change: who reads the patch sees what the owner did.
 */
export function splicedFile(
  adapter: KindAdapter,
  text: string | null,
  changes: readonly [UnitChange, ...UnitChange[]],
): string {
  const { source } = adapter;
  if (source.form === 'markdown') return splicedMarkdown(adapter, text, changes[0]);
  const records = changes.map(({ unit, fields }) => ({
    name: source.nameOf(unit),
    record: adapter.recordOf(unit, fields) as FileRecord,
  }));
  if (text !== null) return withRecords(text, source, records);
  const [first] = changes;
  const rest = source.newFile?.(first.unit, first.fields) ?? {};
  return newListFile(
    rest,
    source,
    records.map(({ record }) => record),
  );
}
