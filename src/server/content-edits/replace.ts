import { setImmediate } from 'node:timers/promises';
import { KIND_ADAPTERS } from '../../content/edit-kinds/adapters.ts';
import type {
  ReplaceAsk,
  ReplaceDo,
  ReplaceDone,
  Replacement,
  Replacements,
} from '../../contract/desk-content.ts';
import { baseForDraft, textOver } from '../../domain/content-edits/draft.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import { replacedFields, stretchesOf } from '../../domain/content-edits/replacing.ts';
import type { Transaction } from '../db/database.ts';
import { holdUnit } from './hold-unit.ts';
import type { Doer, WordsParts } from './parts.ts';
import { problemsOf } from './problems.ts';
import { noteChange, putText } from './public-change.ts';
import { findStanding, publicFields, type Standing } from './standing.ts';
import { bumpRevision, listEdits, type UnitKey } from './store.ts';
import { titleOf } from './titles.ts';

/** As many as one press may change. */
const MOST_UNITS = 500;
const UNITS_AT_ONCE = 200;

const HAS_DRAFT = 'There’s a draft of it. Publish it or throw it away first.';
const OF_READINGS = 'Paragraphs of readings are changed under Readings, from a day that nobody has read yet.';

export interface Replacing {
  preview: (ask: ReplaceAsk) => Promise<Replacements>;
  replace: (wanted: ReplaceDo, doer: Doer) => Promise<ReplaceDone>;
}

/** What would become of a unit; null where the words are not in it. */
interface Planned {
  standing: Standing;
  shown: Fields;
  changed: Fields;
  /** Why it can't be done; null where it can. */
  problem: string | null;
}

function plan(standing: Standing, wanted: ReplaceAsk): Planned | null {
  const { adapter, key, draft } = standing;
  const shown = publicFields(standing);
  if (shown === null) return null;
  const fixed = new Set(adapter.fields.filter((field) => field.fixed).map(({ name }) => name));
  const changed = replacedFields(shown, wanted, (name) => fixed.has(name));
  if (Object.keys(changed).length === 0) return null;
  const planned = { standing, shown, changed };
  if (key.kind === 'paragraph') return { ...planned, problem: OF_READINGS };
  if (draft) return { ...planned, problem: HAS_DRAFT };
  const problems = problemsOf(standing, adapter.tidy({ ...shown, ...changed }));
  return { ...planned, problem: problems.length > 0 ? problems.join(' ') : null };
}

const replacementsOf = ({ standing, shown, changed, problem }: Planned, wanted: ReplaceAsk): Replacement[] =>
  Object.keys(changed).map((field) => ({
    ...standing.key,
    title: titleOf(standing.adapter, { unit: standing.key.unit, file: standing.file }, shown),
    field,
    ...stretchesOf(shown[field]!, wanted),
    problem,
  }));

async function putPlanned(
  tx: Transaction,
  source: WordsParts['source'],
  { standing, shown, changed }: Planned,
  { find, replaceWith }: ReplaceAsk,
  doer: Doer,
): Promise<void> {
  const file = standing.file?.fields ?? null;
  const fields = standing.adapter.tidy({ ...shown, ...changed });
  const base = baseForDraft(file, standing.over);
  await putText(tx, standing, { base, text: textOver(file, fields) }, doer);
  const what = `“${find}” replaced by “${replaceWith}”`;
  await noteChange(tx, source, standing, { what, action: 'words replaced' }, doer);
}

export function createReplacing({ database, source }: WordsParts): Replacing {
  const { db } = database;

  /** As the source knows them, without a look into the database for each of thousands. */
  async function planAll(ask: ReplaceAsk): Promise<Planned[]> {
    const stored = Map.groupBy(await listEdits(db), ({ kind, unit }) => `${kind} ${unit}`);
    const planned: Planned[] = [];
    for (const kind of new Set(ask.kinds))
      for (const [index, [unit, { file }]] of [...source.unitsOf(kind)].entries()) {
        if (index % UNITS_AT_ONCE === 0) await setImmediate();
        const edits = stored.get(`${kind} ${unit}`) ?? [];
        const over = edits.find(({ slot }) => slot === 'public') ?? null;
        const draft = edits.find(({ slot }) => slot === 'draft') ?? null;
        const found = plan({ key: { kind, unit }, adapter: KIND_ADAPTERS[kind], file, over, draft }, ask);
        if (found) planned.push(found);
      }
    return planned;
  }

  /** Looked at again under the lock: what was previewed may be another by now. */
  async function replaceOne(tx: Transaction, key: UnitKey, wanted: ReplaceDo, doer: Doer) {
    await holdUnit(tx, key);
    const standing = await findStanding(tx, source, key);
    const planned = standing && plan(standing, wanted);
    if (!planned) return null;
    if (planned.problem === null) await putPlanned(tx, source, planned, wanted, doer);
    return planned;
  }

  return {
    async preview(ask) {
      const planned = await planAll(ask);
      const found = planned.slice(0, MOST_UNITS).flatMap((one) => replacementsOf(one, ask));
      const total = planned.reduce((sum, { changed }) => sum + Object.keys(changed).length, 0);
      return { found, total };
    },

    async replace(wanted, doer) {
      // In one order for all, so that two who do this at once don't wait for each other.
      const keys = [...new Map(wanted.units.map((key) => [`${key.kind} ${key.unit}`, key]))]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, key]) => key)
        .filter(({ kind, unit }) => wanted.kinds.includes(kind) && source.unit(kind, unit) !== null);
      const planned = await db.transaction(async (tx) => {
        const done: Planned[] = [];
        for (const key of keys) done.push(...[(await replaceOne(tx, key, wanted, doer)) ?? []].flat());
        if (done.some(({ problem }) => problem === null)) await bumpRevision(tx);
        return done;
      });
      await source.reload();
      const leftOut = planned.filter(({ problem }) => problem !== null);
      return {
        changed: planned.length - leftOut.length,
        leftOut: leftOut.flatMap((one) => replacementsOf(one, wanted)),
      };
    },
  };
}
