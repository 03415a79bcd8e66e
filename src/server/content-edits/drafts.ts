import type { DraftSave, DraftSaved, UnitAdd } from '../../contract/desk-content.ts';
import { baseForDraft, textOver } from '../../domain/content-edits/draft.ts';
import type { EditKind, Fields } from '../../domain/content-edits/edit.ts';
import { changedFields } from '../../domain/content-edits/merge.ts';
import { KIND_ADAPTERS } from '../../content/edit-kinds/adapters.ts';
import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict, Invalid, NotFound } from '../failures.ts';
import { DraftTaken } from './draft-taken.ts';
import { readAlready, withFirstDay } from './first-day.ts';
import { checkGivenFields } from './given-fields.ts';
import { holdUnit } from './hold-unit.ts';
import type { Doer, WordsParts } from './parts.ts';
import { problemsOf } from './problems.ts';
import { addRevision, findRevision, listRevisions } from './revision-store.ts';
import { findStanding, newestOf, standingOf, wholeOf, type Standing } from './standing.ts';
import { dropDraft, saveDraft, type StoredEdit, type UnitKey } from './store.ts';

export interface Drafts {
  add: (kind: EditKind, unit: UnitAdd, doer: Doer) => Promise<void>;
  save: (key: UnitKey, draft: DraftSave, doer: Doer) => Promise<DraftSaved>;
  discard: (key: UnitKey, revision: number, doer: Doer) => Promise<void>;
  /** What was public once becomes the draft. */
  restore: (key: UnitKey, id: number, doer: Doer) => Promise<void>;
}

/** Whoever began where nothing was drafted may name what was public then; 0 stands for the files. */
function isBegunFrom({ draft, over }: Standing, revision: number | null): boolean {
  if (draft) return draft.revision === revision;
  return revision === null || revision === (over?.revision ?? 0);
}

const isSame = (one: Fields, other: Fields): boolean =>
  Object.keys({ ...changedFields(one, other), ...changedFields(other, one) }).length === 0;

/** Whoever tries again because an answer was lost has saved already. */
const isSaved = (standing: Standing, fields: Fields): boolean =>
  standing.draft !== null && isSame(wholeOf(standing, standing.draft), fields);

/** Of drafts only their beginnings and ends are noted: every pause in typing would fill the log of changes. */
const noteDraft = (
  tx: Transaction,
  { kind, unit }: UnitKey,
  what: string,
  { by, now }: Doer,
  before?: object,
) => recordAudit(tx, now, { by, action: `${kind} ${what}`, subject: unit, before });

/** Begins or goes on with the draft of a unit that this transaction holds. */
async function keep(tx: Transaction, standing: Standing, fields: Fields, doer: Doer): Promise<StoredEdit> {
  const { key, draft, over, file } = standing;
  const base = baseForDraft(file?.fields ?? null, draft ?? over);
  const text = textOver(base, fields);
  const written = { ...key, base, text, author: doer.by, at: doer.now };
  const { saved } = await saveDraft(tx, written, draft?.revision ?? null);
  if (!saved) throw new Error(`The draft of ${key.kind} ${key.unit} was not held.`);
  if (!draft) await noteDraft(tx, key, 'draft begun', doer);
  const hour = draft?.scheduledFor?.toISOString();
  if (hour) await noteDraft(tx, key, 'schedule taken back', doer, { scheduledFor: hour });
  return saved;
}

const savedOf = ({ revision, savedAt, scheduledFor }: StoredEdit, before: Standing, problems: string[]) => ({
  revision,
  savedAt: savedAt.toISOString(),
  problems,
  ...(before.draft?.scheduledFor && !scheduledFor && { unscheduled: true }),
});

export function createDrafts({ database, source, config }: WordsParts): Drafts {
  const { db } = database;

  const problemsIn = (standing: Standing, fields: Fields, { now }: Doer): string[] => {
    const at = { atMs: now.getTime(), timeZone: config.siteTimeZone };
    const dated = withFirstDay(standing, standing.adapter.tidy(fields), at);
    return [...readAlready(standing, at.atMs), ...problemsOf(standing, dated)];
  };

  /** Both texts of a conflict go to History, once: a tab that tries again adds nothing. */
  async function keepBoth(standing: Standing, refused: Fields, { by, now }: Doer): Promise<void> {
    const { key, draft } = standing;
    await db.transaction(async (tx) => {
      const kept = (await listRevisions(tx, key)).map(({ fields }) => fields);
      const isNew = (fields: Fields): boolean => !kept.some((one) => one && isSame(one, fields));
      const entry = { ...key, at: now };
      if (draft && isNew(wholeOf(standing, draft)))
        await addRevision(tx, {
          ...entry,
          author: draft.author,
          what: `Draft ${draft.revision}`,
          fields: wholeOf(standing, draft),
        });
      if (isNew(refused))
        await addRevision(tx, { ...entry, author: by, what: 'Draft that was kept aside', fields: refused });
    });
  }

  return {
    async add(kind, { unit, fields }, doer) {
      const adapter = KIND_ADAPTERS[kind];
      if (!adapter.canAdd) throw new Invalid(`A ${adapter.one} can’t be added here.`);
      const key = { kind, unit };
      checkGivenFields({ adapter, file: null }, fields);
      await db.transaction(async (tx) => {
        await holdUnit(tx, key);
        if (await findStanding(tx, source, key))
          throw new Conflict(`There’s a ${adapter.one} named “${unit}” already.`);
        const nothing = { key, adapter, file: null, over: null, draft: null };
        await keep(tx, nothing, fields, doer);
      });
    },

    async save(key, { revision, fields }, doer) {
      checkGivenFields(await standingOf(db, source, key), fields);
      try {
        return await db.transaction(async (tx) => {
          await holdUnit(tx, key);
          const standing = await standingOf(tx, source, key);
          const problems = problemsIn(standing, fields, doer);
          if (isSaved(standing, fields)) return savedOf(standing.draft!, standing, problems);
          if (!isBegunFrom(standing, revision)) throw new DraftTaken(newestOf(standing, doer.now));
          return savedOf(await keep(tx, standing, fields, doer), standing, problems);
        });
      } catch (error) {
        if (error instanceof DraftTaken) await keepBoth(await standingOf(db, source, key), fields, doer);
        throw error;
      }
    },

    async discard(key, revision, doer) {
      const { by, now } = doer;
      await db.transaction(async (tx) => {
        await holdUnit(tx, key);
        const standing = await standingOf(tx, source, key);
        const { draft } = standing;
        if (!draft) return;
        if (draft.revision !== revision) throw new DraftTaken(newestOf(standing, now));
        await dropDraft(tx, key, revision);
        const fields = wholeOf(standing, draft);
        await addRevision(tx, { ...key, at: now, author: by, what: 'Draft thrown away', fields });
        await noteDraft(tx, key, 'draft thrown away', doer, draft.text);
      });
    },

    async restore(key, id, doer) {
      await db.transaction(async (tx) => {
        await holdUnit(tx, key);
        const standing = await standingOf(tx, source, key);
        const revision = await findRevision(tx, key, id);
        if (!revision) throw new NotFound('There’s no such entry in its history.');
        if (!revision.fields) throw new Invalid('There were no words then to bring back.');
        if (isSaved(standing, revision.fields)) return;
        if (standing.draft)
          throw new Conflict('There’s a draft of it already. Publish it or throw it away first.');
        await keep(tx, standing, revision.fields, doer);
      });
    },
  };
}
