import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Entries go to their place at once: a list of those that wait would be read through by every search. */
const SETTLED = { fastupdate: 'off' };

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What an anonymous visitor has chosen. The identifier opens the record, so only its SHA-256 (hex) is kept. */
export const visitors = pgTable(
  'visitors',
  {
    visitorHash: text('visitor_hash').primaryKey(),
    horoscopeNeverAsk: boolean('horoscope_never_ask').notNull().default(false),
    horoscopeEnabled: boolean('horoscope_enabled').notNull().default(false),
    askHoroscopeAgainAfter: moment('ask_horoscope_again_after'),
    jokesEnabled: boolean('jokes_enabled').notNull().default(true),
    jokeRefusesCount: integer('joke_refuses_count').notNull().default(0),
    feedbackAnswered: boolean('feedback_answered').notNull().default(false),
    notificationTime: text('notification_time').notNull().default('08:00'),
    timezone: text('timezone'),
    zodiacSign: text('zodiac_sign'),
    paused: boolean('paused').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // A raw identifier stored by mistake must fail, not leak.
    check('visitors_hash_is_sha256', sql`${table.visitorHash} ~ '^[0-9a-f]{64}$'`),
    // Every minute asks who is due now in each zone; zones come in any case.
    index('visitors_due')
      .on(sql`lower(${table.timezone} collate "C")`, table.notificationTime)
      .where(sql`${table.horoscopeEnabled} and not ${table.paused}`),
  ],
);

/** Readings as they were first published: every later request, on every instance, gets the same words. */
export const readings = pgTable(
  'readings',
  {
    kind: text('kind').notNull(),
    sign: text('sign').notNull(),
    period: text('period').notNull(),
    edition: integer('edition').notNull(),
    // Not jsonb: a body comes back byte for byte as it was printed.
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
    index('readings_words').using('gin', table.words).with(SETTLED),
    index('readings_newest').on(table.period),
  ],
);

/** Everything but readings that search can find: written anew as a whole when the site's content has changed. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    href: text('href').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    body: text('body').notNull(),
    icon: text('icon').notNull(),
    /** How much sooner it is shown than others that fit as well. */
    standing: real('standing').notNull(),
    /** Its place in the list, for those that fit equally: signs stand in the order of the zodiac. */
    place: integer('place').notNull(),
    /** Of a post, when it is published; of an event in the sky, when it happens. */
    at: moment('at'),
    words: tsvector('words').notNull(),
    /** The stems of its name: who types all of them means this one. */
    nameStems: text('name_stems').array().notNull(),
    /** Title without capitals and accents, for what full text passes over: lines made of small words, half a name. */
    plainTitle: text('plain_title').notNull(),
  },
  (table) => [
    index('search_documents_words').using('gin', table.words).with(SETTLED),
    index('search_documents_title').using('gin', table.plainTitle.op('gin_trgm_ops')).with(SETTLED),
  ],
);

/** Every word that the site's texts use: what a mistyped one is compared with. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    stem: text('stem').notNull(),
    /** In how many documents its stem stands. */
    documents: integer('documents').notNull(),
    /** Whether it is a name or a word that the site is about; typing errors are sooner taken for one of these. */
    isName: boolean('is_name').notNull(),
  },
  (table) => [
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')).with(SETTLED),
    index('search_words_stem').on(table.stem),
  ],
);

/** Which content the two tables above were written from. */
export const searchIndex = pgTable(
  'search_index',
  {
    id: integer('id').primaryKey().default(1),
    contentHash: text('content_hash').notNull(),
    documents: integer('documents').notNull(),
    filledAt: moment('filled_at').notNull().defaultNow(),
  },
  (table) => [check('search_index_is_one', sql`${table.id} = 1`)],
);

/** The site's own key pair for push messages, made on the first start and never changed: subscriptions hang on it. */
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

/** A browser that wants messages. A visitor may have several; an endpoint belongs to whoever subscribed last. */
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
    /** Begun; with `answered` it tells how often a message may have gone out without our knowing. */
    attempts: integer('attempts').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    /** When the next sweep may hand it out again: after a pause, or when whoever took it has fallen silent. */
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

/** Seeds the site has sealed and not told yet. Telling one takes its row away, so that no draw can use it twice. */
export const tarotCommitments = pgTable(
  'tarot_commitments',
  {
    id: text('id').primaryKey(),
    siteSeed: text('site_seed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('tarot_commitments_age').on(table.createdAt)],
);

/** A drawn reading, in the words it was first told. It names no visitor: whoever has the id may read it. */
export const tarotReadings = pgTable('tarot_readings', {
  id: text('id').primaryKey(),
  commitmentId: text('commitment_id').notNull().unique(),
  /** SHA-256 (hex) of what opens the question to its owner. */
  ownerHash: text('owner_hash').notNull(),
  /** Only what the visitor shared on purpose. */
  question: text('question'),
  // Not jsonb: a body comes back byte for byte as it was told.
  body: json('body').notNull(),
  createdAt: moment('created_at').notNull(),
});
