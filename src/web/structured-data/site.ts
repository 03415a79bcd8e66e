import type { SiteInfo } from '../../contract/page-services.ts';
import { SIGNS } from '../../domain/zodiac/signs.ts';
import { itemList } from './page.ts';
import { publisherOf } from './publisher.ts';
import type { Thing } from './things.ts';

/** What home says of the whole: the site with its search, who is behind it, and the twelve pages it is about. */
export function siteThings(site: SiteInfo): Thing[] {
  const { name, url } = site;
  const publisher = publisherOf(site);
  return [
    {
      '@type': 'WebSite',
      name,
      url: `${url}/`,
      inLanguage: 'en-US',
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    publisher,
    itemList(
      url,
      SIGNS.map((sign) => [sign.name, `/horoscope/${sign.key}`]),
    ),
  ];
}
