import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlogEntry, BlogList } from '../../contract/blog.ts';
import { postDate, readingTime } from '../../domain/blog/posts.ts';
import { BLOG_PAGE } from '../../domain/pages/blog-pages.ts';
import { PageError } from '../shell/error-screen.tsx';
import { servicesFrom } from '../shell/loading.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { PageHead } from '../shell/page-head.tsx';
import { browserQueryClient } from '../shell/query-client.ts';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/blog-page';
import styles from './blog-page.module.css';
import { FollowLine } from './follow-line.tsx';
import { postsQuery } from './queries.ts';

export const handle = { page: BLOG_PAGE };

export function loader({ context }: Route.LoaderArgs): BlogList {
  const posts = servicesFrom(context).blog.all();
  return {
    posts: posts.map(({ slug, title, excerpt, publishedAt, tags, readingMinutes }) => ({
      slug,
      title,
      excerpt,
      publishedAt,
      tags,
      readingMinutes,
    })),
  };
}

export function clientLoader(): Promise<BlogList> {
  return browserQueryClient().fetchQuery<BlogList>(postsQuery);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  const { title, description } = BLOG_PAGE;
  const posts = loaderData?.posts ?? [];
  const structuredData = {
    '@type': 'Blog',
    name: title,
    description,
    url: `${site.url}/blog`,
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: post.publishedAt,
      url: `${site.url}/blog/${post.slug}`,
    })),
  };
  return pageMetadata({ title, description, canonicalPath: '/blog', structuredData: [structuredData] }, site);
};

function Entry({ post }: { post: BlogEntry }): ReactNode {
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <time dateTime={post.publishedAt}>{postDate(post.publishedAt)}</time>
        <span>{readingTime(post.readingMinutes)}</span>
      </p>
      <div>
        <h2 className={styles.title}>
          <Link to={`/blog/${post.slug}`}>{post.title}</Link>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
      </div>
    </li>
  );
}

export default function BlogPage({ loaderData }: Route.ComponentProps): ReactNode {
  return (
    <Wrap>
      <PageHead text={BLOG_PAGE} />
      <ul className={styles.list}>
        {loaderData.posts.map((post) => (
          <Entry key={post.slug} post={post} />
        ))}
      </ul>
      <FollowLine />
    </Wrap>
  );
}

export function ErrorBoundary(): ReactNode {
  return <PageError />;
}
