import type { DeskField } from '../../contract/desk-content.ts';
import type { EditKind, Fields, FileUnit } from '../../domain/content-edits/edit.ts';

export type FieldShape = DeskField;

/** What a kind's compiled content is, as `build/content/<noun>.json` has it. */
export type Compiled = unknown;

export type UnitChanges = ReadonlyMap<string, Fields | 'hidden'>;

/** Where a unit stands among the source files: an entry of a list in YAML, or a Markdown file of its own. */
export type SourceForm =
  | {
      form: 'list';
      /** The way to the list inside its file. */
      listPath: readonly string[];
      /** The field that has the unit's name. */
      nameField: string;
      /** The name that stands there: of `jane-austen.know-your-own-happiness` only the second half. */
      nameOf: (unit: string) => string;
      /** What a file has besides its list when its first unit is added. */
      newFile?: ((unit: string, fields: Fields) => Readonly<Record<string, unknown>>) | undefined;
    }
  | { form: 'markdown'; bodyField: string };

/** What the desk knows of one kind of words: how they lie in the files, and what they must be. */
export interface KindAdapter {
  kind: EditKind;
  /** "Jokes" */
  label: string;
  /** "joke" */
  one: string;
  canAdd: boolean;
  canHide: boolean;
  /** `build/content/<noun>.json`; `documents` are the texts of their folder by file, for they are not compiled. */
  noun: string;
  fields: readonly FieldShape[];
  /** The field that hides a unit; null where none can be hidden. */
  hiddenBy: 'hidden' | 'draft' | null;
  source: SourceForm;
  /** Every unit as the files have it. */
  units: (compiled: Compiled) => FileUnit[];
  /** The compiled content with units changed, added or hidden; what was given stays as it is. */
  withUnits: (compiled: Compiled, changes: UnitChanges) => Compiled;
  /** What the build would find wrong with this one unit, as sentences. */
  problems: (unit: string, fields: Fields, compiled: Compiled) => string[];
  /** Pages, feeds and files whose bytes change with it. */
  paths: (unit: string, fields: Fields) => readonly (string | RegExp)[];
  /** The fields as a file would have them: trimmed, and null where something optional is empty. */
  tidy: (fields: Fields) => Fields;
  /** What stands in the source file, deep again, without what is absent. */
  recordOf: (unit: string, fields: Fields) => Readonly<Record<string, unknown>>;
  /** Where a unit that is not in the files yet would be written: "jokes/cats.yml". */
  fileOfNew: (unit: string, compiled: Compiled) => string;
}
