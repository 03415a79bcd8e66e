import { queryOptions } from '@tanstack/react-query';

/** What is asked of the API, by its address in parts, and how long the answer stays good; how it is asked is the query client's. */
export function apiQuery<T>(queryKey: string[], staleTime: number) {
  return queryOptions<T, Error, T, string[]>({ queryKey, staleTime });
}

export type ApiQuery<T> = ReturnType<typeof apiQuery<T>>;
