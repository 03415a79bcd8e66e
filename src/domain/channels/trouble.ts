import type { Network } from './channel.ts';

export const NEXT_STEPS = ['reconnect', 'retry', 'kit', 'answer', 'edit', 'wait'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export interface Trouble {
  reason: string;
  next: NextStep[];
  /** ISO */
  retryAt: string | null;
}

/** What a network answered, read from its own shape by the connector. */
export interface NetworkFailure {
  /** Null where no answer came. */
  status: number | null;
  /** Facebook's and Pinterest's `code`. */
  code: number | null;
  /** Facebook's `error_subcode`. */
  subcode: number | null;
  /** YouTube's `reason`, OAuth's `error`. */
  reason: string | null;
  /** The network's own sentence for people, as `error_user_msg`. */
  message: string | null;
  /** `Retry-After`, or Facebook's minutes to regain access. */
  retryAfterSeconds: number | null;
  /** The request was sent whole, or may have been: the post may be out. */
  mayBeOut: boolean;
}

/**
 * What becomes of the post: `again` is tried again by itself at `retryAt`; `failed` stands before the owner; `asking`
 * too, for nobody knows whether it went out; `signed-out` fails and the channel's connection with it.
 */
export type TroubleKind = 'again' | 'failed' | 'asking' | 'signed-out';

export interface Judged {
  kind: TroubleKind;
  trouble: Trouble;
}

export function troubleOf(network: Network, failure: NetworkFailure, nowMs: number): Judged {
  throw new Error(`not written yet: ${network} ${failure.code} ${nowMs}`);
}
