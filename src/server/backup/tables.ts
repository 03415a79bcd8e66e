import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Every try to make a backup and what became of it. The files themselves are in the backup folder. */
export const backups = pgTable(
  'backups',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    madeAt: moment('made_at').notNull(),
    state: text('state').notNull(),
    /** Its name in the folder; null where there is none, or none any more since newer ones have taken its place. */
    file: text('file').unique(),
    bytes: bigint('bytes', { mode: 'number' }),
    tables: integer('tables'),
    /** While it is made: so far. */
    rows: bigint('rows', { mode: 'number' }),
    /** Why it failed, or could not be proven, in a plain sentence. */
    reason: text('reason'),
    provenAt: moment('proven_at'),
    /** `restored` into a scratch database, or only `read` through where none may be made. */
    proof: text('proof'),
    rowsCompared: bigint('rows_compared', { mode: 'number' }),
  },
  (table) => [
    index('backups_made_at').on(table.madeAt),
    check(
      'backups_state_is_known',
      sql`${table.state} in ('making', 'made', 'proving', 'proven', 'failed', 'missing')`,
    ),
  ],
);
