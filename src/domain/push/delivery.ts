import type { SendOutcome } from './answer.ts';
import { isTooLate, MESSAGE_LIFE_MS } from './due.ts';

/** What is written down: either it is over, or it waits for another attempt. */
export type Verdict =
  | { outcome: 'sent' | 'gone' | 'dropped' | 'failed'; detail: string | null }
  | { outcome: 'waiting'; detail: string; nextAttemptMs: number };

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 32 * 60_000;

/** A message may have gone out although nobody lived to write it down: so often at the most. */
const MOST_UNANSWERED = 2;

export interface Attempt {
  dueAtMs: number;
  /** Begun, this one included. */
  attempts: number;
  /** Of those, how many are known to have ended. */
  answered: number;
}

/** Why nothing is sent any more, or null when something is. */
export function verdictBeforeSending(
  { dueAtMs, attempts, answered }: Attempt,
  moment: { nowMs: number; isWanted: boolean; hasReachedOne: boolean },
): Verdict | null {
  const over = moment.hasReachedOne ? 'sent' : 'dropped';
  if (!moment.isWanted) return { outcome: over, detail: 'no longer wanted' };
  if (isTooLate(dueAtMs, moment.nowMs)) return { outcome: over, detail: 'too late' };
  if (attempts - answered > MOST_UNANSWERED) return { outcome: 'failed', detail: 'interrupted twice' };
  return null;
}

/** Twice as long after each answer, scattered by a quarter, so that ten thousand do not come back at once. */
function pauseMs(answered: number, chance: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** answered, LONGEST_PAUSE_MS) * (0.75 + chance / 2);
}

/**
 * One verdict for all browsers of a visitor: while one of them may still be reached in time, it is tried again; a day on
 * which any of them was reached is served.
 */
export function verdictOn(
  outcomes: readonly SendOutcome[],
  { dueAtMs, answered }: Attempt,
  moment: { nowMs: number; chance: number; hasReachedOne: boolean },
): Verdict {
  const retries = outcomes.filter((outcome) => outcome.kind === 'retry');
  const reached = moment.hasReachedOne || outcomes.some(({ kind }) => kind === 'sent');
  const [detail = null] = [...retries, ...outcomes.filter((outcome) => outcome.kind === 'failed')].map(
    (outcome) => outcome.detail,
  );
  if (retries.length > 0) {
    const asked = retries.map(({ afterMs }) => afterMs ?? 0);
    const nextAttemptMs = moment.nowMs + Math.max(pauseMs(answered, moment.chance), ...asked);
    if (nextAttemptMs < dueAtMs + MESSAGE_LIFE_MS)
      return { outcome: 'waiting', detail: detail!, nextAttemptMs };
    return { outcome: reached ? 'sent' : 'dropped', detail };
  }
  if (reached) return { outcome: 'sent', detail: null };
  return { outcome: outcomes.every(({ kind }) => kind === 'gone') ? 'gone' : 'failed', detail };
}
