import type { SiteInfo } from '../../contract/page-services.ts';
import { metaDescription } from '../../domain/pages/meta-description.ts';
import { publisherOf } from './publisher.ts';
import type { Article } from './things.ts';

interface Written {
  type: Article['@type'];
  title: string;
  description: string;
  canonicalPath: string;
  publishedAt: string;
  updatedAt: string;
  /** Who signs it, where that is somebody else than the site. */
  author?: string;
  picturePaths: readonly string[];
}

/** Something that was written for a day and has a date. */
export function article(written: Written, site: SiteInfo): Article {
  const { url, name } = site;
  return {
    '@type': written.type,
    headline: written.title,
    description: metaDescription(written.description),
    datePublished: written.publishedAt,
    dateModified: written.updatedAt,
    author: { '@type': 'Organization', name: written.author ?? name, url: `${url}/about` },
    publisher: publisherOf(site),
    image: written.picturePaths.map((path) => url + path),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url + written.canonicalPath },
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  };
}
