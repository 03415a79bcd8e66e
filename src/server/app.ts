import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { deskPageRoutes } from './admin/page-routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { apiDescriptionRoutes, registerApiDescription } from './api-description/routes.ts';
import { archiveRoutes } from './archive/routes.ts';
import { blogPictureRoutes } from './blog-pictures/routes.ts';
import { blogRoutes } from './blog/routes.ts';
import { socialPictureRoutes } from './channels/routes.ts';
import { connectionCallbackRoutes } from './channels/connection-routes.ts';
import { chartRoutes } from './chart/routes.ts';
import { compatibilityRoutes } from './compatibility/routes.ts';
import type { Config } from './config.ts';
import { documentRoutes } from './documents/routes.ts';
import { Busy, NotFound } from './failures.ts';
import { forecastRoutes } from './forecast/routes.ts';
import { horoscopeRoutes } from './horoscope/routes.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import { AnswersInFlight } from './http/answers-in-flight.ts';
import { answerBrokenAddress, answerBrokenRequest } from './http/broken-requests.ts';
import type { Drain } from './http/drain.ts';
import { registerErrors } from './http/errors.ts';
import { registerHealth, type Meters } from './http/health.ts';
import { garbageCollection } from './http/heap-guard.ts';
import { refuseWritesOnLowDisk } from './http/low-disk.ts';
import { registerPublicReads } from './http/public-read.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { registerSameOrigin } from './http/same-origin.ts';
import { BARE_POLICY, securityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { unreadRefusal } from './http/unread-refusal.ts';
import { limitConcurrency, type WorkLimits } from './http/work-limits.ts';
import { jokesRoutes } from './jokes/routes.ts';
import { landingCounter } from './orders/landing.ts';
import { orderApiRoutes } from './orders/routes.ts';
import { webhookRoutes } from './orders/webhook-routes.ts';
import { cachedPageServer } from './pages/cached-page-server.ts';
import type { GeneratedFiles } from './pages/generated-files.ts';
import type { PageCache } from './pages/page-cache.ts';
import type { PageSource } from './pages/page-source.ts';
import { cardTagsRoutes } from './pages/card-tags-routes.ts';
import type { PagePolicies } from './pages/policies.ts';
import { openDaysOf, pageResolver, type PageResolver } from './pages/requested-page.ts';
import { registerPages } from './pages/routes.ts';
import { quoteCardRoutes } from './pictures/quote-card-routes.ts';
import { sharePictureRoutes } from './pictures/share-routes.ts';
import { placesRoutes } from './places/routes.ts';
import { preferencesRoutes } from './preferences/routes.ts';
import { subscriptionRoutes, testMessageRoutes, vapidKeyRoutes } from './push/routes.ts';
import { quotesRoutes } from './quotes/routes.ts';
import { reportPreviewRoutes, reportSampleRoutes } from './report/routes.ts';
import { sampleBookRoutes } from './report/sample-book-routes.ts';
import { searchRoutes } from './search/routes.ts';
import type { Services } from './services.ts';
import { skyRoutes } from './sky/routes.ts';
import { tarotCardRoutes, tarotReadingRoutes } from './tarot/routes.ts';
import { PRIVATE } from './cache-control.ts';

export interface AppParts {
  config: Config;
  services: Services;
  cache: PageCache;
  answers: AnswerCache;
  meters: Meters;
  files: readonly GeneratedFiles[];
  policies: PagePolicies;
  source: PageSource;
  limits: WorkLimits;
  drain: Drain;
  log: Logger;
}

const BODY_LIMIT_BYTES = 16 * 1024;
/** One in so many of an address's reads may be a year of the sky. */
const LONG_SPAN_SHARE = 25;

function createFastify(
  { config, services, cache, meters, drain, log }: AppParts,
  resolve: PageResolver,
): FastifyInstance {
  const security = securityHeaders(config);
  const landing = landingCounter(services.orders.funnel);
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: 'idle',
    // The framework's own refusal has no headers of ours; whoever still asks on an open connection is answered.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest(security),
    frameworkErrors: answerBrokenAddress(security),
    serverFactory: cachedPageServer({
      cache,
      resolve,
      refuse: unreadRefusal(security),
      inFlight: new AnswersInFlight(config.trustedProxies),
      drain,
      writeTimeoutMs: config.writeTimeoutSeconds * 1000,
      onCached(request, { counted }) {
        meters.pagesFromCache++;
        landing.cached(request);
        if (counted) services.counting.page(request, counted);
      },
      security,
    }),
  });
  app.addHook('preClose', () => drain.quiet());
  app.addHook('onResponse', async (request, reply) => landing.answered(request.raw, reply));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

