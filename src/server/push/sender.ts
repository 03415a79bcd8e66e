import { Agent, type Dispatcher } from 'undici';
import webPush from 'web-push';
import { outcomeOf, type SendOutcome } from '../../domain/push/answer.ts';
import { endpointFault, pushAddressOf, type PushAddress } from '../../domain/push/endpoint.ts';
import type { ShownMessage } from '../../domain/push/default-message.ts';
import { ForbiddenAddress, guardedConnector, type Resolve } from './connector.ts';
import { vapidAuthorization, type VapidOptions } from './vapid.ts';

/** Where a browser takes its messages, and the keys they are encrypted with. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Sender {
  send: (
    subscription: PushSubscription,
    payload: ShownMessage,
    options: { ttlSeconds: number },
  ) => Promise<SendOutcome>;
  /** Aborts what is still being sent. */
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

/** Services answer with a line or two; the rest of a longer answer is not read. */
const ANSWER_BYTES = 4096;

/** A service keeps only the last undelivered message of a topic, but takes only these characters, and 32 of them. */
const TOPIC = /^[\w-]{1,32}$/;

class TimedOut extends Error {}

async function readBeginning(body: AsyncIterable<Buffer>): Promise<string> {
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

/** Null when the browser's keys are not valid. */
function encrypted({ p256dh, auth }: PushSubscription, payload: ShownMessage): Buffer | null {
  try {
    return webPush.encrypt(p256dh, auth, JSON.stringify(payload), 'aes128gcm').cipherText;
  } catch {
    return null;
  }
}

function headersFor(payload: ShownMessage, ttlSeconds: number, authorization: string) {
  return {
    authorization,
    ttl: String(Math.max(0, Math.floor(ttlSeconds))),
    urgency: 'normal',
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ...(TOPIC.test(payload.tag) ? { topic: payload.tag } : {}),
  };
}

/** What went wrong, without the message of the transport: it may contain the endpoint. */
function failureOf(error: unknown, limitMs: number): SendOutcome {
  if (error instanceof ForbiddenAddress) return { kind: 'failed', detail: 'the address is not public' };
  const { code, name } = error as Error & { code?: unknown };
  const detail =
    error instanceof TimedOut
      ? `no answer within ${limitMs / 1000} s`
      : typeof code === 'string'
        ? code
        : name;
  return { kind: 'retry', afterMs: null, detail };
}

type Headers = ReturnType<typeof headersFor>;

/** Sends messages to addresses chosen by strangers: whatever they lead to, `send` resolves within the limit. */
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
    const timeout = Promise.withResolvers<never>();
    const aborting = new AbortController();
    const timer = setTimeout(() => {
      aborting.abort();
      // The transport obeys the signal only once it has a connection; a name lookup or a queue may take longer.
      timeout.reject(new TimedOut());
    }, limitMs);
    try {
      const request = { origin: `https://${address.authority}`, path: address.path, headers, body };
      const asked = agent.request({ ...request, method: 'POST', signal: aborting.signal });
      const answer = await Promise.race([asked, timeout.promise]);
      return outcomeOf(await readAnswer(answer), clock.nowMs());
    } finally {
      clearTimeout(timer);
    }
  }

  async function readAnswer({ statusCode, headers, body }: Dispatcher.ResponseData) {
    const retryAfter = [headers['retry-after']].flat()[0];
    // The status decides; the rest of the answer may fail.
    return { status: statusCode, retryAfter, body: await readBeginning(body).catch(() => '') };
  }

  return {
    async send(subscription, payload, { ttlSeconds }) {
      const { endpoint } = subscription;
      const address = pushAddressOf(endpoint);
      // Stored subscriptions may be older than the present settings.
      if (!address || endpointFault(endpoint, allowedHosts)) {
        return { kind: 'failed', detail: 'the endpoint is not allowed' };
      }
      const body = encrypted(subscription, payload);
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
