import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory, FastifyServerFactoryHandler } from 'fastify';
import { resolvePage } from '../../domain/pages/resolve.ts';
import type { PageCache } from './page-cache.ts';
import { writePage, type PageEntry } from './page-entry.ts';

export function splitUrl(url: string): { path: string; search: string } {
  const queryAt = url.indexOf('?');
  return queryAt < 0
    ? { path: url, search: '' }
    : { path: url.slice(0, queryAt), search: url.slice(queryAt) };
}

/** HTTP allows "GET http://any.host/path", which proxies send: the path is all that counts here. */
function originForm(url: string): string {
  if (url.startsWith('/')) return url;
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function findCached(url: string, cache: PageCache): PageEntry | null {
  const found = cache.find(url);
  if (found) return found;
  const { path, search } = splitUrl(url);
  if (search === '') return null;
  const resolved = resolvePage(path, search);
  return resolved.kind === 'page' ? cache.find(resolved.address) : null;
}

function answerFromCache(request: IncomingMessage, response: ServerResponse, cache: PageCache): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const entry = findCached(request.url!, cache);
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
        request.url = originForm(request.url ?? '/');
        if (answerFromCache(request, response, cache())) onCached();
        else handler(request, response);
      },
    );
}
