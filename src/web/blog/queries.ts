import type { BlogList, BlogPost } from '../../contract/blog.ts';
import type { DataQuery } from '../shell/data-query.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** Only what differs from the first page of all articles is named. */
export function postsQuery(page: number, tag?: string): DataQuery<BlogList> {
  const asked = [
    ...(page === 1 ? [] : [`page=${page}`]),
    ...(tag === undefined ? [] : [`tag=${encodeURIComponent(tag)}`]),
  ];
  const search = asked.length > 0 ? `?${asked.join('&')}` : '';
  return { queryKey: [`/api/blog${search}`], staleTime: FIVE_MINUTES_MS };
}

export function postQuery(slug: string): DataQuery<BlogPost> {
  return { queryKey: ['/api/blog', encodeURIComponent(slug)], staleTime: FIVE_MINUTES_MS };
}
