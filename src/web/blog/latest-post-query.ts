import type { LatestPost } from '../../contract/blog.ts';
import { apiQuery } from '../shell/api-query.ts';

/** Apart from the blog's other queries: every page asks this one, and pays for no more. */
export const latestPostQuery = apiQuery<LatestPost>(['/api/blog/latest'], 5 * 60_000);
