import {
  latestChange,
  sitemapIndexXml,
  sitemapXml,
  type SitemapEntry,
} from '../../domain/sitemap/sitemap.ts';
import type { ArchiveService } from '../archive/service.ts';
import type { BlogService } from '../blog/service.ts';
import type { Config } from '../config.ts';
import type { GeneratedFiles } from '../pages/generated-files.ts';
import type { QuotesService } from '../quotes/service.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import { archiveAddresses, archiveYears, type ArchiveDays } from './archive-addresses.ts';
import { blogAddresses } from './blog-addresses.ts';
import { cardAddresses, pairAddresses, plainAddresses, signAddresses } from './page-addresses.ts';
import { quoteAddresses } from './quote-addresses.ts';

interface SitemapServices {
  archive: Pick<ArchiveService, 'latest'>;
  blog: BlogService;
  calendar: Pick<SiteCalendar, 'today' | 'nextArchiveChangeMs'>;
  quotes: QuotesService;
}

const INDEX_PATH = '/sitemap.xml';

type Lists = ReadonlyMap<string, () => SitemapEntry[]>;

/** One file per kind of page; the archive has one per year, so that none grows too long. */
function listsOf({ archive, blog, calendar, quotes }: SitemapServices): Lists {
  const days: ArchiveDays = { today: calendar.today(), latest: archive.latest() };
  const { today } = days;
  const lists: [name: string, list: () => SitemapEntry[]][] = [
    ['pages', () => plainAddresses(today)],
    ['signs', () => signAddresses(today)],
    ['pairs', () => pairAddresses(today)],
    ['cards', cardAddresses],
    ['quotes', () => quoteAddresses(quotes)],
    ['blog', () => blogAddresses(blog)],
  ];
  for (const year of archiveYears(days)) lists.push([`archive-${year}`, () => archiveAddresses(year, days)]);
  return new Map(lists.map(([name, list]) => [`/sitemap-${name}.xml`, list]));
}

/** Only pages that search engines may list, each under its canonical address. */
export function sitemaps(services: SitemapServices, { siteUrl }: Pick<Config, 'siteUrl'>): GeneratedFiles {
  function textOf(path: string): string {
    const lists = listsOf(services);
    if (path !== INDEX_PATH) return sitemapXml(siteUrl, lists.get(path)!());
    const files = [...lists].map(([file, list]) => ({ path: file, changedOn: latestChange(list()) }));
    return sitemapIndexXml(siteUrl, files);
  }
  return {
    // It lists the archive's days.
    staleAtMs: services.calendar.nextArchiveChangeMs,
    owns: (path) => path.startsWith('/sitemap') && (path === INDEX_PATH || listsOf(services).has(path)),
    render: (path) => ({
      status: 200,
      text: textOf(path),
      contentType: 'application/xml; charset=utf-8',
      cacheControl: 'public, max-age=3600',
    }),
  };
}
