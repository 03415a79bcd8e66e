import type { OrderState } from '../../domain/orders/states.ts';
import { Conflict, NotFound } from '../failures.ts';
import type { Assembled } from './assembly.ts';
import { findOrder, type OrderRow } from './store.ts';

/** What the owner can do, who knows an order by its number. */
export function byNumber({ database, shop, settlement, fulfilment, refunds }: Assembled) {
  const { db } = database;

  async function numbered(number: string): Promise<OrderRow> {
    const order = await findOrder(db, { number });
    if (!order) throw new NotFound(`There is no order ${number}.`);
    return order;
  }

  const stateOf = async (number: string): Promise<OrderState> => (await numbered(number)).state as OrderState;

  return {
    async markPaid(number: string) {
      const order = await numbered(number);
      if (order.provider !== 'manual' || order.session === null)
        throw new Conflict('Only an order that is paid by hand can be marked as paid.');
      const manual = shop.manual();
      await manual.markPaid(order.session);
      await settlement.settle(await manual.fetchStatus(order.session), manual);
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
