import type { ReactNode } from 'react';
import type { BlogList } from '../../contract/blog.ts';
import { BLOG_PAGE } from '../../domain/pages/blog-pages.ts';
import { pageNumberFrom } from '../../domain/quotes/paging.ts';
import { fetched, orMissing } from '../quotes/loading.ts';
import { Pager } from '../quotes/pager.tsx';
import { servicesFrom } from '../shell/loading.ts';
import { siteOf } from '../shell/metadata.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/blog-page';
import { FollowLine } from './follow-line.tsx';
import { listMetadata } from './list-metadata.ts';
import { PostList } from './post-list.tsx';
import { postsQuery } from './queries.ts';
import { TagLinks } from './tag-links.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: BLOG_PAGE };

/** Junk means the first page, as everywhere; a page beyond the last does not exist. */
const askedPage = (url: string): number => pageNumberFrom(new URL(url).searchParams.get('page')) ?? 1;

export function loader({ context, request }: Route.LoaderArgs): BlogList {
  return orMissing(servicesFrom(context).blog.list(askedPage(request.url)));
}

export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<BlogList> {
  return fetched(postsQuery(askedPage(request.url)));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? listMetadata('/blog', BLOG_PAGE, loaderData, siteOf(matches)) : [];

export default function BlogPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { posts, page, pages, tags, tag } = loaderData;
  return (
    <Wrap>
      <PageHead text={BLOG_PAGE} />
      <TagLinks tags={tags} tag={tag} />
      <PostList posts={posts} />
      <Pager path="/blog" page={page} pages={pages} />
      <FollowLine />
    </Wrap>
  );
}
