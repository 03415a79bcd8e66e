import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderAnswer } from '../../src/contract/orders.ts';
import {
  signedEvent,
  startFakeStripe,
  TEST_KEY,
  WEBHOOK_SECRET,
  type FakeSession,
  type FakeStripe,
} from '../harness/fake-stripe.ts';
import { placeOrder, type Placed } from '../harness/orders.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';

/** What docs/selling.md has an owner do before going live, with a Stripe on loopback. */
const SITE_URL = 'https://zodiary.example';

let stripe: FakeStripe;
let site: TestSite;
beforeAll(async () => {
  stripe = await startFakeStripe();
  site = await startTestSite({
    env: {
      SITE_URL,
      STRIPE_SECRET_KEY: TEST_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  });
});
afterAll(async () => {
  await site.stop();
  await stripe.stop();
});

const sessionAt = ({ url }: Placed): string => url.slice(`${stripe.url}/pay/`.length);

async function tell(type: string, object: object): Promise<number> {
  const { body, headers } = signedEvent({ type, object }, { atMs: Date.parse(TEST_NOON) });
  const answer = await fetch(`${site.url}/api/webhooks/stripe`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

async function orderOf({ handle }: Placed): Promise<OrderAnswer> {
  return (await (await fetch(`${site.url}/api/orders/${handle}`)).json()) as OrderAnswer;
}

async function paidOrder(): Promise<{ placed: Placed; session: FakeSession }> {
  const placed = await placeOrder(site.url);
  const session = stripe.pay(sessionAt(placed));
  expect(await tell('checkout.session.completed', session)).toBe(200);
  await until('the report is made', async () => (await orderOf(placed)).state === 'fulfilled');
  return { placed, session };
}

it('a test card pays, the webhook tells, and the report is made; its page gives the money back', async () => {
  const { placed, session } = await paidOrder();
  expect(session.success_url).toBe(`${SITE_URL}/order-success?order=${placed.handle}`);
  expect(await orderOf(placed)).toMatchObject({ demo: false, provider: 'stripe', report: { ready: true } });
  const refund = `${site.url}/api/orders/${placed.handle}/refund`;
  expect(await (await fetch(refund, { method: 'POST' })).json()).toEqual({ state: 'refunded' });
  expect(session.payment_intent!.latest_charge!.refunded).toBe(true);
});

it('money that is given back at Stripe ends the order here', async () => {
  const { placed, session } = await paidOrder();
  const { latest_charge, id } = session.payment_intent!;
  latest_charge!.refunded = true;
  expect(await tell('charge.refunded', { ...latest_charge, payment_intent: id, metadata: {} })).toBe(200);
  expect((await orderOf(placed)).state).toBe('refunded');
});

it('a checkout that closes after a refused card says why, and that nothing was charged', async () => {
  const placed = await placeOrder(site.url);
  stripe.decline(sessionAt(placed), 'card_declined', 'insufficient_funds');
  expect(await tell('checkout.session.expired', stripe.expire(sessionAt(placed)))).toBe(200);
  expect(await orderOf(placed)).toMatchObject({ decline: 'insufficient', charged: false, paidAt: null });
});

it('a webhook signed by somebody else is refused', async () => {
  const placed = await placeOrder(site.url);
  const event = { type: 'checkout.session.completed', object: stripe.sessions.get(sessionAt(placed))! };
  const atMs = Date.parse(TEST_NOON);
  const { body, headers } = signedEvent(event, { atMs, secret: 'whsec_stranger' });
  const answer = await fetch(`${site.url}/api/webhooks/stripe`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
});
