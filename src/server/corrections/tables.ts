import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReadingKind } from '../../domain/corrections/correction.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { moment } from '../db/columns.ts';

/** What was put right in published readings, each as one more row. Only ever added to: a trigger refuses the rest. */
export const readingCorrections = pgTable(
  'reading_corrections',
  {
    kind: text('kind').$type<ReadingKind>().notNull(),
    sign: text('sign').$type<SignKey>().notNull(),
    period: text('period').notNull(),
    /** Counted from 1 in each reading. */
    number: integer('number').notNull(),
    place: text('place').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    note: text('note').notNull(),
    hashBefore: text('hash_before').notNull(),
    hashAfter: text('hash_after').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.sign, table.period, table.number] })],
);
