import type { SiteInfo } from '../../contract/page-services.ts';
import type { Organization } from './things.ts';

/** Who stands behind the site. */
export function publisherOf({ name, url }: SiteInfo): Organization {
  return {
    '@type': 'Organization',
    name,
    url: `${url}/`,
    logo: { '@type': 'ImageObject', url: `${url}/icons/icon-512.png` },
  };
}
