import type { UnitState } from '../../contract/desk-content.ts';
import { mergeEdit } from '../../domain/content-edits/merge.ts';
import type { ContentSource } from './source.ts';
import { publicFields, type Standing } from './standing.ts';

/** Why what the owner published is left out; empty where it isn't. */
export function faultsOf(source: Pick<ContentSource, 'unit'>, { kind, unit }: Standing['key']) {
  return source.unit(kind, unit)?.faults ?? [];
}

export function collisionsOf({ file, over }: Pick<Standing, 'file' | 'over'>) {
  return file && over ? mergeEdit(over, file.fields).collisions : [];
}

/** What asks something of the owner comes first. */
export function stateOf(standing: Omit<Standing, 'key'>, faults: readonly string[]): UnitState {
  const { file, over, draft } = standing;
  if (faults.length > 0) return 'faulty';
  if (collisionsOf({ file, over }).length > 0) return 'collides';
  if ((over || file) && publicFields(standing) === null) return 'hidden';
  if (draft?.scheduledFor) return 'scheduled';
  if (over) return 'live';
  return file ? 'file' : 'draft';
}
