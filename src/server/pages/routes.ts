import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND, type RequestedPage, type ResolvedPage } from '../../domain/pages/resolve.ts';
import type { PageCounter } from '../counting/page-counter.ts';
import { sendError } from '../http/errors.ts';
import { addressKey } from '../http/rate-limits.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { writePage, type PageEntry } from './page-entry.ts';
import type { PageSource } from './page-source.ts';
import type { PagePolicies } from './policies.ts';
import { splitUrl, type PageResolver } from './requested-page.ts';
import { PRIVATE, UNSHARED_REDIRECT } from '../cache-control.ts';

export interface PagesOptions {
  files: readonly GeneratedFiles[];
  resolve: PageResolver;
  policies: PagePolicies;
  source: PageSource;
  count: PageCounter;
}

/** The page to answer with, or where to send the visitor instead. */
export function pageOrRedirect(
  resolved: ResolvedPage,
  policies: PagePolicies,
): RequestedPage | { to: string } {
  if (resolved.kind === 'redirect') return resolved;
  const { exists, movedTo } = policies[resolved.name];
  if (exists(resolved)) return resolved;
  const to = movedTo(resolved);
  return to === null ? NOT_FOUND : { to };
}

/** Every GET that is no file on disk and no API call is a generated file, a page, or the not-found page. */
export function registerPages(
  app: FastifyInstance,
  { files, resolve, policies, source, count }: PagesOptions,
): void {
  // /api/docs is named beside the rest, because everything else under /api/ is a call and no page.
  for (const url of ['/*', '/api/docs']) {
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler: answerPage });
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    const { path } = splitUrl(request.url);
    const asker = addressKey(request.ip);
    const owner = files.find(({ owns }) => owns(path));
    if (owner) return send(await source.file(owner, path, asker), request, reply);
    const instead = fileInsteadOf(path);
    if (instead !== null) return reply.header('cache-control', PRIVATE).redirect(instead, 302);
    const found = pageOrRedirect(resolve(request.raw), policies);
    if ('to' in found) return reply.header('cache-control', UNSHARED_REDIRECT).redirect(found.to, 301);
    return send(await source.page(found, asker), request, reply);
  }

  function fileInsteadOf(path: string): string | null {
    for (const { insteadOf } of files) {
      const instead = insteadOf?.(path) ?? null;
      if (instead !== null) return instead;
    }
    return null;
  }

  function send(entry: PageEntry, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    writePage(request.raw, reply.raw, entry);
    if (entry.counted) count(request.raw, entry.counted);
  }

  // Files that do not exist, and methods that no page or call has.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return sendError(reply, 404, 'There is nothing here for that method.');
    return send(await source.page(NOT_FOUND, addressKey(request.ip)), request, reply);
  });
}
