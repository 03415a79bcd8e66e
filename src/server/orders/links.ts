import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import type { Transaction } from '../db/database.ts';
import { Conflict } from '../failures.ts';
import { removeGivenUp } from '../mail/store.ts';
import { orderPage } from './checkout.ts';
import { contentsOf, newHandle, sealContents, type Contents } from './contents.ts';
import { addHappening, happeningsOf } from './happenings-store.ts';
import type { OrderParts } from './parts.ts';
import type { NoteDown } from './refunds.ts';
import { hashOf } from './sealing.ts';
import type { Settlement } from './settlement.ts';
import { addLetter, changeOrder, changeReport, findOrder, lockOrder, reportOf, type OrderRow } from './store.ts';
import { reportPath } from './views.ts';

const SAME_PRESS_MS = 60_000;

/** Whoever presses twice means it once. */
export const isSecondPress = (firstAt: Date | null, nowMs: number): boolean =>
  firstAt !== null && nowMs - firstAt.getTime() < SAME_PRESS_MS;

export interface Links {
  /** How the owner can give the buyer a new link; null where there is nothing to link to. */
  wayFor: (order: OrderRow, contents: Contents | null) => 'mail' | 'copy' | null;
  /** A new link, and the old one ends: sent by mail, or told for the owner to hand over. */
  renew: (orderId: string, noteDown: NoteDown) => Promise<{ link: string | null }>;
}

export function createLinks(
  { config, database, clock, seals }: OrderParts,
  { newLink }: Settlement,
): Links {
  const { db } = database;
  const { siteUrl, smtpUrl } = config;

  const wayFor: Links['wayFor'] = ({ state }, contents) => {
    if (!contents || !isPaid(state as OrderState)) return null;
    return smtpUrl !== null && contents.email !== null ? 'mail' : 'copy';
  };

  /** Whoever gave a present has its page, and not the report. */
  async function replace(tx: Transaction, { id, isGift }: OrderRow, contents: Contents): Promise<void> {
    if (!isGift) return changeReport(tx, id, newLink(id));
    const handle = newHandle();
    const sealed = sealContents(seals, id, { ...contents, handle });
    await changeOrder(tx, id, { handleHash: hashOf(handle), sealed });
  }

  async function lastRenewed(tx: Transaction, orderId: string): Promise<Date | null> {
    const happenings = await happeningsOf(tx, orderId);
    return happenings.findLast(({ kind }) => kind === 'link_renewed')?.at ?? null;
  }

  async function currentLink(orderId: string): Promise<string> {
    const order = (await findOrder(db, { id: orderId }))!;
    if (order.isGift) return siteUrl + orderPage(contentsOf(seals, order)!.handle);
    const { sealedToken } = (await reportOf(db, orderId))!;
    return siteUrl + reportPath(seals.open<string>(sealedToken!, `token ${orderId}`));
  }

  return {
    wayFor,
    async renew(orderId, noteDown) {
      const way = await db.transaction(async (tx) => {
        const order = (await lockOrder(tx, orderId))!;
        const contents = contentsOf(seals, order);
        const wanted = wayFor(order, contents);
        if (!contents || wanted === null) throw new Conflict('There’s nothing that a link could open.');
        if (isSecondPress(await lastRenewed(tx, orderId), clock.nowMs())) return wanted;
        const at = new Date(clock.nowMs());
        await replace(tx, order, contents);
        await addHappening(tx, { orderId, at, kind: 'link_renewed', detail: wanted });
        await removeGivenUp(tx, orderId);
        if (wanted === 'mail') await addLetter(tx, { orderId, kind: 'resend', at });
        await noteDown(tx, order);
        return wanted;
      });
      return { link: way === 'copy' ? await currentLink(orderId) : null };
    },
  };
}
