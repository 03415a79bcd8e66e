import type { SendOutcome } from '../../domain/push/answer.ts';
import type { Clock } from '../clock.ts';

const FAILURES_IN_A_ROW = 20;
const LEAVE_ALONE_MS = 30_000;

/** A push service that hangs or refuses everybody must not hold up the messages to all others. */
export interface TroubledHosts {
  isTroubled: (endpoint: string) => boolean;
  note: (endpoint: string, outcome: SendOutcome) => void;
}

export function troubledHosts(clock: Clock): TroubledHosts {
  const failures = new Map<string, { inARow: number; lastMs: number }>();
  const hostOf = (endpoint: string): string => URL.parse(endpoint)?.host ?? '';

  return {
    isTroubled(endpoint) {
      const known = failures.get(hostOf(endpoint));
      if (!known || known.inARow < FAILURES_IN_A_ROW) return false;
      // Also when the clock was set back: it is tried again rather than left alone for ever.
      return Math.abs(clock.nowMs() - known.lastMs) < LEAVE_ALONE_MS;
    },
    note(endpoint, { kind }) {
      const host = hostOf(endpoint);
      const inARow = kind === 'retry' ? (failures.get(host)?.inARow ?? 0) + 1 : 0;
      if (inARow === 0) failures.delete(host);
      else failures.set(host, { inARow, lastMs: clock.nowMs() });
    },
  };
}
