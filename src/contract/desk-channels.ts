import { z } from 'zod';
import { NETWORKS, NICHES, POST_KINDS, WAYS_OUT } from '../domain/channels/channel.ts';
import { SubscribeBody } from './push.ts';

const Instant = z.iso.datetime();

export const ChannelKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);
export const ChannelParams = z.object({ key: ChannelKey });

export const SlotShape = z.strictObject({
  weekday: z.int().min(1).max(7),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  kind: z.enum(POST_KINDS),
});

export const Connection = z.object({
  /** none: kit only · connected · expired: sign in again · refused: the network took it back · trial: what the network allows so far */
  state: z.enum(['none', 'connected', 'expired', 'refused', 'trial']),
  /** "Zodiary Cats" as the network calls it. */
  account: z.string().nullable(),
  endsAt: Instant.nullable(),
  /** In a sentence; what to know before the first post. */
  said: z.string(),
  /** Whether app id and secret are set, so that signing in can begin. */
  canConnect: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;

export const DeskChannel = z.object({
  key: ChannelKey,
  name: z.string(),
  network: z.enum(NETWORKS),
  niche: z.enum(NICHES),
  tone: z.string(),
  voice: z.array(z.string()),
  /** Pinterest's board; the page or channel elsewhere. */
  board: z.string(),
  timeZone: z.string(),
  slots: z.array(SlotShape),
  hashtags: z.array(z.string()),
  /** "p4": what its links carry, with the post's own number behind it. */
  shortId: z.string(),
  way: z.enum(WAYS_OUT),
  pausedSince: Instant.nullable(),
  connection: Connection,
  isBuiltIn: z.boolean(),
});
export type DeskChannel = z.infer<typeof DeskChannel>;

/** GET /api/admin/channels */
export const DeskChannels = z.object({
  timeZone: z.string(),
  channels: z.array(DeskChannel.extend({ openSlots: z.int(), troubles: z.int() })),
  /** Whether this owner's phone is told when a slot comes. */
  isReminded: z.boolean(),
});
export type DeskChannels = z.infer<typeof DeskChannels>;

/** PATCH /api/admin/channels/:key → DeskChannelView */
export const ChannelChange = z
  .strictObject({
    name: z.string().min(1).max(60),
    tone: z.string().max(400),
    board: z.string().max(120),
    timeZone: z.string().max(60),
    slots: z.array(SlotShape).max(42),
    hashtags: z.array(z.string().max(60)).max(30),
    way: z.enum(WAYS_OUT),
  })
  .partial();
export type ChannelChange = z.infer<typeof ChannelChange>;

/** POST /api/admin/channels → DeskChannelView */
export const ChannelNew = z.strictObject({
  name: z.string().min(1).max(60),
  network: z.enum(NETWORKS),
  niche: z.enum(NICHES),
});
export type ChannelNew = z.infer<typeof ChannelNew>;

/** POST …/channels/:key/pause and …/resume → DeskChannelView. POST …/channels/:key/connect → the network's page to sign in at. */
export const ConnectStart = z.object({ address: z.string() });
export type ConnectStart = z.infer<typeof ConnectStart>;

/** POST and DELETE /api/admin/channels/reminders → DeskChannels, with the subscription of the browser that is to be woken. */
export const ReminderBody = z.strictObject({ subscription: SubscribeBody.shape.subscription });
