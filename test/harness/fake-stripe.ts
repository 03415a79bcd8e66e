import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** Keys in the form of real ones; no account has them. */
export const TEST_KEY = `sk_test_${'fake'.repeat(6)}`;
export const WEBHOOK_SECRET = `whsec_${'fake'.repeat(8)}`;

export interface StripeCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  params: URLSearchParams;
}

/** How the fake answers instead of as it should; `drop` and `slow` without an answer. */
export type Trouble =
  | 'drop'
  | 'slow'
  | 'trickle'
  | 'html'
  | 'empty'
  | { status: number; error: Record<string, string> };

interface FakeIntent {
  id: string;
  object: 'payment_intent';
  status: string;
  last_payment_error: { code: string; decline_code?: string } | null;
  latest_charge: { id: string; object: 'charge'; refunded: boolean } | null;
}

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  mode: string;
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string | null;
  metadata: Record<string, string>;
  amount_total: number;
  currency: string;
  livemode: boolean;
  url: string | null;
  success_url: string | null;
  cancel_url: string | null;
  payment_intent: FakeIntent | null;
}

export interface FakeStripe {
  /** For STRIPE_API_URL. */
  url: string;
  calls: StripeCall[];
  sessions: Map<string, FakeSession>;
  /** Every answer from now on, or the next so many; null: as it should be again. */
  trouble: (trouble: Trouble | null, times?: number) => void;
  /** What buyers and banks do. */
  pay: (session: string) => FakeSession;
  payLater: (session: string) => FakeSession;
  decline: (session: string, code: string, declineCode?: string) => FakeSession;
  expire: (session: string) => FakeSession;
  stop: () => Promise<void>;
}