function registerDefaultHeaders(app: FastifyInstance, config: Config): void {
  const headers = Object.fromEntries(securityHeaders(config));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers).header('content-security-policy', BARE_POLICY).header('cache-control', PRIVATE);
    reply.header('cross-origin-resource-policy', 'same-origin');
  });
}

async function registerPressure(app: FastifyInstance, config: Config): Promise<void> {
  const collectGarbage = garbageCollection();
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    maxHeapUsedBytes: config.maxHeapMegabytes * 1024 * 1024,
    async pressureHandler(_request, _reply, type, value) {
      // A process that just started, or got no turn for a second, has measured nothing: that is no pressure.
      if (value === Infinity) return;
      if (type === underPressure.TYPE_HEAP_USED_BYTES) collectGarbage();
      throw new Busy('We are very busy. Please try again in a moment.');
    },
  });
}

/** The API. */
async function registerCalls(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { answers, config, services, limits } = parts;
  limitConcurrency(app, limits);
  await app.register(async (reads) => {
    registerPublicReads(reads, answers);
    await reads.register(horoscopeRoutes, { services });
    await reads.register(forecastRoutes, { services });
    await reads.register(archiveRoutes, { services });
    await reads.register(compatibilityRoutes, { services });
    const longSpansPerMinute = Math.ceil(config.readRequestsPerMinute / LONG_SPAN_SHARE);
    await reads.register(skyRoutes, { services, longSpansPerMinute });
    await reads.register(placesRoutes, { services });
    await reads.register(jokesRoutes, { services });
    await reads.register(tarotCardRoutes, { services });
    await reads.register(quotesRoutes, { services });
    await reads.register(blogRoutes, { services });
    await reads.register(documentRoutes, { services });
    await reads.register(reportSampleRoutes, { services });
    await reads.register(searchRoutes, { services });
    await reads.register(vapidKeyRoutes, { services });
    await reads.register(apiDescriptionRoutes);
  });
  await app.register(testMessageRoutes, { services });
  await app.register(chartRoutes, { services });
  await app.register(reportPreviewRoutes, { services });
  await app.register(async (writes) => {
    refuseWritesOnLowDisk(writes, services.disk);
    await writes.register(preferencesRoutes, { services });
    await writes.register(subscriptionRoutes, { services });
    await writes.register(tarotReadingRoutes, { services });
  });
  await app.register(async (sales) => {
    // Whoever pays is no stranger; in the demo everybody is one.
    if (services.orders.shop().provider === 'demo') refuseWritesOnLowDisk(sales, services.disk);
    await sales.register(orderApiRoutes, { services });
  });
  await app.register(webhookRoutes, { services, forgedPerMinute: config.forgedWebhooksPerMinute });
}

/** The table of contents of the server: what stands here, in this order, is what a request meets. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, services, cache, meters, files, policies, source, limits } = parts;
  const openDays = openDaysOf(services);
  const resolve = pageResolver(openDays);
  const app = createFastify(parts, resolve).withTypeProvider<ZodTypeProvider>();
  registerErrors(app);
  registerDefaultHeaders(app, config);
  await registerPressure(app, config);
  await registerRateLimits(app, config);
  registerSameOrigin(app, config.siteUrl);
  await registerApiDescription(app, config);

  const { isReady, sky, orders } = services;
  registerHealth(app, { meters, cache, isReady, limits, sky, orders: orders.tally });
  await registerStaticFiles(app);
  await app.register(async (calls) => registerCalls(calls, parts));
  await app.register(adminRoutes, { config, services });
  await app.register(connectionCallbackRoutes);
  await app.register(deskPageRoutes, { access: services.access, config });
  await app.register(quoteCardRoutes, { services, config });
  await app.register(sharePictureRoutes, { services });
  await app.register(blogPictureRoutes, { pictures: services.blogPictures });
  await app.register(socialPictureRoutes, { channels: services.channels });
  await app.register(sampleBookRoutes, { services });
  await app.register(cardTagsRoutes, { services, policies, openDays });
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new NotFound('There is no such call.');
  });
  registerPages(app, { files, resolve, policies, source, count: services.counting.page });
  return app;
}
