import { setImmediate } from 'node:timers/promises';
import { KIND_ADAPTERS } from '../../content/edit-kinds/adapters.ts';
import type {
  DeskKind,
  DeskKinds,
  DeskUnitRow,
  DeskUnits,
  DeskUnitsQuery,
  UnitState,
} from '../../contract/desk-content.ts';
import { EDIT_KINDS, type EditKind, type Fields } from '../../domain/content-edits/edit.ts';
import { excerptOf, patternOf } from '../../domain/content-edits/replacing.ts';
import { Invalid } from '../failures.ts';
import type { WordsParts } from './parts.ts';
import type { SourcedUnit } from './source.ts';
import { publicFields, wholeOf, type Standing } from './standing.ts';
import { listEdits, type StoredEdit } from './store.ts';
import { mainText, titleOf } from './titles.ts';
import { stateOf } from './unit-state.ts';

const PAGE_LENGTH = 50;
/** Other requests are answered in between. */
const UNITS_AT_ONCE = 400;

interface Listed extends Standing {
  state: UnitState;
  /** What the owner would go on with: the draft, else what is public, else what was before it was hidden. */
  fields: Fields;
}

const WAITING: readonly UnitState[] = ['collides', 'faulty'];

function listedOf(
  kind: EditKind,
  unit: string,
  sourced: SourcedUnit | undefined,
  edits: StoredEdit[],
): Listed {
  const file = sourced?.file ?? null;
  const over = edits.find(({ slot }) => slot === 'public') ?? null;
  const draft = edits.find(({ slot }) => slot === 'draft') ?? null;
  const standing = { key: { kind, unit }, adapter: KIND_ADAPTERS[kind], file, over, draft };
  const newest = draft ?? over;
  return {
    ...standing,
    state: stateOf(standing, sourced?.faults ?? []),
    fields: newest ? wholeOf(standing, newest) : (file?.fields ?? {}),
  };
}

async function listedUnits(source: WordsParts['source'], kind: EditKind, stored: readonly StoredEdit[]) {
  const edits = Map.groupBy(
    stored.filter((edit) => edit.kind === kind),
    ({ unit }) => unit,
  );
  const units = source.unitsOf(kind);
  const listed: Listed[] = [];
  for (const [index, unit] of [...new Set([...units.keys(), ...edits.keys()])].entries()) {
    if (index % UNITS_AT_ONCE === 0) await setImmediate();
    listed.push(listedOf(kind, unit, units.get(unit), edits.get(unit) ?? []));
  }
  return listed;
}

function isAskedFor({ state, draft, over }: Listed, show: DeskUnitsQuery['show']): boolean {
  if (show === 'changed') return over !== null || draft !== null;
  if (show === 'drafts') return draft !== null;
  if (show === 'hidden') return state === 'hidden';
  return show === undefined || WAITING.includes(state);
}

const titleOfListed = ({ adapter, key, file, fields }: Listed): string =>
  titleOf(adapter, { unit: key.unit, file }, fields);

const textsOf = (listed: Listed): string[] => [
  titleOfListed(listed),
  listed.key.unit,
  ...Object.values(listed.fields).flatMap((value) => (Array.isArray(value) ? value : String(value ?? ''))),
];

/** The text in which it was found; null where it was not. */
function foundIn(listed: Listed, find: string): string | null {
  const pattern = patternOf({ find, matchCase: false });
  return textsOf(listed).find((text) => text.search(pattern) >= 0) ?? null;
}

/** When a post became or becomes public. */
function publicAtOf(listed: Listed): string | null {
  const { key, draft } = listed;
  if (draft?.scheduledFor) return draft.scheduledFor.toISOString();
  const day = publicFields(listed)?.['publishedAt'];
  return key.kind === 'post' && typeof day === 'string' ? `${day}T00:00:00.000Z` : null;
}

function rowOf(listed: Listed, find: string): DeskUnitRow {
  const { key, state, draft, over, adapter, fields } = listed;
  const text = find === '' ? mainText(adapter, fields) : foundIn(listed, find)!;
  const savedAtMs = [draft, over].map((edit) => edit?.savedAt.getTime() ?? 0);
  const changedAtMs = Math.max(...savedAtMs);
  return {
    unit: key.unit,
    title: titleOfListed(listed),
    excerpt: excerptOf(text, find),
    state,
    hasDraft: draft !== null,
    publicAt: publicAtOf(listed),
    changedAt: changedAtMs > 0 ? new Date(changedAtMs).toISOString() : null,
  };
}

/** The newest post first, those that nobody can read yet before all; other kinds as they lie in the files. */
function inOrder(kind: EditKind, listed: Listed[]): Listed[] {
  if (kind !== 'post') return listed;
  const rank = (one: Listed): string => publicAtOf(one) ?? '9999';
  return listed.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1));
}

function kindOf(kind: EditKind, listed: readonly Listed[]): DeskKind {
  const { label, one, canAdd, canHide, fields } = KIND_ADAPTERS[kind];
  return {
    kind,
    label,
    one,
    canAdd,
    canHide,
    fields: [...fields],
    units: listed.length,
    edited: listed.filter(({ over }) => over !== null).length,
    drafts: listed.filter(({ draft }) => draft !== null).length,
    waiting: listed.filter(({ state }) => WAITING.includes(state)).length,
  };
}

export interface Listing {
  kinds: () => Promise<DeskKinds>;
  units: (kind: EditKind, query: DeskUnitsQuery) => Promise<DeskUnits>;
}

export function createListing({ database, source, config }: WordsParts): Listing {
  return {
    async kinds() {
      const stored = await listEdits(database.db);
      const kinds: DeskKind[] = [];
      for (const kind of EDIT_KINDS) kinds.push(kindOf(kind, await listedUnits(source, kind, stored)));
      return { kinds };
    },

    async units(kind, { find = '', show, after }) {
      const all = await listedUnits(source, kind, await listEdits(database.db, { kind }));
      const asked = all.filter((one) => isAskedFor(one, show));
      const found = inOrder(kind, find === '' ? asked : asked.filter((one) => foundIn(one, find) !== null));
      const start = after === undefined ? 0 : found.findIndex(({ key }) => key.unit === after) + 1;
      if (after !== undefined && start === 0)
        throw new Invalid('That part of the list isn’t there any more.');
      const page = found.slice(start, start + PAGE_LENGTH);
      const hasMore = found.length > start + page.length;
      return {
        timeZone: config.siteTimeZone,
        units: page.map((one) => rowOf(one, find)),
        next: hasMore ? page.at(-1)!.key.unit : null,
        total: found.length,
      };
    },
  };
}
