import { createHmac } from 'node:crypto';
import type { DeclineClass } from '../../domain/orders/declines.ts';
import { ProviderRefused, type CheckoutOrder, type ProviderStatus } from './provider.ts';

export type OwnState = ProviderStatus['state'];

export interface OwnSession {
  session: string;
  reference: string;
  amount: number;
  currency: string;
  state: OwnState;
}

/** Where the providers that are our own keep their sessions. */
export interface OwnSessions {
  /** Keeps what is there already under the same name. */
  add(session: OwnSession): Promise<void>;
  find(session: string): Promise<OwnSession | null>;
  /** One step: only from one of these states. Says whether it is in the new state now. */
  move(session: string, from: readonly OwnState[], to: OwnState): Promise<boolean>;
}

/** The same call has the same name for its session, so that a repeated one opens no second. */
export function sessionName(prefix: string, secret: Uint8Array, order: CheckoutOrder): string {
  const { id, attempt, openSession } = order;
  const call = JSON.stringify([prefix, id, attempt, openSession]);
  return `${prefix}_${createHmac('sha256', secret).update(call).digest('base64url').slice(0, 32)}`;
}

const DECLINES: Partial<Record<OwnState, DeclineClass>> = { failed: 'declined', expired: 'canceled' };

export async function knownSession(sessions: OwnSessions, session: string): Promise<OwnSession> {
  const found = await sessions.find(session);
  if (!found) throw new ProviderRefused('there is no such session');
  return found;
}

export function statusOf({ session, reference, amount, currency, state }: OwnSession): ProviderStatus {
  const paid = state === 'paid' || state === 'refunded';
  return {
    state,
    session,
    reference,
    amount,
    currency,
    live: false,
    paymentId: paid ? session : null,
    decline: DECLINES[state] ?? null,
    charged: paid,
  };
}

/** An order that can still be paid, or was, goes on with the session it has. */
export async function sessionInUse(sessions: OwnSessions, order: CheckoutOrder): Promise<OwnSession | null> {
  const found = order.openSession === null ? null : await sessions.find(order.openSession);
  return found?.state === 'open' || found?.state === 'paid' ? found : null;
}

/** The session that this order is paid by: the one in use, or a new one. */
export async function sessionFor(
  sessions: OwnSessions,
  order: CheckoutOrder,
  name: string,
): Promise<OwnSession> {
  const inUse = await sessionInUse(sessions, order);
  if (inUse) return inUse;
  const { id: reference, amount, currency } = order;
  await sessions.add({ session: name, reference, amount, currency, state: 'open' });
  return knownSession(sessions, name);
}

/** Giving back twice is giving back once. */
export async function giveBack(sessions: OwnSessions, paymentId: string): Promise<void> {
  const done = await sessions.move(paymentId, ['paid', 'refunded'], 'refunded');
  if (!done) throw new ProviderRefused('nothing was paid that could be given back');
}
