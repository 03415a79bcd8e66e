import type { MetaDescriptor } from 'react-router';
import type { BlogList } from '../../contract/blog.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import { tagName } from '../../domain/blog/posts.ts';
import { BLOG_PAGE } from '../../domain/pages/blog-pages.ts';
import type { PageText } from '../../domain/pages/page.ts';
import { pagedAddress } from '../../domain/quotes/paging.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { breadcrumbs, type Step } from '../structured-data/breadcrumbs.ts';
import { collectionPage } from '../structured-data/page.ts';

/** Every page of a list is one of its own, in other words too. */
function wordsOf(
  { title, description }: PageText,
  { page, pages, posts, tag }: BlogList,
): Omit<PageText, 'heading'> {
  if (page === 1) return { title, description };
  const some = posts.slice(0, 2).map((post) => `“${post.title}”`);
  const named = posts.length > 2 ? `${some.join(', ')} and others` : some.join(' and ');
  const which = tag === null ? 'our articles' : `our articles filed under “${tagName(tag)}”`;
  return {
    title: `${title}, Page ${page}`,
    description: `Page ${page} of ${pages} of ${which}: ${named}.`,
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
  const page = { ...wordsOf(text, list), canonicalPath: pagedAddress(path, list.page) };
  const posts = list.posts.map((post): Step => [post.title, `/blog/${post.slug}`]);
  const door: Step = [BLOG_PAGE.title, BLOG_PAGE.paths[0]];
  const steps: Step[] = list.tag === null ? [door] : [door, [text.heading, path]];
  const structuredData = [collectionPage(page, posts, site), breadcrumbs(site.url, ...steps)];
  return [...pageMetadata({ ...page, structuredData }, site), ...neighborLinks(path, list, site)];
}
