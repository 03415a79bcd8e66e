import type { CivilDate } from '../calendar/civil-date.ts';
import { xmlElement } from '../feeds/markup.ts';

export interface SitemapEntry {
  /** Path and query of a page's one true address. */
  path: string;
  /** The day on which its words last changed; left out where nobody knows. */
  changedOn?: CivilDate | undefined;
}

/** What the protocol allows in one file. */
export const MOST_ADDRESSES = 50_000;

function entryXml(name: string, siteUrl: string, { path, changedOn }: SitemapEntry): string {
  const changed = changedOn === undefined ? '' : xmlElement('lastmod', changedOn);
  return `<${name}>${xmlElement('loc', siteUrl + path)}${changed}</${name}>`;
}

function documentXml(root: string, name: string, siteUrl: string, entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map((entry) => entryXml(name, siteUrl, entry)),
    `</${root}>\n`,
  ].join('\n');
}

export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  if (entries.length > MOST_ADDRESSES)
    throw new Error(`A sitemap holds ${MOST_ADDRESSES} addresses at most.`);
  return documentXml('urlset', 'url', siteUrl, entries);
}

/** A sitemap of sitemaps: `path` is a file's address, `changedOn` the latest day in it. */
export function sitemapIndexXml(siteUrl: string, files: readonly SitemapEntry[]): string {
  return documentXml('sitemapindex', 'sitemap', siteUrl, files);
}

export function latestChange(entries: readonly SitemapEntry[]): CivilDate | undefined {
  return entries
    .map(({ changedOn }) => changedOn)
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}
