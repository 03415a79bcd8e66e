import type { BlogPost } from '../../contract/blog.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import { tagName } from '../../domain/blog/posts.ts';
import { pageText } from '../../domain/pages/page.ts';
import { BLOG_PAGE, BLOGPOST_PAGE } from '../../domain/pages/blog-pages.ts';
import type { PageMetadata } from '../shell/metadata.ts';

/** Its figure at full size. */
function picturesOf({ figure }: BlogPost): string[] {
  return figure.kind === 'cards' ? figure.cards.map(({ src }) => src) : [figure.wide.src];
}

function blogPosting(post: BlogPost, site: SiteInfo, url: string): Record<string, unknown> {
  const publisher = {
    '@type': 'Organization',
    name: site.name,
    url: `${site.url}/`,
    logo: { '@type': 'ImageObject', url: `${site.url}/icons/icon-512.png` },
  };
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Organization', name: post.author, url: `${site.url}/about` },
    publisher,
    image: picturesOf(post).map((path) => site.url + path),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    keywords: post.tags.map(tagName).join(', '),
    timeRequired: `PT${post.readingMinutes}M`,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  };
}

/** What search engines and link previews learn about an article. */
export function postMetadata(post: BlogPost, site: SiteInfo): PageMetadata {
  const canonicalPath = `/blog/${post.slug}`;
  const url = site.url + canonicalPath;
  const trail = [
    { name: BLOG_PAGE.title, item: `${site.url}/blog` },
    { name: post.title, item: url },
  ];
  return {
    title: pageText(BLOGPOST_PAGE, { name: post.title }).title,
    description: post.excerpt,
    canonicalPath,
    type: 'article',
    structuredData: [
      blogPosting(post, site, url),
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}
