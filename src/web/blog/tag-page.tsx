import type { ReactNode } from 'react';
import type { BlogList } from '../../contract/blog.ts';
import { tagName } from '../../domain/blog/posts.ts';
import { tagWords } from '../../domain/blog/tag-words.ts';
import { BLOG_TAG_PAGE } from '../../domain/pages/blog-pages.ts';
import { pageText, type PageText } from '../../domain/pages/page.ts';
import { pageNumberFrom } from '../../domain/quotes/paging.ts';
import { Pager } from '../quotes/pager.tsx';
import { siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/tag-page';
import { FollowLine } from './follow-line.tsx';
import { listMetadata } from './list-metadata.ts';
import { PostList } from './post-list.tsx';
import { postsQuery } from './queries.ts';
import { TagLinks } from './tag-links.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: BLOG_TAG_PAGE };

const askedPage = (url: string): number => pageNumberFrom(new URL(url).searchParams.get('page')) ?? 1;

function load(take: Take, { params: { tag }, request }: Route.LoaderArgs) {
  const page = askedPage(request.url);
  return take(postsQuery(page, tag), ({ blog }) => blog.list(page, tag));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

function wordsOf({ tag, posts, ...list }: BlogList): PageText {
  const name = tagName(tag!);
  return pageText(BLOG_TAG_PAGE, { name, words: tagWords({ ...list, name, first: posts[0]!.title }) });
}

const pathOf = ({ tag }: BlogList): string => `/blog/tag/${tag}`;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? listMetadata(pathOf(loaderData), wordsOf(loaderData), loaderData, siteOf(matches)) : [];

export default function TagPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { posts, page, pages, tags, tag } = loaderData;
  return (
    <Wrap>
      <PageHead text={wordsOf(loaderData)} />
      <TagLinks tags={tags} tag={tag} />
      <PostList posts={posts} />
      <Pager path={pathOf(loaderData)} page={page} pages={pages} />
      <FollowLine />
    </Wrap>
  );
}
