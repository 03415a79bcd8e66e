import type { DeclineClass } from './declines.ts';
import { isPaid, mayBecome, type OrderState } from './states.ts';

/** What we know of an order that a provider speaks about. */
export interface KnownOrder {
  id: string;
  state: OrderState;
  /** Every session that was opened for it. */
  sessions: readonly string[];
  amount: number;
  currency: string;
  live: boolean;
  paymentId: string | null;
}

/** What the provider says when it is asked, never what somebody else says for it. */
export interface ReportedPayment {
  state: 'open' | 'paid' | 'failed' | 'expired' | 'refunded';
  session: string;
  reference: string;
  amount: number;
  currency: string;
  live: boolean;
  paymentId: string | null;
  decline: DeclineClass | null;
  charged: boolean | null;
}

export type Judgment =
  | { kind: 'become'; state: OrderState }
  | { kind: 'nothing' }
  /** It is about something else than our order: not believed. */
  | { kind: 'mismatch'; fields: string[] }
  /** Money came a second time: somebody has to look. */
  | { kind: 'paid-twice' };

function mismatches(order: KnownOrder, said: ReportedPayment): string[] {
  const agree: Record<string, boolean> = {
    // A session that we never heard of is ours if its answer was lost: the reference says so.
    session: order.sessions.length === 0 || order.sessions.includes(said.session),
    reference: said.reference === order.id,
    amount: said.amount === order.amount,
    currency: said.currency.toLowerCase() === order.currency.toLowerCase(),
    live: said.live === order.live,
  };
  return Object.keys(agree).filter((field) => !agree[field]);
}

const STATES: Record<ReportedPayment['state'], OrderState | null> = {
  open: null,
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
};

/** What becomes of an order by what its provider says. It never goes back, and never on by the word of a stranger. */
export function judged(order: KnownOrder, said: ReportedPayment): Judgment {
  const fields = mismatches(order, said);
  if (fields.length > 0) return { kind: 'mismatch', fields };
  const state = STATES[said.state];
  const isSecond = isPaid(order.state) && said.paymentId !== null && order.paymentId !== said.paymentId;
  if (isSecond && state === 'paid') return { kind: 'paid-twice' };
  if (isSecond && state === 'refunded') return { kind: 'nothing' };
  return state && mayBecome(order.state, state) ? { kind: 'become', state } : { kind: 'nothing' };
}
