import type { LatestPost } from '../../contract/blog.ts';

interface DataQuery<T> {
  queryKey: string[];
  staleTime: number;
  /** Only a type: tells callers what the answer is. */
  answer?: T;
}

/** Apart from the blog's other queries: every page asks this one, and pays for no more. */
export const latestPostQuery: DataQuery<LatestPost> = {
  queryKey: ['/api/blog/latest'],
  staleTime: 5 * 60_000,
};
