import type { ReactNode } from 'react';
import { BLOG_PAGE } from '../../domain/pages/blog-pages.ts';
import { pageNumberFrom } from '../../domain/quotes/paging.ts';
import { Pager } from '../quotes/pager.tsx';
import { siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
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

function load(take: Take, { request }: Route.LoaderArgs) {
  const page = askedPage(request.url);
  return take(postsQuery(page), ({ blog }) => blog.list(page));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

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
