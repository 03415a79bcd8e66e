import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from 'react-router';
import type { PageServices } from '../contract/page-services.ts';
import { buildApp } from './app.ts';
import { blogFeeds } from './blog/feeds.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { loadContent } from './content.ts';
import { openDatabase } from './db/database.ts';
import { createMeters } from './http/health.ts';
import { PageCache } from './pages/page-cache.ts';
import { pageEntry } from './pages/page-entry.ts';
import { pageRenderer, type PageRenderer } from './pages/renderer.ts';
import { siteTexts } from './pages/site-texts.ts';
import type { TextSource } from './pages/texts.ts';
import { createServices, type Services } from './services.ts';
import { skyDrawings } from './sky/drawings.ts';

type Mode = 'production' | 'development';

export interface Site {
  app: FastifyInstance;
  services: Services;
  /** Where it listens, as a visitor on this machine would type it. */
  address: string;
  close: () => Promise<void>;
}

export interface SiteOptions {
  config: Config;
  clock: Clock;
  log: { info(text: string): void; warn(text: string): void; error(text: string): void };
  loadPages: () => Promise<ServerBuild>;
  mode?: Mode;
  /** Runs before the site listens: development puts its own middleware in front. */
  prepare?: (app: FastifyInstance) => Promise<void>;
}

function pageServices(config: Config, services: Services, describe: () => unknown): PageServices {
  return {
    site: () => ({ name: config.siteName, url: config.siteUrl, day: services.calendar.today() }),
    horoscope: services.horoscope,
    sky: services.sky,
    blog: services.blog,
    apiDescription: describe,
  };
}

interface Sources {
  texts: readonly TextSource[];
  render: PageRenderer;
  mode: Mode;
}

function createCache(config: Config, services: Services, { texts, render, mode }: Sources): PageCache {
  return new PageCache({
    maxBytes: config.pageCacheMegabytes * 1024 * 1024,
    nowMs: () => services.clock.nowMs(),
    // In development every look at a page is a new one.
    staleAtMs: () => (mode === 'development' ? -Infinity : services.calendar.nextMidnightMs()),
    fill: async (address) => {
      const source = texts.find((text) => text.owns(address));
      return pageEntry(await (source ?? { render }).render(address), config.siteUrl, mode);
    },
  });
}

/** Builds the whole site and listens. Everything is wired together here and in services.ts. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { config, clock, log, loadPages, mode = 'production' } = options;
  const content = await loadContent(clock);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    log,
  });
  const services = createServices(config, clock, database, content);
  const texts: TextSource[] = [skyDrawings(services), blogFeeds(services, config), siteTexts(config)];
  const parts: { app: FastifyInstance | null } = { app: null };
  const render = pageRenderer(
    loadPages,
    pageServices(config, services, () => parts.app?.swagger()),
    config.siteUrl,
    mode,
  );
  const cache = createCache(config, services, { texts, render, mode });
  const app = await buildApp({ config, services, cache, meters: createMeters(), texts });
  parts.app = app;
  await options.prepare?.(app);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    services,
    address: `http://localhost:${port}`,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
