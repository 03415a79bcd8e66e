import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { SocialPicture, Trouble } from '../../contract/desk-channel-posts.ts';
import type { Network, Niche, PostKind, Slot, WayOut } from '../../domain/channels/channel.ts';
import type { PinColumns } from '../../domain/channels/pinterest-file.ts';
import type { PostState } from '../../domain/channels/post-state.ts';
import { moment } from '../db/columns.ts';

/** A page, board or channel of the owner's on one of the networks. Five are there from the start. */
export const channels = pgTable(
  'channels',
  {
    /** "facebook-cats": its address at the desk. */
    key: text('key').primaryKey(),
    /** In this order they are shown. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    network: text('network').$type<Network>().notNull(),
    niche: text('niche').$type<Niche>().notNull(),
    tone: text('tone').notNull(),
    board: text('board').notNull(),
    /** Null: the site's, whatever that is set to. */
    timeZone: text('time_zone'),
    slots: jsonb('slots').$type<Slot[]>().notNull(),
    hashtags: jsonb('hashtags').$type<string[]>().notNull(),
    way: text('way').$type<WayOut>().notNull(),
    /** While it is set, nothing of the channel goes out and nobody is woken for it. */
    pausedSince: moment('paused_since'),
    isBuiltIn: boolean('is_built_in').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('channels_number').on(table.number),
    check('channels_network', sql`${table.network} in ('facebook', 'pinterest', 'youtube')`),
    check('channels_way', sql`${table.way} in ('kit', 'csv', 'connected')`),
  ],
);

/** What goes out, once: from the draft to the link of what was posted. */
export const channelPosts = pgTable(
  'channel_posts',
  {
    /** In base 36 it is what its link carries: "p15". */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel')
      .notNull()
      .references(() => channels.key),
    kind: text('kind').$type<PostKind>().notNull(),
    state: text('state').$type<PostState>().notNull(),
    /** Counts every change of what the owner can edit. */
    revision: integer('revision').notNull().default(1),
    /** When it goes out. */
    at: moment('at').notNull(),
    /** Which slot of its channel it fills, also while it is put off; null outside of slots. */
    slotAt: moment('slot_at'),
    picture: jsonb('picture').$type<SocialPicture>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    alt: text('alt').notNull(),
    /** "/horoscope/scorpio", without the post's id. */
    link: text('link').notNull(),
    hashtags: jsonb('hashtags').$type<string[]>().notNull(),
    /** The unit of the bank whose words these were. */
    wordsId: text('words_id'),
    /** Which fact of the sky they follow. */
    why: text('why'),
    /** Made by chance; it is in the public address of its picture, so that nobody finds a draft's. */
    token: text('token').notNull(),
    /** When it was in a file for Pinterest: from then on the network has it, and its own clock. */
    handedOutAt: moment('handed_out_at'),
    /** When the owner's phone was woken for it, or it was found too late for that. */
    remindedAt: moment('reminded_at'),
    sentBy: text('sent_by').$type<WayOut>(),
    sentAt: moment('sent_at'),
    remoteUrl: text('remote_url'),
    /** As the network calls it. */
    remoteId: text('remote_id'),
    trouble: jsonb('trouble').$type<Trouble>(),
    /** The file of a video once it is made, under DATA_DIR; it can be made again. */
    videoFile: text('video_file'),
    videoSeconds: real('video_seconds'),
    videoBytes: integer('video_bytes'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    unique('channel_posts_slot').on(table.channel, table.slotAt),
    index('channel_posts_at').on(table.channel, table.at),
    index('channel_posts_waiting').on(table.state, table.at),
    check(
      'channel_posts_state',
      sql`${table.state} in ('draft', 'ready', 'due', 'sending', 'asking', 'sent', 'failed', 'skipped')`,
    ),
    check('channel_posts_sent_is_told', sql`${table.state} <> 'sent' or ${table.sentAt} is not null`),
  ],
);

/** What became of a post, step by step. Only ever added to: a trigger refuses the rest. */
export const channelPostEvents = pgTable(
  'channel_post_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    post: bigint('post', { mode: 'number' })
      .notNull()
      .references(() => channelPosts.id),
    at: moment('at').notNull(),
    /** In a sentence. */
    said: text('said').notNull(),
  },
  (table) => [index('channel_post_events_post').on(table.post, table.id)],
);

/** There once the owner has named the columns of Pinterest's file otherwise than its template does. */
export const pinFileSettings = pgTable(
  'pin_file_settings',
  {
    id: integer('id').primaryKey().default(1),
    columns: jsonb('columns').$type<PinColumns>().notNull(),
    timeZone: text('time_zone').notNull(),
  },
  (table) => [check('pin_file_settings_is_one', sql`${table.id} = 1`)],
);

/** The owner's own devices that want to be woken when a post is due. */
export const ownerReminders = pgTable('owner_reminders', {
  endpoint: text('endpoint').primaryKey(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  /** "Safari on iPhone" */
  device: text('device').notNull(),
  createdAt: moment('created_at').notNull(),
});
