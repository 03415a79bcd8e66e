import { pathOn, readPage, type CrawledPage } from './page.ts';

export interface Visit {
  status: number;
  /** Where it was first named. */
  from: string;
  /** Null for a file. */
  page: CrawledPage | null;
}

export type Walk = ReadonlyMap<string, Visit>;

interface Walking {
  origin: string;
  start: readonly string[];
  /** Whether the links of a page lead on; where not, the page itself is asked for all the same. */
  leadsOn?: (address: string) => boolean;
  /** Which of the links found on a page are asked for. */
  chosen?: (links: readonly string[]) => readonly string[];
  atOnce?: number;
}

/** The site's own name for itself may be another than the one it is asked by. */
async function visit(origin: string, siteUrl: string, address: string, from: string): Promise<Visit> {
  const answer = await fetch(origin + address, { redirect: 'manual' });
  const text = await answer.text();
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  return { status: answer.status, from, page: isPage ? readPage(text, siteUrl) : null };
}

/** Goes from page to page over every link, each address once. */
export async function walk({ origin, start, leadsOn, chosen, atOnce = 4 }: Walking): Promise<Walk> {
  const siteUrl = await siteUrlOf(origin);
  const visits = new Map<string, Visit>();
  const known = new Set(start);
  const waiting = start.map((address) => ({ address, from: '' }));

  async function next({ address, from }: { address: string; from: string }): Promise<void> {
    const visited = await visit(origin, siteUrl, address, from);
    visits.set(address, visited);
    if (!visited.page || leadsOn?.(address) === false) return;
    const { links } = visited.page;
    for (const link of chosen?.(links) ?? links) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push({ address: link, from: address });
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(next));
  return visits;
}

/** As robots.txt says it, which is where a crawler begins. */
export async function siteUrlOf(origin: string): Promise<string> {
  const text = await (await fetch(`${origin}/robots.txt`)).text();
  return /^Sitemap: (https?:\/\/[^/]+)\/sitemap\.xml$/m.exec(text)![1]!;
}

function locationsIn(xml: string, siteUrl: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, location]) => pathOn(siteUrl, location!.replaceAll('&amp;', '&')) ?? location!,
  );
}

/** Every address of every sitemap, by the file it stands in. */
export async function sitemapAddresses(origin: string): Promise<Map<string, string[]>> {
  const siteUrl = await siteUrlOf(origin);
  const read = async (path: string): Promise<string[]> =>
    locationsIn(await (await fetch(origin + path)).text(), siteUrl);
  const files = await read('/sitemap.xml');
  return new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
}
