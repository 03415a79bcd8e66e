import { sql } from 'drizzle-orm';
import { boolean, check, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
  // A raw identifier stored by mistake must fail, not leak.
  (table) => [check('visitors_hash_is_sha256', sql`${table.visitorHash} ~ '^[0-9a-f]{64}$'`)],
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
  },
  (table) => [primaryKey({ columns: [table.kind, table.sign, table.period] })],
);
