import { POSTS_ON_A_PAGE } from '../../domain/blog/posts.ts';
import { pagedAddress } from '../../domain/quotes/paging.ts';
import type { SitemapEntry } from '../../domain/sitemap/sitemap.ts';
import type { BlogService, PostDates } from '../blog/service.ts';

const dayOf = (instant: string): string => instant.slice(0, 10);

/** A new article changes every page of a list: the others move down by one. */
function listPages(path: string, posts: readonly PostDates[]): SitemapEntry[] {
  const pages = Math.ceil(posts.length / POSTS_ON_A_PAGE);
  const changedOn = dayOf(posts[0]!.publishedAt);
  return Array.from({ length: pages }, (_, index) => ({ path: pagedAddress(path, index + 1), changedOn }));
}

export function blogAddresses(blog: BlogService): SitemapEntry[] {
  const posts = blog.dates();
  const tags = [...new Set(posts.flatMap((post) => post.tags))];
  return [
    ...listPages('/blog', posts),
    ...tags.flatMap((tag) =>
      listPages(
        `/blog/tag/${tag}`,
        posts.filter((post) => post.tags.includes(tag)),
      ),
    ),
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changedOn: dayOf(updatedAt) })),
  ];
}
