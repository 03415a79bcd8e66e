import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often something happened on a day of the site, and nothing about who. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    date: date('date').notNull(),
    kind: text('kind').notNull(),
    /** Which page, network, spread or question; empty where there is nothing to tell apart. */
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.kind, table.name] }),
    index('daily_counts_kind').on(table.kind, table.date),
  ],
);
