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
import { Conflict, NotFound } from '../failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Asker } from '../visitor.ts';
import { createBooks } from './books.ts';
import { createCheckout, failedPage, orderPage, type Placed } from './checkout.ts';
import { contentsOf } from './contents.ts';
import { createFulfilment } from './fulfilment.ts';
import { createFunnel, type Funnel } from './funnel.ts';
import { createGifts, type OpenedGift } from './gifts.ts';
import { createLetters, type Letters } from './letters.ts';
import type { OrderParts } from './parts.ts';
import { createReconciler, type Reconciler } from './reconciler.ts';
import { createRefunds } from './refunds.ts';
import { createSeals, hashOf } from './sealing.ts';
import { createSettlement } from './settlement.ts';
import { createShop, type Shop } from './shop.ts';
import {
  claimCheck,
  eraseOrder,
  findOrder,
  findReport,
  findWholeOrder,
  lockOrder,
  orderIdOfSession,
  reportOf,
  type OrderRow,
} from './store.ts';
import { createTally, type Tally } from './tally.ts';
import { createViews } from './views.ts';

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
  funnel: Pick<Funnel, 'count' | 'write'>;
  reconciler: Reconciler;
  tally: Tally;
}

type ServiceParts = Omit<OrderParts, 'seals' | 'shop' | 'funnel' | 'tally'>;

function assembled(given: ServiceParts) {
  const { config, clock, database } = given;
  const seals = createSeals(config);
  const shop = createShop({ config, clock, database, seals });
  const parts: OrderParts = {
    ...given,
    seals,
    shop,
    funnel: createFunnel(database.db, clock, given.log),
    tally: createTally(),
  };
  const books = createBooks(parts);
  const fulfilment = createFulfilment(parts, (orderId) => books.prepare(orderId));
  const settlement = createSettlement(parts, (orderId) => fulfilment.begin(orderId));
  const refunds = createRefunds(parts, settlement);
  return {
    ...parts,
    books,
    fulfilment,
    settlement,
    refunds,
    checkout: createCheckout(parts, settlement),
    gifts: createGifts(parts, settlement, (orderId) => fulfilment.begin(orderId)),
    letters: createLetters(parts, settlement),
    views: createViews(parts),
    reconciler: createReconciler(parts, { settlement, fulfilment, refunds }),
  };
}

type Assembled = ReturnType<typeof assembled>;

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

/** What somebody with the link of a report can do. */
function byToken({ database, clock, fulfilment, refunds, views, books }: Assembled) {
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

function demoCalls({ database, seals, shop, settlement }: Assembled) {
  const { db } = database;

  async function orderOf(session: string): Promise<OrderRow | null> {
    const id = await orderIdOfSession(db, session);
    const order = id === null ? null : await findOrder(db, { id });
    return order?.provider === 'demo' ? order : null;
  }

  return {
    async demoCheckout(session: string): Promise<DemoCheckout | null> {
      const order = await orderOf(session);
      const contents = order && contentsOf(seals, order);
      if (!order || !contents) return null;
      return {
        number: order.number,
        price: { cents: order.amount, currency: order.currency.toUpperCase() },
        about: contents.about,
        gift: contents.gift && { to: contents.gift.to },
        action: `/api/checkout/demo/${session}`,
      };
    },
    async demoAct(session: string, action: DemoRequest['action']): Promise<string> {
      const order = await orderOf(session);
      const contents = order && contentsOf(seals, order);
      if (!contents) throw new NotFound('There is no such checkout.');
      const demo = shop.demo();
      const webhook = await demo.act(session, action);
      // The way a real one would come: signed, checked, asked about, and taken once.
      if (webhook) await settlement.takeWebhook(demo, webhook.body, webhook.headers);
      const page = action === 'pay' ? orderPage : failedPage;
      return page(contents.handle);
    },
  };
}

/** What the owner can do, who knows an order by its number. */
function byNumber({ database, shop, settlement, fulfilment, refunds }: Assembled) {
  const { db } = database;

  async function numbered(number: string): Promise<OrderRow> {
    const order = await findOrder(db, { number });
    if (!order) throw new NotFound(`There is no order ${number}.`);
    return order;
  }

  const stateOf = async (number: string): Promise<OrderState> => (await numbered(number)).state as OrderState;

  return {
    async markPaid(number: string) {
      const order = await numbered(number);
      if (order.provider !== 'manual' || order.session === null)
        throw new Conflict('Only an order that is paid by hand can be marked as paid.');
      const manual = shop.manual();
      await manual.markPaid(order.session);
      await settlement.settle(await manual.fetchStatus(order.session), manual);
      await fulfilment.fulfil(order.id);
      return stateOf(number);
    },
    async giveBack(number: string) {
      await refunds.give(await numbered(number));
      return stateOf(number);
    },
  };
}

export function ordersService(given: ServiceParts): OrdersService {
  const all = assembled(given);
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
    ...byNumber(all),
    funnel,
    reconciler,
    tally,
  };
}
