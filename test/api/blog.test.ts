import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogEntry, BlogList, BlogPost } from '../../src/contract/blog.ts';
import { startTestSite } from '../harness/site.ts';

const MORNING = '2026-11-15T12:00:00.000Z';

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
    expect(first.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=1');
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
    const fields = ['excerpt', 'pictures', 'publishedAt', 'readingMinutes', 'slug', 'tags', 'title'];
    for (const post of posts) expect(Object.keys(post).sort()).toEqual(fields);
  });

  it('has eight on a page, each article once, and every tag', async () => {
    const first = await json<BlogList>('/api/blog');
    const pages = Array.from({ length: first.pages }, (_, i) => json<BlogList>(`/api/blog?page=${i + 1}`));
    const posts = (await Promise.all(pages)).flatMap((page) => page.posts);
    expect(first.posts).toHaveLength(8);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(first.total);
    expect(first.total).toBeGreaterThanOrEqual(25);
    const { tag, posts: count } = first.tags[0]!;
    const tagged = await json<BlogList>(`/api/blog?tag=${tag}`);
    expect(tagged).toMatchObject({ tag, total: count, page: 1 });
    for (const post of tagged.posts) expect(post.tags).toContain(tag);
  });

  it.each([
    ['/api/blog?page=99', 404],
    ['/api/blog?tag=no-such-tag', 404],
    ['/api/blog?page=0', 400],
    ['/api/blog?page=two', 400],
  ])('refuses %s with %i', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('error.code');
  });

  it('has each of them whole under its slug', async () => {
    const post = await json<BlogPost>(`/api/blog/${await slugOfLatest()}`);
    expect(post.author).toBe('The Zodiary desk');
    expect(post.headings.length).toBeGreaterThan(2);
    for (const { id } of post.headings) expect(post.html).toContain(`<h2 id="${id}">`);
  });

  it('fills what the sky says for the site’s day', async () => {
    const { html } = await json<BlogPost>('/api/blog/the-phases-of-the-moon');
    expect(html).toContain('today’s phase is waxing crescent');
    const cells = html.replaceAll(/<\/?time[^>]*>/g, '');
    expect(cells).toContain(
      '<th scope="row">Full Moon</th><td>November 24, 2026</td><td>2:53 PM</td><td>Gemini</td>',
    );
    expect(html).not.toContain('{{');
  });

  it('refuses an unknown one with 404', async () => {
    const answer = await get('/api/blog/no-such-article');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: { code: 'not_found', message: 'There is no such article.' },
    });
  });
});

describe('the figures of the blog', () => {
  it('are drawings in three forms, kept for a day', async () => {
    for (const form of ['', '.phone', '.small']) {
      const answer = await get(`/blog-art/the-loop-that-venus-drew${form}.svg`);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=1');
      expect(await answer.text()).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    }
  });

  it.each(['/blog-art/none.svg', '/blog-art/reading-three-cards.svg', '/blog-art/the-slow-ones.large.svg'])(
    'are not found if there is none: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('stand above every article with words for those who do not see them', async () => {
    const { posts } = await json<BlogList>('/api/blog?page=2');
    for (const { slug } of posts) {
      const { figure } = await json<BlogPost>(`/api/blog/${slug}`);
      if (figure.kind === 'picture') throw new Error('Our own articles have drawings.');
      const pictures =
        figure.kind === 'cards' ? figure.cards.map(({ src }) => src) : [figure.wide.src, figure.phone.src];
      for (const src of pictures) expect([src, (await get(src)).status]).toEqual([src, 200]);
      if (figure.kind === 'drawing') expect(figure.alt.length).toBeGreaterThan(60);
    }
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

  it('have addresses of their own, and 404 for those that are not there', async () => {
    const html = await (await get('/blog?page=2&x=1')).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/blog\?page=2"\/?>/);
    expect((await get('/blog/tag/moon')).status).toBe(200);
    const missing = [
      '/blog?page=99',
      '/blog/tag/none',
      '/blog/tag/moon?page=99',
      '/blog/latest',
      '/blog/tag',
    ];
    for (const path of missing) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('answer 404 for an article that is not there', async () => {
    expect((await get('/blog/no-such-article')).status).toBe(404);
  });
});
