import { refundRefusalWords } from '../../domain/orders/happenings.ts';
import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import type { Transaction } from '../db/database.ts';
import { Busy, Conflict } from '../failures.ts';
import { ProviderAway, ProviderRefused, type PaymentProvider } from '../payments/provider.ts';
import { noteOnce } from './happenings-store.ts';
import type { OrderParts } from './parts.ts';
import type { Settlement } from './settlement.ts';
import { changeOrder, giftOf, lockOrder, type OrderRow } from './store.ts';
import { refundEnd } from './views.ts';

/** Written in the transaction of a change: who made it. */
export type NoteDown = (tx: Transaction, order: OrderRow) => Promise<void>;

export interface Refunds {
  /** The buyer's own wish, as long as they may. */
  ask: (order: OrderRow) => Promise<void>;
  /** The owner's, at any time; also what finishes a wish that a crash or an outage has left open. */
  give: (order: OrderRow, noteDown?: NoteDown) => Promise<void>;
}

/** What a failure at the payment company means to whoever asked. */
interface FailureWords {
  away: string;
  refused: (code: string | null) => string;
}

const TO_BUYER: FailureWords = {
  away: 'The payment company does not answer right now. We go on trying by ourselves.',
  refused: () => 'The payment company did not give it back; please write to us.',
};
const TO_OWNER: FailureWords = {
  away: 'The payment company isn’t answering right now. The money hasn’t moved yet. We’ll keep trying every minute.',
  refused: (code) => `The payment company said no: ${refundRefusalWords(code)}. The money hasn’t moved.`,
};

export function createRefunds(
  { database, clock, config, shop, log }: OrderParts,
  { settle }: Settlement,
): Refunds {
  const { db } = database;

  /** Written down first: what a crash interrupts, the reconciler finishes. */
  function writeDown(id: string, noteDown?: NoteDown): Promise<void> {
    return db.transaction(async (tx) => {
      const order = (await lockOrder(tx, id))!;
      if (order.state === 'refunded') return;
      await changeOrder(tx, id, { refundAskedAt: order.refundAskedAt ?? new Date(clock.nowMs()) });
      await noteDown?.(tx, order);
    });
  }

  function providerOf(order: OrderRow): { provider: PaymentProvider; session: string; paymentId: string } {
    const { session, paymentId } = order;
    const provider = shop.named(order.provider);
    if (!isPaid(order.state as OrderState) || paymentId === null || session === null)
      throw new Conflict('Nothing was paid that could be given back.');
    if (!provider) throw new Conflict('The way this was paid is closed; please write to us.');
    return { provider, session, paymentId };
  }

  async function failed(orderId: string, error: unknown, words: FailureWords): Promise<never> {
    const at = new Date(clock.nowMs());
    if (error instanceof ProviderAway) {
      await noteOnce(db, { orderId, at, kind: 'refund_away' });
      throw new Busy(words.away);
    }
    if (error instanceof ProviderRefused) {
      await noteOnce(db, { orderId, at, kind: 'refund_refused', detail: error.code });
      throw new Conflict(words.refused(error.code));
    }
    throw error;
  }

  async function give(order: OrderRow, words: FailureWords, noteDown?: NoteDown): Promise<void> {
    if (order.state === 'refunded') return;
    const { provider, session, paymentId } = providerOf(order);
    const { id: reference, amount, currency, live } = order;
    await writeDown(reference, noteDown);
    await provider
      .refund(paymentId, { id: reference, amount })
      .catch((error: unknown) => failed(reference, error, words));
    const said = { state: 'refunded', reference, amount, currency, live, session, paymentId } as const;
    await settle({ ...said, decline: null, charged: true }, provider);
  }

  return {
    give: (order, noteDown) => give(order, TO_OWNER, noteDown),
    async ask(order) {
      if (order.state === 'refunded') return;
      const gift = order.isGift ? await giftOf(db, order.id) : null;
      if (!refundEnd(order, gift, config.refundDays, clock.nowMs()) && order.refundAskedAt === null)
        throw new Conflict('The time for a refund is over; please write to us.');
      await give(order, TO_BUYER);
      // Nobody but the owner can send it, and nothing else tells them.
      if (order.provider === 'manual')
        log.error({ number: order.number }, 'orders: refund has to be sent by hand');
    },
  };
}
