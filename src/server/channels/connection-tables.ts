import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
import { channels } from './tables.ts';

/** By what a channel's posts go out without the owner's hand. */
export const channelConnections = pgTable(
  'channel_connections',
  {
    channel: text('channel')
      .primaryKey()
      .references(() => channels.key),
    /** choosing: signed in, but no page or board is chosen yet. trial: the network lets us do too little so far. */
    state: text('state').$type<'choosing' | 'connected' | 'expired' | 'refused' | 'trial'>().notNull(),
    /** Tokens and the places that may be chosen: sealed, for this channel. */
    sealed: text('sealed').notNull(),
    /** "Zodiary Cats", as the network calls it. */
    placeId: text('place_id'),
    placeName: text('place_name'),
    /** When the token for calls ends; it is renewed before. */
    accessEndsAt: moment('access_ends_at'),
    /** When the owner has to sign in again. */
    endsAt: moment('ends_at'),
    /** The network wants to be left alone until then. */
    waitsUntil: moment('waits_until'),
    /** One instance renews; the others go on with what they have. */
    renewingUntil: moment('renewing_until'),
    /** Counts what was sealed: whoever renewed an older one keeps its hands off. */
    revision: integer('revision').notNull().default(1),
    connectedAt: moment('connected_at').notNull(),
  },
  (table) => [
    check(
      'channel_connections_state',
      sql`${table.state} in ('choosing', 'connected', 'expired', 'refused', 'trial')`,
    ),
    check(
      'channel_connections_place_is_chosen',
      sql`${table.state} = 'choosing' or ${table.placeId} is not null`,
    ),
  ],
);

/** A sign-in that was begun: ends with the network's answer, which counts once and for minutes. */
export const channelSignIns = pgTable('channel_sign_ins', {
  /** SHA-256 (hex) of what the network gives back. */
  stateHash: text('state_hash').primaryKey(),
  channel: text('channel')
    .notNull()
    .references(() => channels.key),
  /** Of the owner's session: nobody else can end it. */
  sessionId: text('session_id').notNull(),
  /** What shows that the code is ours. */
  sealedVerifier: text('sealed_verifier').notNull(),
  createdAt: moment('created_at').notNull(),
});
