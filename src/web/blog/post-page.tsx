import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import type { BlogPost } from '../../contract/blog.ts';
import { postDate, readingTime, tagName } from '../../domain/blog/posts.ts';
import { BLOGPOST_PAGE } from '../../domain/pages/blog-pages.ts';
import { HttpFailure } from '../shell/api-client.ts';
import { PageError } from '../shell/error-screen.tsx';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { DateLine } from '../shell/page-head.tsx';
import { browserQueryClient } from '../shell/query-client.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/post-page';
import { FollowLine } from './follow-line.tsx';
import styles from './post-page.module.css';
import { postMetadata } from './post-metadata.ts';
import { postQuery } from './queries.ts';

export const handle = { page: BLOGPOST_PAGE };

const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

export function loader({ context, params }: Route.LoaderArgs): BlogPost {
  const post = servicesFrom(context).blog.find(params.slug);
  if (!post) throw notFound();
  return post;
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<BlogPost> {
  try {
    return await browserQueryClient().fetchQuery<BlogPost>(postQuery(params.slug));
  } catch (error) {
    throw error instanceof HttpFailure && error.status === 404 ? notFound() : error;
  }
}

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
      <div className={styles.top}>
        <p className={styles.trail}>
          <Link to="/blog">Blog</Link> <span aria-hidden="true">/</span> {tagName(post.tags[0]!)}
        </p>
        <DateLine className={styles.today} />
      </div>
      <h1 className={styles.title}>{post.title}</h1>
      <p className={styles.dek}>{post.excerpt}</p>
      <p className={styles.by}>
        <time dateTime={post.publishedAt}>{postDate(post.publishedAt)}</time>
        <span>{post.author}</span>
        <span>{readingTime(post.readingMinutes)}</span>
      </p>
    </header>
  );
}

function Contents({ headings }: Pick<BlogPost, 'headings'>): ReactNode {
  return (
    <nav className={styles.contents} aria-labelledby="in-this-piece">
      <p id="in-this-piece" className={styles.label}>
        In this piece
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export default function PostPage({ loaderData: post }: Route.ComponentProps): ReactNode {
  return (
    <Wrap>
      <article>
        <PostHead post={post} />
        <div className={styles.plan}>
          <Contents headings={post.headings} />
          <div className={styles.column}>
            <div className={styles.body} dangerouslySetInnerHTML={{ __html: post.html }} />
            <footer className={styles.end}>
              {post.updatedAt !== post.publishedAt && <p>Updated {postDate(post.updatedAt)}.</p>}
              <FollowLine />
              <p className={styles.back}>
                <Link to="/blog">All articles</Link>
              </p>
            </footer>
          </div>
        </div>
      </article>
    </Wrap>
  );
}

export function ErrorBoundary(): ReactNode {
  return <PageError />;
}
