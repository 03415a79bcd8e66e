import type { BlogList, BlogPost } from '../../contract/blog.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

interface DataQuery<T> {
  queryKey: string[];
  staleTime: number;
  /** Only a type: tells callers what the answer is. */
  answer?: T;
}

export const postsQuery: DataQuery<BlogList> = { queryKey: ['/api/blog'], staleTime: FIVE_MINUTES_MS };

export function postQuery(slug: string): DataQuery<BlogPost> {
  return { queryKey: ['/api/blog', encodeURIComponent(slug)], staleTime: FIVE_MINUTES_MS };
}
