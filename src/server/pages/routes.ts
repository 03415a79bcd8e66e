import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolvePage, type OpenDays } from '../../domain/pages/resolve.ts';
import { sendError } from '../http/errors.ts';
import { splitUrl } from './cached-page-server.ts';
import type { PageCache } from './page-cache.ts';
import { writePage } from './page-entry.ts';
import type { TextSource } from './generated-file.ts';

export interface PagesOptions {
  cache: PageCache;
  texts: readonly TextSource[];
  openDays: () => OpenDays;
  /** Whether a page that depends on content exists (a blog post, say); the address alone cannot tell. */
  exists: (address: string) => boolean;
  /** Where something else stands that an address was meant for, if it does. */
  movedTo: (address: string) => string | null;
}

const NOT_FOUND_ADDRESS = '/not-found';

function addressOf(
  path: string,
  search: string,
  { exists, movedTo, openDays }: Pick<PagesOptions, 'exists' | 'movedTo' | 'openDays'>,
): string | { to: string } {
  const resolved = resolvePage(path, search, openDays());
  if (resolved.kind === 'redirect') return { to: resolved.to };
  if (resolved.kind !== 'page' || exists(resolved.address)) return resolved.address;
  const to = movedTo(resolved.address);
  return to === null ? NOT_FOUND_ADDRESS : { to };
}

/** Every GET that is no file and no API call is a text of ours (a feed, a drawing), a page, or the not-found page. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { cache, texts } = options;
  // Named beside the rest, because everything else under /api/ is a call and no page.
  for (const url of ['/*', '/api/docs']) {
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler: answerPage });
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    const { path, search } = splitUrl(request.url);
    const isText = texts.some((source) => source.owns(path));
    const address = isText ? path : addressOf(path, search, options);
    if (typeof address !== 'string') return reply.redirect(address.to, 301);
    return answerWith(address, request, reply);
  }

  async function answerWith(address: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const entry = await cache.get(address);
    reply.hijack();
    writePage(request.raw, reply.raw, entry);
  }

  // Files that do not exist, and methods that no page or call has.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead
      ? answerWith(NOT_FOUND_ADDRESS, request, reply)
      : sendError(reply, 404, 'There is nothing here for that method.');
  });
}
