import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import { Conflict } from '../failures.ts';
import { orderPage } from './checkout.ts';
import { contentsOf } from './contents.ts';
import type { OrderParts } from './parts.ts';
import type { Settlement } from './settlement.ts';
import { addLetter, changeReport, findOrder, lockOrder, reportOf, type OrderRow } from './store.ts';
import { reportPath } from './views.ts';

/** What a letter about an order is written from. */
export interface OrderLetter {
  to: string;
  number: string;
  demo: boolean;
  price: { cents: number; currency: string };
  paidAt: Date;
  /** Null for a present: its code is on the page of the order. */
  reportUrl: string | null;
  orderUrl: string;
}

export interface Letters {
  /** Null where nobody left an address, or it is deleted, or the money was given back. */
  letter: (orderId: string) => Promise<OrderLetter | null>;
  resend: (order: OrderRow) => Promise<void>;
}

export function createLetters(
  { config, database, clock, seals }: OrderParts,
  { newLink }: Settlement,
): Letters {
  const { db } = database;
  const { siteUrl, smtpUrl } = config;
  return {
    async letter(orderId) {
      const order = await findOrder(db, { id: orderId });
      const contents = order && contentsOf(seals, order);
      if (!order || !contents?.email || !isPaid(order.state as OrderState)) return null;
      // Whoever gave a present does not read it.
      const report = order.isGift ? null : await reportOf(db, orderId);
      const token = report?.sealedToken ? seals.open<string>(report.sealedToken, `token ${orderId}`) : null;
      return {
        to: contents.email,
        number: order.number,
        demo: order.provider === 'demo',
        price: { cents: order.amount, currency: order.currency.toUpperCase() },
        paidAt: order.paidAt!,
        reportUrl: token === null ? null : `${siteUrl}${reportPath(token)}`,
        orderUrl: siteUrl + orderPage(contents.handle),
      };
    },
    async resend({ id }) {
      await db.transaction(async (tx) => {
        const order = (await lockOrder(tx, id))!;
        if (smtpUrl === null || !contentsOf(seals, order)?.email || order.isGift)
          throw new Conflict('There is no address that a link could be sent to. Please save the link.');
        if (!isPaid(order.state as OrderState)) throw new Conflict('There is no report to send a link to.');
        await changeReport(tx, id, newLink(id));
        await addLetter(tx, { orderId: id, kind: 'resend', at: new Date(clock.nowMs()) });
      });
    },
  };
}
