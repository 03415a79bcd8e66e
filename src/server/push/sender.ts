import { Agent, type Dispatcher } from 'undici';
import webPush from 'web-push';
import { outcomeOf, type SendOutcome } from '../../domain/push/answer.ts';
import { endpointFault, pushAddressOf, type PushAddress } from '../../domain/push/endpoint.ts';
import type { PushPayload } from '../../domain/push/payload.ts';
import { ForbiddenAddress, guardedConnector, type Resolve } from './connector.ts';
import { vapidAuthorization, type VapidOptions } from './vapid.ts';

/** Where a browser takes its messages, and the keys that only it can open them with. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Sender {
  send: (
    subscription: PushSubscription,
    payload: PushPayload,
    options: { ttlSeconds: number },
  ) => Promise<SendOutcome>;
  /** Cuts what is still under way. */
  close: () => Promise<void>;
}

export interface SenderOptions extends VapidOptions {
  allowedHosts: readonly string[];
  /** What one message may take in all, from the name lookup to the last byte of the answer. */
  limitMs?: number;
  resolve?: Resolve;
  ca?: string;
}

const LIMIT_MS = 10_000;
const CONNECTIONS_PER_SERVICE = 64;
const IDLE_CONNECTION_MS = 30_000;

/** Services answer with a line or two; whoever sends more is not listened to. */
const ANSWER_BYTES = 4096;

/** A service keeps only the last undelivered message of a topic, but takes only these characters, and 32 of them. */
const TOPIC = /^[\w-]{1,32}$/;

class TooLate extends Error {}

async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).toString('latin1', 0, ANSWER_BYTES);
}

/** Null when the browser's keys are no keys. */
function sealed({ p256dh, auth }: PushSubscription, payload: PushPayload): Buffer | null {
  try {
    return webPush.encrypt(p256dh, auth, JSON.stringify(payload), 'aes128gcm').cipherText;
  } catch {
    return null;
  }
}

function headersFor(payload: PushPayload, ttlSeconds: number, authorization: string) {
  return {
    authorization,
    ttl: String(Math.max(0, Math.floor(ttlSeconds))),
    urgency: 'normal',
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ...(TOPIC.test(payload.tag) ? { topic: payload.tag } : {}),
  };
}

/** What went wrong on the way, without naming the way: messages of the transport may hold the address. */
function failureOf(error: unknown, limitMs: number): SendOutcome {
  if (error instanceof ForbiddenAddress) return { kind: 'failed', detail: 'the address is not public' };
  const { code, name } = error as Error & { code?: unknown };
  const detail =
    error instanceof TooLate
      ? `no answer within ${limitMs / 1000} s`
      : typeof code === 'string'
        ? code
        : name;
  return { kind: 'retry', afterMs: null, detail };
}

type Headers = ReturnType<typeof headersFor>;

/** Sends one message at a time, to strangers' addresses: whatever they lead to, it comes back in time. */
export function createSender(options: SenderOptions): Sender {
  const { allowedHosts, clock, limitMs = LIMIT_MS, resolve, ca } = options;
  const authorization = vapidAuthorization(options);
  const agent = new Agent({
    connect: guardedConnector({ allowedHosts, timeoutMs: limitMs, resolve, ca }),
    connections: CONNECTIONS_PER_SERVICE,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
  });

  async function post(address: PushAddress, headers: Headers, body: Buffer): Promise<SendOutcome> {
    const late = Promise.withResolvers<never>();
    const cut = new AbortController();
    const timer = setTimeout(() => {
      cut.abort();
      // The transport hears the signal only once it has a connection; a lookup or a queue must not keep us.
      late.reject(new TooLate());
    }, limitMs);
    try {
      const request = { origin: `https://${address.authority}`, path: address.path, headers, body };
      const asked = agent.request({ ...request, method: 'POST', signal: cut.signal });
      const answer = await Promise.race([asked, late.promise]);
      return outcomeOf(await readAnswer(answer), clock.nowMs());
    } finally {
      clearTimeout(timer);
    }
  }

  async function readAnswer({ statusCode, headers, body }: Dispatcher.ResponseData) {
    const retryAfter = [headers['retry-after']].flat()[0];
    // The status has said what became of the message, whatever becomes of the rest of the answer.
    return { status: statusCode, retryAfter, body: await beginningOf(body).catch(() => '') };
  }

  return {
    async send(subscription, payload, { ttlSeconds }) {
      const { endpoint } = subscription;
      const address = pushAddressOf(endpoint);
      // Kept subscriptions may be older than today's settings.
      if (!address || endpointFault(endpoint, allowedHosts)) {
        return { kind: 'failed', detail: 'the endpoint is not allowed' };
      }
      const body = sealed(subscription, payload);
      if (!body) return { kind: 'failed', detail: 'the keys of the browser are not usable' };
      try {
        const header = await authorization(`https://${address.authority}`);
        return await post(address, headersFor(payload, ttlSeconds, header), body);
      } catch (error) {
        return failureOf(error, limitMs);
      }
    },
    close: () => agent.destroy(),
  };
}
