import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, NO_PENDING_LIST, tsvector } from '../db/columns.ts';

/** Readings as they were first published: every later request, on every instance, gets the same words. */
export const readings = pgTable(
  'readings',
  {
    kind: text('kind').notNull(),
    sign: text('sign').notNull(),
    period: text('period').notNull(),
    edition: integer('edition').notNull(),
    // Not jsonb: a body comes back byte for byte as it was archived.
    body: json('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    // What search finds a reading by: generated, so that no reading is ever published without it.
    words: tsvector('words').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', sign || ' ' || kind), 'A') || to_tsvector('english',
        coalesce(body ->> 'description', '') || ' ' || coalesce(body ->> 'overview', '') || ' ' ||
        coalesce(body ->> 'love', '') || ' ' || coalesce(body ->> 'career', '') || ' ' ||
        coalesce(body ->> 'health', '') || ' ' || coalesce(body ->> 'finance', '') || ' ' ||
        coalesce(body ->> 'challenges', '') || ' ' || coalesce(body ->> 'opportunities', '') || ' ' ||
        coalesce(body ->> 'advice', ''))`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.sign, table.period] }),
    index('readings_words').using('gin', table.words).with(NO_PENDING_LIST),
    index('readings_newest').on(table.period),
  ],
);
