import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/**
 * Letters that wait to be sent. Neither address nor words: a letter is written from the order when it is sent, so that a
 * buyer who had their data deleted gets none.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull(),
    kind: text('kind').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** What the mail server said last, without any address. */
    reason: text('reason'),
    /** Not tried any more, unless the owner says so at the desk. */
    givenUpAt: moment('given_up_at'),
  },
  (table) => [
    index('mail_outbox_due').on(table.nextAttemptAt),
    check('mail_outbox_kind_is_known', sql`${table.kind} in ('receipt', 'resend')`),
  ],
);
