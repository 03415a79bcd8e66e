import type { NetworkFailure } from '../../../domain/channels/failure.ts';
import { retryAfterMs } from '../../../domain/push/answer.ts';
import type { Reply } from './call.ts';

/** Longer than this is no sentence for people. */
const MESSAGE_LENGTH = 300;

/** What a network's own shape has of an error. */
type Told = Partial<Pick<NetworkFailure, 'code' | 'subcode' | 'reason' | 'message'>> & {
  waitSeconds?: number | null;
};

const NOTHING: Told = {};

/** The longest time that the network wants to be left alone, whichever way it says so. */
function waitOf(reply: Reply, told: number | null, nowMs: number): number | null {
  const asked = retryAfterMs(reply.header('retry-after'), nowMs);
  if (asked === null && told === null) return null;
  return Math.max(Math.ceil((asked ?? 0) / 1000), told ?? 0);
}

export function failureOf(reply: Reply, told: Told | null, nowMs: number, mayBeOut = false): NetworkFailure {
  const { code = null, subcode = null, reason = null, message = null, waitSeconds = null } = told ?? NOTHING;
  return {
    status: reply.status,
    code,
    subcode,
    reason,
    message: message === null ? null : message.slice(0, MESSAGE_LENGTH),
    retryAfterSeconds: waitOf(reply, waitSeconds, nowMs),
    mayBeOut,
  };
}

/** No answer came, or none that can be read. */
export const silence = (reason: string, mayBeOut: boolean): NetworkFailure => ({
  status: null,
  code: null,
  subcode: null,
  reason,
  message: null,
  retryAfterSeconds: null,
  mayBeOut,
});

/** "190/463", "uploadLimitExceeded": all that the log and the timeline say. */
export const codeOf = ({ status, code, subcode, reason }: NetworkFailure): string =>
  [code ?? reason ?? status ?? 'no answer', ...(subcode === null ? [] : [subcode])].join('/');