const id = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`;

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

function metadataOf(params: URLSearchParams): Record<string, string> {
  const entries = [...params].map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value]);
  return Object.fromEntries(entries.filter(([name]) => name !== undefined)) as Record<string, string>;
}

/** What Stripe would refuse as well. */
function checkCheckout(params: URLSearchParams): void {
  const required = ['mode', 'success_url', 'line_items[0][price_data][unit_amount]'];
  if (required.some((name) => !params.get(name))) throw new Refusal(400, 'parameter_missing');
  if (params.get('ui_mode') !== 'hosted_page') throw new Refusal(400, 'parameter_invalid');
}

function newSession(params: URLSearchParams, origin: string): FakeSession {
  checkCheckout(params);
  const session = id('cs');
  return {
    id: session,
    object: 'checkout.session',
    status: 'open',
    mode: params.get('mode')!,
    payment_status: 'unpaid',
    client_reference_id: params.get('client_reference_id'),
    metadata: metadataOf(params),
    amount_total: Number(params.get('line_items[0][price_data][unit_amount]')),
    currency: params.get('line_items[0][price_data][currency]')!,
    livemode: false,
    url: `${origin}/pay/${session}`,
    success_url: params.get('success_url'),
    cancel_url: params.get('cancel_url'),
    payment_intent: null,
  };
}

const newIntent = (status: string): FakeIntent => ({
  id: id('pi'),
  object: 'payment_intent',
  status,
  last_payment_error: null,
  latest_charge: null,
});

function misbehave(response: ServerResponse, trouble: Trouble): void {
  if (trouble === 'drop') return void response.socket!.destroy();
  if (trouble === 'slow') return;
  if (trouble === 'trickle') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    const timer = setInterval(() => response.write(' '), 20);
    return void response.on('close', () => clearInterval(timer));
  }
  if (trouble === 'html') return void response.writeHead(200).end('<html><p>Be right back</p></html>');
  if (trouble === 'empty') return void response.writeHead(200).end('{"object":"checkout.session"}');
  response.writeHead(trouble.status).end(JSON.stringify({ error: trouble.error }));
}

/** Stripe's API on loopback, as much of it as we use, for the real SDK. It keeps what it gets and fails as it is told. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const calls: StripeCall[] = [];
  const sessions = new Map<string, FakeSession>();
  const answered = new Map<string, { body: string; answer: unknown }>();
  let trouble: Trouble | null = null;
  let times = Infinity;
  let origin = '';

  function sessionCalled(name: string): FakeSession {
    const found = sessions.get(name);
    if (!found) throw new Refusal(404, 'resource_missing');
    return found;
  }

  function refund(params: URLSearchParams): unknown {
    const paid = [...sessions.values()].find(
      ({ payment_intent }) => payment_intent?.id === params.get('payment_intent'),
    );
    const charge = paid?.payment_intent?.latest_charge;
    if (!paid || !charge) throw new Refusal(404, 'resource_missing');
    if (charge.refunded) throw new Refusal(400, 'charge_already_refunded');
    charge.refunded = Number(params.get('amount')) === paid.amount_total;
    return { id: id('re'), object: 'refund', status: 'succeeded', amount: Number(params.get('amount')) };
  }

  function answerTo({ method, path, params }: StripeCall): unknown {
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const made = newSession(params, origin);
      sessions.set(made.id, made);
      return made;
    }
    if (method === 'POST' && path === '/v1/refunds') return refund(params);
    const name = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1];
    if (method === 'GET' && name) return sessionCalled(name);
    throw new Refusal(404, 'url_invalid');
  }

  /** The same key has the same answer; another call under it is refused. */
  function answerOnce(call: StripeCall, body: string): unknown {
    const key = call.headers['idempotency-key'] as string | undefined;
    const before = key ? answered.get(key) : undefined;
    if (before && before.body !== body) throw new Refusal(400, 'idempotency_error');
    if (before) return before.answer;
    const answer = structuredClone(answerTo(call));
    if (key) answered.set(key, { body, answer });
    return answer;
  }

  function answer(response: ServerResponse, call: StripeCall, body: string): void {
    response.setHeader('content-type', 'application/json');
    if (call.headers.authorization !== `Bearer ${TEST_KEY}`) {
      return misbehave(response, { status: 401, error: { type: 'invalid_request_error' } });
    }
    if (trouble && times-- > 0) return misbehave(response, trouble);
    try {
      response.end(JSON.stringify(answerOnce(call, body)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const type = error.code === 'idempotency_error' ? error.code : 'invalid_request_error';
      misbehave(response, { status: error.status, error: { type, code: error.code } });
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
      const params = body ? new URLSearchParams(body) : searchParams;
      const call = { method: request.method ?? '', path: pathname, headers: request.headers, params };
      calls.push(call);
      answer(response, call, body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function change(name: string, changes: Partial<FakeSession>): FakeSession {
    return Object.assign(sessionCalled(name), changes);
  }

  return {
    url: origin,
    calls,
    sessions,
    trouble(next, count = Infinity) {
      trouble = next;
      times = count;
    },
    pay(name) {
      const intent = sessionCalled(name).payment_intent ?? newIntent('succeeded');
      const latest_charge = { id: id('ch'), object: 'charge' as const, refunded: false };
      const payment_intent = { ...intent, status: 'succeeded', last_payment_error: null, latest_charge };
      return change(name, { status: 'complete', payment_status: 'paid', url: null, payment_intent });
    },
    payLater: (name) =>
      change(name, { status: 'complete', url: null, payment_intent: newIntent('processing') }),
    decline(name, code, declineCode) {
      const last_payment_error = { code, ...(declineCode ? { decline_code: declineCode } : {}) };
      return change(name, {
        payment_intent: { ...newIntent('requires_payment_method'), last_payment_error },
      });
    },
    expire: (name) => change(name, { status: 'expired', url: null }),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export interface FakeEvent {
  id?: string;
  type: string;
  object: object;
  livemode?: boolean;
}

/** A webhook as Stripe sends it, signed by the SDK's own hand. */
export function signedEvent(
  { id: name = id('evt'), type, object, livemode = false }: FakeEvent,
  { atMs, secret = WEBHOOK_SECRET }: { atMs: number; secret?: string },
): { body: Buffer<ArrayBuffer>; headers: Headers } {
  const created = Math.floor(atMs / 1000);
  const payload = JSON.stringify({ id: name, object: 'event', type, created, livemode, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created });
  return { body: Buffer.from(payload), headers: new Headers({ 'stripe-signature': signature }) };
}
