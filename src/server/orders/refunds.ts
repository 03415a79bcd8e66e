import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import { Busy, Conflict } from '../failures.ts';
import { ProviderAway, ProviderRefused } from '../payments/provider.ts';
import type { OrderParts } from './parts.ts';
import type { Settlement } from './settlement.ts';
import { changeOrder, giftOf, type OrderRow } from './store.ts';
import { refundEnd } from './views.ts';

export interface Refunds {
  /** The buyer's own wish, as long as they may. */
  ask: (order: OrderRow) => Promise<void>;
  /** The owner's, at any time; also what finishes a wish that a crash or an outage has left open. */
  give: (order: OrderRow) => Promise<void>;
}

export function createRefunds(
  { database, clock, config, shop, log }: OrderParts,
  { settle }: Settlement,
): Refunds {
  const { db } = database;

  async function give(order: OrderRow): Promise<void> {
    if (order.state === 'refunded') return;
    const provider = shop.named(order.provider);
    if (!isPaid(order.state as OrderState) || order.paymentId === null || order.session === null)
      throw new Conflict('Nothing was paid that could be given back.');
    if (!provider) throw new Conflict('The way this was paid is closed; please write to us.');
    // Written down first: what a crash interrupts, the reconciler finishes.
    await changeOrder(db, order.id, { refundAskedAt: order.refundAskedAt ?? new Date(clock.nowMs()) });
    try {
      await provider.refund(order.paymentId, { id: order.id, amount: order.amount });
    } catch (error) {
      if (error instanceof ProviderAway)
        throw new Busy('The payment company does not answer right now. We go on trying by ourselves.');
      if (error instanceof ProviderRefused)
        throw new Conflict('The payment company did not give it back; please write to us.');
      throw error;
    }
    const { id: reference, amount, currency, live, session, paymentId } = order;
    const said = { state: 'refunded', reference, amount, currency, live, session, paymentId } as const;
    await settle({ ...said, decline: null, charged: true }, provider);
  }

  return {
    give,
    async ask(order) {
      if (order.state === 'refunded') return;
      const gift = order.isGift ? await giftOf(db, order.id) : null;
      if (!refundEnd(order, gift, config.refundDays, clock.nowMs()) && order.refundAskedAt === null)
        throw new Conflict('The time for a refund is over; please write to us.');
      await give(order);
      // Nobody but the owner can send it, and nothing else tells them.
      if (order.provider === 'manual')
        log.error({ number: order.number }, 'orders: refund has to be sent by hand');
    },
  };
}
