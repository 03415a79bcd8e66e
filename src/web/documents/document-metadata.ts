import type { SiteDocument } from '../../contract/documents.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import type { PageKind } from '../../domain/pages/page.ts';
import type { PageMetadata } from '../shell/metadata.ts';

interface Described {
  page: PageKind;
  document: SiteDocument;
  /** What schema.org calls such a page. */
  type: 'AboutPage' | 'WebPage';
}

/** What search engines and link previews learn about a page that is a text of ours. */
export function documentMetadata({ page, document, type }: Described, site: SiteInfo): PageMetadata {
  const { title, description } = page;
  const canonicalPath = page.paths[0]!;
  const url = site.url + canonicalPath;
  const trail = [
    { name: 'Horoscopes', item: `${site.url}/` },
    { name: page.heading, item: url },
  ];
  return {
    title,
    description,
    canonicalPath,
    structuredData: [
      {
        '@type': type,
        name: title,
        description,
        url,
        dateModified: document.updatedAt,
        inLanguage: 'en-US',
        isPartOf: { '@type': 'WebSite', name: site.name, url: `${site.url}/` },
        publisher: {
          '@type': 'Organization',
          name: site.name,
          url: `${site.url}/`,
          logo: { '@type': 'ImageObject', url: `${site.url}/icons/icon-512.png` },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}
