import { BoundedMap } from '../../domain/bounded-map.ts';
import type { SendOutcome } from '../../domain/push/answer.ts';
import type { Clock } from '../clock.ts';

const FAILURES_IN_A_ROW = 20;
const PAUSE_MS = 30_000;
/** Subdomains of a service are chosen by strangers. */
const KNOWN_HOSTS = 1_000;

/** A push service that hangs or refuses every message must not hold up the messages to all others. */
export interface FailingHosts {
  isFailing: (endpoint: string) => boolean;
  record: (endpoint: string, outcome: SendOutcome) => void;
}

export function failingHosts(clock: Clock): FailingHosts {
  const failures = new BoundedMap<string, { inARow: number; lastMs: number }>(KNOWN_HOSTS);
  const hostOf = (endpoint: string): string => URL.parse(endpoint)?.host ?? '';

  return {
    isFailing(endpoint) {
      const known = failures.get(hostOf(endpoint));
      if (!known || known.inARow < FAILURES_IN_A_ROW) return false;
      // The absolute value, so that a clock that was set back does not pause it for ever.
      return Math.abs(clock.nowMs() - known.lastMs) < PAUSE_MS;
    },
    record(endpoint, { kind }) {
      const host = hostOf(endpoint);
      const inARow = kind === 'retry' ? (failures.get(host)?.inARow ?? 0) + 1 : 0;
      if (inARow === 0) failures.delete(host);
      else failures.set(host, { inARow, lastMs: clock.nowMs() });
    },
  };
}
