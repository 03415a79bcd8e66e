import type { BlogList, BlogPost } from '../../contract/blog.ts';
import { apiQuery } from '../shell/api-query.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** Only what differs from the first page of all articles is named. */
export function postsQuery(page: number, tag?: string) {
  const asked = [
    ...(page === 1 ? [] : [`page=${page}`]),
    ...(tag === undefined ? [] : [`tag=${encodeURIComponent(tag)}`]),
  ];
  const search = asked.length > 0 ? `?${asked.join('&')}` : '';
  return apiQuery<BlogList>([`/api/blog${search}`], FIVE_MINUTES_MS);
}

export function postQuery(slug: string) {
  return apiQuery<BlogPost>(['/api/blog', encodeURIComponent(slug)], FIVE_MINUTES_MS);
}
