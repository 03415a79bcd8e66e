import type { LatestPost } from '../../contract/blog.ts';
import type { DataQuery } from '../shell/data-query.ts';

/** Apart from the blog's other queries: every page asks this one, and pays for no more. */
export const latestPostQuery: DataQuery<LatestPost> = {
  queryKey: ['/api/blog/latest'],
  staleTime: 5 * 60_000,
};
