import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deadLinks,
  faultyPages,
  repeatedDescriptions,
  repeatedTitles,
  typewrittenWords,
  unlistedPages,
  wronglyListed,
} from '../crawl/faults.ts';
import { fewOfEachKind, kindOf, someOfEachKind } from '../crawl/kinds.ts';
import { sitemapAddresses, siteUrlOf, walk, type Walk } from '../crawl/walk.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';

/** Some pages of every kind and some links of every kind; the full check walks them all (test/crawl/whole.ts). */
const PAGES_OF_A_KIND = 4;
const LINKS_OF_A_KIND = 4;

let site: TestSite;
let siteUrl: string;
let listed: Set<string>;
let walked: Walk;

async function walkSome(): Promise<Walk> {
  const start = [...new Set(['/', ...someOfEachKind(listed, PAGES_OF_A_KIND)])];
  const isFew = fewOfEachKind(LINKS_OF_A_KIND);
  return walk({
    origin: site.url,
    start,
    leadsOn: (address) => start.includes(address),
    chosen: (links) => links.filter((link) => !start.includes(link) && isFew(link)),
  });
}

beforeAll(async () => {
  site = await startTestSite();
  siteUrl = await siteUrlOf(site.url);
  listed = new Set([...(await sitemapAddresses(site.url)).values()].flat());
  walked = await walkSome();
}, timeLimit(120_000));
afterAll(() => site.stop());

describe('whoever follows the links of the site', () => {
  it('no internal link of any page is dead', () => {
    expect(walked.size).toBeGreaterThan(150);
    expect(deadLinks(walked)).toEqual([]);
  });

  it('finds one heading, a title, a description and true structured data on every page', () => {
    expect(faultyPages(walked, siteUrl)).toEqual([]);
  });

  it('reads dashes, apostrophes and quotation marks as a printer sets them', () => {
    expect(typewrittenWords(walked)).toEqual([]);
  });

  it('finds structured data on every kind of page that may be found', () => {
    const bare = [...walked].filter(([, { page }]) => page?.isIndexable && page.structured.length === 0);
    expect(bare.map(([address]) => address)).toEqual([]);
  });

  it('finds every page in a sitemap that may be found, under its one true address', () => {
    expect(unlistedPages(walked, listed)).toEqual([]);
    expect(wronglyListed(walked, listed)).toEqual([]);
  });

  it('reads no title and no description twice', () => {
    expect(repeatedTitles(walked, listed)).toEqual([]);
    expect(repeatedDescriptions(walked, listed)).toEqual([]);
  });

  it('comes by every kind of page there is', () => {
    const kinds = new Set([...walked.keys()].map(kindOf));
    for (const kind of [
      'horoscope',
      'daily',
      'pair',
      'archive',
      'archived',
      'quote',
      'blogpost',
      'tarotCard',
    ])
      expect(kinds).toContain(kind);
  });
});
