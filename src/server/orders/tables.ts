import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** What was bought and how far it is. Who bought it, and for which birth, is only in `sealed`; the sums stay without it. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** SHA-256 (hex) of what opens its page. */
    handleHash: text('handle_hash').notNull().unique(),
    /** SHA-256 (hex) of the buyer's own key: sent twice, it is one order. */
    keyHash: text('key_hash').unique(),
    /** Of the buyer's address, by a key that is not in the database; null where there is none, and after its deletion. */
    emailHash: text('email_hash'),
    state: text('state').notNull().default('created'),
    attempt: integer('attempt').notNull().default(1),
    provider: text('provider').notNull(),
    /** The one that is open; all of them are in order_sessions. */
    session: text('session').unique(),
    paymentId: text('payment_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    live: boolean('live').notNull(),
    isGift: boolean('is_gift').notNull(),
    decline: text('decline'),
    charged: boolean('charged'),
    consentVersion: text('consent_version').notNull(),
    consentedAt: moment('consented_at').notNull(),
    /** Null after its deletion. */
    sealed: text('sealed'),
    keptUntil: moment('kept_until').notNull(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    fulfilledAt: moment('fulfilled_at'),
    refundAskedAt: moment('refund_asked_at'),
    refundedAt: moment('refunded_at'),
    /** When the provider was last asked. */
    checkedAt: moment('checked_at'),
  },
  (table) => [
    index('orders_open').on(table.state, table.createdAt),
    index('orders_payment').on(table.paymentId),
    index('orders_email').on(table.emailHash),
    index('orders_newest').on(table.createdAt, table.id),
    check(
      'orders_state_is_known',
      sql`${table.state} in ('created', 'failed', 'expired', 'paid', 'fulfilled', 'refunded')`,
    ),
  ],
);

/** Every checkout that was ever opened for an order: money may still come by an old one. */
export const orderSessions = pgTable(
  'order_sessions',
  {
    session: text('session').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (table) => [index('order_sessions_order').on(table.orderId)],
);

/** Webhooks that have been taken: the primary key is the promise of one each. */
export const orderEvents = pgTable(
  'order_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    orderId: text('order_id'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** What became of an order besides its states, for the owner to read; nothing personal is in it. */
export const orderHappenings = pgTable(
  'order_happenings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    /** A code: why a card or a letter was refused. */
    detail: text('detail'),
  },
  (table) => [index('order_happenings_order').on(table.orderId, table.id)],
);

/** One for each paid order, and its link; written once, and never again. */
export const reports = pgTable('reports', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** SHA-256 (hex) of what opens it; null after its deletion. */
  tokenHash: text('token_hash').unique(),
  sealedToken: text('sealed_token'),
  /** The whole document as it was planned; null until it is made, and after its deletion. */
  sealedDocument: text('sealed_document'),
  begunAt: moment('begun_at'),
  madeAt: moment('made_at'),
  skyMs: integer('sky_ms'),
  wordsMs: integer('words_ms'),
  bookMs: integer('book_ms'),
  bookPages: integer('book_pages'),
  deletedAt: moment('deleted_at'),
});

/** A code on a card, to be used once. */
export const gifts = pgTable('gifts', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  codeHash: text('code_hash').notNull().unique(),
  sealedCode: text('sealed_code').notNull(),
  usedAt: moment('used_at'),
  expiresAt: moment('expires_at').notNull(),
});

/** How many came how far on a day, without who. */
export const funnel = pgTable(
  'funnel',
  {
    date: date('date').notNull(),
    step: text('step').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.step] })],
);
