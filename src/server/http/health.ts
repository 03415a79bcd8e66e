import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { PageCache } from '../pages/page-cache.ts';

export interface Meters {
  registry: Registry;
  /** A bare number, since a crowd on one page counts it up thousands of times a second. */
  pagesFromCache: number;
  pagesRendered: Counter;
  requests: Counter<'method' | 'route' | 'status'>;
}

export function createMeters(): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    pagesFromCache: 0,
    pagesRendered: new Counter({
      name: 'zodiary_pages_rendered_total',
      help: 'Pages, feeds and drawings made for the cache',
      registers: [registry],
    }),
    requests: new Counter({
      name: 'zodiary_requests_total',
      help: 'Requests that reached the framework, by route pattern',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    }),
  };
}

interface HealthOptions {
  meters: Meters;
  cache: PageCache;
  isReady: () => boolean;
}

function registerCacheMeters(meters: Meters, cache: PageCache): void {
  const registers = [meters.registry];
  new Counter({
    name: 'zodiary_pages_from_cache_total',
    help: 'Pages answered from the cache',
    registers,
    collect() {
      this.reset();
      this.inc(meters.pagesFromCache);
    },
  });
  new Gauge({
    name: 'zodiary_page_cache_bytes',
    help: 'Bytes held by the page cache',
    registers,
    collect() {
      this.set(cache.size.bytes);
    },
  });
  new Gauge({
    name: 'zodiary_page_cache_pages',
    help: 'Pages, feeds and drawings held by the page cache',
    registers,
    collect() {
      this.set(cache.size.pages);
    },
  });
}

export function registerHealth(app: FastifyInstance, { meters, cache, isReady }: HealthOptions): void {
  registerCacheMeters(meters, cache);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    meters.requests.inc({ method: request.method, route, status: reply.statusCode });
  });
  // A busy process is alive: whoever asks for its health must not hear a refusal and end it.
  const config = { rateLimit: false, pressureHandler: () => {} } as const;
  const unlisted = { schema: { hide: true }, config };
  app.get('/healthz', unlisted, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', unlisted, async (_request, reply) => {
    const ready = isReady();
    if (!ready) reply.code(503).header('retry-after', '5');
    return reply
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'waiting for the database' });
  });
}
