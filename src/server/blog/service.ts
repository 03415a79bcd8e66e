import type { BlogPost, LatestPost } from '../../contract/blog.ts';
import { publishedPosts } from '../../domain/blog/posts.ts';
import type { Clock } from '../clock.ts';

export interface BlogService {
  latest: () => LatestPost;
  /** Newest first. */
  all: () => readonly BlogPost[];
  find: (slug: string) => BlogPost | null;
}

/** The articles as of now: one dated later waits for its day. `posts` must not be empty. */
export function blogService(posts: readonly BlogPost[], clock: Clock): BlogService {
  const all = (): BlogPost[] => publishedPosts(posts, clock.nowMs());
  return {
    all,
    latest() {
      const { slug, title, excerpt, publishedAt } = all()[0]!;
      return { slug, title, excerpt, publishedAt };
    },
    find: (slug) => all().find((post) => post.slug === slug) ?? null,
  };
}
