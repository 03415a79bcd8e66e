/** What a network answered, read from its own shape by whoever called it. */
export interface NetworkFailure {
  /** Null where no answer came. */
  status: number | null;
  /** Facebook's and Pinterest's `code`. */
  code: number | null;
  /** Facebook's `error_subcode`. */
  subcode: number | null;
  /** YouTube's `reason`, OAuth's `error`. */
  reason: string | null;
  /** The network's own sentence, for people where it has one (`error_user_msg`). */
  message: string | null;
  /** `Retry-After`, or Facebook's time to regain access. */
  retryAfterSeconds: number | null;
  /** The request was sent whole, or may have been: the post may be out. */
  mayBeOut: boolean;
}

export const NEXT_STEPS = ['reconnect', 'retry', 'kit', 'answer', 'edit', 'wait'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export interface Trouble {
  reason: string;
  next: NextStep[];
  /** ISO */
  retryAt: string | null;
}

/**
 * What becomes of the post: `again` is tried again by itself at `retryAt`; `failed` stands before the owner; `asking`
 * too, for nobody knows whether it went out; `signed-out` fails, and its channel must be connected again.
 */
export type TroubleKind = 'again' | 'failed' | 'asking' | 'signed-out';

export interface Judged {
  kind: TroubleKind;
  trouble: Trouble;
  /** What it says of the channel's connection; null where that is as good as before. */
  connection: 'expired' | 'refused' | 'trial' | null;
}

export const again = (reason: string, retryAtMs: number): Judged => ({
  kind: 'again',
  trouble: { reason, next: ['wait', 'kit'], retryAt: new Date(retryAtMs).toISOString() },
  connection: null,
});

export const failed = (reason: string, ...next: NextStep[]): Judged => ({
  kind: 'failed',
  trouble: { reason, next, retryAt: null },
  connection: null,
});

export const asking = (reason: string, ...next: NextStep[]): Judged => ({
  kind: 'asking',
  trouble: { reason, next: ['answer', ...next], retryAt: null },
  connection: null,
});

export const signedOut = (reason: string, connection: 'expired' | 'refused' = 'expired'): Judged => ({
  kind: 'signed-out',
  trouble: { reason, next: ['reconnect', 'kit'], retryAt: null },
  connection,
});

const LEAST_SECONDS = 60;
const MOST_SECONDS = 86_400;

/** When a throttle is over: as the network says, from a minute to a day, or else after so many minutes. */
export function afterThrottle({ retryAfterSeconds }: NetworkFailure, nowMs: number, minutes: number): number {
  const isTold = retryAfterSeconds !== null && retryAfterSeconds > 0;
  const seconds = isTold ? Math.ceil(retryAfterSeconds) : minutes * 60;
  return nowMs + Math.min(Math.max(seconds, LEAST_SECONDS), MOST_SECONDS) * 1000;
}
