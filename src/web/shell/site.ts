import { useRouteLoaderData } from 'react-router';
import type { SiteInfo } from '../../contract/page-services.ts';

/** What the root route loads for every page. */
interface RootData {
  site: SiteInfo;
}

/** Name and address of the site, from the first page on. */
export function useSite(): SiteInfo {
  return useRouteLoaderData<RootData>('root')!.site;
}

/** The product's name; the default where even the root could not be loaded. */
export function useSiteName(): string {
  return useRouteLoaderData<RootData>('root')?.site.name ?? 'Zodiary';
}
