import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  ProviderAway,
  ProviderRefused,
  type PaymentProvider,
} from '../../../src/server/payments/provider.ts';
import { createStripe } from '../../../src/server/payments/stripe.ts';
import {
  startFakeStripe,
  TEST_KEY,
  WEBHOOK_SECRET,
  type FakeStripe,
  type Trouble,
} from '../../harness/fake-stripe.ts';
import { anOrder, NOW_MS } from './orders.ts';

let fake: FakeStripe;
let stripe: PaymentProvider;
/** Gives up soon, so that a test need not wait as long as a buyer may. */
let hasty: PaymentProvider;

const clock = { nowMs: () => NOW_MS };
const keys = { secretKey: TEST_KEY, webhookSecret: WEBHOOK_SECRET, clock };

beforeAll(async () => {
  fake = await startFakeStripe();
  stripe = createStripe({ ...keys, apiUrl: fake.url });
  hasty = createStripe({ ...keys, apiUrl: fake.url, tryMs: 300, callMs: 2_500 });
});
afterEach(() => fake.trouble(null));
afterAll(() => fake.stop());

let count = 0;
const nextOrder = () => anOrder({ id: `troubled-${(count += 1)}` });

const API_ERROR = { type: 'api_error' };
const AWAY: readonly (readonly [string, Trouble])[] = [
  ['drops the connection', 'drop'],
  ['says nothing', 'slow'],
  ['trickles', 'trickle'],
  ['answers a web page', 'html'],
  ['answers half a session', 'empty'],
  ['answers 429', { status: 429, error: { type: 'invalid_request_error', code: 'rate_limit' } }],
  ['answers 500', { status: 500, error: API_ERROR }],
  ['answers 503', { status: 503, error: API_ERROR }],
  ['knows the key no more', { status: 401, error: { type: 'invalid_request_error' } }],
  ['forbids it', { status: 403, error: { type: 'invalid_request_error' } }],
];

it.each(AWAY)('a Stripe that %s is away: for checkout, status and refund', async (_what, trouble) => {
  const order = nextOrder();
  const { session } = await stripe.createCheckout(order);
  const intent = fake.pay(session).payment_intent!;
  fake.trouble(trouble);
  await Promise.all([
    expect(hasty.createCheckout(nextOrder())).rejects.toThrow(ProviderAway),
    expect(hasty.fetchStatus(session)).rejects.toThrow(ProviderAway),
    expect(hasty.refund(intent.id, order)).rejects.toThrow(ProviderAway),
  ]);
  fake.trouble(null);
  expect(await stripe.fetchStatus(session)).toMatchObject({ state: 'paid' });
});

it('a Stripe that nobody can reach is away', async () => {
  const gone = await startFakeStripe();
  await gone.stop();
  const unreachable = createStripe({ ...keys, apiUrl: gone.url, tryMs: 300 });
  await expect(unreachable.createCheckout(nextOrder())).rejects.toThrow(ProviderAway);
});

it.each<[string, Trouble]>([
  ['a dropped connection', 'drop'],
  ['an error of theirs', { status: 500, error: API_ERROR }],
])('%s is got over by asking again, with the same key', async (_what, trouble) => {
  const order = nextOrder();
  fake.calls.length = 0;
  fake.trouble(trouble, 1);
  const { session } = await stripe.createCheckout(order);
  expect(fake.sessions.get(session)?.client_reference_id).toBe(order.id);
  expect(fake.calls).toHaveLength(2);
  expect(new Set(fake.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('tries are bounded', async () => {
  fake.calls.length = 0;
  fake.trouble({ status: 500, error: API_ERROR });
  await expect(stripe.createCheckout(nextOrder())).rejects.toThrow(ProviderAway);
  expect(fake.calls).toHaveLength(3);
});

it('a card that is refused with 402 is a no, with its reason', async () => {
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
  fake.trouble({ status: 402, error });
  const refusal = await stripe.createCheckout(nextOrder()).catch((failure: unknown) => failure);
  expect(refusal).toBeInstanceOf(ProviderRefused);
  expect(refusal).toMatchObject({ decline: 'insufficient', code: 'card_declined' });
});

it('a call that makes no sense is a no, and the words of Stripe stay with Stripe', async () => {
  const error = { type: 'invalid_request_error', code: 'email_invalid', message: 'Invalid: me@example.com' };
  fake.trouble({ status: 400, error });
  const refusal = await stripe.createCheckout(nextOrder()).catch((failure: unknown) => failure);
  expect(refusal).toBeInstanceOf(ProviderRefused);
  expect(String(refusal)).toContain('email_invalid');
  expect(String(refusal)).not.toContain('me@example.com');
  await expect(stripe.fetchStatus('cs_test_nothing')).rejects.toThrow(ProviderRefused);
});
