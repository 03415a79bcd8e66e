import { date, index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Seeds that the site has committed to and not revealed yet. Revealing one deletes its row: no draw can use it twice. */
export const tarotCommitments = pgTable(
  'tarot_commitments',
  {
    id: text('id').primaryKey(),
    siteSeed: text('site_seed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('tarot_commitments_age').on(table.createdAt)],
);

/** A drawn reading as it was first written. It names no visitor: whoever has the id may read it. */
export const tarotReadings = pgTable('tarot_readings', {
  id: text('id').primaryKey(),
  commitmentId: text('commitment_id').notNull().unique(),
  /** SHA-256 (hex) of what opens the question to its owner. */
  ownerHash: text('owner_hash').notNull(),
  /** Only what the visitor shared on purpose. */
  question: text('question'),
  // Not jsonb: a body comes back byte for byte as it was stored.
  body: json('body').notNull(),
  createdAt: moment('created_at').notNull(),
  /** A day is enough to end it by, and is written once a day at the most. */
  lastOpenedOn: date('last_opened_on').notNull().defaultNow(),
});
