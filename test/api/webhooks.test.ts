import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureOf } from '../../src/server/payments/signature.ts';
import {
  signedEvent,
  startFakeStripe,
  TEST_KEY,
  WEBHOOK_SECRET,
  type FakeStripe,
} from '../harness/fake-stripe.ts';
import { demoWebhook, placeOrder, sessionOf } from '../harness/orders.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { ask, askRaw, type Answer } from '../harness/wire.ts';

const NOON_MS = Date.parse(TEST_NOON);
const FORGED_PER_MINUTE = 5;
const ENV = { FORGED_WEBHOOKS_PER_MINUTE: String(FORGED_PER_MINUTE), TRUSTED_PROXIES: '127.0.0.1' };

let site: TestSite;
let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe();
  site = await startTestSite({
    env: {
      ...ENV,
      PAYMENTS: 'demo',
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

interface Sent {
  body: Buffer;
  headers: Record<string, string>;
}

function send(address: string, { body, headers }: Sent, provider = 'demo'): Promise<Answer> {
  return ask(site.url, `/api/webhooks/${provider}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, ...headers },
    body,
  });
}

/** Right but for its key. */
function forged(length = 200): Sent {
  const body = Buffer.alloc(length, 'x');
  return { body, headers: { 'demo-signature': signatureOf(Buffer.alloc(32), body, NOON_MS) } };
}

async function statuses(count: number, request: (at: number) => Promise<Answer>): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < count; at++) found.push((await request(at)).status);
  return found;
}

const refused = (count: number): number[] => Array<number>(count).fill(400);

describe('a stranger who forges webhooks', () => {
  it('is not listened to for the rest of the minute, while others are', async () => {
    expect(await statuses(FORGED_PER_MINUTE, () => send('198.51.100.1', forged()))).toEqual(
      refused(FORGED_PER_MINUTE),
    );
    const { status, headers, text } = await send('198.51.100.1', forged());
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'too_many_requests' } });
    expect((await send('198.51.100.2', forged())).status).toBe(400);
    await site.setClock('2026-11-15T17:01:00Z');
    expect((await send('198.51.100.1', { ...forged(), headers: {} })).status).toBe(400);
    await site.setClock(TEST_NOON);
  });

  it('has as many from a whole IPv6 network, whatever is wrong with them', async () => {
    const wrong: (readonly [Sent, string])[] = [
      [{ body: Buffer.from('{}'), headers: {} }, 'demo'],
      [forged(300_000), 'demo'],
      [forged(), 'nobody'],
      [forged(), 'manual'],
      [forged(), 'stripe'],
      [forged(), 'demo'],
    ];
    const answers = await statuses(wrong.length, (at) => send(`2001:db8:9:${at}::1`, ...wrong[at]!));
    expect(answers).toEqual([400, 413, 404, 400, 400, 429]);
  });

  it('is refused before the body is read where there is no signature, or an old one', async () => {
    const old = signatureOf(Buffer.alloc(32), Buffer.alloc(0), NOON_MS - 3_600_000);
    for (const [at, head] of ['X-Nothing: 1', `Demo-Signature: ${old}`].entries()) {
      const text = `POST /api/webhooks/demo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 200000\r\nX-Forwarded-For: 198.51.100.${20 + at}\r\n${head}\r\n\r\n`;
      expect((await askRaw(site.url, text)).status).toBe(400);
    }
  });
});

describe('a payment company', () => {
  it('may send as many as it has to tell, all at once', async () => {
    const session = sessionOf(await placeOrder(site.url));
    const sent = Array.from({ length: 150 }, (_, at) =>
      send(
        '203.0.113.1',
        demoWebhook({ id: `${session}:${at}`, kind: 'expired', session, createdAt: NOON_MS }),
      ),
    );
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is asked to send again when it cannot be reached', { timeout: timeLimit(60_000) }, async () => {
    const object = { id: 'cs_test_1', object: 'checkout.session', metadata: { order: 'x' } };
    const { body, headers } = signedEvent({ type: 'checkout.session.completed', object }, { atMs: NOON_MS });
    stripe.trouble('empty');
    const answer = await send('203.0.113.2', { body, headers: Object.fromEntries(headers) }, 'stripe');
    stripe.trouble(null);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
  });
});
