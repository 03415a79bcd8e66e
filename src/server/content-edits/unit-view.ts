import type { DeskRevision, DeskUnit } from '../../contract/desk-content.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import { compiledNow } from '../compiled.ts';
import type { WordsParts } from './parts.ts';
import { listRevisions, type ContentRevision } from './revision-store.ts';
import { deskEditOf, publicFields, standingOf, type Standing } from './standing.ts';
import type { UnitKey } from './store.ts';
import { titleOf } from './titles.ts';
import { collisionsOf, faultsOf, stateOf } from './unit-state.ts';

const LONGEST_HISTORY = 50;

const revisionOf = ({ id, at, author, what, fields }: ContentRevision): DeskRevision => ({
  id,
  at: at.toISOString(),
  author,
  what,
  fields,
});

/** An own unit's address is the one it would have in the files. */
function hrefOf({ key, adapter, file }: Standing, shown: Fields | null): string | null {
  if (shown === null) return null;
  if (file) return file.href;
  const withIt = adapter.withUnits(compiledNow(adapter.noun), new Map([[key.unit, shown]]));
  return adapter.units(withIt).find(({ unit }) => unit === key.unit)?.href ?? null;
}

/** Everything of one unit, as the desk shows it. */
export async function viewUnit(
  { database, source, config }: Pick<WordsParts, 'database' | 'source' | 'config'>,
  key: UnitKey,
): Promise<DeskUnit> {
  const standing = await standingOf(database.db, source, key);
  const { adapter, file, over, draft } = standing;
  const faults = [...faultsOf(source, key)];
  // What is left out is not read by anybody: visitors have the files.
  const shown = faults.length > 0 ? (file?.fields ?? null) : publicFields(standing);
  const newest = draft ? deskEditOf(standing, draft).fields : (shown ?? file?.fields ?? over?.text ?? {});
  return {
    ...key,
    title: titleOf(adapter, { unit: key.unit, file }, newest),
    timeZone: config.siteTimeZone,
    state: stateOf(standing, faults),
    href: hrefOf(standing, shown),
    file: file?.file ?? null,
    inFile: file?.fields ?? null,
    shown,
    publicRevision: over?.revision ?? 0,
    draft: draft && deskEditOf(standing, draft),
    scheduledFor: draft?.scheduledFor?.toISOString() ?? null,
    collisions: [...collisionsOf(standing)],
    faults,
    history: (await listRevisions(database.db, key, LONGEST_HISTORY)).map(revisionOf),
  };
}
