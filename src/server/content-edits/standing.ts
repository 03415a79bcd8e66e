import type { KindAdapter } from '../../content/edit-kinds/adapter.ts';
import { KIND_ADAPTERS } from '../../content/edit-kinds/adapters.ts';
import type { DeskEdit } from '../../contract/desk-content.ts';
import { fieldsWith } from '../../domain/content-edits/draft.ts';
import type { Fields, FileUnit } from '../../domain/content-edits/edit.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { NotFound } from '../failures.ts';
import { shownFields } from './overlay.ts';
import type { ContentSource } from './source.ts';
import { findEdit, type StoredEdit, type UnitKey } from './store.ts';

/** All that there is of one unit: what the release brought, what the owner made of it, and what waits to be published. */
export interface Standing {
  key: UnitKey;
  adapter: KindAdapter;
  file: FileUnit | null;
  /** Live or hidden. */
  over: StoredEdit | null;
  draft: StoredEdit | null;
}

/** Null where no file, edit or draft knows the unit. */
export async function findStanding(
  db: Connection | Transaction,
  source: Pick<ContentSource, 'unit'>,
  key: UnitKey,
): Promise<Standing | null> {
  const file = source.unit(key.kind, key.unit)?.file ?? null;
  const over = await findEdit(db, key, 'public');
  const draft = await findEdit(db, key, 'draft');
  return file || over || draft ? { key, adapter: KIND_ADAPTERS[key.kind], file, over, draft } : null;
}

export async function standingOf(
  db: Connection | Transaction,
  source: Pick<ContentSource, 'unit'>,
  key: UnitKey,
): Promise<Standing> {
  const standing = await findStanding(db, source, key);
  if (!standing) throw new NotFound(`There is no ${KIND_ADAPTERS[key.kind].one} “${key.unit}”.`);
  return standing;
}

/** The whole unit with the words of a draft or of what is public. */
export const wholeOf = ({ file }: Pick<Standing, 'file'>, edit: Pick<StoredEdit, 'base' | 'text'>): Fields =>
  // Of a unit that a release has dropped, what stood around the owner's words.
  fieldsWith(file?.fields ?? edit.base, edit.text);

/** What visitors read; null where they read nothing of it. */
export function publicFields({ adapter, file, over }: Omit<Standing, 'key' | 'draft'>): Fields | null {
  if (over === null) return shownFields(adapter, file?.fields);
  return over.state === 'hidden' ? null : shownFields(adapter, wholeOf({ file }, over));
}

export function deskEditOf(standing: Pick<Standing, 'file'>, edit: StoredEdit): DeskEdit {
  const { revision, author, savedAt } = edit;
  return { fields: wholeOf(standing, edit), revision, author, savedAt: savedAt.toISOString() };
}

/** What somebody who saves over it is shown: the draft, else what is public, else the files. */
export function newestOf(standing: Standing, now: Date): DeskEdit {
  const edit = standing.draft ?? standing.over;
  if (edit) return deskEditOf(standing, edit);
  const fields = standing.file?.fields ?? {};
  return { fields, revision: 0, author: 'the files', savedAt: now.toISOString() };
}
