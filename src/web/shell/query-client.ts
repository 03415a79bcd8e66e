import { QueryClient, type DehydratedState, type QueryFunction } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiRequest, HttpFailure } from './api-client.ts';

interface LoadOptions {
  on401: 'returnNull' | 'throw';
}

/** The default data load: a GET whose URL is the parts of the query key joined with '/'. */
export function loadByKey({ on401 }: LoadOptions): QueryFunction<unknown> {
  return async ({ queryKey, signal }) => {
    try {
      const response = await apiRequest('GET', queryKey.join('/'), { signal });
      return await response.json();
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof HttpFailure && error.status === 401) return null;
      throw error;
    }
  };
}

/** Exactly the specification's defaults: nothing refetches by itself, nothing goes stale, nothing is retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadByKey({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // Without a connection the device's own copies answer, if anything does.
        networkMode: 'offlineFirst',
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

/** Page data is as old as the moment the browser takes it over; the server pins its times to keep pages identical. */
export function stampedNow(state: DehydratedState, nowMs: number): DehydratedState {
  return {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      dehydratedAt: nowMs,
      state: { ...query.state, dataUpdatedAt: nowMs },
    })),
  };
}

let inBrowser: QueryClient | undefined;

/** One client for the life of the tab, shared by pages and loaders. */
export function browserQueryClient(): QueryClient {
  inBrowser ??= createQueryClient();
  return inBrowser;
}

/** A loader's data for this page, stamped once; navigations inside the browser bring none. */
export function useFreshState(loaded: DehydratedState | null): DehydratedState | null {
  return useMemo(() => loaded && stampedNow(loaded, Date.now()), [loaded]);
}
