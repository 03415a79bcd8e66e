import type {
  CollisionAnswer,
  DeskKinds,
  DeskUnit,
  DeskUnits,
  DeskUnitsQuery,
  DraftPublish,
  DraftSave,
  DraftSaved,
  ReplaceAsk,
  ReplaceDo,
  ReplaceDone,
  Replacements,
  UnitAdd,
} from '../../contract/desk-content.ts';
import type { EditKind } from '../../domain/content-edits/edit.ts';
import { resolveCollision } from './collisions.ts';
import { createDrafts } from './drafts.ts';
import { createListing } from './listing.ts';
import type { Doer, WordsParts } from './parts.ts';
import { createPublishing } from './publishing.ts';
import { createReplacing } from './replace.ts';
import { publishAllDue } from './schedule.ts';
import { findStanding } from './standing.ts';
import type { UnitKey } from './store.ts';
import { viewUnit } from './unit-view.ts';

/** What the owner can see and do with the site's words; `by` is the device at which it is done, for the log of changes. */
export interface WordsService {
  kinds: () => Promise<DeskKinds>;
  units: (kind: EditKind, query: DeskUnitsQuery) => Promise<DeskUnits>;
  unit: (key: UnitKey) => Promise<DeskUnit>;
  add: (kind: EditKind, unit: UnitAdd, by: string) => Promise<DeskUnit>;
  saveDraft: (key: UnitKey, draft: DraftSave, by: string) => Promise<DraftSaved>;
  /** Null where nothing is left of a unit that was never public. */
  discardDraft: (key: UnitKey, revision: number, by: string) => Promise<DeskUnit | null>;
  restore: (key: UnitKey, id: number, by: string) => Promise<DeskUnit>;
  publish: (key: UnitKey, draft: DraftPublish, by: string) => Promise<DeskUnit>;
  unschedule: (key: UnitKey, by: string) => Promise<DeskUnit>;
  hide: (key: UnitKey, by: string) => Promise<DeskUnit>;
  show: (key: UnitKey, by: string) => Promise<DeskUnit>;
  backToFiles: (key: UnitKey, by: string) => Promise<DeskUnit>;
  resolve: (key: UnitKey, answer: CollisionAnswer, by: string) => Promise<DeskUnit>;
  previewReplace: (ask: ReplaceAsk) => Promise<Replacements>;
  replace: (wanted: ReplaceDo, by: string) => Promise<ReplaceDone>;
  /** Publishes the drafts whose hour has come. */
  publishDue: () => Promise<void>;
}

export function wordsService(parts: WordsParts): WordsService {
  const { clock, database, source } = parts;
  const drafts = createDrafts(parts);
  const publishing = createPublishing(parts);
  const replacing = createReplacing(parts);
  const { kinds, units } = createListing(parts);
  const doer = (by: string): Doer => ({ by, now: new Date(clock.nowMs()) });
  const unit = (key: UnitKey): Promise<DeskUnit> => viewUnit(parts, key);

  /** Does it, and answers with the unit as it is afterwards. */
  async function done(key: UnitKey, doing: Promise<void>): Promise<DeskUnit> {
    await doing;
    return unit(key);
  }

  return {
    kinds,
    units,
    unit,
    add: (kind, added, by) => done({ kind, unit: added.unit }, drafts.add(kind, added, doer(by))),
    saveDraft: (key, draft, by) => drafts.save(key, draft, doer(by)),
    async discardDraft(key, revision, by) {
      await drafts.discard(key, revision, doer(by));
      return (await findStanding(database.db, source, key)) ? unit(key) : null;
    },
    restore: (key, id, by) => done(key, drafts.restore(key, id, doer(by))),
    publish: (key, draft, by) => done(key, publishing.publish(key, draft, doer(by))),
    unschedule: (key, by) => done(key, publishing.unschedule(key, doer(by))),
    hide: (key, by) => done(key, publishing.hide(key, doer(by))),
    show: (key, by) => done(key, publishing.show(key, doer(by))),
    backToFiles: (key, by) => done(key, publishing.backToFiles(key, doer(by))),
    resolve: (key, { fields }, by) => done(key, resolveCollision(parts, key, fields, doer(by))),
    previewReplace: replacing.preview,
    replace: (wanted, by) => replacing.replace(wanted, doer(by)),
    publishDue: () => publishAllDue(parts),
  };
}
