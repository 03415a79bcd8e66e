import { changeBetween } from '../../domain/content-edits/draft.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { holdUnit } from './hold-unit.ts';
import type { Doer, WordsParts } from './parts.ts';
import { addRevision } from './revision-store.ts';
import { publicFields, standingOf, type Standing } from './standing.ts';
import { bumpRevision, dropToFiles, publish, type UnitKey } from './store.ts';

export interface ChangeWords {
  /** In the unit's history: "Published" */
  what: string;
  /** In the log of changes: "published" */
  action: string;
}

interface PublicText {
  base: Fields | null;
  text: Fields;
}

/** An edit that says what the files say is none. */
export async function putText(
  tx: Transaction,
  { key, file }: Standing,
  { base, text }: PublicText,
  { by, now }: Doer,
): Promise<void> {
  if (file && Object.keys(text).length === 0) await dropToFiles(tx, key);
  else await publish(tx, { ...key, base, text, author: by, at: now });
}

/** The history of the unit and the log of changes, from what was public before and is now. */
export async function noteChange(
  tx: Transaction,
  source: WordsParts['source'],
  before: Standing,
  { what, action }: ChangeWords,
  { by, now }: Doer,
): Promise<void> {
  const { key } = before;
  const fields = publicFields(await standingOf(tx, source, key));
  await addRevision(tx, { ...key, at: now, author: by, what, fields });
  await recordAudit(tx, now, {
    by,
    action: `${key.kind} ${action}`,
    subject: key.unit,
    ...changeBetween(publicFields(before), fields),
  });
}

/** Says what it did; null where nothing was to do for visitors. */
export type PublicAct = (tx: Transaction, standing: Standing) => Promise<ChangeWords | null>;

/**
 * Changes what visitors read of a unit: all of it, with history and log, or nothing. This instance knows it when the promise resolves, the others hear of it.
 */
export async function changePublic(
  { database, source }: Pick<WordsParts, 'database' | 'source'>,
  key: UnitKey,
  doer: Doer,
  act: PublicAct,
): Promise<void> {
  const isChanged = await database.db.transaction(async (tx) => {
    await holdUnit(tx, key);
    const standing = await standingOf(tx, source, key);
    const words = await act(tx, standing);
    if (words === null) return false;
    await noteChange(tx, source, standing, words, doer);
    await bumpRevision(tx);
    return true;
  });
  if (isChanged) await source.reload();
}
