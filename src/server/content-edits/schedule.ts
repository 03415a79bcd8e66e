import { recordAudit } from '../audit/store.ts';
import { Invalid } from '../failures.ts';
import type { Doer, WordsParts } from './parts.ts';
import { changePublic, type ChangeWords } from './public-change.ts';
import { publishDraft } from './publishing.ts';
import { addRevision } from './revision-store.ts';
import { listDueDrafts, scheduleDraft, type UnitKey } from './store.ts';

const ON_SCHEDULE: ChangeWords = { what: 'Published on schedule', action: 'published on schedule' };

/** Under the lock the hour is looked at again: of two instances the second finds no draft that waits. */
function publishDue(parts: WordsParts, key: UnitKey, doer: Doer): Promise<void> {
  const { siteTimeZone } = parts.config;
  return changePublic(parts, key, doer, async (tx, standing) => {
    const { draft } = standing;
    if (!draft?.scheduledFor || draft.scheduledFor > doer.now) return null;
    await publishDraft(tx, siteTimeZone, { ...standing, draft }, doer);
    return ON_SCHEDULE;
  });
}

/** Words that a release no longer allows: the draft waits for its owner again, who reads why in its history. */
async function giveBack(
  { database }: WordsParts,
  { revision, ...draft }: UnitKey & { revision: number },
  reason: string,
  { by, now }: Doer,
): Promise<void> {
  const { kind, unit } = draft;
  await database.db.transaction(async (tx) => {
    if (!(await scheduleDraft(tx, { kind, unit }, revision, null))) return;
    const what = `Not published on schedule: ${reason}`;
    await addRevision(tx, { kind, unit, at: now, author: by, what, fields: null });
    await recordAudit(tx, now, {
      by,
      action: `${kind} not published on schedule`,
      subject: unit,
      after: { reason },
    });
  });
}

/** Publishes what is due. One that can't be holds up no other. */
export async function publishAllDue(parts: WordsParts): Promise<void> {
  const doer = { by: 'machine', now: new Date(parts.clock.nowMs()) };
  for (const draft of await listDueDrafts(parts.database.db, doer.now)) {
    const { kind, unit, revision } = draft;
    try {
      await publishDue(parts, { kind, unit }, doer);
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      await giveBack(parts, { kind, unit, revision }, error.message, doer);
    }
  }
}
