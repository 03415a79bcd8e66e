import type {
  DeskExportQuery,
  DeskNewLink,
  DeskOrder,
  DeskOrderDone,
  DeskOrders,
  DeskOrdersQuery,
} from '../../contract/desk-orders.ts';
import { amountText } from '../../domain/orders/timeline.ts';
import { recordAudit } from '../audit/store.ts';
import { Conflict, NotFound } from '../failures.ts';
import { mailsOf } from '../mail/store.ts';
import type { Assembled } from './assembly.ts';
import { bookkeeping } from './bookkeeping.ts';
import { byNumber } from './by-number.ts';
import { deskList } from './desk-list.ts';
import { countWaitingOrders, findDeskOrder, type DeskRow } from './desk-store.ts';
import { createDeskViews, isTrouble } from './desk-views.ts';
import { addHappening, happeningsOf } from './happenings-store.ts';
import { createLinks, isSecondPress } from './links.ts';
import type { NoteDown } from './refunds.ts';
import { eraseOrder, lockOrder, type OrderRow } from './store.ts';

/** What the owner can see and do; `by` is the device at which it is done, for the log of changes. */
export interface OrdersDesk {
  list: (query: DeskOrdersQuery) => Promise<DeskOrders>;
  order: (number: string) => Promise<DeskOrder>;
  /** How many orders wait for the owner. */
  waiting: () => Promise<number>;
  markPaid: (number: string, by: string) => Promise<DeskOrderDone>;
  newLink: (number: string, by: string) => Promise<DeskNewLink>;
  refund: (number: string, by: string) => Promise<DeskOrderDone>;
  dealtWith: (number: string, by: string) => Promise<DeskOrderDone>;
  erase: (number: string, by: string) => Promise<DeskOrderDone>;
  bookkeeping: (span: DeskExportQuery) => AsyncGenerator<string>;
}

function refundedWords({ provider, amount, currency }: OrderRow): string {
  const sum = amountText({ cents: amount, currency: currency.toUpperCase() });
  if (provider === 'demo') return `The demo gave ${sum} back. No money moved.`;
  return provider === 'manual'
    ? `The order is closed. Now send ${sum} back yourself: the site moves no money here.`
    : `${sum} is on its way back to the buyer.`;
}

export function createDesk(all: Assembled): OrdersDesk {
  const { database, clock, config, settlement, refunds, books } = all;
  const { db } = database;
  const links = createLinks(all, settlement);
  const views = createDeskViews(all, links);
  const { numbered, settleByHand } = byNumber(all);
  const now = (): Date => new Date(clock.nowMs());

  async function rowOf(number: string): Promise<DeskRow> {
    const row = await findDeskOrder(db, number, clock.nowMs());
    if (!row) throw new NotFound(`There is no order ${number}.`);
    return row;
  }

  async function order(number: string): Promise<DeskOrder> {
    const row = await rowOf(number);
    const { id } = row.order;
    return views.order(row, await happeningsOf(db, id), await mailsOf(db, id));
  }

  const done = async (number: string, said: string): Promise<DeskOrderDone> => ({
    said,
    order: await order(number),
  });

  /** Numbers and states only: the log of changes is for ever, and a buyer's data is not. */
  const audit =
    (by: string, action: string, after: unknown): NoteDown =>
    (tx, { number, state }) =>
      recordAudit(tx, now(), { by, action, subject: number, before: { state }, after });

  return {
    list: deskList(all, views),
    order,
    waiting: () => countWaitingOrders(db, clock.nowMs()),
    bookkeeping: (span) => bookkeeping(db, span, config.siteTimeZone),

    async markPaid(number, by) {
      await settleByHand(await numbered(number), audit(by, 'order marked paid', { state: 'paid' }));
      return done(number, 'Marked as paid. The report is being made.');
    },

    async newLink(number, by) {
      const { id } = await numbered(number);
      const { link } = await links.renew(id, audit(by, 'order link renewed', null));
      const said = link ? 'Here’s the new link. The old one has ended.' : 'A new link is on its way by mail.';
      return { ...(await done(number, said)), link };
    },

    async refund(number, by) {
      const found = await numbered(number);
      const note = audit(by, 'order refund asked', { state: 'refunded' });
      await refunds.give(found, async (tx, before) => {
        if (!isSecondPress(before.refundAskedAt, clock.nowMs())) await note(tx, before);
      });
      books.forget(found.id);
      return done(number, refundedWords(found));
    },

    async dealtWith(number, by) {
      const { order: found } = await rowOf(number);
      await db.transaction(async (tx) => {
        await lockOrder(tx, found.id);
        // Read under the lock: of two presses the second finds nothing left.
        const { wait } = (await findDeskOrder(tx, number, clock.nowMs()))!;
        if (!isTrouble(wait)) return;
        await addHappening(tx, { orderId: found.id, at: now(), kind: 'dealt_with', detail: wait });
        await audit(by, 'order dealt with', { trouble: wait })(tx, found);
      });
      return done(number, 'Noted. It doesn’t wait for you any more.');
    },

    async erase(number, by) {
      const { id } = await numbered(number);
      await db.transaction(async (tx) => {
        const found = (await lockOrder(tx, id))!;
        if (found.state === 'paid')
          throw new Conflict('It’s paid and not made yet. Wait for the report, or give the money back first.');
        if (found.sealed === null) return;
        await eraseOrder(tx, id, now());
        await audit(by, 'order data deleted', null)(tx, found);
      });
      books.forget(id);
      return done(number, 'The personal data is deleted. The sums stay for the books.');
    },
  };
}
