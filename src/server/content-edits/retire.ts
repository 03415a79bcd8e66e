import { KIND_ADAPTERS } from '../../content/edit-kinds/adapters.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { recordAudit } from '../audit/store.ts';
import type { SourcedUnit } from './overlay.ts';
import { addRevision } from './revision-store.ts';
import { bumpRevision, dropToFiles, holdPublic, type StoredEdit } from './store.ts';

const BY = 'a release';

type Arrived = SourcedUnit & { edit: StoredEdit };

/** Whether the files say by now what the owner wrote, or hide what the owner hid: the edit has come home. */
export function hasArrived(unit: SourcedUnit): unit is Arrived {
  const { edit, file, merge } = unit;
  if (!edit || merge?.outcome !== 'arrived') return false;
  const { hiddenBy } = KIND_ADAPTERS[edit.kind];
  return edit.state === 'live' || (hiddenBy !== null && file?.fields[hiddenBy] === true);
}

/** Takes it away, unless the owner has changed it since or another instance was sooner. */
export async function retire({ db }: Database, clock: Clock, { edit, shown }: Arrived): Promise<boolean> {
  const at = new Date(clock.nowMs());
  return db.transaction(async (tx) => {
    const standing = await holdPublic(tx, edit);
    if (standing?.revision !== edit.revision) return false;
    await dropToFiles(tx, edit);
    const { kind, unit } = edit;
    const what = 'Arrived with a release';
    await addRevision(tx, { kind, unit, at, author: BY, what, fields: shown });
    await recordAudit(tx, at, {
      by: BY,
      action: 'edit arrived with a release',
      subject: `${kind} ${unit}`,
      before: edit.text,
    });
    await bumpRevision(tx);
    return true;
  });
}
