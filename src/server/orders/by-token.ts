import type { PageSize } from '../../art/report/page-size.ts';
import type { OrderStateAnswer } from '../../contract/orders.ts';
import type { OrderState } from '../../domain/orders/states.ts';
import type { Assembled } from './assembly.ts';
import { hashOf } from './sealing.ts';
import { eraseOrder, findOrder, findReport, lockOrder, reportOf } from './store.ts';

/** What somebody with the link of a report can do. */
export function byToken({ database, clock, fulfilment, refunds, views, books }: Assembled) {
  const { db } = database;
  return {
    async report(token: string) {
      const found = await findReport(db, hashOf(token));
      if (!found) return null;
      const { order, report } = found;
      if (report.sealedDocument === null && order.state !== 'refunded') fulfilment.begin(order.id);
      return views.report(order, report, token);
    },
    async book(token: string, page: PageSize) {
      const found = await findReport(db, hashOf(token));
      return found && found.order.state !== 'refunded' ? books.book(found.order.id, page) : null;
    },
    async refundReport(token: string): Promise<OrderStateAnswer | null> {
      const order = (await findReport(db, hashOf(token)))?.order;
      if (!order) return null;
      await refunds.ask(order);
      books.forget(order.id);
      return { state: (await findOrder(db, { id: order.id }))!.state as OrderState };
    },
    async erase(token: string) {
      const tokenHash = hashOf(token);
      const orderId = (await findReport(db, tokenHash))?.order.id;
      if (orderId === undefined) return false;
      const isErased = await db.transaction(async (tx) => {
        await lockOrder(tx, orderId);
        if ((await reportOf(tx, orderId))?.tokenHash !== tokenHash) return false;
        await eraseOrder(tx, orderId, new Date(clock.nowMs()));
        return true;
      });
      books.forget(orderId);
      return isErased;
    },
  };
}
