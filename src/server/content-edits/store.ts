import { createHash } from 'node:crypto';
import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Edit, EditKind, Fields } from '../../domain/content-edits/edit.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { contentEdits, contentState, contentUnits } from './tables.ts';

/** Where instances tell each other that visitors are to read something else. */
export const CONTENT_CHANNEL = 'content_changed';

export type Slot = 'draft' | 'public';

export interface StoredEdit extends Edit {
  slot: Slot;
  author: string;
  savedAt: Date;
  /** Of a draft: when it becomes public by itself. */
  scheduledFor: Date | null;
}

export interface UnitKey {
  kind: EditKind;
  unit: string;
}

/** What is written of an edit; its revision comes from here. */
export interface EditText extends UnitKey {
  base: Fields | null;
  text: Fields;
  author: string;
  at: Date;
}

type Row = typeof contentEdits.$inferSelect;

function editOf({ kind, unit, slot, state, base, text, revision, author, savedAt, scheduledFor }: Row) {
  return { kind, unit, slot, state, base, text, revision, author, savedAt, scheduledFor };
}

function hashOf(base: Fields | null): string | null {
  if (!base) return null;
  const inOrder = Object.entries(base).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
}

const isUnit = ({ kind, unit }: UnitKey, slot: Slot): SQL | undefined =>
  and(eq(contentEdits.kind, kind), eq(contentEdits.unit, unit), eq(contentEdits.slot, slot));

export async function findEdit(
  db: Connection | Transaction,
  key: UnitKey,
  slot: Slot,
): Promise<StoredEdit | null> {
  const [row] = await db.select().from(contentEdits).where(isUnit(key, slot));
  return row ? editOf(row) : null;
}

/** What is public of a unit, held for this transaction: nobody changes it meanwhile. */
export async function holdPublic(tx: Transaction, key: UnitKey): Promise<StoredEdit | null> {
  const [row] = await tx.select().from(contentEdits).where(isUnit(key, 'public')).for('update');
  return row ? editOf(row) : null;
}

export interface EditFilter {
  kind?: EditKind;
  slot?: Slot;
  state?: Edit['state'];
}

export async function listEdits(
  db: Connection | Transaction,
  { kind, slot, state }: EditFilter = {},
): Promise<StoredEdit[]> {
  const rows = await db
    .select()
    .from(contentEdits)
    .where(
      and(
        kind && eq(contentEdits.kind, kind),
        slot && eq(contentEdits.slot, slot),
        state && eq(contentEdits.state, state),
      ),
    )
    .orderBy(asc(contentEdits.kind), asc(contentEdits.unit), asc(contentEdits.slot));
  return rows.map(editOf);
}

/** Drafts whose hour has come. */
export async function listDueDrafts(db: Connection | Transaction, now: Date): Promise<StoredEdit[]> {
  const rows = await db
    .select()
    .from(contentEdits)
    .where(and(eq(contentEdits.slot, 'draft'), lte(contentEdits.scheduledFor, now)))
    .orderBy(asc(contentEdits.scheduledFor));
  return rows.map(editOf);
}

/** Gives the unit's next revision, and holds the unit for this transaction: writers of one unit go one after the other. */
async function nextRevision(tx: Transaction, { kind, unit }: UnitKey): Promise<number> {
  const [row] = await tx
    .insert(contentUnits)
    .values({ kind, unit, revision: 1 })
    .onConflictDoUpdate({
      target: [contentUnits.kind, contentUnits.unit],
      set: { revision: sql`${contentUnits.revision} + 1` },
    })
    .returning({ revision: contentUnits.revision });
  return row!.revision;
}

async function write(
  tx: Transaction,
  { kind, unit, base, text, author, at }: EditText,
  as: Pick<StoredEdit, 'slot' | 'state' | 'revision'>,
): Promise<StoredEdit> {
  const written = { base, baseHash: hashOf(base), text, author, savedAt: at, scheduledFor: null, ...as };
  const [row] = await tx
    .insert(contentEdits)
    .values({ kind, unit, ...written })
    .onConflictDoUpdate({
      target: [contentEdits.kind, contentEdits.unit, contentEdits.slot],
      set: written,
    })
    .returning();
  return editOf(row!);
}

