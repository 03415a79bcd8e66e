import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  signedEvent,
  startFakeStripe,
  TEST_KEY,
  WEBHOOK_SECRET,
  type FakeStripe,
  type Trouble,
} from '../harness/fake-stripe.ts';
import { CLARA, CONSENT, ORDER, placeOrder } from '../harness/orders.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';

let fake: FakeStripe;
let site: TestSite;
beforeAll(async () => {
  fake = await startFakeStripe();
  site = await startTestSite({
    env: {
      STRIPE_SECRET_KEY: TEST_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: fake.url,
    },
  });
});
afterEach(() => fake.trouble(null));
afterAll(async () => {
  await site.stop();
  await fake.stop();
});

const API_ERROR = { type: 'api_error' };
const sessionOf = ({ url }: { url: string }): string => url.split('/').at(-1)!;

interface Told {
  state: string;
  charged: boolean | null;
}

async function told(handle: string): Promise<Told> {
  return (await (await fetch(`${site.url}/api/orders/${handle}`)).json()) as Told;
}

async function post(path: string, body?: object): Promise<{ status: number; message: string }> {
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status, message: error?.message ?? '' };
}

async function webhook(session: string): Promise<number> {
  const object = fake.sessions.get(session)!;
  const event = signedEvent({ type: 'checkout.session.completed', object }, { atMs: Date.parse(TEST_NOON) });
  const answer = await fetch(`${site.url}/api/webhooks/stripe`, { method: 'POST', ...event });
  await answer.arrayBuffer();
  return answer.status;
}

describe('a form without script', () => {
  const form = {
    'birth.date': CLARA.date,
    'birth.time': CLARA.time,
    'birth.place.id': String(CLARA.place.id),
    'consent.version': CONSENT.version,
  };

  it('leads on to the payment company, and the pages it stands on allow that', async () => {
    const answer = await fetch(`${site.url}/api/orders`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    const checkout = new URL(answer.headers.get('location')!);
    expect([answer.status, checkout.origin]).toEqual([303, fake.url]);
    const { handle } = await placeOrder(site.url);
    const policies = await Promise.all(
      [
        '/personal-destiny-report',
        `/failed-order?order=${handle}`,
        `/order-success?order=${handle}`,
        '/',
      ].map(async (path) => (await fetch(site.url + path)).headers.get('content-security-policy')),
    );
    const targets = policies.map((policy) => /form-action ([^;]*)/.exec(policy!)![1]);
    expect(targets).toEqual([...Array.from({ length: 3 }, () => `'self' ${fake.url}`), "'self'"]);
  });
});

describe('a purchase while Stripe', () => {
  it.each<[string, Trouble]>([
    ['drops the connection', 'drop'],
    ['answers a web page', 'html'],
    ['answers half a session', 'empty'],
    ['answers 429', { status: 429, error: { type: 'invalid_request_error', code: 'rate_limit' } }],
    ['answers 500', { status: 500, error: API_ERROR }],
  ])('%s waits, says that nothing was charged, and goes on afterwards', async (what, trouble) => {
    const key = `a key for ${what}`.replaceAll(' ', '-');
    fake.trouble(trouble);
    const refused = await post('/api/orders', { ...ORDER, key });
    expect(refused).toEqual({ status: 503, message: expect.stringContaining('You were not charged') });
    fake.trouble(null);
    expect((await post('/api/orders', { ...ORDER, key })).status).toBe(201);
  });

  it('refuses with 402 is told so, and was not charged', async () => {
    fake.trouble({ status: 402, error: { type: 'card_error', code: 'card_declined' } });
    const refused = await post('/api/orders', ORDER);
    expect(refused).toEqual({ status: 409, message: expect.stringContaining('You were not charged') });
  });

  it('does not answer is let go of in time', { timeout: timeLimit(40_000) }, async () => {
    fake.trouble('slow');
    const startedMs = performance.now();
    expect((await post('/api/orders', ORDER)).status).toBe(503);
    // Three tries, together no longer than a browser waits; the rest is for a busy machine.
    expect(performance.now() - startedMs).toBeLessThan(timeLimit(21_000));
  });

  it('cannot be asked about has its webhook sent again, and is paid then', async () => {
    const order = await placeOrder(site.url);
    fake.pay(sessionOf(order));
    fake.trouble({ status: 500, error: API_ERROR });
    expect(await webhook(sessionOf(order))).toBe(503);
    expect(await told(order.handle)).toMatchObject({ state: 'created' });
    fake.trouble(null);
    expect(await webhook(sessionOf(order))).toBe(200);
    await until('the report', async () => (await told(order.handle)).state === 'fulfilled');
    expect(await told(order.handle)).toMatchObject({ charged: true });
  });
});
