import { stringify, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { withCuts, lineStart } from './cuts.ts';
import { mapCuts } from './differences.ts';
import { sourceOf, startOf, type Source } from './source.ts';
import { written, type FileRecord } from './written.ts';

/** Where the list of a file is, and what names its entries. */
export interface ListPlace {
  listPath: readonly string[];
  nameField: string;
}

export interface RecordChange {
  name: string;
  record: FileRecord;
}

const listIn = ({ document }: Source, { listPath }: ListPlace): YAMLSeq<YAMLMap> =>
  document.getIn(listPath, true) as YAMLSeq<YAMLMap>;

/** Written like the entry before it, with a blank line between them where the file has such. */
function withAppended(text: string, record: FileRecord, place: ListPlace): string {
  const source = sourceOf(text);
  const entries = listIn(source, place).items;
  const line = lineStart(text, startOf(entries.at(-1)!));
  const indent = text.slice(line).search(/\S/);
  const gap = entries.length > 1 && /\n\s*\n$/.test(text.slice(0, line)) ? '\n' : '';
  const like = likest(entries, record);
  const entry = written('-', inOrderOf(like, record), { source, indent, like });
  return `${text.trimEnd()}\n${gap}${entry}`;
}

/** Its keys as those of its neighbor stand. */
function inOrderOf(like: YAMLMap, record: FileRecord): FileRecord {
  const keys = like.items.map(({ key }) => String((key as Scalar).value)).filter((key) => key in record);
  const ordered = Object.fromEntries(keys.map((key) => [key, record[key]!]));
  return { ...ordered, ...record };
}

/** The newest entry that has the most of its keys: a joke looks like a joke, a verse like a verse. */
function likest(entries: readonly YAMLMap[], record: FileRecord): YAMLMap {
  const keys = Object.keys(record);
  const shared = (entry: YAMLMap) => keys.filter((key) => entry.has(key)).length;
  return entries.reduce((best, entry) => (shared(entry) >= shared(best) ? entry : best));
}

/** The text of a file with records changed and added; all else stays as it is, byte for byte. */
export function withRecords(text: string, place: ListPlace, changes: readonly RecordChange[]): string {
  const source = sourceOf(text);
  const entries = listIn(source, place).items;
  const found = changes.map(({ name, record }) => ({
    record,
    entry: entries.find((entry) => entry.get(place.nameField) === name),
  }));
  const cuts = found.flatMap(({ entry, record }) => (entry ? mapCuts(source, entry, record) : []));
  return found
    .filter(({ entry }) => !entry)
    .reduce((whole, { record }) => withAppended(whole, record, place), withCuts(text, cuts));
}

/** A file for the first of its kind. */
export function newListFile(
  rest: Readonly<Record<string, unknown>>,
  { listPath }: ListPlace,
  records: readonly FileRecord[],
): string {
  const [key] = listPath;
  return stringify(key === undefined ? records : { ...rest, [key]: records }, { lineWidth: 110 });
}
