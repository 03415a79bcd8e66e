import { desc, lt } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { auditLog } from './tables.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export interface AuditEntry {
  by: string;
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Written with what it tells of, in the same transaction where there is one: neither happens without the other. */
export async function recordAudit(
  db: Connection | Transaction,
  at: Date,
  { by, action, subject, before = null, after = null }: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({ at, by, action, subject, before, after });
}

/** The newest first; from before an id where one is given. */
export async function listAudit(db: Connection, limit: number, beforeId?: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(beforeId === undefined ? undefined : lt(auditLog.id, beforeId))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
