import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { NetworkFailure } from '../../../domain/channels/failure.ts';
import type { Reply } from './call.ts';
import { failureOf } from './failure.ts';
import { leavesOpen } from './outcome.ts';

const Refusal = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    error_user_msg: z.string().optional(),
  }),
});

const Usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })),
);

const MINUTE_SECONDS = 60;

/** Shows that a token is used by the app it was given to. */
export const proofOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('hex');

/** `X-Business-Use-Case-Usage` tells in minutes when the longest of its throttles ends. */
function regainSeconds(header: string | undefined): number | null {
  if (header === undefined) return null;
  try {
    const uses = Object.values(Usage.parse(JSON.parse(header))).flat();
    const minutes = Math.max(0, ...uses.map((use) => use.estimated_time_to_regain_access ?? 0));
    return minutes > 0 ? minutes * MINUTE_SECONDS : null;
  } catch {
    return null;
  }
}

/** 1 and 2: "an unknown error", whatever the status. 506 and 1366051: the same was posted already, perhaps by us. */
const UNCERTAIN = new Set<unknown>([1, 2, 506]);
const ALREADY_THERE = 1_366_051;

export function facebookFailure(reply: Reply, nowMs: number): NetworkFailure {
  const told = Refusal.safeParse(reply.json);
  const {
    code = null,
    error_subcode: subcode = null,
    error_user_msg: message = null,
  } = told.data?.error ?? {};
  const mayBeOut = leavesOpen(reply) || UNCERTAIN.has(code) || subcode === ALREADY_THERE;
  const waitSeconds = regainSeconds(reply.header('x-business-use-case-usage'));
  return failureOf(reply, { code, subcode, message, waitSeconds }, nowMs, mayBeOut);
}
