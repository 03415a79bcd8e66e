import { setTimeout as delay } from 'node:timers/promises';
import { CONSENT_VERSION } from '../src/domain/orders/consent.ts';
import type { PageName } from '../src/domain/pages/pages.ts';
import { ask } from '../test/harness/wire.ts';
import { get, jsonPost, type Request } from './request.ts';
import { longestOrder } from './worst-inputs.ts';

/** What a report or a present is found by. */
interface Bought {
  handle: string;
  session: string;
  /** Empty for a present. */
  path: string;
  code: string;
}

type Placed = Pick<Bought, 'handle' | 'session'>;
export type ShopRequest = (origin: string, at: number) => Promise<Request>;

interface ToldOrder {
  state: string;
  steps: { done: boolean }[];
  report: { path: string } | null;
  gift: { code: string | null } | null;
}

const LOOK_EVERY_MS = 50;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** As large as a webhook may be. */
const WEBHOOK_BYTES = 256 * 1024;

const PRESENT = {
  gift: { to: 'C'.repeat(60), from: 'L'.repeat(60), note: 'n'.repeat(300) },
  consent: { version: CONSENT_VERSION },
};

async function send(origin: string, { method, target, headers, body }: Request): Promise<string> {
  return (await ask(origin, target, { method, headers, ...(body && { body }) })).text;
}

async function placed(origin: string, order: object): Promise<Placed> {
  const answer = await send(origin, jsonPost('/api/orders', order));
  const { handle, url } = JSON.parse(answer) as { handle: string; url: string };
  return { handle, session: new URL(url, origin).searchParams.get('session')! };
}

const pressed = (session: string, action: string): Request => ({
  method: 'POST',
  target: `/api/checkout/demo/${session}`,
  headers: FORM,
  body: `action=${action}`,
});

async function told(origin: string, handle: string): Promise<ToldOrder> {
  return JSON.parse(await send(origin, get(`/api/orders/${handle}`))) as ToldOrder;
}

/** Made, and its book set: that goes on beside whatever is asked for next. */
async function whenMade(origin: string, handle: string): Promise<ToldOrder> {
  for (;;) {
    const order = await told(origin, handle);
    const isSet = order.gift !== null || order.steps.every(({ done }) => done);
    if (order.state === 'fulfilled' && isSet) return order;
    await delay(LOOK_EVERY_MS);
  }
}

async function buy(origin: string, order: object): Promise<Bought> {
  const made = await placed(origin, order);
  await send(origin, pressed(made.session, 'pay'));
  const { report, gift } = await whenMade(origin, made.handle);
  return { ...made, path: report?.path ?? '', code: gift?.code ?? '' };
}

const reports = new Map<number, Promise<Bought>>();
const presents = new Map<number, Promise<Bought>>();

function once(kept: Map<number, Promise<Bought>>, at: number, make: () => Promise<Bought>): Promise<Bought> {
  const known = kept.get(at) ?? make();
  kept.set(at, known);
  return known;
}

/** Bought once for all that ask about it. */
const report = (origin: string, at: number) => once(reports, at, () => buy(origin, longestOrder(at)));
const present = (origin: string, at: number) => once(presents, at, () => buy(origin, PRESENT));

async function declined(origin: string, at: number): Promise<Placed> {
  const made = await placed(origin, longestOrder(at));
  await send(origin, pressed(made.session, 'decline'));
  return made;
}

/** Its report is written, sealed and handed to the printer after the answer: that counts as well. */
async function payment(origin: string, at: number): Promise<Request> {
  const { handle, session } = await placed(origin, longestOrder(at));
  return { ...pressed(session, 'pay'), settled: async () => void (await whenMade(origin, handle)) };
}

/** In the form of a true one, so that its whole body is looked at. */
export const forgedWebhook = (): Request => ({
  method: 'POST',
  target: '/api/webhooks/demo',
  headers: { 'demo-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
  body: 'x'.repeat(WEBHOOK_BYTES),
});

/** Calls of the API about an order that is there; a guess costs less. */
export const SHOP_CALLS: Readonly<Record<string, ShopRequest>> = {
  'POST /api/orders': async (_origin, at) => jsonPost('/api/orders', longestOrder(at)),
  'GET /api/orders/{handle}': async (origin, at) => get(`/api/orders/${(await report(origin, at)).handle}`),
  'POST /api/orders/{handle}/retry': async (origin, at) => ({
    ...jsonPost(`/api/orders/${(await declined(origin, at)).handle}/retry`, {}),
  }),
  'GET /api/report/{token}': async (origin, at) => get(`/api${(await report(origin, at)).path}`),
  'GET /api/gifts/{code}': async (origin, at) => get(`/api/gifts/${(await present(origin, at)).code}`),
};

/** What the description of the API leaves out. */
export const HIDDEN_CALLS: Readonly<Record<string, ShopRequest>> = {
  'POST /api/webhooks/{provider}': async () => forgedWebhook(),
  'POST /api/checkout/demo/{session}': payment,
  'GET /api/report/{token}/book.pdf': async (origin, at) =>
    get(`/api${(await report(origin, at)).path}/book.pdf?paper=letter`),
};

/** Pages for whoever has the link; what a stranger sees who guesses one is in WORST_PAGES. */
export const SHOP_PAGES: Partial<Record<PageName, ShopRequest>> = {
  orderSuccess: async (origin, at) => get(`/order-success?order=${(await report(origin, at)).handle}`),
  failedOrder: async (origin, at) => get(`/failed-order?order=${(await declined(origin, at)).handle}`),
  demoCheckout: async (origin, at) =>
    get(`/checkout/demo?session=${(await placed(origin, longestOrder(at))).session}`),
  boughtReport: async (origin, at) => get((await report(origin, at)).path),
  gift: async (origin, at) => get(`/gift?code=${(await present(origin, at)).code}`),
};
