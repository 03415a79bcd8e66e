import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { PageServices } from '../contract/page-services.ts';
import { buildApp } from './app.ts';
import { blogDrawings } from './blog/drawings.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { loadContent } from './content.ts';
import { openContentSource, type ContentSource } from './content-edits/source.ts';
import { isConnectionFailure, openDatabase, type Database } from './db/database.ts';
import { siteFeeds } from './feeds/feeds.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { Drain } from './http/drain.ts';
import { createMeters, type Meters } from './http/health.ts';
import { createWorkLimits } from './http/work-limits.ts';
import { siteJobs } from './jobs.ts';
import { workerScript } from './offline/worker-script.ts';
import { reasonOf } from './log.ts';
import { landingCounter } from './orders/landing.ts';
import { inFrontCounter } from './pages/answered-in-front.ts';
import type { GeneratedFiles } from './pages/generated-files.ts';
import { PageCache } from './pages/page-cache.ts';
import { withPageFailures } from './pages/page-failures.ts';
import { pageSource, type Mode } from './pages/page-source.ts';
import { cardMarkup } from './pictures/page-cards.ts';
import { pagePolicies, type PagePolicies } from './pages/policies.ts';
import { pageRenderer } from './pages/renderer.ts';
import { openDaysOf } from './pages/requested-page.ts';
import { siteFiles } from './pages/site-files.ts';
import { openPorts } from './ports.ts';
import { warnOfLocalSubject } from './push/vapid.ts';
import { reportDrawings } from './report/drawings.ts';
import { createServices, type Services } from './services.ts';
import { sitemaps } from './sitemap/sitemaps.ts';
import { skyCalendar } from './sky/calendar-feed.ts';
import { skyDrawings } from './sky/drawings.ts';

export interface Site {
  app: FastifyInstance;
  services: Services;
  /** Where it listens, as a visitor on this machine would type it. */
  address: string;
  /** Where its metrics are; null where METRICS_PORT is not set. */
  metricsAddress: string | null;
  close: () => Promise<void>;
}

export interface SiteOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  loadPages: () => Promise<ServerBuild>;
  mode?: Mode;
  /** Runs before the site listens: development puts its own middleware in front. */
  prepare?: (app: FastifyInstance) => Promise<void>;
}

function pageServices(
  { config, log }: SiteOptions,
  services: Services,
  describe: () => unknown,
): PageServices {
  return withPageFailures({
    site: () => ({ name: config.siteName, url: config.siteUrl, day: services.calendar.today() }),
    horoscope: services.horoscope,
    forecast: services.forecast,
    archive: services.archive,
    compatibility: services.compatibility,
    sky: services.sky,
    quotes: services.quotes,
    report: { sample: services.report.sample, offer: services.report.offer },
    shopWords: services.shopWords,
    orders: {
      shop: services.orders.shop,
      order: services.orders.knownOrder,
      report: services.orders.report,
      gift: services.orders.gift,
      demoCheckout: services.orders.demoCheckout,
    },
    blog: services.blog,
    drafts: { find: services.previewLinks.find },
    documents: services.documents,
    search: { find: services.search.find },
    tarot: services.tarot,
    apiDescription: describe,
    reportFailure: (failure) => log.error({ err: failure }, 'pages: page failed'),
  });
}

function generatedFiles(services: Services, config: Config, mode: Mode): GeneratedFiles[] {
  return [
    skyDrawings(services),
    skyCalendar(services, config),
    blogDrawings(services),
    reportDrawings(services),
    siteFeeds(services, config),
    sitemaps(services, config),
    siteFiles(config),
    workerScript(mode),
  ];
}

