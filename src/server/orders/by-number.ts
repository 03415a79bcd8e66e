import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import { Conflict, NotFound } from '../failures.ts';
import { storedSessions } from '../payments/store.ts';
import type { Assembled } from './assembly.ts';
import type { NoteDown } from './refunds.ts';
import { findOrder, lockOrder, type OrderRow } from './store.ts';

/** What the owner can do, who knows an order by its number. */
export function byNumber({ database, shop, settlement, fulfilment, refunds }: Assembled) {
  const { db } = database;

  async function numbered(number: string): Promise<OrderRow> {
    const order = await findOrder(db, { number });
    if (!order) throw new NotFound(`There is no order ${number}.`);
    return order;
  }

  const stateOf = async (number: string): Promise<OrderState> => (await numbered(number)).state as OrderState;

  /** The money has come; making what was bought goes on by itself. */
  async function settleByHand(order: OrderRow, noteDown?: NoteDown): Promise<void> {
    const { id, session } = order;
    if (order.provider !== 'manual' || session === null)
      throw new Conflict('Only an order that is paid by hand can be marked as paid.');
    if (order.state === 'refunded') throw new Conflict('This order was given back.');
    if (isPaid(order.state as OrderState)) return;
    if (order.sealed === null)
      throw new Conflict('Its data is deleted, so there’s nothing to make a report from.');
    const manual = shop.manual();
    // Of two presses at once only the first is news, and noted down.
    await db.transaction(async (tx) => {
      const now = (await lockOrder(tx, id))!;
      if (await manual.markPaid(session, storedSessions(tx))) await noteDown?.(tx, now);
    });
    await settlement.settle(await manual.fetchStatus(session), manual);
  }

  return {
    numbered,
    settleByHand,
    async markPaid(number: string) {
      const order = await numbered(number);
      await settleByHand(order);
      await fulfilment.fulfil(order.id);
      return stateOf(number);
    },
    /** What was paid for and is not made yet; throws why it still cannot be. */
    async makeNow(number: string) {
      await fulfilment.fulfil((await numbered(number)).id);
      return stateOf(number);
    },
    async giveBack(number: string) {
      await refunds.give(await numbered(number));
      return stateOf(number);
    },
  };
}
