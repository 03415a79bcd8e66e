import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KIND_ADAPTERS } from '../../content/edit-kinds/adapters.ts';
import type { KindAdapter } from '../../content/edit-kinds/adapter.ts';
import type { ChangedFile } from '../../content/splice/patch.ts';
import { splicedFile, type UnitChange } from '../../content/splice/splice.ts';
import { EDIT_KINDS } from '../../domain/content-edits/edit.ts';
import { compiledNow } from '../compiled.ts';
import type { ContentSource, SourcedUnit } from './source.ts';

const ROOT = join(import.meta.dirname, '../../..');

type Edited = Pick<ContentSource, 'unitsOf'>;

/** Null where the project has no such file. */
async function textOf(path: string): Promise<string | null> {
  return readFile(join(ROOT, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** As the file is to have it: with the owner's words, and hidden where the owner hid it. */
function changeOf({ hiddenBy }: KindAdapter, unit: string, { edit, merge }: SourcedUnit): UnitChange {
  const isHidden = edit!.state === 'hidden' && hiddenBy !== null;
  return { unit, fields: { ...merge!.fields, ...(isHidden ? { [hiddenBy]: true } : {}) } };
}

/** Faulty ones stay at the desk: no build would take them. */
function changesOf(adapter: KindAdapter, source: Edited): Map<string, [UnitChange, ...UnitChange[]]> {
  const edited = [...source.unitsOf(adapter.kind)].filter(
    ([, { edit, faults }]) => edit !== null && faults.length === 0,
  );
  const compiled = edited.some(([, { file }]) => file === null) ? compiledNow(adapter.noun) : null;
  const groups = Map.groupBy(edited, ([unit, { file }]) => file?.file ?? adapter.fileOfNew(unit, compiled));
  return new Map(
    [...groups].map(([file, units]) => [
      file,
      units.map(([unit, sourced]) => changeOf(adapter, unit, sourced)) as [UnitChange, ...UnitChange[]],
    ]),
  );
}

/** Every source file that the public edits change or add, whole. */
export async function editedFiles(source: Edited): Promise<ChangedFile[]> {
  const files: ChangedFile[] = [];
  for (const kind of EDIT_KINDS) {
    const adapter = KIND_ADAPTERS[kind];
    for (const [file, changes] of changesOf(adapter, source)) {
      const path = `content/${file}`;
      const before = await textOf(path);
      files.push({ path, before, after: splicedFile(adapter, before, changes) });
    }
  }
  return files.filter(({ before, after }) => before !== after);
}
