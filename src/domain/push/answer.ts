/** What became of one message to one browser. */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'retry'; afterMs: number | null; detail: string }
  | { kind: 'failed'; detail: string };

/** Sooner would be a siege, later than a message lives would be never. */
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** `Retry-After` comes as seconds or as a date; null when it is neither. */
export function retryAfterMs(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : httpDateMs(text) - nowMs;
  if (Number.isNaN(waitMs)) return null;
  return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, waitMs));
}

/** "Sun, 15 Nov 2026 08:00:00 GMT"; other texts that a lenient parser would take for a date are none. */
function httpDateMs(text: string): number {
  return /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
}

/** One word of the service's own explanation, as Apple gives it. Whole bodies may repeat the endpoint. */
function reasonIn(body: string): string {
  const reason = /"reason"\s*:\s*"([A-Za-z]{1,40})"/.exec(body)?.[1];
  return reason ? ` (${reason})` : '';
}

/** Microsoft throttles with 406; 408 and 425 ask for another try by their meaning. */
const PASSING = [406, 408, 425, 429];

interface ServiceAnswer {
  status: number;
  retryAfter?: string | undefined;
  body?: string;
}

export function outcomeOf({ status, retryAfter, body = '' }: ServiceAnswer, nowMs: number): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const detail = `answered ${status}${reasonIn(body)}`;
  if (status >= 500 || PASSING.includes(status)) {
    return { kind: 'retry', afterMs: retryAfterMs(retryAfter, nowMs), detail };
  }
  return { kind: 'failed', detail };
}
