import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

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
    // The push sweep looks up who is due, by zone, every minute; zones are stored in upper or lower case as they came.
    index('visitors_due')
      .on(sql`lower(${table.timezone} collate "C")`, table.notificationTime)
      .where(sql`${table.horoscopeEnabled} and not ${table.paused}`),
  ],
);
