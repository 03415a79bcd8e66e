import { atMostOnce, once, several, type ElementRule } from './xml-schema.ts';

const WORDS = /\S/s;
const ADDRESS = /^https?:\/\/[^\s<>"]+$/;
const NUMBER = /^[1-9]\d*$/;
/** RFC 822 with a year of four digits, as RSS 2.0 asks for it. */
const RSS_DATE = /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const IMAGE_TYPE = /^image\/(?:png|jpeg|webp)$/;

const RSS_ITEM: ElementRule = {
  children: {
    title: once({ text: WORDS }),
    link: once({ text: ADDRESS }),
    guid: once({ text: WORDS, attributes: { isPermaLink: /^(?:true|false)$/ } }),
    pubDate: once({ text: RSS_DATE }),
    'dc:creator': atMostOnce({ text: WORDS }),
    category: several({ text: WORDS }),
    description: once({ text: WORDS }),
    'content:encoded': once({ text: /^<\w[\s\S]*>$/ }),
    // 0 stands for a length that nobody knows; Media RSS leaves it out then.
    enclosure: atMostOnce({ attributes: { url: ADDRESS, length: /^(?:0|[1-9]\d*)$/, type: IMAGE_TYPE } }),
    'media:content': atMostOnce({
      attributes: {
        url: ADDRESS,
        fileSize: /^(?:[1-9]\d*)?$/,
        type: IMAGE_TYPE,
        medium: /^image$/,
        width: NUMBER,
        height: NUMBER,
      },
    }),
  },
};

const RSS_CHANNEL: ElementRule = {
  children: {
    title: once({ text: WORDS }),
    link: once({ text: ADDRESS }),
    description: once({ text: WORDS }),
    'atom:link': once({
      attributes: { href: ADDRESS, rel: /^self$/, type: /^application\/rss\+xml$/ },
    }),
    language: once({ text: /^en-us$/ }),
    lastBuildDate: once({ text: RSS_DATE }),
    image: once({
      children: {
        url: once({ text: ADDRESS }),
        title: once({ text: WORDS }),
        link: once({ text: ADDRESS }),
        width: once({ text: /^(?:1[0-3]\d|14[0-4]|[1-9]\d?)$/ }),
        height: once({ text: /^(?:[1-3]\d\d|[1-9]\d?)$/ }),
      },
    }),
    item: several(RSS_ITEM, 1),
  },
};

/** RSS 2.0 with what the feeds take from Atom, Dublin Core, Media RSS and the content module. */
export const RSS: ElementRule = {
  attributes: {
    version: /^2\.0$/,
    'xmlns:atom': /^http:\/\/www\.w3\.org\/2005\/Atom$/,
    'xmlns:content': /^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/,
    'xmlns:dc': /^http:\/\/purl\.org\/dc\/elements\/1\.1\/$/,
    'xmlns:media': /^http:\/\/search\.yahoo\.com\/mrss\/$/,
  },
  children: { channel: once(RSS_CHANNEL) },
};

const SITEMAP_NAMESPACE = /^http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9$/;
const LOCATION: ElementRule = {
  children: { loc: once({ text: ADDRESS }), lastmod: atMostOnce({ text: /^\d{4}-\d{2}-\d{2}$/ }) },
};

/** The sitemaps protocol, version 0.9. */
export const SITEMAP: ElementRule = {
  attributes: { xmlns: SITEMAP_NAMESPACE },
  children: { url: several(LOCATION, 1) },
};

export const SITEMAP_INDEX: ElementRule = {
  attributes: { xmlns: SITEMAP_NAMESPACE },
  children: { sitemap: several(LOCATION, 1) },
};
