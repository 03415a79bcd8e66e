import type { FastifyInstance } from 'fastify';
import { Busy } from '../failures.ts';
import type { FreeDisk } from '../storage/free-disk.ts';

/** Deleting makes room, and reading takes none. */
const STORING = new Set(['POST', 'PUT', 'PATCH']);
const RETRY_AFTER_SECONDS = 300;

/** For every route inside `app`: what strangers want stored is refused while the disk is nearly full. */
export function refuseWritesOnLowDisk(app: FastifyInstance, disk: Pick<FreeDisk, 'isLow'>): void {
  app.addHook('onRequest', async ({ method }) => {
    if (!STORING.has(method) || !(await disk.isLow())) return;
    const message = 'We have no room to keep this right now. Please try again later; you can go on reading.';
    throw new Busy(message, RETRY_AFTER_SECONDS);
  });
}
