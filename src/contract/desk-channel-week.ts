import { z } from 'zod';
import { POST_KINDS } from '../domain/channels/channel.ts';
import { PostLine, Trouble } from './desk-channel-posts.ts';
import { ChannelKey } from './desk-channels.ts';

const Instant = z.iso.datetime();
const DATE = z.iso.date();

const NeedsYou = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  at: Instant.nullable(),
  state: z.enum(['look', 'bad']),
  post: z.int().nullable(),
  channel: ChannelKey,
  next: Trouble.shape.next,
});
export type NeedsYou = z.infer<typeof NeedsYou>;

/** GET …/channels/week/zip?from= and …/channels/week/pins.csv?from= are files. */
export const WeekQuery = z.object({ from: DATE.optional() });

/** GET /api/admin/channels/week?from=2026-11-16 (any day of it; this week without) */
export const DeskWeek = z.object({
  timeZone: z.string(),
  /** Monday and Sunday. */
  from: DATE,
  to: DATE,
  today: DATE,
  /** Channel by channel; a slot without a post has `post: null`. Posts outside of slots are there, too. */
  rows: z.array(
    z.object({
      channel: ChannelKey,
      cells: z.array(z.object({ at: Instant, kind: z.enum(POST_KINDS), post: PostLine.nullable() })),
    }),
  ),
  counts: z.object({
    slots: z.int(),
    /** Still to come, and nobody has written for it. */
    empty: z.int(),
    /** Over, and nothing went out. */
    passed: z.int(),
    draft: z.int(),
    ready: z.int(),
    sent: z.int(),
    failed: z.int(),
  }),
  needsYou: z.array(NeedsYou),
});
export type DeskWeek = z.infer<typeof DeskWeek>;

/** POST /api/admin/channels/week/fill: drafts for every empty slot that is still to come. */
export const WeekFill = z.strictObject({ from: DATE.optional(), channel: ChannelKey.optional() });
export const WeekFilled = z.object({
  made: z.int(),
  /** Slots that could not be filled, each with why. */
  left: z.array(z.object({ channel: ChannelKey, at: Instant, reason: z.string() })),
  week: DeskWeek,
});
export type WeekFilled = z.infer<typeof WeekFilled>;

/** POST /api/admin/channels/week/ready: every draft of the week that passes its checks. */
export const WeekReady = z.object({ made: z.int(), left: z.int(), week: DeskWeek });
export type WeekReady = z.infer<typeof WeekReady>;
