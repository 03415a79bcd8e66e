import { typographyFaults } from '../../src/domain/typography/typography.ts';
import type { CrawledPage } from './page.ts';
import { structuredDataFaults } from './structured-data.ts';
import type { Visit, Walk } from './walk.ts';

const LONGEST_DESCRIPTION = 155;

/** What is not as it should be about one page by itself. */
function pageFaults(page: CrawledPage, siteUrl: string): string[] {
  const { title, description, canonical, mainHeadings, structured } = page;
  const faults: string[] = [];
  if (title.trim() === '') faults.push('has no title');
  if (description.length !== 1 || description[0]!.trim() === '') faults.push('has not one description');
  if ((description[0] ?? '').length > LONGEST_DESCRIPTION) faults.push('has too long a description');
  if (canonical.length !== 1) faults.push('has not one canonical link');
  if (mainHeadings !== 1) faults.push(`has ${mainHeadings} main headings`);
  return [...faults, ...structured.flatMap((text) => structuredDataFaults(text, siteUrl))];
}

/** Words set as on a typewriter, once each: what stands on every page is named for the first one. */
export function typewrittenWords(walk: Walk): string[] {
  const found = new Map<string, string>();
  for (const [address, { page }] of walk)
    for (const fault of (page?.words ?? []).flatMap(typographyFaults))
      if (!found.has(fault)) found.set(fault, `${address} ${fault}`);
  return [...found.values()];
}

export function deadLinks(walk: Walk): string[] {
  return [...walk]
    .filter(([, { status }]) => status !== 200)
    .map(([address, { status, from }]) => `${status} ${address}, named on ${from}`);
}

export function faultyPages(walk: Walk, siteUrl: string): string[] {
  return [...walk].flatMap(([address, { page }]) =>
    page ? pageFaults(page, siteUrl).map((fault) => `${address} ${fault}`) : [],
  );
}

/** A page that may be found is named in a sitemap, under its one true address. */
export function unlistedPages(walk: Walk, listed: ReadonlySet<string>): string[] {
  return [...walk]
    .filter(([, { page }]) => page?.isIndexable && !listed.has(page.canonical[0] ?? ''))
    .map(([address, { page }]) => `${address} is not listed as ${page!.canonical[0]}`);
}

/** What a sitemap names is a page, may be found, and is its own true address. */
export function wronglyListed(walk: Walk, listed: ReadonlySet<string>): string[] {
  const isRight = (address: string, visit: Visit | undefined): boolean =>
    visit?.status === 200 && visit.page?.isIndexable === true && visit.page.canonical[0] === address;
  return [...listed].filter((address) => walk.has(address) && !isRight(address, walk.get(address)));
}

export function unreachedPages(walk: Walk, listed: ReadonlySet<string>): string[] {
  return [...listed].filter((address) => !walk.has(address));
}

function repeated(walk: Walk, listed: ReadonlySet<string>, wordsOf: (page: CrawledPage) => string): string[] {
  const pages = [...listed].flatMap((address) => {
    const page = walk.get(address)?.page;
    return page ? [{ address, words: wordsOf(page) }] : [];
  });
  return Object.entries(Object.groupBy(pages, ({ words }) => words))
    .filter(([, alike]) => alike!.length > 1)
    .map(([words, alike]) => `${words} — ${alike!.map(({ address }) => address).join(' ')}`);
}

export const repeatedTitles = (walk: Walk, listed: ReadonlySet<string>): string[] =>
  repeated(walk, listed, ({ title }) => title);

export const repeatedDescriptions = (walk: Walk, listed: ReadonlySet<string>): string[] =>
  repeated(walk, listed, ({ description }) => description[0] ?? '');
