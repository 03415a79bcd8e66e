import { randomBytes, randomUUID } from 'node:crypto';
import type { NewOrderAnswer, OrderRequest } from '../../contract/orders.ts';
import { CONSENT_VERSION } from '../../domain/orders/consent.ts';
import { orderNumber } from '../../domain/orders/codes.ts';
import { isPaid, type OrderState } from '../../domain/orders/states.ts';
import { daysAfter } from '../../domain/orders/terms.ts';
import type { UnfoundBirth } from '../chart/births.ts';
import { Busy, Conflict, Invalid } from '../failures.ts';
import { ProviderAway, ProviderRefused } from '../payments/provider.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Asker } from '../visitor.ts';
import { contentsOf, emailKey, newHandle, sealContents, type Contents } from './contents.ts';
import { addHappening } from './happenings-store.ts';
import { frontOf } from './front.ts';
import type { OrderParts } from './parts.ts';
import { hashOf } from './sealing.ts';
import type { Settlement } from './settlement.ts';
import { addOrder, addSession, changeOrder, findOrder, lockOrder, type OrderRow } from './store.ts';
import { countState } from './tally.ts';

const NUMBER_BYTES = 6;
const NUMBER_TRIES = 5;
/** What nobody paid for is kept so long: a payment may come late, and whoever comes back finds their birth data. */
const UNPAID_DAYS = 30;
const DESCRIPTION = 'Personal Destiny Report';

/** Nothing can be bought here yet. */
export class ShopClosed extends Conflict {
  override name = 'ShopClosed';
}

export type Placed = { kind: 'order'; answer: NewOrderAnswer } | UnfoundBirth;

export interface Checkout {
  place: (request: OrderRequest, key: string | null, asker: Asker) => Promise<Placed>;
  /** Where an order that is not paid yet can be paid. */
  retry: (order: OrderRow, handle: string, asker: Asker) => Promise<string>;
}

export const orderPage = (handle: string): string => `/order-success?order=${handle}`;
export const failedPage = (handle: string): string => `/failed-order?order=${handle}`;

function openProvider({ shop }: OrderParts): PaymentProvider {
  const provider = shop.provider();
  if (!provider) throw new ShopClosed('The shop is not open yet. Everything else on the site is.');
  return provider;
}

