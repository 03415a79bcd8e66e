import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../src/server/payments/provider.ts';
import { createStripe } from '../../../src/server/payments/stripe.ts';
import { startFakeStripe, TEST_KEY, WEBHOOK_SECRET, type FakeStripe } from '../../harness/fake-stripe.ts';
import { anOrder, NOW_MS } from './orders.ts';

let fake: FakeStripe;
let stripe: PaymentProvider;

beforeAll(async () => {
  fake = await startFakeStripe();
  const keys = { secretKey: TEST_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: fake.url };
  stripe = createStripe({ ...keys, clock: { nowMs: () => NOW_MS } });
});
afterAll(() => fake.stop());

let count = 0;
const nextOrder = (changes = {}) => anOrder({ id: `order-${(count += 1)}`, ...changes });

beforeEach(() => {
  fake.calls.length = 0;
});

it('a checkout says price, order and addresses, in the pinned version', async () => {
  const order = nextOrder({ email: 'buyer@example.com' });
  const { session, url } = await stripe.createCheckout(order);
  expect(url).toBe(`${fake.url}/pay/${session}`);
  const [{ headers, params }] = fake.calls as [(typeof fake.calls)[0]];
  expect(headers['stripe-version']).toBe('2026-10-28.endive');
  expect(headers['idempotency-key']).toBe(`order-${order.id}-1`);
  expect(Object.fromEntries(params)).toMatchObject({
    mode: 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: order.id,
    customer_email: 'buyer@example.com',
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    'metadata[order]': order.id,
    'metadata[number]': order.number,
    'payment_intent_data[metadata][order]': order.id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '1900',
    'line_items[0][price_data][currency]': 'usd',
    'adaptive_pricing[enabled]': 'false',
  });
  expect(JSON.stringify([...params])).not.toContain(order.handle);
});

it('a repeated call is the same session, and an open one is used again by the next try', async () => {
  const order = nextOrder();
  const first = await stripe.createCheckout(order);
  expect(await stripe.createCheckout(order)).toEqual(first);
  const next = { ...order, attempt: 2, openSession: first.session };
  expect(await stripe.createCheckout(next)).toEqual(first);
  expect([...fake.sessions.values()].filter((made) => made.client_reference_id === order.id)).toHaveLength(1);
});

it('what expired or is unknown is followed by one new session, however often it is asked for', async () => {
  const order = nextOrder();
  const { session: first } = await stripe.createCheckout(order);
  fake.expire(first);
  const second = await stripe.createCheckout({ ...order, openSession: first });
  expect(second.session).not.toBe(first);
  expect(await stripe.createCheckout({ ...order, openSession: first })).toEqual(second);
  const other = await stripe.createCheckout(nextOrder({ openSession: 'cs_test_of_another_account' }));
  expect(fake.sessions.get(other.session)?.status).toBe('open');
});

it.each(['pay', 'payLater'] as const)('after %s nobody is sent to pay once more', async (how) => {
  const order = nextOrder();
  const { session } = await stripe.createCheckout(order);
  fake[how](session);
  const again = await stripe.createCheckout({ ...order, attempt: 2, openSession: session });
  expect(again).toEqual({ session, url: order.successUrl });
});

it('the status of a payment from open to refunded', async () => {
  const order = nextOrder();
  const { session } = await stripe.createCheckout(order);
  const same = { session, reference: order.id, amount: 1900, currency: 'usd', live: false };
  expect(await stripe.fetchStatus(session)).toEqual({
    ...same,
    state: 'open',
    paymentId: null,
    decline: null,
    charged: false,
  });
  fake.payLater(session);
  expect(await stripe.fetchStatus(session)).toMatchObject({ ...same, state: 'open', charged: null });
  const intent = fake.pay(session).payment_intent!;
  const paid = { ...same, state: 'paid', paymentId: intent.id, decline: null, charged: true };
  expect(await stripe.fetchStatus(session)).toEqual(paid);
  await stripe.refund(intent.id, order);
  expect(await stripe.fetchStatus(session)).toEqual({ ...paid, state: 'refunded' });
});

it('money goes back once: by the key of the call, and by what Stripe says of it', async () => {
  const order = nextOrder();
  const { session } = await stripe.createCheckout(order);
  const intent = fake.pay(session).payment_intent!;
  await stripe.refund(intent.id, order);
  await stripe.refund(intent.id, order);
  await stripe.refund(intent.id, { ...order, id: `${order.id}-by-hand` });
  const refunds = fake.calls.filter(({ path }) => path === '/v1/refunds');
  expect(refunds.map(({ headers }) => headers['idempotency-key'])).toEqual([
    `refund-${order.id}-${intent.id}`,
    `refund-${order.id}-${intent.id}`,
    `refund-${order.id}-by-hand-${intent.id}`,
  ]);
});

it.each([
  ['card_declined', 'insufficient_funds', 'insufficient'],
  ['card_declined', 'generic_decline', 'declined'],
  ['card_declined', 'stolen_card', 'declined'],
  ['expired_card', undefined, 'expired_card'],
  ['card_declined', 'authentication_required', 'authentication'],
  ['payment_intent_authentication_failure', undefined, 'authentication'],
  ['processing_error', undefined, 'processing'],
  ['card_declined', 'try_again_later', 'processing'],
  ['payment_intent_payment_attempt_expired', undefined, 'canceled'],
])('%s, %s reads as %s', async (code, declineCode, decline) => {
  const { session } = await stripe.createCheckout(nextOrder());
  fake.decline(session, code, declineCode);
  // The page of Stripe lets the buyer try another card: the session stays open.
  expect(await stripe.fetchStatus(session)).toMatchObject({ state: 'open', decline, charged: false });
  fake.expire(session);
  expect(await stripe.fetchStatus(session)).toMatchObject({ state: 'expired', decline, charged: false });
});

it('a bank that says no after the buyer has left', async () => {
  const order = nextOrder();
  const { session } = await stripe.createCheckout(order);
  fake.payLater(session);
  fake.decline(session, 'card_declined', 'insufficient_funds');
  const status = { state: 'failed', decline: 'insufficient', charged: false };
  expect(await stripe.fetchStatus(session)).toMatchObject(status);
  const next = await stripe.createCheckout({ ...order, attempt: 2, openSession: session });
  expect(next.session).not.toBe(session);
});

it('a session that was left has expired without a charge', async () => {
  const { session } = await stripe.createCheckout(nextOrder());
  fake.expire(session);
  const status = { state: 'expired', decline: 'canceled', charged: false, paymentId: null };
  expect(await stripe.fetchStatus(session)).toMatchObject(status);
});