/** Somebody else has saved since, or thrown the draft away (then `other` is null). */
export type DraftResult = { saved: StoredEdit } | { saved: null; other: StoredEdit | null };

/**
 * Saves a draft that was begun from a revision, null where there was none; a draft that waits for its hour no longer
 * does, since nobody has agreed to these words yet. Where another revision stands, nothing is written.
 */
export async function saveDraft(
  tx: Transaction,
  draft: EditText,
  begunFrom: number | null,
): Promise<DraftResult> {
  const revision = await nextRevision(tx, draft);
  const standing = await findEdit(tx, draft, 'draft');
  if ((standing?.revision ?? null) !== begunFrom) return { saved: null, other: standing };
  return { saved: await write(tx, draft, { slot: 'draft', state: 'draft', revision }) };
}

/** Whether there was a draft of this revision. */
export async function dropDraft(tx: Transaction, key: UnitKey, revision: number): Promise<boolean> {
  const dropped = await tx
    .delete(contentEdits)
    .where(and(isUnit(key, 'draft'), eq(contentEdits.revision, revision)))
    .returning({ revision: contentEdits.revision });
  return dropped.length > 0;
}

/** Sets the hour of the draft of this revision, or takes it away; null where there is no such draft. */
export async function scheduleDraft(
  tx: Transaction,
  key: UnitKey,
  revision: number,
  at: Date | null,
): Promise<StoredEdit | null> {
  const [row] = await tx
    .update(contentEdits)
    .set({ scheduledFor: at })
    .where(and(isUnit(key, 'draft'), eq(contentEdits.revision, revision)))
    .returning();
  return row ? editOf(row) : null;
}

/** What visitors read from now on; a draft of the unit stays: who publishes one drops it in the same transaction. */
export async function publish(tx: Transaction, edit: EditText): Promise<StoredEdit> {
  return write(tx, edit, { slot: 'public', state: 'live', revision: await nextRevision(tx, edit) });
}

/** Visitors no longer read it; the owner's words are kept for the day it is shown again. */
export async function hide(tx: Transaction, edit: EditText): Promise<StoredEdit> {
  return write(tx, edit, { slot: 'public', state: 'hidden', revision: await nextRevision(tx, edit) });
}

/** A hidden one is read again; null where it was not hidden. What had no words of the owner's goes back to the files. */
export async function show(
  tx: Transaction,
  key: UnitKey,
  by: Pick<EditText, 'author' | 'at'>,
): Promise<StoredEdit | null> {
  const revision = await nextRevision(tx, key);
  const hidden = await findEdit(tx, key, 'public');
  if (hidden?.state !== 'hidden') return null;
  if (hidden.base && Object.keys(hidden.text).length === 0) return dropToFiles(tx, key);
  return write(tx, { ...hidden, ...by }, { slot: 'public', state: 'live', revision });
}

/** Takes the public edit away, so that visitors read what the files say; gives what it was. */
export async function dropToFiles(tx: Transaction, key: UnitKey): Promise<StoredEdit | null> {
  const [row] = await tx.delete(contentEdits).where(isUnit(key, 'public')).returning();
  return row ? editOf(row) : null;
}

/** The number of the last change that visitors see. */
export async function contentRevision(db: Connection | Transaction): Promise<number> {
  const [row] = await db.select({ revision: contentState.revision }).from(contentState);
  return row?.revision ?? 0;
}

/** Counts a change for visitors, and tells every instance when the transaction is done. Last in it: others wait for it. */
export async function bumpRevision(tx: Transaction): Promise<number> {
  const [row] = await tx
    .insert(contentState)
    .values({ revision: 1 })
    .onConflictDoUpdate({ target: contentState.id, set: { revision: sql`${contentState.revision} + 1` } })
    .returning({ revision: contentState.revision });
  await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${String(row!.revision)})`);
  return row!.revision;
}
