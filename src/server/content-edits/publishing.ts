import type { DraftPublish } from '../../contract/desk-content.ts';
import { baseForDraft, textOver } from '../../domain/content-edits/draft.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import { recordAudit } from '../audit/store.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict, Invalid } from '../failures.ts';
import { DraftTaken } from './draft-taken.ts';
import { readAlready, withFirstDay } from './first-day.ts';
import type { Doer, WordsParts } from './parts.ts';
import { problemsOf } from './problems.ts';
import { changePublic, putText, type ChangeWords, type PublicAct } from './public-change.ts';
import { newestOf, publicFields, standingOf, wholeOf, type Standing } from './standing.ts';
import { dropDraft, dropToFiles, hide, scheduleDraft, show, type StoredEdit, type UnitKey } from './store.ts';

export interface Publishing {
  /** Now, or at an instant that is still to come. */
  publish: (key: UnitKey, draft: DraftPublish, doer: Doer) => Promise<void>;
  unschedule: (key: UnitKey, doer: Doer) => Promise<void>;
  hide: (key: UnitKey, doer: Doer) => Promise<void>;
  show: (key: UnitKey, doer: Doer) => Promise<void>;
  backToFiles: (key: UnitKey, doer: Doer) => Promise<void>;
}

const PUBLISHED: ChangeWords = { what: 'Published', action: 'published' };

/** The words as they would be public from an instant on; throws with every reason why they can't be. */
function publishable(timeZone: string, standing: Standing, draft: StoredEdit, atMs: number): Fields {
  const written = standing.adapter.tidy(wholeOf(standing, draft));
  const fields = withFirstDay(standing, written, { atMs, timeZone });
  const problems = [...readAlready(standing, atMs), ...problemsOf(standing, fields)];
  if (problems.length > 0) throw new Invalid(problems.join(' '));
  return fields;
}

/** Makes the draft public in a transaction that holds the unit. */
export async function publishDraft(
  tx: Transaction,
  timeZone: string,
  standing: Standing & { draft: StoredEdit },
  doer: Doer,
): Promise<void> {
  const { key, draft, file } = standing;
  const fields = publishable(timeZone, standing, draft, doer.now.getTime());
  const base = baseForDraft(file?.fields ?? null, draft);
  await putText(tx, standing, { base, text: textOver(file?.fields ?? null, fields) }, doer);
  await dropDraft(tx, key, draft.revision);
}

/** The draft of the revision that was named; null where it has become public already, and the answer was lost. */
function namedDraft(standing: Standing, revision: number, now: Date): StoredEdit | null {
  const { draft, over } = standing;
  if (draft?.revision === revision) return draft;
  if (draft) throw new DraftTaken(newestOf(standing, now));
  if (over?.state === 'live' && over.revision === revision + 1) return null;
  throw new Conflict('There’s no draft of it any more.');
}

async function noteSchedule(tx: Transaction, draft: StoredEdit, at: Date | null, { by, now }: Doer) {
  const told = (when: Date | null): object | null => when && { scheduledFor: when.toISOString() };
  await recordAudit(tx, now, {
    by,
    action: `${draft.kind} ${at ? 'scheduled' : 'schedule taken back'}`,
    subject: draft.unit,
    before: told(draft.scheduledFor),
    after: told(at),
  });
}

/** Words that say of themselves that they are hidden, in the files or as the owner published them, no longer do. */
async function unhideWords(tx: Transaction, standing: Standing, doer: Doer): Promise<void> {
  const { adapter, file, over } = standing;
  if (adapter.hiddenBy === null || publicFields(standing) !== null) return;
  const fields = { ...(over ? wholeOf(standing, over) : file!.fields), [adapter.hiddenBy]: null };
  const base = baseForDraft(file?.fields ?? null, over);
  await putText(tx, standing, { base, text: textOver(file?.fields ?? null, fields) }, doer);
}

export function createPublishing(parts: WordsParts): Publishing {
  const { siteTimeZone: timeZone } = parts.config;
  const change = (key: UnitKey, doer: Doer, act: PublicAct): Promise<void> =>
    changePublic(parts, key, doer, act);

  return {
    publish: (key, { revision, at }, doer) =>
      change(key, doer, async (tx, standing) => {
        const draft = namedDraft(standing, revision, doer.now);
        if (!draft) return null;
        const hour = at === undefined ? doer.now : new Date(at);
        if (hour <= doer.now) {
          await publishDraft(tx, timeZone, { ...standing, draft }, doer);
          return PUBLISHED;
        }
        publishable(timeZone, standing, draft, hour.getTime());
        await scheduleDraft(tx, key, revision, hour);
        await noteSchedule(tx, draft, hour, doer);
        return null;
      }),

    unschedule: (key, doer) =>
      change(key, doer, async (tx, { draft }) => {
        if (!draft?.scheduledFor) return null;
        await scheduleDraft(tx, key, draft.revision, null);
        await noteSchedule(tx, draft, null, doer);
        return null;
      }),

    hide: (key, doer) =>
      change(key, doer, async (tx, standing) => {
        const { adapter, file, over } = standing;
        if (!adapter.canHide) throw new Invalid(`A ${adapter.one} can’t be hidden.`);
        if (!over && !file) throw new Conflict('It isn’t public yet.');
        if (publicFields(standing) === null) return null;
        const { base, text } = over ?? { base: file!.fields, text: {} };
        await hide(tx, { ...key, base, text, author: doer.by, at: doer.now });
        return { what: 'Hidden', action: 'hidden' };
      }),

    show: (key, doer) =>
      change(key, doer, async (tx, standing) => {
        if (publicFields(standing) !== null) return null;
        await show(tx, key, { author: doer.by, at: doer.now });
        await unhideWords(tx, await standingOf(tx, parts.source, key), doer);
        return { what: 'Shown again', action: 'shown again' };
      }),

    backToFiles: (key, doer) =>
      change(key, doer, async (tx, { file, adapter, over }) => {
        if (!file) throw new Conflict(`The files don’t have this ${adapter.one}. You can hide it instead.`);
        if (!over) return null;
        await dropToFiles(tx, key);
        return { what: 'Back to the files', action: 'put back to the files' };
      }),
  };
}
