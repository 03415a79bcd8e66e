import type { UnitState } from '../../contract/desk-content.ts';
import { mergeEdit } from '../../domain/content-edits/merge.ts';
import type { ContentSource } from './source.ts';
import type { Standing } from './standing.ts';

/** Why what the owner published is left out; empty where it isn't. */
export function faultsOf(source: Pick<ContentSource, 'unitsOf'>, { kind, unit }: Standing['key']) {
  return source.unitsOf(kind).get(unit)?.faults ?? [];
}

export function collisionsOf({ file, over }: Pick<Standing, 'file' | 'over'>) {
  return file && over ? mergeEdit(over, file.fields).collisions : [];
}

/** What asks something of the owner comes first. */
export function stateOf(
  { file, over, draft }: Pick<Standing, 'file' | 'over' | 'draft'>,
  faults: readonly string[],
): UnitState {
  if (faults.length > 0) return 'faulty';
  if (collisionsOf({ file, over }).length > 0) return 'collides';
  if (over?.state === 'hidden') return 'hidden';
  if (draft?.scheduledFor) return 'scheduled';
  if (over) return 'live';
  return file ? 'file' : 'draft';
}
