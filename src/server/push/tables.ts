import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
import { visitors } from '../preferences/tables.ts';

/** The site's own key pair for push messages, made on the first start and never changed: subscriptions depend on it. */
export const vapidKeys = pgTable(
  'vapid_keys',
  {
    id: integer('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [check('vapid_keys_is_one_pair', sql`${table.id} = 1`)],
);

/** A browser that wants messages. A visitor may have several; an endpoint moves only to who has its keys. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    visitorHash: text('visitor_hash')
      .notNull()
      .references(() => visitors.visitorHash, { onDelete: 'cascade' }),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The day whose message this browser has, while another browser of the visitor still waits for it. */
    deliveredDay: text('delivered_day'),
    /** Null as soon as a push service has taken a message for it; anybody can make up what was never tried. */
    unconfirmedSince: moment('unconfirmed_since').defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('push_subscriptions_visitor').on(table.visitorHash)],
);

/** One row per visitor and local day, whoever sends: the primary key is the promise of one message a day. */
export const deliveries = pgTable(
  'deliveries',
  {
    visitorHash: text('visitor_hash')
      .notNull()
      .references(() => visitors.visitorHash, { onDelete: 'cascade' }),
    /** The visitor's own date, YYYY-MM-DD. */
    localDay: text('local_day').notNull(),
    /** What a job in the queue carries: it says nothing about the visitor. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    dueAt: moment('due_at').notNull(),
    outcome: text('outcome').notNull().default('waiting'),
    /** Begun; those not `answered` may have sent a message without our knowing. */
    attempts: integer('attempts').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    /** When a sweep may hand it out again: after a pause, or because the process that had it is taken for dead. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** What the push service said last; never an endpoint. */
    detail: text('detail'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorHash, table.localDay] }),
    unique('deliveries_id').on(table.id),
    index('deliveries_waiting').on(table.outcome, table.dueAt),
    check(
      'deliveries_outcome_is_known',
      sql`${table.outcome} in ('waiting', 'sent', 'gone', 'dropped', 'failed')`,
    ),
  ],
);

/** Up to which instant the daily messages have been handed out; minutes missed while the site was down are made up for. */
export const pushSweeps = pgTable(
  'push_sweeps',
  {
    id: integer('id').primaryKey().default(1),
    sweptUntil: moment('swept_until').notNull(),
  },
  (table) => [check('push_sweeps_is_one_mark', sql`${table.id} = 1`)],
);

/** There while the owner has paused all daily messages; every sweep of every instance looks. */
export const pushPauses = pgTable(
  'push_pauses',
  {
    id: integer('id').primaryKey().default(1),
    since: moment('since').notNull(),
  },
  (table) => [check('push_pauses_is_one', sql`${table.id} = 1`)],
);
