import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Every change that was made at the owner's desk or on the machine. Only ever added to: a trigger refuses the rest. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The device that was signed in, or "machine". */
    by: text('by').notNull(),
    /** "order refunded", "passkey added" */
    action: text('action').notNull(),
    /** What it was done to: "Z-2041" */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [index('audit_log_at').on(table.at)],
);
