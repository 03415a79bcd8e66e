import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Reply } from './call.ts';
import { networkError, type NetworkError } from './network-error.ts';

const Refusal = z.object({
  error: z.object({ code: z.number(), error_subcode: z.number().optional() }),
});

const Usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })),
);

const MINUTE_MS = 60_000;

/** Shows that a token is used by the app it was given to. */
export const proofOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('hex');

/** `X-Business-Use-Case-Usage` tells in minutes when the longest of its throttles ends. */
function regainMs(header: string | undefined): number | null {
  if (header === undefined) return null;
  try {
    const uses = Object.values(Usage.parse(JSON.parse(header))).flat();
    const minutes = Math.max(0, ...uses.map((use) => use.estimated_time_to_regain_access ?? 0));
    return minutes > 0 ? minutes * MINUTE_MS : null;
  } catch {
    return null;
  }
}

export function facebookError(reply: Reply, nowMs: number): NetworkError {
  const told = Refusal.safeParse(reply.json);
  const error = told.success ? told.data.error : null;
  const body = {
    code: error?.code,
    subcode: error?.error_subcode,
    waitMs: regainMs(reply.header('x-business-use-case-usage')),
  };
  return networkError('facebook', reply, body, nowMs);
}

/** 1 and 2: "an unknown error", whatever the status. 506 and 1366051: the same was posted already, perhaps by us. */
const UNCERTAIN = new Set<unknown>([1, 2, 506]);
const ALREADY_THERE = 1_366_051;

/** Whether an answer that is no yes leaves open what happened; a yes that cannot be read does. */
export function isPerhapsThere({ status, code, subcode }: NetworkError): boolean {
  return status < 300 || status >= 500 || UNCERTAIN.has(code) || subcode === ALREADY_THERE;
}

/** Whether the network says that it has this already: sending it once more would be refused again. */
export const isDuplicate = ({ code, subcode }: NetworkError): boolean =>
  code === 506 || subcode === ALREADY_THERE;
