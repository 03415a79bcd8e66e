import type { LatestPost } from '../../contract/blog.ts';

interface DataQuery<T> {
  queryKey: string[];
  staleTime: number;
  /** Never set: carries the type of the answer. */
  answer?: T;
}

/** Apart from the blog's other queries: every page asks this one, and pays for no more. */
export const latestPostQuery: DataQuery<LatestPost> = {
  queryKey: ['/api/blog/latest'],
  staleTime: 5 * 60_000,
};
