import { expect, it } from 'vitest';
import { createDemo, type SignedWebhook } from '../../../src/server/payments/demo.ts';
import { ProviderRefused, WebhookRefused } from '../../../src/server/payments/provider.ts';
import { signatureOf } from '../../../src/server/payments/signature.ts';
import { anOrder, NOW_MS, SECRET, sessionsInMemory } from './orders.ts';

function aDemo() {
  const clock = { now: NOW_MS, nowMs: () => clock.now };
  const sessions = sessionsInMemory();
  return {
    clock,
    sessions,
    demo: createDemo({ siteUrl: 'http://localhost:3000', secret: SECRET, sessions, clock }),
  };
}

async function opened() {
  const made = aDemo();
  const { session } = await made.demo.createCheckout(anOrder());
  return { ...made, session, paid: (await made.demo.act(session, 'pay'))! };
}

it('a checkout leads to our own page and names the order to nobody else', async () => {
  const { demo, sessions } = aDemo();
  const { session, url } = await demo.createCheckout(anOrder());
  const address = new URL(url);
  expect(address.origin + address.pathname).toBe('http://localhost:3000/checkout/demo');
  expect(Object.fromEntries(address.searchParams)).toEqual({ session, order: anOrder().handle });
  expect(JSON.stringify([...sessions.all])).not.toContain(anOrder().handle);
});

it('a repeated call opens no second session, a second try does, and an open one is used again', async () => {
  const { demo, sessions } = aDemo();
  const first = await demo.createCheckout(anOrder());
  expect(await demo.createCheckout(anOrder())).toEqual(first);
  const again = await demo.createCheckout(anOrder({ attempt: 2, openSession: first.session }));
  expect(again).toEqual(first);
  await demo.act(first.session, 'decline');
  const second = await demo.createCheckout(anOrder({ attempt: 2, openSession: first.session }));
  expect(second.session).not.toBe(first.session);
  expect(sessions.all.size).toBe(2);
});

it.each([
  ['pay', 'completed', { state: 'paid', charged: true, decline: null }],
  ['decline', 'async_failed', { state: 'failed', charged: false, decline: 'declined' }],
  ['close', 'expired', { state: 'expired', charged: false, decline: 'canceled' }],
] as const)('%s sends a webhook of its own and is what the status says', async (action, kind, status) => {
  const { demo } = aDemo();
  const { session } = await demo.createCheckout(anOrder());
  const { body, headers } = (await demo.act(session, action))!;
  expect(await demo.readWebhook(body, headers)).toMatchObject({ kind, session, createdAt: NOW_MS });
  expect(await demo.fetchStatus(session)).toMatchObject({
    ...status,
    session,
    reference: anOrder().id,
    amount: 1900,
    currency: 'usd',
    live: false,
  });
});

it('who pays later leaves the session open and sends nothing', async () => {
  const { demo } = aDemo();
  const { session } = await demo.createCheckout(anOrder());
  expect(await demo.act(session, 'later')).toBeNull();
  expect(await demo.fetchStatus(session)).toMatchObject({ state: 'open', paymentId: null, charged: false });
});

it('a button pressed twice sends the same event twice; what is paid cannot be declined', async () => {
  const { demo, session, paid } = await opened();
  const twice = (await demo.act(session, 'pay'))!;
  const ids = [paid, twice].map(({ body, headers }) => demo.readWebhook(body, headers));
  const [one, other] = await Promise.all(ids);
  expect(one!.id).toBe(other!.id);
  expect(await demo.act(session, 'decline')).toBeNull();
  expect(await demo.fetchStatus(session)).toMatchObject({ state: 'paid' });
});

it('what is paid leads to its order, never to a second payment', async () => {
  const { demo, session } = await opened();
  const order = anOrder({ attempt: 2, openSession: session });
  expect(await demo.createCheckout(order)).toEqual({ session, url: order.successUrl });
});

it('money goes back once, and only where some was paid', async () => {
  const { demo, session } = await opened();
  const { paymentId } = await demo.fetchStatus(session);
  const order = { id: anOrder().id, amount: 1900 };
  await demo.refund(paymentId!, order);
  await demo.refund(paymentId!, order);
  expect(await demo.fetchStatus(session)).toMatchObject({ state: 'refunded', charged: true });
  const { session: unpaid } = await demo.createCheckout(anOrder({ attempt: 3 }));
  await expect(demo.refund(unpaid, order)).rejects.toThrow(ProviderRefused);
});

it('a session that is not ours is refused', async () => {
  const { demo } = aDemo();
  await expect(demo.fetchStatus('demo_nothing')).rejects.toThrow(ProviderRefused);
  await expect(demo.act('demo_nothing', 'pay')).rejects.toThrow(ProviderRefused);
});

const signedBy = (secret: Buffer, { body }: SignedWebhook, atMs = NOW_MS): Headers =>
  new Headers({ 'demo-signature': signatureOf(secret, body, atMs) });

it('a webhook is refused without our signature over these very bytes', async () => {
  const { demo, paid } = await opened();
  const changed = Buffer.from(Buffer.from(paid.body).toString().replace('completed', 'expired'));
  const ours = paid.headers.get('demo-signature')!;
  const forged: readonly (readonly [Uint8Array, Headers])[] = [
    [paid.body, new Headers()],
    [paid.body, new Headers({ 'demo-signature': 'v1=00' })],
    [paid.body, new Headers({ 'demo-signature': ours.replace(/t=\d+,/, '') })],
    [paid.body, new Headers({ 'demo-signature': `t=${Math.floor(NOW_MS / 1000) - 1},${ours}` })],
    [paid.body, signedBy(Buffer.alloc(32, 8), paid)],
    [changed, paid.headers],
  ];
  for (const [body, headers] of forged) {
    await expect(demo.readWebhook(body, headers)).rejects.toThrow(WebhookRefused);
  }
});

it.each([
  [300_000, true],
  [301_000, false],
  [-300_000, true],
  [-301_000, false],
])('a stamp %i ms behind our clock: taken %s', async (behindMs, isTaken) => {
  const { demo, clock, paid } = await opened();
  clock.now = NOW_MS + behindMs;
  const read = demo.readWebhook(paid.body, paid.headers);
  if (isTaken) expect(await read).toMatchObject({ kind: 'completed' });
  else await expect(read).rejects.toThrow(WebhookRefused);
});

it('signed nonsense is refused as well', async () => {
  const { demo } = aDemo();
  for (const text of ['', '{', '{"id":"x"}']) {
    const body = Buffer.from(text);
    const headers = signedBy(SECRET, { body, headers: new Headers() });
    await expect(demo.readWebhook(body, headers)).rejects.toThrow(WebhookRefused);
  }
});
