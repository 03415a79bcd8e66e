import { randomBytes } from 'node:crypto';
import { longCode, plainCode } from '../../domain/orders/codes.ts';
import type { HappeningKind } from '../../domain/orders/happenings.ts';
import { judged, type Judgment } from '../../domain/orders/judgment.ts';
import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import { daysAfter, GIFT_DAYS } from '../../domain/orders/terms.ts';
import type { Transaction } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import type { PaymentProvider, ProviderEvent, ProviderStatus } from '../payments/provider.ts';
import { addHappening, noteOnce } from './happenings-store.ts';
import type { OrderParts } from './parts.ts';
import { hashOf } from './sealing.ts';
import {
  addGift,
  addReport,
  addSession,
  changeOrder,
  changeReport,
  findOrder,
  lockOrder,
  orderIdOfSession,
  sessionsOf,
  takeEvent,
  type OrderRow,
} from './store.ts';
import { countState } from './tally.ts';

const TOKEN_BYTES = 32;
const CODE_BYTES = 16;

type Settled = { order: OrderRow; judgment: Judgment } | 'taken before' | 'unknown';

export interface Settlement {
  /** What a provider said when it was asked; with the event that made us ask, which counts once. */
  settle: (said: ProviderStatus, by: PaymentProvider, event?: ProviderEvent) => Promise<Settled>;
  /** Takes a webhook. Throws WebhookRefused, or ProviderAway: then nothing was taken, and it has to come again. */
  takeWebhook: (provider: PaymentProvider, body: Uint8Array, headers: Headers) => Promise<void>;
  /** Asks the provider about an order; says whether that changed anything. */
  ask: (order: OrderRow) => Promise<boolean>;
  /** A new link to a report; an old one ends. */
  newLink: (orderId: string) => { tokenHash: string; sealedToken: string };
}

