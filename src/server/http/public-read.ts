import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { publicFor } from '../cache-control.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked of the service each time: it keeps what it answers itself, and knows at once when that has changed. */
    keepsItself?: boolean;
  }
}

/** How long an answer may be kept, in seconds, but never past the instant at which it would become wrong. */
export function keepFor(
  reply: FastifyReply,
  maxAgeSeconds: number,
  nowMs: number,
  wrongAtMs = Infinity,
): void {
  const seconds = Math.max(0, Math.min(maxAgeSeconds, Math.floor((wrongAtMs - nowMs) / 1000)));
  reply.header('cache-control', publicFor(seconds));
}

/** Whether an If-None-Match header names the tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

const maxAgeOf = (reply: FastifyReply): number =>
  Number(/max-age=(\d+)/.exec(String(reply.getHeader('cache-control')))?.[1] ?? 0);

/** What every route inside `app` gets: open to any origin, with an ETag and 304, large answers as shared bytes. */
export function registerPublicReads(app: FastifyInstance, cache: AnswerCache): void {
  app.addHook('onRequest', async (request, reply) => {
    const kept = cache.find(request.url);
    if (!kept) return;
    const { body, etag, contentType, maxAgeSeconds } = kept;
    reply.header('etag', etag).header('cache-control', publicFor(maxAgeSeconds)).type(contentType);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      reply.code(304).removeHeader('content-length');
      return null;
    }
    const body = Buffer.from(payload);
    const contentType = String(reply.getHeader('content-type'));
    if (request.method === 'GET' && !request.routeOptions.config.keepsItself)
      cache.keep(request.url, { body, etag, contentType }, maxAgeOf(reply), reply.elapsedTime);
    return body;
  });
}
