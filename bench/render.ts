import type { ServerBuild } from 'react-router';
import { resolvePage, type RequestedPage } from '../src/domain/pages/resolve.ts';
import { pageRenderer } from '../src/server/pages/renderer.ts';
import { printTable } from './table.ts';
import { unarchivedServices } from './unarchived-services.ts';

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

/** Search needs a database, which this bench does without. */
const unsearched = async (): Promise<never> => {
  throw new Error('No page of this bench searches.');
};

/** How many pages a second of CPU renders when none is in the cache. */
function requestedPage(address: string): RequestedPage {
  const resolved = resolvePage(address, '');
  if (resolved.kind === 'redirect') throw new Error(`${address} is no page`);
  return resolved;
}

/** None of the pages measured here is the shop's. */
function unsold(): never {
  throw new Error('Nothing is sold while pages are measured.');
}

export async function benchRender(): Promise<void> {
  const { config, calendar, services } = await unarchivedServices();
  const pages: string = '../build/server/index.js';
  const render = pageRenderer(
    () => import(pages) as Promise<ServerBuild>,
    {
      site: () => ({ name: config.siteName, url: config.siteUrl, day: calendar.today() }),
      ...services,
      search: { find: unsearched },
      orders: { shop: unsold, order: unsold, report: unsold, gift: unsold, demoCheckout: unsold },
      shopWords: unsold,
      drafts: { find: async () => null },
      apiDescription: () => ({}),
      reportFailure: (failure) => {
        throw failure;
      },
    },
    config.siteUrl,
    'production',
    async () => '',
  );
  const rows: string[][] = [];
  for (const page of PAGES) {
    const requested = requestedPage(page);
    for (let warm = 0; warm < 15; warm++) await render(requested);
    const before = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round++) await render(requested);
    const { user, system } = process.cpuUsage(before);
    rows.push([page, (ROUNDS / ((user + system) / 1e6)).toFixed(0)]);
  }
  printTable('Uncached pages rendered per CPU-second', rows);
}
