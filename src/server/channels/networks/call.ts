import { Agent, type Dispatcher } from 'undici';

/** The network was not reached: nothing of the call can have got there. */
export class Unreached extends Error {
  override name = 'Unreached';
}

/** The call may have arrived, but what was answered is not known. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** What it may take in all; a file takes longer than a question. */
  limitMs?: number;
}

export interface Reply {
  status: number;
  header: (name: string) => string | undefined;
  /** The answer as JSON; null where it is none. */
  json: unknown;
}

export interface Caller {
  call: (call: Call) => Promise<Reply>;
  /** Aborts what is still under way. */
  close: () => Promise<void>;
}

const CONNECT_MS = 10_000;
const LIMIT_MS = 30_000;
/** A page of 250 pins is the longest that we ask for. */
const ANSWER_BYTES = 4 * 1024 * 1024;

/** Before a connection stands nothing can have been sent. What is not listed here may have been. */
const BEFORE_SENDING =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|ERR_TLS_\w+)$/;

async function readWhole(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new Unanswered('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Only the code: messages of the transport may name an address with a secret in it. */
function failureOf(error: unknown): Error {
  if (error instanceof Unanswered || error instanceof Unreached) return error;
  const { code, name } = error as Error & { code?: unknown };
  const detail = typeof code === 'string' ? code : name;
  return BEFORE_SENDING.test(detail) ? new Unreached(detail) : new Unanswered(detail);
}

async function replyOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Reply> {
  const text = await readWhole(body);
  return {
    status: statusCode,
    header: (name) => [headers[name]].flat()[0],
    json: jsonOf(text),
  };
}

/** Calls to networks: each ends in time, with an answer of bearable length, or with one of two errors. */
export function createCaller({ connectMs = CONNECT_MS, limitMs = LIMIT_MS } = {}): Caller {
  const agent = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: 0,
    bodyTimeout: 0,
    // A connection that the network is about to close would make a known outcome an unknown one.
    keepAliveTimeout: 1_000,
    pipelining: 1,
  });

  async function within(call: Call, signal: AbortSignal): Promise<Reply> {
    const { origin, pathname, search } = new URL(call.url);
    const { method, headers = {}, body = null } = call;
    const request = { origin, path: pathname + search, method, headers, body, signal };
    return replyOf(await agent.request(request));
  }

  return {
    async call(call) {
      const aborting = new AbortController();
      const timer = setTimeout(() => aborting.abort(), call.limitMs ?? limitMs);
      try {
        return await within(call, aborting.signal);
      } catch (error) {
        throw failureOf(aborting.signal.aborted ? new Unanswered('no answer in time') : error);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => agent.destroy(),
  };
}
