import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogEntry, BlogPost } from '../../src/contract/blog.ts';
import type { DailyReading } from '../../src/contract/reading.ts';
import { blocksOf } from '../../src/domain/reading/reading.ts';
import { SIGN_KEYS } from '../../src/domain/zodiac/signs.ts';
import { startTestSite } from '../harness/site.ts';
import { textAt, xmlTree, type XmlElement } from '../unit/blog/xml.ts';

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

async function slugOfLatest(): Promise<string> {
  return (await json<{ slug: string }>('/api/blog/latest')).slug;
}

describe('GET /api/blog/latest', () => {
  it('answers slug, title, excerpt and publishedAt, and nothing else', async () => {
    const latest = await json<Record<string, string>>('/api/blog/latest');
    expect(Object.keys(latest).sort()).toEqual(['excerpt', 'publishedAt', 'slug', 'title']);
    expect(new Date(latest['publishedAt']!).toISOString()).toBe(latest['publishedAt']);
    expect(latest['excerpt']!.length).toBeLessThanOrEqual(160);
  });

  it('may be kept for five minutes, by anyone, and is not sent twice', async () => {
    const first = await get('/api/blog/latest');
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const again = await get('/api/blog/latest', { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});

describe('GET /api/blog', () => {
  it('lists the articles, newest first, without their texts', async () => {
    const { posts } = await json<{ posts: BlogEntry[] }>('/api/blog');
    expect(posts[0]!.slug).toBe(await slugOfLatest());
    expect(posts.map((post) => post.publishedAt)).toEqual(
      posts
        .map((post) => post.publishedAt)
        .sort()
        .reverse(),
    );
    const fields = ['excerpt', 'publishedAt', 'readingMinutes', 'slug', 'tags', 'title'];
    for (const post of posts) expect(Object.keys(post).sort()).toEqual(fields);
  });

  it('has each of them whole under its slug', async () => {
    const post = await json<BlogPost>(`/api/blog/${await slugOfLatest()}`);
    expect(post.author).toBe('The Zodiary desk');
    expect(post.headings.length).toBeGreaterThan(2);
    for (const { id } of post.headings) expect(post.html).toContain(`<h2 id="${id}">`);
  });

  it('refuses an unknown one with 404', async () => {
    const answer = await get('/api/blog/no-such-article');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: { code: 'not_found', message: 'There is no such article.' },
    });
  });
});

describe.each(FEEDS)('%s', (path) => {
  it('is RSS that may be kept for an hour and is not sent twice', async () => {
    const first = await get(path);
    expect(first.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await get(path, { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
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
    const addresses = items.slice(0, 12).map((item) => new URL(textAt(item, 'link')).pathname);
    expect(addresses).toEqual(SIGN_KEYS.map((sign) => `/horoscope/${sign}`));
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
    expect(items.map((item) => textAt(item, 'title'))).toEqual(posts.map(({ title }) => title));
    expect(new URL(textAt(items[0]!, 'guid')).pathname).toBe(`/blog/${posts[0]!.slug}`);
    expect(textAt(items[0]!, 'description')).toBe(posts[0]!.excerpt);
    expect(textAt(items[0]!, 'content:encoded').length).toBeGreaterThan(4000);
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

describe('the pages of the blog', () => {
  it.each(['/blog', '/blog/'])('list the articles as links, without script: %s', async (path) => {
    const html = await (await get(path)).text();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain(`href="/blog/${await slugOfLatest()}"`);
  });

  it('show an article with its text and its structured data, without script', async () => {
    const post = await json<BlogPost>(`/api/blog/${await slugOfLatest()}`);
    const html = await (await get(`/blog/${post.slug}`)).text();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain(post.html);
    for (const { id } of post.headings) expect(html).toContain(`href="#${id}"`);
    expect(html).toContain('"@type":"BlogPosting"');
  });

  it('answer 404 for an article that is not there', async () => {
    expect((await get('/blog/no-such-article')).status).toBe(404);
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
