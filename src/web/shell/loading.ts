import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { createContext, RouterContextProvider } from 'react-router';
import type { PageServices } from '../../contract/page-services.ts';
import type { Part } from './page-parts.ts';

const servicesContext = createContext<PageServices>();

/** Called by the server with its services; the pages find them again in their loaders. */
export function pageContext(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}

export function servicesFrom(context: Readonly<RouterContextProvider>): PageServices {
  return context.get(servicesContext);
}

type Primed = readonly [queryKey: readonly string[], data: unknown];

/**
 * Query data for the first paint. The times are pinned: they would make every fill of the page cache differ, and the
 * browser stamps them anew when it takes the data over.
 */
export function dehydrated(...primed: Primed[]): DehydratedState {
  const client = new QueryClient();
  for (const [queryKey, data] of primed) client.setQueryData(queryKey, data, { updatedAt: 0 });
  const state = dehydrate(client);
  for (const query of state.queries) query.dehydratedAt = 0;
  return state;
}

/** The server's answers to what the parts of a page ask; one after the other, as a later one may rest on an earlier. */
export async function firstPaint(services: PageServices, parts: readonly Part[]): Promise<DehydratedState> {
  const primed: Primed[] = [];
  for (const { queryKey, find } of parts) primed.push([queryKey, await find(services)]);
  return dehydrated(...primed);
}
