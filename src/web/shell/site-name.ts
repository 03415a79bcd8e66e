import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The product's name; the default where even the root could not be loaded. */
export function useSiteName(): string {
  return useRouteLoaderData<typeof loader>('root')?.site.name ?? 'Zodiary';
}
