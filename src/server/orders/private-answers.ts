import type { FastifyInstance } from 'fastify';
import { NotFound } from '../failures.ts';
import { PRIVATE } from '../cache-control.ts';

/** The same for a guess, a link that ended and one of somebody else. */
export const stranger = (): NotFound => new NotFound('There is nothing here, or not for you.');

export function known<T>(found: T | null): T {
  if (found === null) throw stranger();
  return found;
}

/** Nobody keeps these answers, finds them or tells the next site where somebody was. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': PRIVATE,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });
}
