import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogEntry } from '../../src/contract/blog.ts';
import type { DailyReading } from '../../src/contract/horoscope.ts';
import { blocksOf } from '../../src/domain/horoscope/reading.ts';
import { SIGN_KEYS } from '../../src/domain/zodiac/signs.ts';
import { pngSize } from '../harness/png-size.ts';
import { startTestSite } from '../harness/site.ts';
import { schemaFaults } from '../harness/xml-schema.ts';
import { RSS } from '../harness/xml-schemas.ts';
import { textAt, xmlTree, type XmlElement } from '../harness/xml.ts';

const MORNING = '2026-11-15T12:00:00.000Z';
const EVENING = '2026-11-16T02:00:00.000Z';
const FEEDS = ['/daily-horoscope-feed.xml', '/blog-feed.xml'];

type TestSite = Awaited<ReturnType<typeof startTestSite>>;
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ clock: MORNING });
});
afterAll(async () => {
  await site.stop();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site.url + path, { headers });

async function json<T>(path: string): Promise<T> {
  return (await (await get(path)).json()) as T;
}

async function channelOf(path: string): Promise<XmlElement> {
  const rss = xmlTree(await (await get(path)).text());
  expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  return rss.children[0]!;
}

const itemsOf = (channel: XmlElement): XmlElement[] => channel.children.filter(({ name }) => name === 'item');

describe.each(FEEDS)('%s', (path) => {
  it('is RSS that may be kept for an hour and is not sent twice', async () => {
    const first = await get(path);
    expect(first.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=1');
    const again = await get(path, { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('is valid: every element, attribute, date and address is what RSS 2.0 allows', async () => {
    expect(schemaFaults(xmlTree(await (await get(path)).text()), RSS)).toEqual([]);
  });

  it('names every item by a guid of its own', async () => {
    const guids = itemsOf(await channelOf(path)).map((item) => textAt(item, 'guid'));
    expect(new Set(guids).size).toBe(guids.length);
  });

  it('says what it is and where it lies', async () => {
    const channel = await channelOf(path);
    const self = channel.children.find(({ name }) => name === 'atom:link')!;
    expect(self.attributes['href']).toMatch(new RegExp(`^https?://[^/]+${path}$`));
    expect(textAt(channel, 'language')).toBe('en-us');
    const image = channel.children.find(({ name }) => name === 'image')!;
    expect(textAt(image, 'title')).toBe(textAt(channel, 'title'));
    expect((await get(new URL(textAt(image, 'url')).pathname)).headers.get('content-type')).toBe('image/png');
  });

  it('has items with true dates and whole addresses', async () => {
    const channel = await channelOf(path);
    const { origin } = new URL(textAt(channel, 'link'));
    for (const item of itemsOf(channel)) {
      expect(textAt(item, 'link').startsWith(`${origin}/`)).toBe(true);
      expect(textAt(item, 'content:encoded')).not.toMatch(/(href|src)="[/#]/);
      expect(Date.parse(textAt(item, 'pubDate'))).toBeLessThanOrEqual(Date.parse(MORNING));
    }
  });
});

describe('the feed of daily horoscopes', () => {
  it('has the twelve readings of the last seven days, newest first', async () => {
    const days = [
      '2026-11-15',
      '2026-11-14',
      '2026-11-13',
      '2026-11-12',
      '2026-11-11',
      '2026-11-10',
      '2026-11-09',
    ];
    const items = itemsOf(await channelOf('/daily-horoscope-feed.xml'));
    expect(items).toHaveLength(84);
    expect(items.map((item) => textAt(item, 'guid'))).toEqual(
      days.flatMap((day) => SIGN_KEYS.map((sign) => `${sign}-${day}`)),
    );
    // Readers keep items for years: each leads to the page that keeps its words.
    const paths = items.map((item) => new URL(textAt(item, 'link')).pathname);
    expect(paths).toEqual(items.map((item) => `/archive/${textAt(item, 'guid')}`));
    expect((await get(paths[83]!)).status).toBe(200);
  });

  it('has the picture of its own day with every reading, which other sites may show', async () => {
    const items = itemsOf(await channelOf('/daily-horoscope-feed.xml'));
    const pictureOf = (item: XmlElement, name: string) =>
      item.children.find((child) => child.name === name)!.attributes;
    for (const item of items) {
      const { url, length, type } = pictureOf(item, 'enclosure');
      expect(new URL(url!).pathname).toBe(`/share/reading/${textAt(item, 'guid')}.wide.png`);
      // Drawn when it is asked for, so its length cannot be told: then RSS wants a 0, and Media RSS nothing.
      expect([length, type]).toEqual(['0', 'image/png']);
      const content = pictureOf(item, 'media:content');
      expect(content).toMatchObject({ url, type, medium: 'image', width: '1200', height: '630' });
      expect(content).not.toHaveProperty('fileSize');
    }
    const answer = await get(new URL(pictureOf(items[83]!, 'enclosure')['url']!).pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(pngSize(bytes)).toEqual([1200, 630]);
  });

  it.each(['leo-2026-11-15', 'pisces-2026-11-09'])('holds every word of the reading: %s', async (guid) => {
    const [, sign, date] = /^([a-z]+)-(.*)$/.exec(guid)!;
    const reading = await json<DailyReading>(`/api/horoscope/${sign}?date=${date}`);
    const items = itemsOf(await channelOf('/daily-horoscope-feed.xml'));
    const html = textAt(
      items.find((item) => textAt(item, 'guid') === guid)!,
      'content:encoded',
    );
    // The item is HTML inside XML: two layers, both of which must come off cleanly.
    const text = html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(text).toContain(`<p><strong>${reading.summary}</strong></p>`);
    for (const block of blocksOf(reading.description)) {
      if (block.heading) expect(text).toContain(`<h3>${block.heading}</h3>`);
      expect(text).toContain(`<p>${block.text}</p>`);
    }
    expect(text).toContain(reading.lucky_number);
    expect(text).toContain('For entertainment only.');
  });
});

describe('the feed of the blog', () => {
  it('has every article with its whole text', async () => {
    const { posts } = await json<{ posts: BlogEntry[] }>('/api/blog');
    const items = itemsOf(await channelOf('/blog-feed.xml'));
    expect(items).toHaveLength(20);
    expect(items.slice(0, 8).map((item) => textAt(item, 'title'))).toEqual(posts.map(({ title }) => title));
    expect(new URL(textAt(items[0]!, 'guid')).pathname).toBe(`/blog/${posts[0]!.slug}`);
    expect(textAt(items[0]!, 'description')).toBe(posts[0]!.excerpt);
    expect(textAt(items[0]!, 'content:encoded').length).toBeGreaterThan(4000);
    const pictures = textAt(items[0]!, 'content:encoded').match(/(?<=<img src=")[^"]+/g)!;
    const answer = await get(new URL(pictures[0]!).pathname);
    expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
  });
});

describe('another instance, started later on the same day', () => {
  let other: TestSite;
  beforeAll(async () => {
    other = await startTestSite({ clock: EVENING });
  });
  afterAll(async () => {
    await other.stop();
  });

  it.each(FEEDS)('serves the same bytes: %s', async (path) => {
    const [one, two] = await Promise.all([get(path), fetch(other.url + path)]);
    expect(await two.text()).toBe(await one.text());
    expect(two.headers.get('etag')).toBe(one.headers.get('etag'));
  });
});

// Last: a site's clock goes forward, as clocks do.
describe('the next day', () => {
  it('turns the page of the daily feed at the site’s midnight', async () => {
    await site.setClock('2026-11-16T05:00:01.000Z');
    const items = itemsOf(await channelOf('/daily-horoscope-feed.xml'));
    expect(items).toHaveLength(84);
    expect(textAt(items[0]!, 'guid')).toBe('aries-2026-11-16');
    expect(textAt(items[83]!, 'guid')).toBe('pisces-2026-11-10');
  });
});
