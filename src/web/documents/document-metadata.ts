import type { SiteDocument } from '../../contract/documents.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import type { PageKind } from '../../domain/pages/page.ts';
import type { PageMetadata } from '../shell/metadata.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { webPage } from '../structured-data/page.ts';

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
  const described = { title, description, canonicalPath };
  return {
    ...described,
    structuredData: [
      { ...webPage(described, site, type), dateModified: document.updatedAt },
      breadcrumbs(site.url, ['Horoscopes', '/'], [page.heading, canonicalPath]),
    ],
  };
}
