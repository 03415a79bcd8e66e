import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** What a payment company would keep for itself, for the two providers that are our own: demo and manual. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    session: text('session').primaryKey(),
    /** The order's id. */
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'payment_sessions_state_is_known',
      sql`${table.state} in ('open', 'paid', 'failed', 'expired', 'refunded')`,
    ),
  ],
);
