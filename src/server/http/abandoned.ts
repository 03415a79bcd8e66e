import type { FastifyReply } from 'fastify';

/** Aborted when the connection is closed before the answer was sent: what is left of the work is for nobody. */
export function abandoned(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
