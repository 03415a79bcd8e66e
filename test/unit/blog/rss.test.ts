import { describe, expect, it } from 'vitest';
import { rssXml, type Feed } from '../../../src/domain/blog/rss.ts';
import { textAt, xmlTree } from './xml.ts';

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
