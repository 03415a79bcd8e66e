import type { PageServices } from '../../contract/page-services.ts';
import type { ApiQuery } from './api-query.ts';
import { browserQueryClient } from './query-client.ts';

/** What a part of a page asks for by itself, and how the server finds the same for the first paint. */
export interface Part {
  queryKey: readonly string[];
  prefetch: () => Promise<void>;
  find: (services: PageServices) => unknown;
}

type Find<T> = (services: PageServices) => T | Promise<T>;

export function part<T>(query: ApiQuery<T>, find: Find<NoInfer<T>>): Part {
  return { queryKey: query.queryKey, prefetch: () => browserQueryClient().prefetchQuery(query), find };
}
