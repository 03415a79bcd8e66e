import type { PageSize } from '../../art/report/page-size.ts';
import type {
  BoughtReport,
  CheckoutAnswer,
  DemoCheckout,
  DemoRequest,
  GiftAnswer,
  OrderAnswer,
  OrderBirth,
  OrderRequest,
  OrderStateAnswer,
  ShopAnswer,
} from '../../contract/orders.ts';
import { UNPAID_STATES, type OrderState } from '../../domain/orders/states.ts';
import { NotFound } from '../failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Asker } from '../visitor.ts';
import { assembled, type Assembled, type ServiceParts } from './assembly.ts';
import { byNumber } from './by-number.ts';
import { byToken } from './by-token.ts';
import type { Placed } from './checkout.ts';
import { demoCalls } from './demo-calls.ts';
import { createDesk, type OrdersDesk } from './desk.ts';
import type { Funnel } from './funnel.ts';
import type { OpenedGift } from './gifts.ts';
import type { Letters } from './letters.ts';
import type { Reconciler } from './reconciler.ts';
import { hashOf } from './sealing.ts';
import type { Shop } from './shop.ts';
import { claimCheck, findOrder, findWholeOrder, type OrderRow } from './store.ts';
import type { Tally } from './tally.ts';

/** A page that waits asks often; the provider is asked so often for it. */
const ASKED_EACH_MS = 10_000;

export interface OrdersService {
  shop: () => ShopAnswer;
  checkoutOrigins: Shop['checkoutOrigins'];
  place: (request: OrderRequest, key: string | null, asker: Asker) => Promise<Placed>;
  /** Asks the provider first, if it may have news. */
  order: (handle: string) => Promise<OrderAnswer | null>;
  /** What we know without asking anybody: a page that is being made waits for no payment company. */
  knownOrder: (handle: string) => Promise<OrderAnswer | null>;
  /** Asks the provider, if it may have news; false where there is no such order. */
  freshen: (handle: string) => Promise<boolean>;
  retry: (handle: string, asker: Asker) => Promise<CheckoutAnswer>;
  later: (handle: string) => Promise<OrderStateAnswer>;
  refund: (handle: string) => Promise<OrderStateAnswer>;
  /** A new link by email; the old one ends. */
  resend: (handle: string) => Promise<OrderStateAnswer>;
  /** What a letter about an order is written from. */
  letter: Letters['letter'];
  report: (token: string) => Promise<BoughtReport | null>;
  book: (token: string, page: PageSize) => Promise<Buffer | null>;
  /** As `refund`, by the link of the report; null where there is none. */
  refundReport: (token: string) => Promise<OrderStateAnswer | null>;
  /** Report, birth data, email and link are gone; false where there was none. */
  erase: (token: string) => Promise<boolean>;
  gift: (code: string) => Promise<GiftAnswer | null>;
  openGift: (code: string, birth: OrderBirth) => Promise<OpenedGift>;
  /** What a webhook tells before its body is read. Throws NotFound for a provider that is not ours, or WebhookRefused. */
  checkWebhookHead: (provider: string, headers: Headers) => void;
  /** The same about the whole of it, and ProviderAway. */
  takeWebhook: (provider: string, body: Uint8Array, headers: Headers) => Promise<void>;
  demoCheckout: (session: string) => Promise<DemoCheckout | null>;
  /** What a button of the demo's checkout does, and where it leads. */
  demoAct: (session: string, action: DemoRequest['action']) => Promise<string>;
  /** The owner's own words, by the number of an order. */
  markPaid: (number: string) => Promise<OrderState>;
  giveBack: (number: string) => Promise<OrderState>;
  desk: OrdersDesk;
  makeNow: (number: string) => Promise<OrderState>;
  funnel: Pick<Funnel, 'count' | 'write'>;
  reconciler: Reconciler;
  tally: Tally;
}

const isUnpaid = ({ state }: OrderRow): boolean => UNPAID_STATES.includes(state as OrderState);

/** What somebody with the handle of an order can do. */
function byHandle(all: Assembled) {
  const { database, clock, settlement, fulfilment, checkout, refunds, letters, views, books } = all;
  const { db } = database;
  const find = (handle: string): Promise<OrderRow | null> => findOrder(db, { handleHash: hashOf(handle) });

  async function found(handle: string): Promise<OrderRow> {
    const order = await find(handle);
    if (!order) throw new NotFound('There is no such order.');
    return order;
  }

  /** A webhook may be lost or late: whoever comes back from paying has us ask. */
  async function freshen(handle: string): Promise<boolean> {
    const order = await find(handle);
    if (!order || !isUnpaid(order) || order.session === null) return order !== null;
    const nowMs = clock.nowMs();
    if (await claimCheck(db, order.id, new Date(nowMs), new Date(nowMs - ASKED_EACH_MS)))
      await settlement.ask(order).catch(() => false);
    return true;
  }

  async function knownOrder(handle: string): Promise<OrderAnswer | null> {
    const whole = await findWholeOrder(db, { handleHash: hashOf(handle) });
    if (!whole) return null;
    if (whole.order.state === 'paid') fulfilment.begin(whole.order.id);
    return views.order(whole);
  }

  const stateOf = async (handle: string): Promise<OrderStateAnswer> => ({
    state: (await found(handle)).state as OrderState,
  });

  return {
    async order(handle: string) {
      return (await freshen(handle)) ? knownOrder(handle) : null;
    },
    knownOrder,
    freshen,
    retry: async (handle: string, asker: Asker) => ({
      url: await checkout.retry(await found(handle), handle, asker),
    }),
    later: stateOf,
    async refund(handle: string) {
      const order = await found(handle);
      await refunds.ask(order);
      books.forget(order.id);
      return stateOf(handle);
    },
    async resend(handle: string) {
      await letters.resend(await found(handle));
      return stateOf(handle);
    },
  };
}

export function ordersService(given: ServiceParts): OrdersService {
  const all = assembled(given);
  const { markPaid, giveBack, makeNow } = byNumber(all);
  const { shop, checkout, gifts, letters, settlement, funnel, reconciler, tally } = all;
  function providerOf(name: string): PaymentProvider {
    const provider = shop.named(name);
    if (!provider) throw new NotFound('There is no such provider.');
    return provider;
  }
  return {
    shop: shop.answer,
    checkoutOrigins: shop.checkoutOrigins,
    place: checkout.place,
    ...byHandle(all),
    ...byToken(all),
    gift: gifts.find,
    openGift: gifts.open,
    checkWebhookHead: (name, headers) => providerOf(name).checkHead(headers),
    takeWebhook: async (name, body, headers) => settlement.takeWebhook(providerOf(name), body, headers),
    letter: letters.letter,
    ...demoCalls(all),
    markPaid,
    giveBack,
    makeNow,
    desk: createDesk(all),
    funnel,
    reconciler,
    tally,
  };
}
