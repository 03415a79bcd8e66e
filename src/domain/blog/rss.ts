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

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters that XML 1.0 cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text for XML and HTML alike, inside elements and attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(UNSPEAKABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** RFC 822, as RSS wants it: "Sun, 15 Nov 2026 00:00:00 GMT". */
function rssDate(atMs: number): string {
  return new Date(atMs).toUTCString();
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
    '</item>',
  ].join('\n');
}

/** RSS 2.0 with the whole text of every item. */
export function rssXml(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"' +
      ' xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
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
