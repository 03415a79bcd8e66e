import { expect, it } from 'vitest';
import { WebhookRefused } from '../../../src/server/payments/provider.ts';
import { createStripe } from '../../../src/server/payments/stripe.ts';
import { signedEvent, TEST_KEY, WEBHOOK_SECRET } from '../../harness/fake-stripe.ts';
import { NOW_MS } from './orders.ts';

const stripe = createStripe({
  secretKey: TEST_KEY,
  webhookSecret: WEBHOOK_SECRET,
  apiUrl: null,
  clock: { nowMs: () => NOW_MS },
});

const SESSION = {
  id: 'cs_test_1',
  object: 'checkout.session',
  metadata: { order: 'order-1' },
  payment_intent: 'pi_test_1',
};
const COMPLETED = { type: 'checkout.session.completed', object: SESSION };

const read = ({ body, headers }: ReturnType<typeof signedEvent>) => stripe.readWebhook(body, headers);

it.each([
  ['checkout.session.completed', 'completed'],
  ['checkout.session.async_payment_succeeded', 'async_succeeded'],
  ['checkout.session.async_payment_failed', 'async_failed'],
  ['checkout.session.expired', 'expired'],
])('%s is read as %s of its session', async (type, kind) => {
  const event = await read(signedEvent({ id: 'evt_1', type, object: SESSION }, { atMs: NOW_MS }));
  expect(event).toEqual({
    id: 'evt_1',
    kind,
    session: 'cs_test_1',
    paymentId: 'pi_test_1',
    createdAt: NOW_MS,
  });
});

it.each([
  ['charge.refunded', 'charge', 'refunded'],
  ['refund.updated', 'refund', 'refunded'],
  ['charge.dispute.created', 'dispute', 'disputed'],
  ['payment_intent.created', 'payment_intent', 'other'],
])('%s names the payment alone', async (type, object, kind) => {
  const data = { id: 'x_1', object, metadata: {}, payment_intent: 'pi_test_1' };
  const event = await read(signedEvent({ type, object: data }, { atMs: NOW_MS }));
  expect(event).toMatchObject({ kind, session: null, paymentId: 'pi_test_1' });
});

it('a session of another shop of the account, and the other mode, are not ours', async () => {
  const foreign = { ...SESSION, metadata: {} };
  expect(await read(signedEvent({ ...COMPLETED, object: foreign }, { atMs: NOW_MS }))).toBeNull();
  expect(await read(signedEvent({ ...COMPLETED, livemode: true }, { atMs: NOW_MS }))).toBeNull();
});

it.each([
  [300, true],
  [301, false],
  [-300, true],
  [-301, false],
  [-86_400, false],
])('stamped %i s before our clock: taken %s', async (secondsAgo, isTaken) => {
  const event = read(signedEvent(COMPLETED, { atMs: NOW_MS - secondsAgo * 1000 }));
  if (isTaken) expect(await event).toMatchObject({ kind: 'completed' });
  else await expect(event).rejects.toThrow(WebhookRefused);
});

it('a signature that is missing, of another secret, or of other bytes is refused', async () => {
  const event = signedEvent(COMPLETED, { atMs: NOW_MS });
  const stranger = signedEvent(COMPLETED, { atMs: NOW_MS, secret: 'whsec_stranger' });
  const longer = { ...event, body: Buffer.concat([event.body, Buffer.from(' ')]) };
  for (const forged of [{ ...event, headers: new Headers() }, stranger, longer]) {
    await expect(read(forged)).rejects.toThrow(WebhookRefused);
  }
});

it('two stamps in one signature are one too many', async () => {
  const { body, headers } = signedEvent(COMPLETED, { atMs: NOW_MS + 3_600_000 });
  const now = Math.floor(NOW_MS / 1000);
  const doubled = `t=${now},${headers.get('stripe-signature')}`;
  const reading = stripe.readWebhook(body, new Headers({ 'stripe-signature': doubled }));
  await expect(reading).rejects.toThrow(WebhookRefused);
});

it('signed events of another form are refused', async () => {
  const shapeless = signedEvent({ type: 'x', object: {} }, { atMs: NOW_MS });
  await expect(read(shapeless)).rejects.toThrow('another form');
});