export function createCheckout(parts: OrderParts, settlement: Settlement): Checkout {
  const { config, clock, database, places, findBirth, newRowLimits, seals, shop, funnel, tally } = parts;
  const { siteUrl } = config;
  const { db } = database;

  async function openSession(
    provider: PaymentProvider,
    order: OrderRow,
    { handle, email }: Contents,
  ): Promise<string> {
    const { id, number, attempt, amount, currency, session: known } = order;
    const { session, url } = await provider.createCheckout({
      id,
      handle,
      number,
      attempt,
      amount,
      currency,
      description: DESCRIPTION,
      email,
      openSession: known,
      successUrl: siteUrl + orderPage(handle),
      cancelUrl: siteUrl + failedPage(handle),
    });
    await db.transaction(async (tx) => {
      await addSession(tx, id, session);
      await changeOrder(tx, id, { session });
      if (session !== known)
        await addHappening(tx, { orderId: id, at: new Date(clock.nowMs()), kind: 'checkout_opened' });
    });
    // A page of our own is opened under the address by which the visitor came, whatever the site is called.
    return url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
  }

  /** What went wrong at the provider, in words for a buyer; the order waits, and another try goes on with it. */
  async function urlOf(provider: PaymentProvider, order: OrderRow, contents: Contents): Promise<string> {
    try {
      return await openSession(provider, order, contents);
    } catch (error) {
      if (error instanceof ProviderAway)
        throw new Busy('The payment page does not answer right now. You were not charged. Please try again.');
      if (error instanceof ProviderRefused)
        throw new Conflict('The payment page did not take this order. You were not charged.');
      throw error;
    }
  }

  function rowOf(provider: PaymentProvider, contents: Contents, key: string | null): OrderRow {
    const nowMs = clock.nowMs();
    const now = new Date(nowMs);
    const id = randomUUID();
    const { cents, currency } = config.reportPrice;
    return {
      id,
      number: orderNumber(randomBytes(NUMBER_BYTES), provider.name === 'demo'),
      handleHash: hashOf(contents.handle),
      keyHash: key === null ? null : hashOf(key),
      emailHash: contents.email === null ? null : seals.fingerprints(emailKey(contents.email))[0]!,
      state: 'created',
      attempt: 1,
      provider: provider.name,
      session: null,
      paymentId: null,
      amount: cents,
      currency: currency.toLowerCase(),
      live: provider.live,
      isGift: contents.gift !== null,
      decline: null,
      charged: null,
      consentVersion: CONSENT_VERSION,
      consentedAt: now,
      sealed: sealContents(seals, id, contents),
      keptUntil: new Date(daysAfter(nowMs, UNPAID_DAYS)),
      createdAt: now,
      paidAt: null,
      fulfilledAt: null,
      refundAskedAt: null,
      refundedAt: null,
      checkedAt: null,
    };
  }

  async function addOnce(
    provider: PaymentProvider,
    contents: Contents,
    key: string | null,
  ): Promise<OrderRow> {
    for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
      const row = rowOf(provider, contents, key);
      if (await addOrder(db, row)) {
        countState(tally, 'created');
        funnel.count('checkout');
        return row;
      }
      const known = row.keyHash && (await findOrder(db, { keyHash: row.keyHash }));
      if (known) return known;
    }
    throw new Busy('We could not write your order down just now. Please try again.');
  }

  /** The same key is the same order, as long as it is for the same. */
  function sameContents(order: OrderRow, asked: Contents): Contents {
    const kept = contentsOf(seals, order);
    if (!kept || JSON.stringify({ ...kept, handle: asked.handle }) !== JSON.stringify(asked))
      throw new Conflict('This key was used for another order. Please take a new one.');
    return kept;
  }

  async function contentsFor(request: OrderRequest): Promise<Contents> {
    const [birth, email, gift] = [request.birth ?? null, request.email ?? null, request.gift ?? null];
    return { handle: newHandle(), email, birth, about: birth && (await frontOf(birth, places)), gift };
  }

  return {
    async place(request, key, asker) {
      const provider = openProvider(parts);
      if (request.consent.version !== CONSENT_VERSION)
        throw new Invalid('body consent.version: the words have changed, please read them again');
      if (request.birth) {
        const found = await findBirth(request.birth);
        if (found.kind !== 'birth') return found;
      }
      newRowLimits.admit('order', asker);
      const asked = await contentsFor(request);
      const order = await addOnce(provider, asked, key);
      const contents = sameContents(order, asked);
      const { handle } = contents;
      const url = isPaid(order.state as OrderState)
        ? orderPage(handle)
        : await urlOf(shop.named(order.provider) ?? provider, order, contents);
      return { kind: 'order', answer: { handle, number: order.number, url } };
    },
    async retry(order, handle, asker) {
      const provider = shop.named(order.provider);
      const contents = contentsOf(seals, order);
      if (!provider || !contents) throw new ShopClosed('This order cannot be paid any more.');
      await settlement.ask(order).catch(() => false);
      const known = await db.transaction(async (tx) => {
        const now = await lockOrder(tx, order.id);
        // After a failure the old checkout is spent; a buyer who only left goes on with the open one.
        if (now?.state !== 'failed' && now?.state !== 'expired') return now;
        // A new session is stored, or may be: whoever fails again and again fills tables like whoever orders.
        newRowLimits.admit('order', asker);
        const attempt = now.attempt + 1;
        await changeOrder(tx, order.id, { attempt });
        return { ...now, attempt };
      });
      if (known!.state === 'refunded') throw new Conflict('This order was given back.');
      if (isPaid(known!.state as OrderState)) return orderPage(handle);
      return urlOf(provider, known!, contents);
    },
  };
}
