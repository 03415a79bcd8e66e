import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import { yearFrom } from '../../domain/report/year-span.ts';
import type { Transaction } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { contentsOf, type Contents } from './contents.ts';
import { freeze, type FrozenReport } from './frozen.ts';
import type { OrderParts } from './parts.ts';
import {
  addLetter,
  changeOrder,
  changeReport,
  findOrder,
  lockOrder,
  reportOf,
  type OrderRow,
} from './store.ts';
import { countState } from './tally.ts';

/** In the queue of the sky's threads all reports that were bought are one asker. */
const ASKER = 'orders';

export interface Fulfilment {
  /** Makes what was paid for, unless it is made. However often and by whomever it is called, it is made once. */
  fulfil: (orderId: string) => Promise<void>;
  /** The same without waiting for it: whoever asks next, or the reconciler, takes it up where it failed. */
  begin: (orderId: string) => void;
}

interface Made {
  frozen: FrozenReport;
  skyMs: number;
  wordsMs: number;
}

export function createFulfilment(parts: OrderParts, onMade: (orderId: string) => void): Fulfilment {
  const { config, database, clock, calendar, seals, findBirth, report, tally, log } = parts;
  const { db } = database;
  const going = new Map<string, Promise<void>>();

  async function made({ birth, about }: Contents): Promise<Made> {
    const startedMs = performance.now();
    const found = await findBirth(birth!);
    if (found.kind !== 'birth') throw new Error(`orders: birth became ${found.kind}`);
    const skyMs = performance.now() - startedMs;
    const today = calendar.today();
    const { offsetSeconds } = found;
    const question = {
      birth: found.birth,
      offsetSeconds,
      houses: birth!.houses,
      year: yearFrom(today, 'UTC'),
    };
    const written = await report.write(question, ASKER);
    const frozen = { ...written, offsetSeconds, about: about!, made: monthDayYear(today) };
    return { frozen, skyMs, wordsMs: performance.now() - startedMs - skyMs };
  }

  async function writeReceipt(tx: Transaction, order: OrderRow): Promise<void> {
    if (config.smtpUrl === null || !contentsOf(seals, order)?.email) return;
    await addLetter(tx, { orderId: order.id, kind: 'receipt', at: new Date(clock.nowMs()) });
  }

  /** Of two that have made it at once, the first is kept. */
  async function keep({ id }: OrderRow, { frozen, skyMs, wordsMs }: Made): Promise<void> {
    const sealedDocument = freeze(seals, id, frozen);
    const times = { skyMs: Math.ceil(skyMs), wordsMs: Math.ceil(wordsMs) };
    const kept = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const report = await reportOf(tx, id);
      if (!order || !report || !isPaid(order.state as OrderState)) return null;
      if (report.sealedDocument !== null || report.deletedAt !== null) return null;
      const now = new Date(clock.nowMs());
      await changeReport(tx, id, { sealedDocument, madeAt: now, ...times });
      if (order.state !== 'paid') return { isFulfilment: false };
      await changeOrder(tx, id, { state: 'fulfilled', fulfilledAt: now });
      await writeReceipt(tx, order);
      return { isFulfilment: true };
    });
    if (kept === null) return;
    // A present was fulfilled when its code was handed over.
    if (kept.isFulfilment) countState(tally, 'fulfilled');
    onMade(id);
  }

  /** A present is delivered with its code; its report comes when somebody opens it. */
  async function handOver({ id }: OrderRow): Promise<void> {
    const isFirst = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order?.state !== 'paid') return false;
      await changeOrder(tx, id, { state: 'fulfilled', fulfilledAt: new Date(clock.nowMs()) });
      await writeReceipt(tx, order);
      return true;
    });
    if (isFirst) countState(tally, 'fulfilled');
  }

  async function make(orderId: string): Promise<void> {
    const order = await findOrder(db, { id: orderId });
    if (!order || !isPaid(order.state as OrderState)) return;
    if (order.isGift && order.state === 'paid') await handOver(order);
    const kept = await reportOf(db, orderId);
    const contents = contentsOf(seals, order);
    if (!kept || kept.sealedDocument !== null || kept.deletedAt !== null || !contents?.birth) return;
    if (kept.begunAt === null) await changeReport(db, orderId, { begunAt: new Date(clock.nowMs()) });
    await keep(order, await made(contents));
  }

  function fulfil(orderId: string): Promise<void> {
    const begun = going.get(orderId) ?? make(orderId).finally(() => going.delete(orderId));
    going.set(orderId, begun);
    return begun;
  }

  return {
    fulfil,
    begin(orderId) {
      fulfil(orderId).catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'orders: report not made yet');
      });
    },
  };
}
