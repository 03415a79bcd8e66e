import type { ServerResponse } from 'node:http';
import { sharedUntil } from '../cache-control.ts';

/** How long an idle connection is kept, in seconds; the header tells browsers the same. */
export const KEEP_ALIVE_SECONDS = 72;

/** A whole 200 response, from its status line to its last byte. Only its date changes, once a second. */
export class PrebuiltResponse {
  readonly #lines: string;
  readonly #body: Buffer;
  readonly #isShared: boolean;
  #second = -1;
  #bytes = Buffer.alloc(0);

  /** Names and values in turn, as `writeHead` takes them. */
  constructor(headers: readonly string[], body: Buffer, isShared: boolean) {
    const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}\r\n`] : []));
    this.#lines = `${lines.join('')}Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n`;
    this.#body = body;
    this.#isShared = isShared;
  }

  at(nowMs: number): Buffer {
    const second = Math.floor(nowMs / 1000);
    if (second !== this.#second) {
      const date = new Date(second * 1000).toUTCString();
      const shared = this.#isShared ? `${sharedUntil(nowMs).join(': ')}\r\n` : '';
      const head = Buffer.from(`HTTP/1.1 200 OK\r\n${this.#lines}${shared}Date: ${date}\r\n\r\n`, 'latin1');
      this.#bytes = Buffer.concat([head, this.#body]);
      this.#second = second;
    }
    return this.#bytes;
  }
}

/**
 * Sends bytes that begin with their own head. Node has no public way to do so, and checks and joins every header of
 * every answer anew, which costs more than all the rest (docs/decisions/011). Ordering, pipelining and the end of the
 * answer stay Node's business.
 */
export function sendWithHead(response: ServerResponse, bytes: Buffer): void {
  const inner = response as ServerResponse & { _header: string; _headerSent: boolean };
  inner._header = 'prebuilt';
  inner._headerSent = true;
  response.end(bytes);
}
