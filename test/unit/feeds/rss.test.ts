import { describe, expect, it } from 'vitest';
import { rssXml, type Feed } from '../../../src/domain/feeds/rss.ts';
import { schemaFaults } from '../../harness/xml-schema.ts';
import { RSS } from '../../harness/xml-schemas.ts';
import { textAt, xmlTree } from '../../harness/xml.ts';

const FEED: Feed = {
  title: 'Salt & <pepper>',
  description: '"Quoted" and \'single\'',
  link: 'https://example.com/?a=1&b=2',
  self: 'https://example.com/feed.xml?a=1&b="2"',
  image: 'https://example.com/icon.png',
  builtMs: Date.parse('2026-11-15T05:00:00Z'),
  items: [
    {
      title: 'A bell \u0007 and a lone half \ud800 of a pair ☾',
      link: 'https://example.com/one',
      guid: 'one',
      guidIsLink: false,
      publishedMs: Date.parse('2026-11-15T00:00:00Z'),
      summary: 'Short ]]> text',
      html: '<p>1 &lt; 2 &amp; ]]&gt;</p>',
      author: 'A & B',
      categories: ['Sky'],
      picture: { url: 'https://example.com/a.png?b&c', type: 'image/png', bytes: 9, width: 2, height: 3 },
    },
  ],
};

describe('an RSS feed', () => {
  const channel = xmlTree(rssXml(FEED)).children[0]!;
  const item = channel.children.find(({ name }) => name === 'item')!;

  it('gives back every text as it was put in', () => {
    expect(textAt(channel, 'title')).toBe(FEED.title);
    expect(textAt(channel, 'description')).toBe(FEED.description);
    expect(textAt(channel, 'link')).toBe(FEED.link);
    expect(textAt(item, 'content:encoded')).toBe(FEED.items[0]!.html);
    expect(textAt(item, 'description')).toBe('Short ]]> text');
    expect(textAt(item, 'dc:creator')).toBe('A & B');
    expect(textAt(item, 'category')).toBe('Sky');
  });

  it('is what the schema of RSS allows', () => {
    const self = 'https://example.com/feed.xml';
    expect(schemaFaults(xmlTree(rssXml({ ...FEED, self })), RSS)).toEqual([]);
  });

  it('has the picture of an item for old readers and new ones', () => {
    const attributesOf = (name: string) => item.children.find((child) => child.name === name)!.attributes;
    const url = 'https://example.com/a.png?b&c';
    expect(attributesOf('enclosure')).toEqual({ url, length: '9', type: 'image/png' });
    expect(attributesOf('media:content')).toMatchObject({ url, fileSize: '9', width: '2', height: '3' });
  });

  it('has a length of 0 for a picture whose bytes nobody has counted', () => {
    const [one] = FEED.items;
    const uncounted = { ...FEED, items: [{ ...one!, picture: { ...one!.picture!, bytes: null } }] };
    const shown = xmlTree(rssXml(uncounted)).children[0]!.children.find(({ name }) => name === 'item')!;
    const attributesOf = (name: string) => shown.children.find((child) => child.name === name)!.attributes;
    expect(attributesOf('enclosure')).toMatchObject({ length: '0', type: 'image/png' });
    expect(attributesOf('media:content')).not.toHaveProperty('fileSize');
  });

  it('leaves out what XML cannot hold', () => {
    expect(textAt(item, 'title')).toBe('A bell  and a lone half  of a pair ☾');
  });

  it('names itself, its language and its dates', () => {
    const self = channel.children.find(({ name }) => name === 'atom:link')!;
    expect(self.attributes).toEqual({ href: FEED.self, rel: 'self', type: 'application/rss+xml' });
    expect(textAt(channel, 'language')).toBe('en-us');
    expect(textAt(channel, 'lastBuildDate')).toBe('Sun, 15 Nov 2026 05:00:00 GMT');
    expect(textAt(item, 'pubDate')).toBe('Sun, 15 Nov 2026 00:00:00 GMT');
    expect(item.children.find(({ name }) => name === 'guid')).toMatchObject({
      text: 'one',
      attributes: { isPermaLink: 'false' },
    });
  });
});
