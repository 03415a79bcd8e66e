import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import { keepPrivate } from '../orders/private-answers.ts';
import type { AccessService } from './service.ts';
import type { OwnerAtDesk } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set behind the gate alone. */
    owner: OwnerAtDesk;
  }
}

const READS = new Set(['GET', 'HEAD']);

/** Where a browser says nothing (plain http off this machine), its origin must be ours; a program says neither. */
function isFromOurPages({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === siteUrl : site === 'same-origin';
}

/** What the desk answers is nobody else's, and only its own pages may write. */
export function registerDeskDoor(app: FastifyInstance, { siteUrl }: Pick<AccessService, 'siteUrl'>): void {
  keepPrivate(app);
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) || isFromOurPages(request, siteUrl)) return;
    throw new HttpError(403, 'cross_origin', 'This call is only open to pages of this site.');
  });
}

/** Who sent the request; null for strangers. */
export const ownerOf = ({ headers }: FastifyRequest, access: AccessService): Promise<OwnerAtDesk | null> =>
  access.ownerAtDesk(access.cookie.read(headers.cookie));

/** Nothing inside `app` is answered without a session. */
export function registerOwnerGate(app: FastifyInstance, access: AccessService): void {
  registerDeskDoor(app, access);
  app.addHook('onRequest', async (request) => {
    const owner = await ownerOf(request, access);
    if (owner === null) throw new HttpError(401, 'signed_out', 'Please sign in first.');
    request.owner = owner;
  });
}

/** For changes of access: a session alone, which somebody may have found open, is not enough. */
export function confirmedLately({ owner }: FastifyRequest): void {
  if (owner.isConfirmed) return;
  throw new HttpError(403, 'confirm_needed', 'Please show once more that it’s you.');
}
