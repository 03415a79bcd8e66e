import type { BlogPost } from '../../contract/blog.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import { tagName } from '../../domain/blog/posts.ts';
import { pageText } from '../../domain/pages/page.ts';
import { BLOG_PAGE, BLOGPOST_PAGE } from '../../domain/pages/blog-pages.ts';
import type { PageMetadata } from '../shell/metadata.ts';
import { article } from '../structured-data/article.ts';
import { breadcrumbs, type Step } from '../structured-data/breadcrumbs.ts';
import type { Article } from '../structured-data/things.ts';

/** Its figure at full size. */
function picturesOf({ figure }: BlogPost): string[] {
  if (figure.kind === 'cards') return figure.cards.map(({ src }) => src);
  return [figure.kind === 'picture' ? figure.picture.src : figure.wide.src];
}

function blogPosting(post: BlogPost, page: PageMetadata, site: SiteInfo): Article {
  const { publishedAt, updatedAt, author } = post;
  const written = { ...page, type: 'BlogPosting', publishedAt, updatedAt, author } as const;
  return {
    ...article({ ...written, picturePaths: picturesOf(post) }, site),
    keywords: post.tags.map(tagName).join(', '),
    timeRequired: `PT${post.readingMinutes}M`,
  };
}

/** What search engines and link previews learn about an article. */
export function postMetadata(post: BlogPost, site: SiteInfo): PageMetadata {
  const page: PageMetadata = {
    title: pageText(BLOGPOST_PAGE, { name: post.title }).title,
    description: post.excerpt,
    canonicalPath: `/blog/${post.slug}`,
    type: 'article',
  };
  const steps: Step[] = [
    [BLOG_PAGE.title, BLOG_PAGE.paths[0]],
    [post.title, page.canonicalPath],
  ];
  return { ...page, structuredData: [blogPosting(post, page, site), breadcrumbs(site.url, ...steps)] };
}
