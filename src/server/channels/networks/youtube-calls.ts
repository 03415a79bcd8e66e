import { z } from 'zod';
import type { NetworkFailure } from '../../../domain/channels/failure.ts';
import type { Reply } from './call.ts';
import { failureOf } from './failure.ts';
import { leavesOpen } from './outcome.ts';

const Refusal = z.object({
  error: z.object({
    status: z.string().optional(),
    errors: z.array(z.object({ reason: z.string() })).optional(),
  }),
});

/** The first reason of several is the one that counts. */
export function youtubeFailure(reply: Reply, nowMs: number, mayBeOut = leavesOpen(reply)): NetworkFailure {
  const told = Refusal.safeParse(reply.json);
  const reason = told.data?.error.errors?.[0]?.reason ?? told.data?.error.status ?? null;
  return failureOf(reply, { reason }, nowMs, mayBeOut);
}

export const VideoMade = z.object({ id: z.string() });

export const addressOfVideo = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