/** `onPaid` is called when it stands in the database that an order is paid. */
export function createSettlement(parts: OrderParts, onPaid: (orderId: string) => void): Settlement {
  const { database, clock, config, seals, shop, funnel, tally, log } = parts;
  const { db } = database;

  function newLink(orderId: string): { tokenHash: string; sealedToken: string } {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return { tokenHash: hashOf(token), sealedToken: seals.seal(token, `token ${orderId}`) };
  }

  /** The report's link, or the code of a present: there as soon as the money is. */
  async function prepareDelivery(tx: Transaction, { id, isGift }: OrderRow): Promise<void> {
    if (!isGift) return addReport(tx, { orderId: id, ...newLink(id) });
    const code = longCode(randomBytes(CODE_BYTES));
    await addGift(tx, {
      orderId: id,
      codeHash: hashOf(plainCode(code)),
      sealedCode: seals.seal(code, `code ${id}`),
      expiresAt: new Date(daysAfter(clock.nowMs(), GIFT_DAYS)),
    });
  }

  async function become(
    tx: Transaction,
    order: OrderRow,
    state: OrderState,
    said: ProviderStatus,
  ): Promise<void> {
    const now = new Date(clock.nowMs());
    const { decline, charged } = said;
    const paymentId = said.paymentId ?? order.paymentId;
    const values = { state, paymentId, decline, charged, session: said.session };
    if (state === 'paid') {
      // A present has to be there until its last day, and a report as long after that.
      const keptMs = daysAfter(clock.nowMs(), config.reportKeepDays + (order.isGift ? GIFT_DAYS : 0));
      await changeOrder(tx, order.id, { ...values, paidAt: now, keptUntil: new Date(keptMs) });
      await prepareDelivery(tx, order);
      await funnel.countIn(tx, 'paid');
    } else if (state === 'refunded') {
      await changeOrder(tx, order.id, { ...values, refundedAt: now });
      await changeReport(tx, order.id, { sealedDocument: null });
      await funnel.countIn(tx, 'refunded');
      // Nobody moves it but the owner.
      if (order.provider === 'manual')
        await addHappening(tx, { orderId: order.id, at: now, kind: 'refund_by_hand' });
    } else {
      await changeOrder(tx, order.id, values);
      await addHappening(tx, { orderId: order.id, at: now, kind: 'declined', detail: decline });
    }
  }

  /** By its session; where the answer with the session never reached us, by the reference that we gave. */
  async function orderIdOf(tx: Transaction, { session, reference }: ProviderStatus): Promise<string | null> {
    const known = await orderIdOfSession(tx, session);
    return known ?? (await findOrder(tx, { id: reference }))?.id ?? null;
  }

  async function noteTrouble(tx: Transaction, orderId: string, { kind }: Judgment): Promise<void> {
    const troubles: Partial<Record<Judgment['kind'], HappeningKind>> = {
      mismatch: 'mismatch',
      'paid-twice': 'paid_twice',
    };
    const trouble = troubles[kind];
    if (trouble) await noteOnce(tx, { orderId, at: new Date(clock.nowMs()), kind: trouble });
  }

  async function settleIn(
    tx: Transaction,
    said: ProviderStatus,
    by: PaymentProvider,
    event?: ProviderEvent,
  ): Promise<Settled> {
    const id = await orderIdOf(tx, said);
    const order = id === null ? null : await lockOrder(tx, id);
    if (event) {
      const taken = { provider: by.name, eventId: event.id, kind: event.kind, orderId: id };
      if (!(await takeEvent(tx, { ...taken, at: new Date(clock.nowMs()) }))) return 'taken before';
    }
    if (!order || order.provider !== by.name) return 'unknown';
    const known = { ...order, state: order.state as OrderState, sessions: await sessionsOf(tx, order.id) };
    const judgment = judged(known, said);
    if (judgment.kind === 'become') {
      await addSession(tx, order.id, said.session);
      await become(tx, order, judgment.state, said);
    } else await noteTrouble(tx, order.id, judgment);
    if (event?.kind === 'disputed')
      await noteOnce(tx, { orderId: order.id, at: new Date(clock.nowMs()), kind: 'disputed' });
    return { order, judgment };
  }

  function noteSettled({ order: { id, number }, judgment }: Exclude<Settled, string>): void {
    if (judgment.kind === 'become') {
      countState(tally, judgment.state);
      if (judgment.state === 'paid') onPaid(id);
    }
    if (judgment.kind === 'mismatch') {
      tally.mismatches += 1;
      log.error({ number, fields: judgment.fields }, 'orders: payment does not fit its order');
    }
    if (judgment.kind === 'paid-twice') log.error({ number }, 'orders: paid twice, one has to be given back');
  }

  const settle: Settlement['settle'] = async (said, by, event) => {
    const settled = await db.transaction((tx) => settleIn(tx, said, by, event));
    if (typeof settled !== 'string') noteSettled(settled);
    return settled;
  };

  async function sessionOf({ session, paymentId }: ProviderEvent): Promise<string | null> {
    if (session !== null || paymentId === null) return session;
    return (await findOrder(db, { paymentId }))?.session ?? null;
  }

  return {
    settle,
    newLink,
    async takeWebhook(provider, body, headers) {
      const event = await provider.readWebhook(body, headers);
      if (!event || event.kind === 'other') return;
      const session = await sessionOf(event);
      if (session === null) return;
      // Whoever signed it, only what the provider says when it is asked counts.
      const settled = await settle(await provider.fetchStatus(session), provider, event);
      if (event.kind === 'disputed' && typeof settled !== 'string')
        log.error({ number: settled.order.number }, 'orders: payment disputed');
    },
    async ask(order) {
      const provider = shop.named(order.provider);
      if (!provider || order.session === null || isPaid(order.state as OrderState)) return false;
      try {
        const settled = await settle(await provider.fetchStatus(order.session), provider);
        return typeof settled !== 'string' && settled.judgment.kind === 'become';
      } catch (error) {
        log.warn({ number: order.number, reason: reasonOf(error) }, 'orders: provider not asked');
        throw error;
      }
    },
  };
}
