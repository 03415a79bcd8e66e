/**
 * Walks every link of the whole site, from home on, and holds every page to what crawlers ask for.
 * node test/crawl/whole.ts
 */
import ensureDatabaseServer from '../harness/database-server.ts';
import { startTestSite } from '../harness/site.ts';
import {
  deadLinks,
  faultyPages,
  repeatedDescriptions,
  repeatedTitles,
  typewrittenWords,
  unlistedPages,
  unreachedPages,
  wronglyListed,
} from './faults.ts';
import { isWorthAsking } from './kinds.ts';
import { sitemapAddresses, siteUrlOf, walk, type Walk } from './walk.ts';

function faultsOf(walked: Walk, listed: ReadonlySet<string>, siteUrl: string): Record<string, string[]> {
  return {
    'dead links': deadLinks(walked),
    'faults of pages': faultyPages(walked, siteUrl),
    'words set as on a typewriter': typewrittenWords(walked),
    'pages that no sitemap names': unlistedPages(walked, listed),
    'wrong addresses in sitemaps': wronglyListed(walked, listed),
    'pages that no link leads to': unreachedPages(walked, listed),
    'titles that come twice': repeatedTitles(walked, listed),
    'descriptions that come twice': repeatedDescriptions(walked, listed),
  };
}

function tell(walked: Walk, listed: ReadonlySet<string>, startedMs: number): void {
  const pages = [...walked.values()].flatMap(({ page }) => page ?? []);
  const links = pages.reduce((sum, { links: named }) => sum + named.length, 0);
  const minutes = ((Date.now() - startedMs) / 60_000).toFixed(1);
  console.log(
    `${pages.length} pages, ${walked.size - pages.length} files, ${links} links in ${minutes} minutes`,
  );
  console.log(`${listed.size} addresses in sitemaps`);
}

const LONGEST_LIST = 20;

function tellFaults(faults: Record<string, string[]>): void {
  for (const [name, found] of Object.entries(faults)) {
    console.log(`${found.length} ${name}`);
    for (const fault of found.slice(0, LONGEST_LIST)) console.error(`  ${fault}`);
    if (found.length > 0) process.exitCode = 1;
  }
}

const stopDatabase = await ensureDatabaseServer();
const site = await startTestSite();
const startedMs = Date.now();
const listed = new Set([...(await sitemapAddresses(site.url)).values()].flat());
const walked = await walk({
  origin: site.url,
  start: ['/'],
  chosen: (links) => links.filter(isWorthAsking),
});
tell(walked, listed, startedMs);
tellFaults(faultsOf(walked, listed, await siteUrlOf(site.url)));
await site.stop();
await stopDatabase();
