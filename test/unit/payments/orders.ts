import type { CheckoutOrder } from '../../../src/server/payments/provider.ts';
import type { OwnSession, OwnSessions } from '../../../src/server/payments/own-sessions.ts';

export const NOW_MS = Date.UTC(2026, 10, 17, 12);
export const SECRET = Buffer.alloc(32, 7);

export function anOrder(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    id: '0192f0c1-order',
    handle: 'H'.repeat(22),
    number: 'Z-7Q4K-M2',
    attempt: 1,
    amount: 1900,
    currency: 'usd',
    description: 'Personal Destiny Report',
    email: null,
    openSession: null,
    successUrl: 'https://zodiary.example/order-success?order=handle',
    cancelUrl: 'https://zodiary.example/failed-order?order=handle',
    ...changes,
  };
}

/** As the database keeps them. */
export function sessionsInMemory(): OwnSessions & { all: Map<string, OwnSession> } {
  const all = new Map<string, OwnSession>();
  return {
    all,
    async add(session) {
      if (!all.has(session.session)) all.set(session.session, { ...session });
    },
    find: async (session) => all.get(session) ?? null,
    async move(session, from, to) {
      const found = all.get(session);
      if (!found || !from.includes(found.state)) return false;
      all.set(session, { ...found, state: to });
      return true;
    },
  };
}
