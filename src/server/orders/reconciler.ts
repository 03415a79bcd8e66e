import { ALERT_AFTER_MS } from '../../domain/orders/terms.ts';
import { reasonOf } from '../log.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { OrderParts } from './parts.ts';
import type { Refunds } from './refunds.ts';
import type { Settlement } from './settlement.ts';
import { claimUnpaid, eraseOrder, ordersKeptUntil, ordersToMake, refundsToFinish } from './store.ts';

const MINUTE_MS = 60_000;
/** An order that is open for longer may have lost its webhook … */
const OPEN_MS = 5 * MINUTE_MS;
/** … and its provider is asked every so often … */
const BETWEEN_MS = 10 * MINUTE_MS;
/** … for as long as money may still come by it. */
const ASKED_DAYS = 14;
const DAY_MS = 86_400_000;
const AT_ONCE = 50;

export interface Reconciler {
  /** Once a minute: makes, asks and gives back whatever was left behind. */
  round: () => Promise<void>;
}

export function createReconciler(
  { database, clock, tally, log }: OrderParts,
  work: { settlement: Settlement; fulfilment: Fulfilment; refunds: Refunds },
): Reconciler {
  const { settlement, fulfilment, refunds } = work;
  const { db } = database;

  async function askUnpaid(): Promise<void> {
    const nowMs = clock.nowMs();
    const claimed = await claimUnpaid(db, {
      placedBefore: new Date(nowMs - OPEN_MS),
      placedAfter: new Date(nowMs - ASKED_DAYS * DAY_MS),
      askedBefore: new Date(nowMs - BETWEEN_MS),
      now: new Date(nowMs),
      limit: AT_ONCE,
    });
    for (const order of claimed) {
      const outcome = await settlement.ask(order).then(
        (changed) => (changed ? ('changed' as const) : ('nothing' as const)),
        () => 'failed' as const,
      );
      tally.reconciliations[outcome] += 1;
    }
  }

  async function makeWaiting(): Promise<void> {
    const waiting = await ordersToMake(db, AT_ONCE);
    for (const { id, number, state, paidAt } of waiting) {
      const waitedMs = clock.nowMs() - (paidAt?.getTime() ?? clock.nowMs());
      if (state === 'paid' && waitedMs > ALERT_AFTER_MS)
        log.error({ number, minutes: Math.floor(waitedMs / MINUTE_MS) }, 'orders: paid order waits too long');
      await fulfilment.fulfil(id).catch((error: unknown) => {
        log.warn({ number, reason: reasonOf(error) }, 'orders: report not made yet');
      });
    }
  }

  async function finishRefunds(): Promise<void> {
    for (const order of await refundsToFinish(db, AT_ONCE)) {
      await refunds.give(order).catch((error: unknown) => {
        log.warn({ number: order.number, reason: reasonOf(error) }, 'orders: refund not finished yet');
      });
    }
  }

  /** What has been kept as long as was promised. */
  async function eraseOld(): Promise<void> {
    const now = new Date(clock.nowMs());
    for (const id of await ordersKeptUntil(db, now, AT_ONCE))
      await db.transaction((tx) => eraseOrder(tx, id, now));
  }

  return {
    async round() {
      await makeWaiting();
      await finishRefunds();
      await askUnpaid();
      await eraseOld();
    },
  };
}
