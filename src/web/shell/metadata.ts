import type { MetaDescriptor } from 'react-router';
import type { SiteInfo } from '../../contract/page-services.ts';
import { metaDescription } from '../../domain/pages/meta-description.ts';
import type { Thing } from '../structured-data/things.ts';

export interface PageMetadata {
  title: string;
  description: string;
  /** Path and query of the page's one true address. */
  canonicalPath: string;
  noindex?: boolean;
  type?: 'website' | 'article';
  structuredData?: readonly Thing[];
}

/** What a link preview reads of the page; its picture and what no page decides are put in by the server. */
function cardTags(page: PageMetadata, site: SiteInfo): MetaDescriptor[] {
  const description = metaDescription(page.description);
  return [
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: site.url + page.canonicalPath },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: description },
  ];
}

/** Everything a search engine or a link preview reads. The router takes it away again when the page is left. */
export function pageMetadata(page: PageMetadata, site: SiteInfo): MetaDescriptor[] {
  return [
    { title: page.title.includes(site.name) ? page.title : `${page.title} · ${site.name}` },
    { name: 'description', content: metaDescription(page.description) },
    { tagName: 'link', rel: 'canonical', href: site.url + page.canonicalPath },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...cardTags(page, site),
    ...(page.structuredData ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

/** The site as the root loader gave it, for a page's `meta`. */
export function siteOf(matches: readonly (RootMatch | undefined)[]): SiteInfo {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { site: SiteInfo } | undefined)?.site ?? { name: 'Zodiary', url: '', day: '' };
}
