import { setImmediate } from 'node:timers/promises';
import {
  latestChange,
  sitemapIndexXml,
  sitemapXml,
  type SitemapEntry,
} from '../../domain/sitemap/sitemap.ts';
import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
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
import { publicFor } from '../cache-control.ts';

interface SitemapServices {
  archive: Pick<ArchiveService, 'latest'>;
  blog: BlogService;
  calendar: Pick<SiteCalendar, 'today' | 'nextArchiveChangeMs'>;
  quotes: QuotesService;
}

const INDEX_PATH = '/sitemap.xml';

/** Made one after the other, so that other requests get their turn in between. */
type Parts = readonly (() => SitemapEntry[])[];

/** One file per kind of page; the archive has one per year, so that none grows too long. */
function filesOf({ archive, blog, calendar, quotes }: SitemapServices): ReadonlyMap<string, Parts> {
  const days: ArchiveDays = { today: calendar.today(), latest: archive.latest() };
  const { today } = days;
  const archived = (year: string): Parts => SIGN_KEYS.map((sign) => () => archiveAddresses(year, sign, days));
  const files: [name: string, parts: Parts][] = [
    ['pages', [() => plainAddresses(today)]],
    ['signs', [() => signAddresses(today)]],
    ['pairs', [() => pairAddresses(today)]],
    ['cards', [cardAddresses]],
    ['quotes', [() => quoteAddresses(quotes)]],
    ['blog', [() => blogAddresses(blog)]],
    ...archiveYears(days).map((year): [string, Parts] => [`archive-${year}`, archived(year)]),
  ];
  return new Map(files.map(([name, parts]) => [`/sitemap-${name}.xml`, parts]));
}

async function entriesOf(parts: Parts): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (const part of parts) {
    await setImmediate();
    entries.push(...part());
  }
  return entries;
}

export function sitemaps(services: SitemapServices, { siteUrl }: Pick<Config, 'siteUrl'>): GeneratedFiles {
  async function indexXml(): Promise<string> {
    const listed: SitemapEntry[] = [];
    for (const [path, parts] of filesOf(services))
      listed.push({ path, changedOn: latestChange(await entriesOf(parts)) });
    return sitemapIndexXml(siteUrl, listed);
  }

  return {
    // It lists the archive's days.
    staleAtMs: services.calendar.nextArchiveChangeMs,
    owns: (path) => path.startsWith('/sitemap') && (path === INDEX_PATH || filesOf(services).has(path)),
    render: async (path) => ({
      status: 200,
      text:
        path === INDEX_PATH
          ? await indexXml()
          : sitemapXml(siteUrl, await entriesOf(filesOf(services).get(path)!)),
      contentType: 'application/xml; charset=utf-8',
      cacheControl: publicFor(3600),
    }),
  };
}
