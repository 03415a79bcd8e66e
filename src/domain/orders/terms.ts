const DAY_MS = 86_400_000;

/** How long a present may be opened. */
export const GIFT_DAYS = 365;

/** Until when money is given back without a question; null where nothing was paid or it never is. */
export function refundUntilMs(paidAtMs: number | null, refundDays: number): number | null {
  return paidAtMs === null || refundDays === 0 ? null : paidAtMs + refundDays * DAY_MS;
}

export const daysAfter = (fromMs: number, days: number): number => fromMs + days * DAY_MS;

/** A paid order that waits longer is somebody's business. */
export const ALERT_AFTER_MS = 15 * 60_000;
