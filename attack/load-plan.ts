/** A kind of request and how often it is asked for. */
export interface RequestKind {
  name: string;
  /** Of all requests, 0 to 1. */
  share: number;
  /** Asked for one after the other, then from the start again. */
  targets: readonly string[];
}

export interface LoadPlan {
  port: number;
  kinds: readonly RequestKind[];
  seconds: number;
  /** Open loop: so many requests a second, whether or not the earlier ones were answered. */
  ratePerSecond?: number;
  /** Open loop: at least so many take turns; a fast site would otherwise be asked by one alone, beyond what one may. */
  leastVisitors?: number;
  /** Closed loop: so many visitors, each asking again when answered. */
  visitors?: number;
  /** After which whoever asked gives up. */
  patienceMs: number;
  seed: number;
}

export interface KindOutcome {
  /** Milliseconds from when each was to be sent until its last byte, of those answered with 2xx or 304. */
  servedMs: number[];
  /** The same of answers with 429 and 503. */
  refusedMs: number[];
  refusedWithRetryAfter: number;
  timedOut: number;
  /** Connections that broke, and answers with another status, each with its count. */
  failures: Record<string, number>;
}

export interface LoadOutcome {
  kinds: Record<string, KindOutcome>;
  seconds: number;
  /** CPU time of the program that asked. */
  cpuSeconds: number;
  /** By how much it was late itself at the worst. */
  latestMs: number;
}
