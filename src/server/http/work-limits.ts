import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IndexKeeper } from '../search/index-keeper.ts';
import { ConcurrencyLimit, Places, type Release } from '../workers/concurrency-limit.ts';
import { abandoned } from './abandoned.ts';
import { addressKey } from './rate-limits.ts';

/** How much of each kind of work a process does at once, whoever asks for it. Pictures have a queue of their own. */
export interface WorkLimits {
  /** Pages that are not in the cache. */
  pages: ConcurrencyLimit;
  /** Feeds, sitemaps and drawings, likewise: one page may show a dozen drawings. */
  files: ConcurrencyLimit;
  /** Search pages, and the search of the API: each takes a connection to the database for all its questions. */
  searches: ConcurrencyLimit;
  /** Tarot draws, which write. */
  draws: ConcurrencyLimit;
  /** What is bought: payment companies are asked, which may take as long as they like. */
  orders: ConcurrencyLimit;
  /** What payment companies tell, all at once after an outage of theirs. */
  webhooks: ConcurrencyLimit;
  /** All other calls. */
  calls: ConcurrencyLimit;
}

/**
 * A page takes 10 to 20 ms of one processor: who is let in last still has it within half a second, since few may wait.
 * How long they may matters only where something is slow, as on a site that composes its first months. More at once would
 * not be faster, since there is one thread for all of them; and every question to the database waits for its turn there.
 * Pages and searches have room of their own to wait, so that a crowd that searches does not shut out the pages.
 */
export function createWorkLimits(search: { index: Pick<IndexKeeper, 'whenUsable'> }): WorkLimits {
  const rendering = new Places(2);
  const files = { maxWaiting: 48, maxWaitingOfOne: 36, maxWaitMs: 5000 };
  const pages = { maxWaiting: 16, maxWaitingOfOne: 12, maxWaitMs: 5000 };
  // A new site writes its index at first: everybody waits for that, and nobody holds a place meanwhile.
  const whenPossible = () => search.index.whenUsable();
  const searches = { maxWaiting: 12, maxWaitingOfOne: 8, maxWaitMs: 1500, whenPossible };
  const draws = { maxWaiting: 16, maxWaitingOfOne: 8, maxWaitMs: 3000 };
  const orders = { maxWaiting: 32, maxWaitingOfOne: 12, maxWaitMs: 3000 };
  // Whoever sends them is one asker and waits longer than a visitor would.
  const webhooks = { maxWaiting: 256, maxWaitingOfOne: 256, maxWaitMs: 8000 };
  const calls = { maxWaiting: 64, maxWaitingOfOne: 48, maxWaitMs: 3000 };
  return {
    pages: new ConcurrencyLimit(rendering, pages),
    files: new ConcurrencyLimit(rendering, files),
    searches: new ConcurrencyLimit(rendering, searches),
    draws: new ConcurrencyLimit(new Places(4), draws),
    orders: new ConcurrencyLimit(new Places(8), orders),
    webhooks: new ConcurrencyLimit(new Places(8), webhooks),
    calls: new ConcurrencyLimit(new Places(16), calls),
  };
}

/** Calls that wait for others: the sky's threads and the printer, which have queues of their own, and push services. */
const WAITING_CALLS =
  /^\/api\/(sky|chart$|report\/(offer|sample|preview|:token\/book\.pdf)$|compatibility\/week$|notifications\/test$)/;
const ORDERS = /^\/api\/(orders|checkout)(\/|$)/;

function workOf({ method, routeOptions }: FastifyRequest): keyof WorkLimits | null {
  const url = routeOptions.url ?? '';
  if (WAITING_CALLS.test(url)) return null;
  if (url.startsWith('/api/search')) return 'searches';
  if (ORDERS.test(url)) return 'orders';
  if (url.startsWith('/api/webhooks/')) return 'webhooks';
  return url.startsWith('/api/tarot') && method === 'POST' ? 'draws' : 'calls';
}

/** Every call inside `app` waits for its place. It is given back when the answer is made, however long it is read. */
export function limitConcurrency(app: FastifyInstance, limits: WorkLimits): void {
  const held = new WeakMap<FastifyRequest, Release>();
  app.addHook('preHandler', async (request, reply) => {
    const work = workOf(request);
    if (!work) return;
    const release = await limits[work].enter(addressKey(request.ip), abandoned(reply));
    held.set(request, release);
    // An answer that is never made because the visitor left.
    reply.raw.once('close', release);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    held.get(request)?.();
    return payload;
  });
}
