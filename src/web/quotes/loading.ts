import { data } from 'react-router';
import { HttpFailure } from '../shell/api-client.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import type { ApiQuery } from '../shell/api-query.ts';

const missing = () => data(null, { status: 404, statusText: 'Not Found' });

/** What the library has, or the not-found page. */
export function orMissing<T>(found: T | null): T {
  if (found === null) throw missing();
  return found;
}

/** The same for a page that is opened by a link. */
export async function fetched<T>(query: ApiQuery<T>): Promise<T> {
  try {
    return await browserQueryClient().fetchQuery(query);
  } catch (error) {
    throw error instanceof HttpFailure && error.status === 404 ? missing() : error;
  }
}