/** The framework with everything that answers a request. */
async function assembleApp(
  options: SiteOptions,
  services: Services,
  { meters, drain }: { meters: Meters; drain: Drain },
): Promise<{ app: FastifyInstance; policies: PagePolicies }> {
  const { config, clock, log, loadPages, mode = 'production' } = options;
  const { siteUrl } = config;
  const { calendar, pageCardTags } = services;
  // The page about the API describes the finished app.
  const parts: { app: FastifyInstance | null } = { app: null };
  const forPages = pageServices(options, services, () => parts.app?.swagger());
  const policies = pagePolicies(services);
  const render = pageRenderer(loadPages, forPages, siteUrl, mode, (page) =>
    pageCardTags(policies[page.name].picture(page)).then(cardMarkup),
  );
  const cache = new PageCache({
    maxBytes: config.pageCacheMegabytes * 1024 * 1024,
    nowMs: () => clock.nowMs(),
  });
  const answers = new AnswerCache(clock);
  services.content.onChange((changed) => {
    cache.purge(changed.flatMap(({ paths }) => paths));
    answers.clear();
    services.search.renew().catch((error: unknown) => {
      if (!isConnectionFailure(error)) log.error({ reason: reasonOf(error) }, 'search: index not mended');
    });
  });
  services.corrections.onChange((paths) => {
    cache.purge(paths);
    answers.clear();
  });
  const limits = createWorkLimits(services.search);
  const source = pageSource({ cache, policies, render, calendar, limits, meters, siteUrl, mode });
  const files = generatedFiles(services, config, mode);
  parts.app = await buildApp({
    config,
    services,
    cache,
    answers,
    meters,
    files,
    policies,
    source,
    limits,
    drain,
    log,
  });
  return { app: parts.app, policies };
}

async function assemble(options: SiteOptions, database: Database, content: ContentSource): Promise<Site> {
  const { config, clock, log } = options;
  const services = createServices({ config, clock, database, content, log });
  content.onRevision(services.corrections.reload);
  if (database.ready()) await services.corrections.reload();
  const meters = createMeters();
  const drain = new Drain({ isBehindProxy: config.trustedProxies.length > 0 });
  const { app, policies } = await assembleApp(options, services, { meters, drain });
  services.access.prepare().catch((error: unknown) => {
    log.error({ reason: reasonOf(error) }, 'access: ADMIN_PASSWORD not applied');
  });
  await options.prepare?.(app);
  const jobs =
    config.role === 'all'
      ? siteJobs({ database, clock, log }, services, { config, content: content.current() })
      : null;
  await jobs?.prepare();
  const onAnsweredInFront = inFrontCounter({
    policies,
    openDays: openDaysOf(services),
    count: services.counting.pageInFront,
    landing: landingCounter(services.orders.funnel),
  });
  const ports = await openPorts({ app, config, meters, onAnsweredInFront });
  jobs?.begin();
  warnOfLocalSubject(config, log);
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    services,
    address: `http://localhost:${port}`,
    metricsAddress: ports.metricsAddress,
    close: async () => {
      await drain.begin();
      // A connection that is still being answered must not take another request.
      app.server.keepAliveTimeout = 1;
      app.server.keepAliveTimeoutBuffer = 0;
      // Pictures and books that wait are let go of, or their requests would keep the site from closing.
      services.printer.close();
      await Promise.all([services.pictureCache.close(), app.close(), ports.close()]);
      await jobs?.stop();
      await services.backups.close();
      await services.orders.funnel.write();
      await services.counting.write();
      // After those who may still ask it: requests and jobs.
      await services.sky.close();
      await services.push.sender.close();
      await services.outbound.close();
      await content.close();
      await database.close();
    },
  };
}

/** Builds the whole site and listens. Everything is wired together here and in services.ts. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { config, clock, log } = options;
  const opening = openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    log,
  });
  // The words are read while the database server wakes up.
  const [opened, loaded] = await Promise.allSettled([opening, loadContent()]);
  if (opened.status === 'rejected') throw opened.reason;
  const database = opened.value;
  let content: ContentSource | null = null;
  try {
    if (loaded.status === 'rejected') throw loaded.reason;
    content = await openContentSource({ database, clock, content: loaded.value, log });
    return await assemble(options, database, content);
  } catch (error) {
    // A site that did not start must not leave its database server behind.
    await content?.close();
    await database.close();
    throw error;
  }
}
