import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SharedBytes } from './shared-bytes.ts';

/** How long an answer may be kept, in seconds, but never past the instant at which it would become wrong. */
export function keepFor(
  reply: FastifyReply,
  maxAgeSeconds: number,
  nowMs: number,
  wrongAtMs = Infinity,
): void {
  const seconds = Math.max(0, Math.min(maxAgeSeconds, Math.floor((wrongAtMs - nowMs) / 1000)));
  reply.header('cache-control', `public, max-age=${seconds}`);
}

/** Whether an If-None-Match header names the tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** What every route inside `app` gets: open to any origin, with an ETag and 304. */
export function registerPublicReads(app: FastifyInstance): void {
  const shared = new SharedBytes();
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    if (!matchesEtag(request.headers['if-none-match'], etag)) return sharedPayload(reply, etag, payload);
    reply.code(304).removeHeader('content-length');
    return null;
  });

  function sharedPayload(reply: FastifyReply, etag: string, payload: string): string | Buffer {
    const body = shared.of(etag, payload);
    // Else the framework would take bytes of unknown type for a download.
    if (typeof body !== 'string') reply.header('content-length', body.length);
    return body;
  }
}
