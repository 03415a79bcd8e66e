import { escapeMarkup, xmlElement as element } from './markup.ts';

/** A picture that goes with an item; some readers want to know its size before they fetch it. */
export interface FeedPicture {
  url: string;
  type: string;
  /** Null where it is not known. */
  bytes: number | null;
  width: number;
  height: number;
}

export interface FeedItem {
  title: string;
  link: string;
  guid: string;
  /** Whether the guid is an address that will always lead to the item. */
  guidIsLink: boolean;
  publishedMs: number;
  summary: string;
  html: string;
  author?: string;
  categories?: readonly string[];
  picture?: FeedPicture;
}

export interface Feed {
  title: string;
  description: string;
  /** The page that the feed follows. */
  link: string;
  /** The feed's own address. */
  self: string;
  image: string;
  builtMs: number;
  items: readonly FeedItem[];
}

/** RFC 822, as RSS wants it: "Sun, 15 Nov 2026 00:00:00 GMT". */
function rssDate(atMs: number): string {
  return new Date(atMs).toUTCString();
}

/** Twice: old readers know the one, news readers the other. */
function pictureXml({ url, type, bytes, width, height }: FeedPicture): string[] {
  const address = `url="${escapeMarkup(url)}"`;
  const fileSize = bytes === null ? '' : ` fileSize="${bytes}"`;
  return [
    // The RSS Advisory Board wants 0 for a length that cannot be told.
    `<enclosure ${address} length="${bytes ?? 0}" type="${type}"/>`,
    `<media:content ${address}${fileSize} type="${type}" medium="image" width="${width}" height="${height}"/>`,
  ];
}

function itemXml(item: FeedItem): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', item.link),
    `<guid isPermaLink="${item.guidIsLink}">${escapeMarkup(item.guid)}</guid>`,
    element('pubDate', rssDate(item.publishedMs)),
    ...(item.author === undefined ? [] : [element('dc:creator', item.author)]),
    ...(item.categories ?? []).map((category) => element('category', category)),
    element('description', item.summary),
    element('content:encoded', item.html),
    ...(item.picture ? pictureXml(item.picture) : []),
    '</item>',
  ].join('\n');
}

/** RSS 2.0 with the whole text of every item. */
export function rssXml(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"' +
      ' xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"' +
      ' xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.link),
    element('description', feed.description),
    `<atom:link href="${escapeMarkup(feed.self)}" rel="self" type="application/rss+xml"/>`,
    element('language', 'en-us'),
    element('lastBuildDate', rssDate(feed.builtMs)),
    '<image>',
    element('url', feed.image),
    element('title', feed.title),
    element('link', feed.link),
    // RSS allows no wider picture than this.
    '<width>144</width><height>144</height>',
    '</image>',
    ...feed.items.map(itemXml),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}
