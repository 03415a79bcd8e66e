import type { DemoCheckout, DemoRequest } from '../../contract/orders.ts';
import { NotFound } from '../failures.ts';
import type { Assembled } from './assembly.ts';
import { failedPage, orderPage } from './checkout.ts';
import { contentsOf } from './contents.ts';
import { findOrder, orderIdOfSession, type OrderRow } from './store.ts';

/** What the pages of the demo's checkout show and do. */
export function demoCalls({ database, seals, shop, settlement }: Assembled) {
  const { db } = database;

  async function orderOf(session: string): Promise<OrderRow | null> {
    const id = await orderIdOfSession(db, session);
    const order = id === null ? null : await findOrder(db, { id });
    return order?.provider === 'demo' ? order : null;
  }

  return {
    async demoCheckout(session: string): Promise<DemoCheckout | null> {
      const order = await orderOf(session);
      const contents = order && contentsOf(seals, order);
      if (!order || !contents) return null;
      return {
        number: order.number,
        price: { cents: order.amount, currency: order.currency.toUpperCase() },
        about: contents.about,
        gift: contents.gift && { to: contents.gift.to },
        action: `/api/checkout/demo/${session}`,
      };
    },
    async demoAct(session: string, action: DemoRequest['action']): Promise<string> {
      const order = await orderOf(session);
      const contents = order && contentsOf(seals, order);
      if (!contents) throw new NotFound('There is no such checkout.');
      const demo = shop.demo();
      const webhook = await demo.act(session, action);
      // The way a real one would come: signed, checked, asked about, and taken once.
      if (webhook) await settlement.takeWebhook(demo, webhook.body, webhook.headers);
      const page = action === 'pay' ? orderPage : failedPage;
      return page(contents.handle);
    },
  };
}
