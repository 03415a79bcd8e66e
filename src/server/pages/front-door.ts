import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory, FastifyServerFactoryHandler } from 'fastify';
import { resolvePage } from '../../domain/pages/resolve.ts';
import type { PageCache } from './page-cache.ts';
import { writePage } from './page-entry.ts';

function cachedAddress(url: string, cache: PageCache): string | null {
  if (cache.find(url)) return url;
  const queryAt = url.indexOf('?');
  if (queryAt < 0) return null;
  const resolved = resolvePage(url.slice(0, queryAt), url.slice(queryAt));
  return resolved.kind === 'page' && cache.find(resolved.address) ? resolved.address : null;
}

function answerFromCache(request: IncomingMessage, response: ServerResponse, cache: PageCache): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const address = cachedAddress(request.url ?? '/', cache);
  const entry = address === null ? null : cache.find(address);
  if (!entry) return false;
  writePage(request, response, entry);
  return true;
}

/**
 * Stands before the framework: a page that is already bytes is answered from here, so that a crowd on one page costs
 * almost nothing and cannot be slowed by anything behind it.
 */
export function frontDoor(cache: () => PageCache, onCached: () => void): FastifyServerFactory {
  return (handler: FastifyServerFactoryHandler): Server =>
    createServer(
      { keepAliveTimeout: 72_000, requestTimeout: 30_000, headersTimeout: 15_000 },
      (request, response) => {
        if (answerFromCache(request, response, cache())) onCached();
        else handler(request, response);
      },
    );
}
