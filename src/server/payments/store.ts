import { and, eq, inArray } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import type { OwnSession, OwnSessions } from './own-sessions.ts';
import { paymentSessions } from './tables.ts';

export function storedSessions(db: Connection | Transaction): OwnSessions {
  return {
    async add(session) {
      await db.insert(paymentSessions).values(session).onConflictDoNothing();
    },
    async find(session) {
      const [row] = await db.select().from(paymentSessions).where(eq(paymentSessions.session, session));
      if (!row) return null;
      const { reference, amount, currency, state } = row;
      return { session, reference, amount, currency, state: state as OwnSession['state'] };
    },
    async move(session, from, to) {
      const rows = await db
        .update(paymentSessions)
        .set({ state: to })
        .where(and(eq(paymentSessions.session, session), inArray(paymentSessions.state, [...from])))
        .returning({ session: paymentSessions.session });
      return rows.length === 1;
    },
  };
}
