import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** The site answers on localhost, another port or a LAN address too, so the request's own host counts as ours. */
function isOurs(request: FastifyRequest, siteUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  // No browser sends an unsafe request without either header: this is a program, and it carries no cookies of ours.
  if (origin === undefined) return true;
  return origin === siteUrl || (hostOf(origin) !== null && hostOf(origin) === request.headers.host);
}

export function registerSameOrigin(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || isOurs(request, siteUrl)) return;
    throw new HttpError(403, 'cross_origin', 'This call is only open to pages of this site.');
  });
}
