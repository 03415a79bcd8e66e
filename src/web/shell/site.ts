import { useRouteLoaderData } from 'react-router';
import type { SiteInfo } from '../../contract/page-services.ts';
import type { loader } from '../root.tsx';

/** Name and address of the site, from the first page on. */
export function useSite(): SiteInfo {
  return useRouteLoaderData<typeof loader>('root')!.site;
}
