import { z } from 'zod';
import type { Reply } from './call.ts';
import { networkError, type NetworkError } from './network-error.ts';

const Refusal = z.object({
  error: z.object({
    status: z.string().optional(),
    errors: z.array(z.object({ reason: z.string() })).optional(),
  }),
});

/** The first reason of several is the one that counts. */
export function youtubeError(reply: Reply, nowMs: number): NetworkError {
  const told = Refusal.safeParse(reply.json);
  const error = told.success ? told.data.error : null;
  return networkError('youtube', reply, { code: error?.errors?.[0]?.reason ?? error?.status }, nowMs);
}

export const VideoMade = z.object({ id: z.string() });

export const addressOfVideo = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
