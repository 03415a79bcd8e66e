import type { MetaDescriptor } from 'react-router';
import type { BlogList } from '../../contract/blog.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import type { PageText } from '../../domain/pages/page.ts';
import { pagedAddress } from '../../domain/quotes/paging.ts';
import { pageMetadata } from '../shell/metadata.ts';

/** Every page of a list is one of its own, in other words too. */
function wordsOf(
  { title, description }: PageText,
  { page, pages, posts }: BlogList,
): Omit<PageText, 'heading'> {
  if (page === 1) return { title, description };
  const some = posts.slice(0, 2).map((post) => `“${post.title}”`);
  return {
    title: `${title}, Page ${page}`,
    description: `Page ${page} of ${pages} of our articles: ${some.join(', ')} and others.`,
  };
}

function neighborLinks(path: string, { page, pages }: BlogList, site: SiteInfo): MetaDescriptor[] {
  const href = (number: number) => site.url + pagedAddress(path, number);
  return [
    ...(page > 1 ? [{ tagName: 'link', rel: 'prev', href: href(page - 1) } as const] : []),
    ...(page < pages ? [{ tagName: 'link', rel: 'next', href: href(page + 1) } as const] : []),
  ];
}

/** What search engines learn about a page of articles. */
export function listMetadata(path: string, text: PageText, list: BlogList, site: SiteInfo): MetaDescriptor[] {
  const { title, description } = wordsOf(text, list);
  const canonicalPath = pagedAddress(path, list.page);
  const structuredData = {
    '@type': 'Blog',
    name: title,
    description,
    url: site.url + canonicalPath,
    blogPost: list.posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: post.publishedAt,
      url: `${site.url}/blog/${post.slug}`,
    })),
  };
  return [
    ...pageMetadata({ title, description, canonicalPath, structuredData: [structuredData] }, site),
    ...neighborLinks(path, list, site),
  ];
}
