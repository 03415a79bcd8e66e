import { describe, expect, it } from 'vitest';
import type { BlogPost } from '../../../src/contract/blog.ts';
import { blogService } from '../../../src/server/blog/service.ts';

function post(slug: string, day: string): BlogPost {
  const at = `${day}T00:00:00.000Z`;
  return {
    slug,
    title: `Title of ${slug}`,
    excerpt: 'An excerpt.',
    publishedAt: at,
    updatedAt: at,
    author: 'The Zodiary desk',
    tags: ['sky'],
    readingMinutes: 3,
    headings: [],
    html: '<p>Words.</p>',
  };
}

const POSTS = [post('first', '2026-11-15'), post('third', '2026-12-01'), post('second', '2026-11-20')];

function serviceAt(iso: string) {
  const clock = { now: Date.parse(iso) };
  const service = blogService(POSTS, { nowMs: () => clock.now });
  return { ...service, setClock: (to: string) => (clock.now = Date.parse(to)) };
}

const slugs = (posts: readonly BlogPost[]) => posts.map(({ slug }) => slug);

describe('the blog', () => {
  it('has its newest article first', () => {
    expect(slugs(serviceAt('2027-01-01T00:00:00Z').all())).toEqual(['third', 'second', 'first']);
  });

  it('keeps an article back until its instant has come', () => {
    const blog = serviceAt('2026-11-19T23:59:59.999Z');
    expect(blog.find('second')).toBeNull();
    expect(blog.latest().slug).toBe('first');
    blog.setClock('2026-11-20T00:00:00Z');
    expect(blog.find('second')).not.toBeNull();
    expect(blog.latest().slug).toBe('second');
    expect(slugs(blog.all())).toEqual(['second', 'first']);
  });

  it('says exactly four things about the latest article', () => {
    expect(serviceAt('2026-11-15T00:00:00Z').latest()).toEqual({
      slug: 'first',
      title: 'Title of first',
      excerpt: 'An excerpt.',
      publishedAt: '2026-11-15T00:00:00.000Z',
    });
  });

  it('is never empty: before the first date the first article stands in', () => {
    const blog = serviceAt('2026-01-01T00:00:00Z');
    expect(slugs(blog.all())).toEqual(['first']);
    expect(blog.find('first')).not.toBeNull();
    expect(blog.find('second')).toBeNull();
  });
});
