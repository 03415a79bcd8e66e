import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlogEntry } from '../../contract/blog.ts';
import { postDate, readingTime, tagName } from '../../domain/blog/posts.ts';
import styles from './post-list.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** Beyond the first two, pictures are below the fold everywhere. */
const ABOVE_THE_FOLD = 2;

function Entry({ post, eager }: { post: BlogEntry; eager: boolean }): ReactNode {
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        <Thumbnail pictures={post.pictures} eager={eager} />
      </div>
      <p className={styles.when}>
        <time dateTime={post.publishedAt}>{postDate(post.publishedAt)}</time>
        <span>{readingTime(post.readingMinutes)}</span>
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={`/blog/${post.slug}`}>{post.title}</Link>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={styles.tags}>
          {post.tags.map((tag) => (
            <Link key={tag} to={`/blog/tag/${tag}`}>
              {tagName(tag)}
            </Link>
          ))}
        </p>
      </div>
    </li>
  );
}

/** Articles as entries of a printed list: figure, date, title, what it is about. */
export function PostList({ posts }: { posts: readonly BlogEntry[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {posts.map((post, index) => (
        <Entry key={post.slug} post={post} eager={index < ABOVE_THE_FOLD} />
      ))}
    </ul>
  );
}
