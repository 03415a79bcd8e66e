import type { DeskHistory, HistoryEntry } from '../../contract/desk-history.ts';
import { changesBetween } from '../../domain/audit/changes.ts';
import type { Database } from '../db/database.ts';
import { listAudit, type AuditRow } from './store.ts';

const PAGE_LENGTH = 40;

export interface HistoryService {
  /** The newest changes first; those before an id where one is given. */
  page: (beforeId?: number) => Promise<DeskHistory>;
}

function entryOf({ id, at, by, action, subject, before, after }: AuditRow): HistoryEntry {
  return { id, at: at.toISOString(), by, action, subject, changes: changesBetween(before, after) };
}

/** Every change that was made at the desk or on the machine, to read. */
export function historyService({ database }: { database: Database }): HistoryService {
  return {
    async page(beforeId) {
      // One more than is shown tells whether there is more.
      const rows = await listAudit(database.db, PAGE_LENGTH + 1, beforeId);
      const shown = rows.slice(0, PAGE_LENGTH);
      return { entries: shown.map(entryOf), next: rows.length > shown.length ? shown.at(-1)!.id : null };
    },
  };
}
