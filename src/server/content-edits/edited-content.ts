import type { Logger } from 'pino';
import type { KindAdapter } from '../../content/edit-kinds/adapter.ts';
import { KIND_ADAPTERS } from '../../content/edit-kinds/adapters.ts';
import { EDIT_KINDS, type EditKind, type FileUnit } from '../../domain/content-edits/edit.ts';
import { compiledNow } from '../compiled.ts';
import { REMADE, type Content } from '../content.ts';
import { reasonOf } from '../log.ts';
import { layOver, shownFields, type SourcedUnit } from './overlay.ts';
import type { StoredEdit } from './store.ts';

/** A unit that visitors read in other words than before, and the addresses of pages, feeds and files that say so. */
export interface ContentChange {
  kind: EditKind;
  unit: string;
  paths: readonly (string | RegExp)[];
}

type Edited = ReadonlyMap<string, SourcedUnit>;
const NOTHING: Edited = new Map();

/** Units whose edit is new, another, or gone. */
function changedUnits(before: Edited, edits: readonly StoredEdit[]): string[] {
  const now = new Map(edits.map((edit) => [edit.unit, edit.revision]));
  const units = new Set([...before.keys(), ...now.keys()]);
  return [...units].filter((unit) => before.get(unit)?.edit?.revision !== now.get(unit));
}

function pathsOf({ paths }: KindAdapter, unit: string, known: readonly (SourcedUnit | undefined)[]) {
  const said = known.flatMap((one) => [one?.shown, one?.file?.fields]);
  const found = said.flatMap((fields) => (fields ? paths(unit, fields) : []));
  return [...new Map(found.map((path) => [String(path), path])).values()];
}

/** Search knows the words of paragraphs, which it does not list. */
function reworded(units: Edited): Pick<Content, 'rewordedTexts'> {
  const values = [...units.values()].flatMap(({ shown }) => Object.values(shown ?? {}));
  return { rewordedTexts: values.filter((value) => typeof value === 'string') };
}

function unedited(file: FileUnit): SourcedUnit {
  const shown = shownFields(KIND_ADAPTERS[file.kind], file.fields);
  return { file, shown, edit: null, merge: null, faults: [], savedAt: null };
}

/** The files of this release with the public edits laid over them: only what an edit touches is made anew. */
export class EditedContent {
  readonly #log: Logger;
  readonly #edited = new Map<EditKind, Edited>();
  readonly #files = new Map<EditKind, WeakRef<ReadonlyMap<string, FileUnit>>>();
  #content: Content;

  constructor(content: Content, log: Logger) {
    this.#content = content;
    this.#log = log;
  }

  get content(): Content {
    return this.#content;
  }

  /** Those that have an edit. */
  get edited(): SourcedUnit[] {
    return [...this.#edited.values()].flatMap((units) => [...units.values()]);
  }

  unit(kind: EditKind, unit: string): SourcedUnit | null {
    const file = this.#filesOf(kind).get(unit);
    return this.#edited.get(kind)?.get(unit) ?? (file ? unedited(file) : null);
  }

  unitsOf(kind: EditKind): Map<string, SourcedUnit> {
    const units = new Map([...this.#filesOf(kind)].map(([unit, file]) => [unit, unedited(file)]));
    for (const [unit, edited] of this.#edited.get(kind) ?? NOTHING) units.set(unit, edited);
    return units;
  }

  /** Takes all edits that are public now; says what visitors read differently. */
  take(edits: readonly StoredEdit[]): ContentChange[] {
    return EDIT_KINDS.flatMap((kind) => {
      try {
        return this.#takeKind(
          kind,
          edits.filter((edit) => edit.kind === kind),
        );
      } catch (error) {
        // Its words stay as they were; nothing else waits for it.
        this.#log.error({ kind, reason: reasonOf(error) }, 'content: edits not taken');
        return [];
      }
    });
  }

  #takeKind(kind: EditKind, edits: readonly StoredEdit[]): ContentChange[] {
    const before = this.#edited.get(kind) ?? NOTHING;
    const changed = changedUnits(before, edits);
    if (changed.length === 0) return [];
    const adapter = KIND_ADAPTERS[kind];
    const { made, units } = layOver(adapter, compiledNow(adapter.noun), edits, (compiled) =>
      REMADE[adapter.noun]!(compiled, this.#content),
    );
    this.#content = { ...this.#content, ...made, ...(kind === 'paragraph' && reworded(units)) };
    this.#edited.set(kind, units);
    this.#tellFaults(changed.flatMap((unit) => units.get(unit) ?? []));
    return changed.map((unit) => ({
      kind,
      unit,
      paths: pathsOf(adapter, unit, [before.get(unit), units.get(unit)]),
    }));
  }

  #tellFaults(units: readonly SourcedUnit[]): void {
    for (const { edit, faults } of units) {
      if (faults.length === 0) continue;
      this.#log.warn(
        { kind: edit?.kind, unit: edit?.unit, reason: faults.join(' ') },
        'content: edit left out',
      );
    }
  }

  #filesOf(kind: EditKind): ReadonlyMap<string, FileUnit> {
    const kept = this.#files.get(kind)?.deref();
    if (kept) return kept;
    const { units, noun } = KIND_ADAPTERS[kind];
    const files = new Map(units(compiledNow(noun)).map((file) => [file.unit, file]));
    this.#files.set(kind, new WeakRef(files));
    return files;
  }
}
