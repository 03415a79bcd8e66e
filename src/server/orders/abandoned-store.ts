import { and, inArray, lt } from 'drizzle-orm';
import { UNPAID_STATES } from '../../domain/orders/states.ts';
import type { Connection } from '../db/database.ts';
import { paymentSessions } from '../payments/tables.ts';
import { orderEvents, orderHappenings, orders, orderSessions } from './tables.ts';

/** Orders that nobody paid in their time, with everything that belongs to them; says how many went. */
export async function deleteAbandoned(db: Connection, now: Date, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.state, UNPAID_STATES), lt(orders.keptUntil, now)))
      .limit(limit)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.delete(orderSessions).where(inArray(orderSessions.orderId, ids));
    await tx.delete(orderHappenings).where(inArray(orderHappenings.orderId, ids));
    await tx.delete(orderEvents).where(inArray(orderEvents.orderId, ids));
    await tx.delete(paymentSessions).where(inArray(paymentSessions.reference, ids));
    await tx.delete(orders).where(inArray(orders.id, ids));
    return ids.length;
  });
}
