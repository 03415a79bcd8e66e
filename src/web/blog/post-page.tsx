import type { ReactNode } from 'react';
import type { BlogPost } from '../../contract/blog.ts';
import { tagName } from '../../domain/blog/posts.ts';
import { BLOGPOST_PAGE } from '../../domain/pages/blog-pages.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { Contents } from '../ui/contents.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/post-page';
import { PostBody, PostBy } from './post-body.tsx';
import { Neighbors, PostEnd, Related } from './post-end.tsx';
import { PostFigure } from './post-figure.tsx';
import styles from './post-page.module.css';
import { postMetadata } from './post-metadata.ts';
import { postQuery } from './queries.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: BLOGPOST_PAGE };

const load = (take: Take, { params: { slug } }: Route.LoaderArgs) =>
  take(postQuery(slug), ({ blog }) => blog.find(slug));

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { publishedAt, updatedAt } = loaderData;
  return [
    ...pageMetadata(postMetadata(loaderData, site), site),
    { property: 'article:published_time', content: publishedAt },
    { property: 'article:modified_time', content: updatedAt },
  ];
};

function PostHead({ post }: { post: BlogPost }): ReactNode {
  return (
    <header className={styles.head}>
      <Breadcrumbs
        steps={[
          ['Blog', '/blog'],
          [tagName(post.tags[0]!), `/blog/tag/${post.tags[0]}`],
        ]}
        aboutOtherDay
      />
      <h1 className={styles.title}>{post.title}</h1>
      <p className={styles.dek}>{post.excerpt}</p>
      <PostBy {...post} />
    </header>
  );
}

export default function PostPage({ loaderData: post }: Route.ComponentProps): ReactNode {
  return (
    <Wrap>
      <article>
        <PostHead post={post} />
        <PostFigure figure={post.figure} />
        <div className={styles.plan}>
          <Contents label="In this article" parts={post.headings} className={styles.contents} />
          <div className={styles.column}>
            <PostBody html={post.html} />
            <PostEnd post={post} />
          </div>
        </div>
      </article>
      <Related posts={post.related} />
      <Neighbors previous={post.previous} next={post.next} />
    </Wrap>
  );
}
