import { z } from 'zod';
import { NETWORKS } from '../domain/channels/channel.ts';

/** GET /api/admin/channels/:key/places: pages, boards or channels to choose from, once the owner is signed in. */
export const ChannelPlaces = z.object({
  chosen: z.string().nullable(),
  places: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ChannelPlaces = z.infer<typeof ChannelPlaces>;

/** POST …/channels/:key/place → Connection. POST …/channels/:key/disconnect, without a body, likewise. */
export const PlaceChoice = z.strictObject({ id: z.string().max(200) });
export type PlaceChoice = z.infer<typeof PlaceChoice>;

export const ConnectParams = z.object({ network: z.enum(NETWORKS) });

/** What a network sends the owner back with; it adds what it likes. */
export const ConnectAnswer = z.object({
  state: z.string().min(1).max(200),
  code: z.string().max(4000).optional(),
});
