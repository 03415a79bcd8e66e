import type { EditKind, Fields, FileUnit } from '../../domain/content-edits/edit.ts';
import type { Compiled, FieldShape, KindAdapter, SourceForm, UnitChanges } from './adapter.ts';
import { deepOf, flatOf, presentFields, tidyFields } from './flat.ts';

type Raw = Readonly<Record<string, unknown>>;
export type Files = Readonly<Record<string, unknown>>;
type ListForm = Extract<SourceForm, { form: 'list' }>;

/** A kind whose units are entries of lists in YAML files. */
export interface ListKind extends Pick<
  KindAdapter,
  'label' | 'one' | 'canAdd' | 'canHide' | 'noun' | 'fields' | 'paths' | 'problems' | 'fileOfNew'
> {
  kind: EditKind;
  nameField: string;
  /** Inside each file; none where the file is the list. */
  listPath?: readonly string[];
  /** Files of the noun that have other things. */
  isOther?: (file: string) => boolean;
  /** What the name of a unit is within its file, and back. */
  unitOf?: (file: string, name: string) => string;
  nameOf?: (unit: string) => string;
  /** Those whose null says something. */
  nullable?: readonly string[];
  /** What a file has besides its list when its first unit is added. */
  newFile?: (unit: string, fields: Fields) => Raw;
  titleOf: (fields: Fields, unit: string) => string;
  hrefOf: (unit: string, fields: Fields) => string | null;
  /** A record's fields where they are not simply what stands there, and back. */
  fieldsOf?: (flat: Fields) => Fields;
  flatOfFields?: (fields: Fields) => Fields;
}

function listIn(content: unknown, path: readonly string[]): readonly Raw[] {
  const list = path.reduce<unknown>((inner, key) => (inner as Raw | undefined)?.[key], content);
  return Array.isArray(list) ? (list as Raw[]) : [];
}

function withList(content: unknown, path: readonly string[], records: readonly Raw[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return records;
  return { ...(content as Raw), [key]: withList((content as Raw)[key], rest, records) };
}

function parts(kind: ListKind) {
  const { listPath = [], isOther = () => false, unitOf = (_, name) => name, nameField } = kind;
  const files = (compiled: Compiled): [string, unknown][] =>
    Object.entries(compiled as Files).filter(([file]) => !isOther(file));
  const shelf = (content: unknown) => listIn(content, listPath);
  const unitName = (file: string, record: Raw) => unitOf(file, String(record[nameField]));
  return { files, shelf, unitName };
}

function recordMaker(kind: ListKind): KindAdapter['recordOf'] {
  const { fields: shapes, nullable, nameField, nameOf = (unit: string) => unit } = kind;
  const { flatOfFields = (fields: Fields) => fields } = kind;
  return (unit, fields) => ({
    [nameField]: nameOf(unit),
    ...deepOf(flatOfFields(presentFields(fields, shapes, nullable))),
  });
}

function unitsReader(kind: ListKind): KindAdapter['units'] {
  const { files, shelf, unitName } = parts(kind);
  const { fieldsOf = (flat: Fields) => flat, nameField } = kind;
  return (compiled) =>
    files(compiled).flatMap(([file, content]) =>
      shelf(content).map((record): FileUnit => {
        const { [nameField]: _name, ...rest } = record;
        const [unit, fields] = [unitName(file, record), fieldsOf(flatOf(rest))];
        return {
          kind: kind.kind,
          unit,
          file,
          title: kind.titleOf(fields, unit),
          href: kind.hrefOf(unit, fields),
          fields,
        };
      }),
    );
}

function unitsWriter(kind: ListKind, recordOf: KindAdapter['recordOf']): KindAdapter['withUnits'] {
  const { files, shelf, unitName } = parts(kind);
  const changed = (record: Raw, unit: string, changes: UnitChanges): Raw => {
    const change = changes.get(unit);
    if (change === undefined) return record;
    return change === 'hidden' ? { ...record, hidden: true } : recordOf(unit, change);
  };
  return (compiled, changes) => {
    const added = new Set(changes.keys());
    const next: Record<string, unknown> = { ...(compiled as Files) };
    for (const [file, content] of files(compiled)) {
      const records = shelf(content).map((record) => {
        const unit = unitName(file, record);
        added.delete(unit);
        return changed(record, unit, changes);
      });
      next[file] = withList(content, kind.listPath ?? [], records);
    }
    for (const unit of added) {
      const change = changes.get(unit)!;
      const file = kind.fileOfNew(unit, compiled);
      if (change === 'hidden') continue;
      const content = next[file] ?? kind.newFile?.(unit, change);
      next[file] = withList(content, kind.listPath ?? [], [...shelf(content), recordOf(unit, change)]);
    }
    return next;
  };
}

export function listKind(kind: ListKind): KindAdapter {
  const recordOf = recordMaker(kind);
  const { listPath = [], nameField, nameOf = (unit: string) => unit } = kind;
  const source: ListForm = { form: 'list', listPath, nameField, nameOf, newFile: kind.newFile };
  const fields: readonly FieldShape[] = kind.fields;
  return {
    kind: kind.kind,
    label: kind.label,
    one: kind.one,
    canAdd: kind.canAdd,
    canHide: kind.canHide,
    noun: kind.noun,
    fields,
    hiddenBy: kind.canHide ? 'hidden' : null,
    source,
    units: unitsReader(kind),
    withUnits: unitsWriter(kind, recordOf),
    problems: kind.problems,
    paths: kind.paths,
    tidy: (given) => tidyFields(given, fields),
    recordOf,
    fileOfNew: kind.fileOfNew,
  };
}
