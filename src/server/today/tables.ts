import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** What the owner has let go: it is not shown again. */
export const dismissedMatters = pgTable('dismissed_matters', {
  id: text('id').primaryKey(),
  at: moment('at').notNull(),
});
