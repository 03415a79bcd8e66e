import type { ServerBuild } from 'react-router';
import { configFrom } from '../src/server/config.ts';
import { loadContent } from '../src/server/content.ts';
import { archiveService } from '../src/server/archive/service.ts';
import { blogService } from '../src/server/blog/service.ts';
import { compatibilityService } from '../src/server/compatibility/service.ts';
import { documentsService } from '../src/server/documents/service.ts';
import { forecastService } from '../src/server/forecast/service.ts';
import { horoscopeService } from '../src/server/horoscope/service.ts';
import { pageRenderer } from '../src/server/pages/renderer.ts';
import type { Press } from '../src/server/readings/press.ts';
import { quotesService } from '../src/server/quotes/service.ts';
import { siteCalendar } from '../src/server/site-calendar.ts';
import { skyService } from '../src/server/sky/service.ts';
import { deckService } from '../src/server/tarot/service.ts';
import { printTable } from './table.ts';

const PAGES = [
  '/',
  '/horoscope/leo',
  '/blog',
  '/quotes/wisdom',
  '/quotes/wisdom/wise-men-know-that-their-business-is-to-examine-what',
  '/tarot',
  '/tarot/cards',
  '/tarot/cards/the-moon',
  '/not-found',
];
const ROUNDS = 60;

/** Nothing is kept: every reading is composed from its plan. */
const unprinted: Press = { print: async (_key, compose) => compose(), printAll: async () => {} };

/** How many pages a second of CPU renders when none is in the cache. */
export async function benchRender(): Promise<void> {
  const config = configFrom({});
  const clock = { nowMs: () => Date.now() };
  const content = await loadContent();
  const calendar = siteCalendar(clock, config.siteTimeZone);
  const horoscope = horoscopeService(content.almanac, clock, unprinted);
  const sky = skyService();
  const pages: string = '../build/server/index.js';
  const render = pageRenderer(
    () => import(pages) as Promise<ServerBuild>,
    {
      site: () => ({ name: config.siteName, url: config.siteUrl, day: calendar.today() }),
      horoscope,
      forecast: forecastService(content.forecasts, clock, unprinted),
      archive: archiveService({ horoscope, sky, clock }),
      compatibility: compatibilityService(content.compatibility, clock),
      sky,
      quotes: quotesService(content.quotes, content.quoteLore, clock),
      blog: blogService(content.blog, clock, calendar),
      documents: documentsService(content.documents, config),
      tarot: { ...deckService(content.tarot), reading: async () => null },
      apiDescription: () => ({}),
    },
    config.siteUrl,
    'production',
  );
  const rows: string[][] = [];
  for (const page of PAGES) {
    for (let warm = 0; warm < 15; warm++) await render(page);
    const before = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round++) await render(page);
    const { user, system } = process.cpuUsage(before);
    rows.push([page, (ROUNDS / ((user + system) / 1e6)).toFixed(0)]);
  }
  printTable('Uncached pages rendered per CPU-second', rows);
}
