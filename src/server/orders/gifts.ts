import type { GiftAnswer, GiftOpened, OrderBirth } from '../../contract/orders.ts';
import { plainCode } from '../../domain/orders/codes.ts';
import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import { daysAfter } from '../../domain/orders/terms.ts';
import type { UnfoundBirth } from '../chart/births.ts';
import { Conflict, NotFound } from '../failures.ts';
import { contentsOf, sealContents } from './contents.ts';
import { frontOf } from './front.ts';
import type { OrderParts } from './parts.ts';
import { hashOf } from './sealing.ts';
import type { Settlement } from './settlement.ts';
import { addReport, changeOrder, findGift, giftOf, lockOrder, markUsed, reportOf } from './store.ts';
import { reportPath } from './views.ts';

/** So long the same birth data opens the same report again: an answer may get lost on its way. */
const SAME_AGAIN_MS = 3_600_000;

export type OpenedGift = { kind: 'opened'; answer: GiftOpened } | UnfoundBirth;

export interface Gifts {
  find: (code: string) => Promise<GiftAnswer | null>;
  open: (code: string, birth: OrderBirth) => Promise<OpenedGift>;
}

export function createGifts(
  parts: OrderParts,
  { newLink }: Settlement,
  onOpened: (orderId: string) => void,
): Gifts {
  const { database, clock, config, places, findBirth, seals } = parts;
  const { db } = database;

  async function live(code: string): Promise<NonNullable<Awaited<ReturnType<typeof findGift>>> | null> {
    const found = await findGift(db, hashOf(plainCode(code)));
    if (!found || !isPaid(found.order.state as OrderState) || found.order.sealed === null) return null;
    return found;
  }

  async function linkOf(orderId: string): Promise<GiftOpened> {
    const { sealedToken } = (await reportOf(db, orderId))!;
    return { report: { path: reportPath(seals.open<string>(sealedToken!, `token ${orderId}`)) } };
  }

  /** Whoever is first; says whether the report behind it is the asker's. */
  async function take(orderId: string, birth: OrderBirth): Promise<boolean> {
    const about = await frontOf(birth, places);
    const nowMs = clock.nowMs();
    return db.transaction(async (tx) => {
      const order = (await lockOrder(tx, orderId))!;
      const gift = (await giftOf(tx, orderId))!;
      const contents = contentsOf(seals, order);
      if (!contents || !isPaid(order.state as OrderState)) return false;
      if (gift.usedAt) {
        const isRecent = nowMs - gift.usedAt.getTime() < SAME_AGAIN_MS;
        return isRecent && JSON.stringify(contents.birth) === JSON.stringify(birth);
      }
      if (gift.expiresAt.getTime() <= nowMs) throw new Conflict('This present was not opened in time.');
      await markUsed(tx, orderId, new Date(nowMs));
      await changeOrder(tx, orderId, {
        sealed: sealContents(seals, orderId, { ...contents, birth, about }),
        keptUntil: new Date(daysAfter(nowMs, config.reportKeepDays)),
      });
      await addReport(tx, { orderId, ...newLink(orderId) });
      return true;
    });
  }

  return {
    async find(code) {
      const found = await live(code);
      if (!found) return null;
      const { order, gift } = found;
      const { to, from = null, note = null } = contentsOf(seals, order)!.gift!;
      const demo = order.provider === 'demo';
      return { to, from, note, demo, used: gift.usedAt !== null, expiresAt: gift.expiresAt.toISOString() };
    },
    async open(code, birth) {
      const found = await live(code);
      if (!found) throw new NotFound('We know no present with this code.');
      const born = await findBirth(birth);
      if (born.kind !== 'birth') return born;
      const { id } = found.order;
      if (!(await take(id, birth))) throw new Conflict('This present was opened before.');
      onOpened(id);
      return { kind: 'opened', answer: await linkOf(id) };
    },
  };
}
