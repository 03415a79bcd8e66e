import type { DeskMatter } from '../../contract/desk-today.ts';
import { mergeEdit } from '../../domain/content-edits/merge.ts';
import type { ContentSource } from '../content-edits/source.ts';
import type { StoredEdit } from '../content-edits/store.ts';

type Units = Pick<ContentSource, 'unit'>;

function leftOut(faults: readonly string[]): Pick<DeskMatter, 'title' | 'reason' | 'state'> {
  const title = 'Words of yours are left out';
  return { title, reason: `The site says what its files say: ${faults.join(' ')}`, state: 'bad' };
}

/** Two releases later it is another matter: who let the first go is asked again. */
const idOf = ({ kind, unit, revision }: StoredEdit, what: string): string =>
  `words-${what}-${kind}-${unit}-${revision}`;

function matterOf(edit: StoredEdit, { unit: unitOf }: Units): DeskMatter[] {
  const { kind, unit, savedAt } = edit;
  const known = unitOf(kind, unit);
  const beside = {
    at: savedAt.toISOString(),
    actions: [{ label: 'Look at it', page: `/admin/content/${kind}/${unit}` }],
  };
  const faults = known?.faults ?? [];
  if (faults.length > 0) return [{ id: idOf(edit, 'left-out'), ...leftOut(faults), ...beside }];
  const file = known?.file ?? null;
  if (edit.state !== 'live' || mergeEdit(edit, file?.fields ?? null).outcome !== 'collides') return [];
  const reason = `A release has other words for “${file?.title ?? unit}”. Yours stay public until you choose.`;
  return [{ id: idOf(edit, 'collide'), title: 'Two versions of a text', reason, state: 'look', ...beside }];
}

/** Public edits that ask something of the owner. */
export function wordMatters(edits: readonly StoredEdit[], units: Units): DeskMatter[] {
  return edits.flatMap((edit) => matterOf(edit, units));
}
