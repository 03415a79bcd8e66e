import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory, FastifyServerFactoryHandler } from 'fastify';
import type { AnswersInFlight } from '../http/answers-in-flight.ts';
import type { Drain } from '../http/drain.ts';
import type { Refusal } from '../http/unread-refusal.ts';
import { refuseUnservable, refuseWithoutHost } from '../http/broken-requests.ts';
import type { HeaderPairs } from '../http/security-headers.ts';
import { KEEP_ALIVE_SECONDS } from './prebuilt-response.ts';
import type { PageCache } from './page-cache.ts';
import { writePage, type PageEntry } from './page-entry.ts';
import type { PageResolver } from './requested-page.ts';

/** HTTP allows "GET http://any.host/path", which proxies send: the path is all that counts here. */
function originForm(url: string): string {
  if (url.startsWith('/')) return url;
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

export interface CachedPages {
  cache: PageCache;
  resolve: PageResolver;
}

export interface CachedPageParts extends CachedPages {
  inFlight: AnswersInFlight;
  drain: Drain;
  refuse: Refusal;
  writeTimeoutMs: number;
  onCached: (request: IncomingMessage, entry: PageEntry) => void;
  security: HeaderPairs;
}

function findCached(request: IncomingMessage, { cache, resolve }: CachedPages): PageEntry | null {
  const found = cache.find(request.url!);
  // Without a query the address is the key itself.
  if (found || !request.url!.includes('?')) return found;
  const resolved = resolve(request);
  return resolved.kind === 'page' ? cache.find(resolved.address) : null;
}

function answerFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  parts: CachedPages,
): PageEntry | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const entry = findCached(request, parts);
  if (entry) writePage(request, response, entry);
  return entry;
}

/**
 * Without a body there is nothing that a type could describe. The framework would take its word for it and wait for the
 * end of a body that Node, spared the trouble by `optimizeEmptyRequests`, never announces.
 */
function dropTypeWithoutBody({ headers }: IncomingMessage): void {
  if (!('content-length' in headers) && !('transfer-encoding' in headers)) delete headers['content-type'];
}

const UNREAD_CHECK_MS = 1_000;

/** Nobody may ask for much and read nothing: see AnswersInFlight. */
function boundUnread(server: Server, { inFlight, writeTimeoutMs }: CachedPageParts): void {
  server.on('connection', (socket) => {
    if (!inFlight.connect(socket)) socket.destroy();
  });
  // Node counts as progress what the other side takes of an answer, and looks twice before it says that none was made.
  server.setTimeout(writeTimeoutMs / 2, (socket) => {
    if (!inFlight.owesAnswer(socket)) socket.destroy();
  });
  const check = setInterval(() => inFlight.endUnread(), UNREAD_CHECK_MS).unref();
  server.once('close', () => clearInterval(check));
}

/**
 * The server in front of the framework: a page that is already bytes is answered from here, so that a crowd on one page
 * costs almost nothing and cannot be slowed by anything behind it.
 */
export function cachedPageServer(parts: CachedPageParts): FastifyServerFactory {
  const { security, onCached } = parts;
  return (handler: FastifyServerFactoryHandler): Server => {
    const server = createServer(
      {
        // Refused below, with our own headers.
        requireHostHeader: false,
        keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
        requestTimeout: 30_000,
        headersTimeout: 15_000,
        optimizeEmptyRequests: true,
      },
      (request, response) => {
        if (parts.drain.cutsOff(request, response)) return;
        const refuse = (): void => parts.refuse(request, response);
        const answer = (): void => {
          if (refuseWithoutHost(request, response, security)) return;
          request.url = originForm(request.url ?? '/');
          const entry = answerFromCache(request, response, parts);
          if (entry) return onCached(request, entry);
          dropTypeWithoutBody(request);
          handler(request, response);
        };
        parts.inFlight.admit(request.socket, response, { answer, refuse });
      },
    );
    boundUnread(server, parts);
    return refuseUnservable(server, security);
  };
}
