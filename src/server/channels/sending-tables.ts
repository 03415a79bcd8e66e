import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { NetworkFailure } from '../../domain/channels/failure.ts';
import { moment } from '../db/columns.ts';
import { channelPosts } from './tables.ts';

/** What is known of a post on its way to a network. */
export const channelSendings = pgTable(
  'channel_sendings',
  {
    post: bigint('post', { mode: 'number' })
      .primaryKey()
      .references(() => channelPosts.id),
    /** How often it was tried. */
    tries: integer('tries').notNull().default(0),
    /** Whoever tries or looks, by a name of this one turn; null while nobody does. */
    holder: text('holder'),
    /** The holder's turn ends then, whatever became of its process; without a holder, when to look next. */
    leasedUntil: moment('leased_until'),
    /** Since when it may be out there. */
    beganAt: moment('began_at'),
    /** How often the network showed all it has and it was not there. */
    looks: integer('looks').notNull().default(0),
    /** What the network said last. */
    failure: jsonb('failure').$type<NetworkFailure>(),
    /** Where the upload of a video goes on and of which revision, sealed; stored before its first byte is sent. */
    sealedUpload: text('sealed_upload'),
  },
  (table) => [index('channel_sendings_leased').on(table.leasedUntil)],
);
