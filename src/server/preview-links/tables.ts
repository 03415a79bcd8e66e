import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Links by which somebody without a key to the desk may read a draft. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the post. */
    unit: text('unit').notNull(),
    /** SHA-256 (hex) of what the address has. */
    tokenHash: text('token_hash').notNull().unique(),
    madeAt: moment('made_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('preview_links_of_unit').on(table.unit), index('preview_links_ends').on(table.endsAt)],
);
