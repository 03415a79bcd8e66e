import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { PageCache } from '../pages/page-cache.ts';
import type { Tally } from '../orders/tally.ts';
import type { SkyService } from '../sky/service.ts';
import type { ConcurrencyLimit } from '../workers/concurrency-limit.ts';
import type { LineTally } from './access-log.ts';
import type { WorkLimits } from './work-limits.ts';
import { PRIVATE } from '../cache-control.ts';

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
  limits: WorkLimits;
  sky: Pick<SkyService, 'load'>;
  orders: Tally;
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

/** How much work goes on, waits and was refused, by its kind: what an overload looks like from inside. */
function registerWorkMeters({ registry }: Meters, { limits, sky }: HealthOptions): void {
  const registers = [registry];
  const kinds = Object.entries(limits) as [string, ConcurrencyLimit][];
  const sizes = () => [
    ...kinds.map(([work, limit]) => ({ work, ...limit.size })),
    { work: 'sky', ...sky.load() },
  ];
  for (const state of ['running', 'waiting'] as const) {
    new Gauge({
      name: `zodiary_work_${state}`,
      help: `Pieces of work that are ${state}, by kind`,
      labelNames: ['work'],
      registers,
      collect() {
        for (const size of sizes()) this.set({ work: size.work }, size[state]);
      },
    });
  }
  new Counter({
    name: 'zodiary_work_refused_total',
    help: 'Pieces of work refused because too many were waiting, by kind',
    labelNames: ['work'],
    registers,
    collect() {
      this.reset();
      for (const [work, limit] of kinds) this.inc({ work }, limit.size.refused);
    },
  });
  new Counter({
    name: 'zodiary_sky_tasks_total',
    help: "Computations given to the sky's threads, by kind",
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(sky.load().asked)) this.inc({ kind }, count);
    },
  });
}

/** How many orders reached which state, and what asking providers again has brought; none of them can be told apart. */
function registerOrderMeters({ registry }: Meters, orders: Tally): void {
  const registers = [registry];
  new Counter({
    name: 'zodiary_orders_total',
    help: 'Orders that reached a state, by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset();
      for (const [state, count] of Object.entries(orders.states)) this.inc({ state }, count);
    },
  });
  new Counter({
    name: 'zodiary_order_reconciliations_total',
    help: 'Orders whose provider was asked again, by outcome',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(orders.reconciliations)) this.inc({ outcome }, count);
    },
  });
  new Counter({
    name: 'zodiary_order_mismatches_total',
    help: 'Payments that did not fit their order',
    registers,
    collect() {
      this.reset();
      this.inc(orders.mismatches);
    },
  });
}

/** What the web server in front told of pages that it answered itself. */
export function registerAccessLogMeters({ registry }: Meters, tally: LineTally): void {
  new Counter({
    name: 'zodiary_access_log_lines_total',
    help: 'Lines about pages answered in front of the site, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(tally)) this.inc({ outcome }, count);
    },
  });
}

export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { meters, cache, isReady } = options;
  registerCacheMeters(meters, cache);
  registerWorkMeters(meters, options);
  registerOrderMeters(meters, options.orders);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    meters.requests.inc({ method: request.method, route, status: reply.statusCode });
  });
  // A busy process is alive: whoever asks for its health must not hear a refusal and end it.
  const config = { rateLimit: false, pressureHandler: () => {} } as const;
  const unlisted = { schema: { hide: true }, config };
  app.get('/healthz', unlisted, async (_request, reply) => {
    return reply.header('cache-control', PRIVATE).send({ status: 'ok' });
  });
  app.get('/readyz', unlisted, async (_request, reply) => {
    const ready = isReady();
    if (!ready) reply.code(503).header('retry-after', '5');
    return reply
      .header('cache-control', PRIVATE)
      .send({ status: ready ? 'ready' : 'waiting for the database' });
  });
}
