import { useMatches } from 'react-router';
import type { SiteInfo } from '../../contract/page-services.ts';
import { siteOf } from '../shell/metadata.ts';

/** For addresses that are written down: the site's own, whatever name it was reached by. */
export function useSiteInfo(): SiteInfo {
  return siteOf(useMatches());
}
